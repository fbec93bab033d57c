import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";
import type { GroupListView } from "@shop/data/dash/groups-view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { synonymsIn } from "@shop/domain/search/synonyms.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useMemo } from "react";

import { LocalText } from "../../parts/local-text.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import type { EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../parts/list-table.tsx";
import { useShortcut } from "../parts/use-shortcut.ts";

// Forms need libraries that the list does without.
const SynonymDialogs = lazy(async () => ({
  default: (await import("./synonym-dialogs.tsx")).SynonymDialogs,
}));

/** Props of {@link SearchSynonymsScreen}. */
export interface SearchSynonymsScreenProps
  extends GroupListView<SynonymGroup, SynonymUpdate>, ListPlace, EntityDialogPlace {}

const wordsOf = ({ words }: SynonymGroup): string => words;

/** The groups of words that mean the same to the search, with the dialogs that add, change and delete them. */
export function SearchSynonymsScreen(props: SearchSynonymsScreenProps) {
  const texts = useMessages("dashSearchSynonyms");
  const { lists } = useMessages("dashShell");
  const { table, query, onQuery, deleted, onDeleted, onDialog, onRestore } = props;
  const columns = useMemo<readonly DataTableColumn<SynonymGroup>[]>(
    () => [
      {
        id: "words",
        label: texts.words,
        size: 640,
        render: ({ words }) => (
          <span className="flex flex-wrap gap-2 py-1">
            {synonymsIn(words).map((word) => (
              <Badge key={word} className="wrap-anywhere whitespace-normal">
                <LocalText text={word} />
              </Badge>
            ))}
          </span>
        ),
      },
    ],
    [texts],
  );
  const tableTexts = useMemo(() => ({ ...texts, none: `${texts.none} ${texts.noneHint}` }), [texts]);
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted ? fill(lists.deletedNote, { days: RESTORE_DAYS }) : texts.note}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      <ListTable
        layoutName="search-synonyms"
        {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore }}
        nameOf={wordsOf}
        texts={tableTexts}
      />
      {props.dialog && (
        <Suspense>
          <SynonymDialogs {...props} />
        </Suspense>
      )}
    </>
  );
}
