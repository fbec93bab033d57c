import type { AdminCategoriesView } from "@shop/data/dash/categories/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useCallback, useMemo } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import type { EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../shared/list/list-table.tsx";
import { useLatest } from "../shared/sheet/use-latest.ts";
import { useShortcut } from "../shared/use-shortcut.ts";
import { useCategoryColumns } from "./category-columns.tsx";

// Forms, pictures and sorting need libraries that the list does without.
const CategoryDialogs = lazy(async () => ({
  default: (await import("./category-dialogs.tsx")).CategoryDialogs,
}));
const CategoryOrder = lazy(async () => ({ default: (await import("./category-order.tsx")).CategoryOrder }));

export interface CategoriesScreenProps extends AdminCategoriesView, ListPlace, EntityDialogPlace {}

/** The list of categories, with the dialogs that add, change and delete them, or their order. */
export function CategoriesScreen(props: CategoriesScreenProps) {
  const { categories: texts } = useMessages("dashCategories");
  const { lists, table: tableTexts, order: orderTexts } = useMessages("dashShell");
  const { locale } = useLocale();
  const { table, all, order, query, onQuery, deleted, onDeleted, dialog, onDialog, onRestore, savedFilters } =
    props;
  const latest = useLatest(onDialog);
  const onPicture = useCallback((id: number) => latest.current({ kind: "picture", id }), [latest]);
  const columns = useCategoryColumns(deleted, onPicture);
  const ownTexts = useMemo(
    () => ({ ...texts, none: tableTexts.no_results, notFound: tableTexts.no_results }),
    [texts, tableTexts],
  );
  const add = () => onDialog({ kind: "new" });
  const isOrdering = dialog?.kind === "order";
  useShortcut("n", texts.addTitle, add);
  const note = () => {
    if (table.status === "loading") return texts.loading;
    return deleted && !isOrdering && fill(lists.deletedNote, { days: RESTORE_DAYS });
  };
  return (
    <>
      <DashHead
        title={texts.title}
        note={note()}
        action={
          isOrdering ? (
            <Button variant="signal" onClick={() => onDialog(null)}>
              {orderTexts.done}
            </Button>
          ) : (
            <Button variant="signal" onClick={add}>
              <Plus aria-hidden className="size-4" />
              {texts.create}
            </Button>
          )
        }
      />
      {isOrdering ? (
        <Suspense>
          <CategoryOrder {...order} all={all} />
        </Suspense>
      ) : (
        <ListTable
          layoutName="categories"
          {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore, savedFilters }}
          nameOf={(row) => localName(row, locale)}
          texts={ownTexts}
          toolbar={
            <Button size="sm" onClick={() => onDialog({ kind: "order" })}>
              <ArrowUpDown aria-hidden className="size-4" />
              {orderTexts.open}
            </Button>
          }
        />
      )}
      {dialog && (
        <Suspense>
          <CategoryDialogs {...props} />
        </Suspense>
      )}
    </>
  );
}
