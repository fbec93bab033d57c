import type { ListView } from "@shop/data/dash/lists/list-view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";

import { DashHead } from "../dash-head.tsx";
import type { EntityDialogPlace } from "../form/entity-dialog.tsx";
import { useShortcut } from "../use-shortcut.ts";
import { type ListedRow, type ListPlace, ListTable, type ListTableProps } from "./list-table.tsx";

/** What the page of a list reads and calls: its view, and its place in the address. */
export interface ListScreenView<Entry, Update>
  extends ListView<Entry, Update>, ListPlace, EntityDialogPlace {}

export interface ListScreenProps<Entry extends ListedRow, Update> extends Pick<
  ListTableProps<Entry>,
  "layoutName" | "columns" | "nameOf"
> {
  readonly view: ListScreenView<Entry, Update>;
  readonly texts: ListTableProps<Entry>["texts"] & {
    /** The button that adds an entry. */
    readonly add: string;
    /** What the list is for. */
    readonly note: string;
    /** What to do about an empty list. */
    readonly noneHint: string;
  };
  /** The dialogs of the list, loaded with the first that opens: forms need libraries that the list does without. */
  readonly Dialogs: ComponentType<ListScreenView<Entry, Update>>;
  /** What stands below the title in place of the note. */
  readonly note?: ReactNode;
  /** What stands above the table, while no deleted entries are shown. */
  readonly children?: ReactNode;
}

/** The page of a list whose entries can be restored: a table, with the dialogs that add, change and delete them. */
export function ListScreen<Entry extends ListedRow, Update>({
  view,
  texts,
  layoutName,
  columns,
  nameOf,
  Dialogs,
  note = texts.note,
  children,
}: ListScreenProps<Entry, Update>) {
  const { lists } = useMessages("dashShell");
  const { table, query, onQuery, deleted, onDeleted, onDialog, onRestore } = view;
  const tableTexts = useMemo(() => ({ ...texts, none: `${texts.none} ${texts.noneHint}` }), [texts]);
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted ? fill(lists.deletedNote, { days: RESTORE_DAYS }) : note}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      {!deleted && children}
      <ListTable
        {...{ layoutName, table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore, nameOf }}
        texts={tableTexts}
      />
      {view.dialog && (
        <Suspense>
          <Dialogs {...view} />
        </Suspense>
      )}
    </>
  );
}
