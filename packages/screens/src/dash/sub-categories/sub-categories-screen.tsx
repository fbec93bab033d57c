import type { AdminSubCategory } from "@shop/contract/sub-categories/admin-sub-category.ts";
import type { ListChoice } from "@shop/data/dash/lists/list-view.ts";
import type { AdminSubCategoriesView } from "@shop/data/dash/sub-categories/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import type { EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../shared/list/list-table.tsx";
import { ListedBadge } from "../shared/list/listed-badge.tsx";
import { useShortcut } from "../shared/use-shortcut.ts";
import { SubCategoryDialogs } from "./sub-category-dialogs.tsx";

export interface SubCategoriesScreenProps extends AdminSubCategoriesView, ListPlace, EntityDialogPlace {}

/** Columns of the table; names of deleted sub categories lead nowhere. */
function useColumns(
  deleted: boolean,
  categories: readonly ListChoice[],
): readonly DataTableColumn<AdminSubCategory>[] {
  const { subCategories: texts } = useMessages("dashCategories");
  const { noArabic } = useMessages("dashShell").lists;
  const { locale } = useLocale();
  const names = useMemo(
    () => new Map(categories.map((category) => [category.id, localName(category, locale)])),
    [categories, locale],
  );
  return useMemo(
    () => [
      {
        id: "name",
        label: texts.name,
        sortable: true,
        size: 260,
        render: (row) =>
          deleted ? (
            localName(row, locale)
          ) : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink href={dashPathOf.subCategory(row.id)}>{localName(row, locale)}</TextLink>
              {!row.name_ar && <Badge tone="caution">{noArabic}</Badge>}
              <ListedBadge group={row} texts={texts} />
            </span>
          ),
      },
      {
        id: "category_name",
        label: texts.category,
        size: 220,
        value: ({ category_id, category_name }) => names.get(category_id) ?? category_name,
      },
      {
        id: "products",
        label: texts.products,
        align: "end",
        size: 110,
        render: ({ products }) => <span className="figures">{formatCount(products)}</span>,
      },
    ],
    [texts, noArabic, locale, deleted, names],
  );
}

/** The list of sub categories, with the dialogs that add, change and delete them. */
export function SubCategoriesScreen(props: SubCategoriesScreenProps) {
  const { subCategories: texts } = useMessages("dashCategories");
  const { lists } = useMessages("dashShell");
  const { locale } = useLocale();
  const { table, query, onQuery, deleted, onDeleted, onDialog, onRestore, savedFilters } = props;
  const columns = useColumns(deleted, props.categories);
  const tableTexts = useMemo(() => ({ ...texts, none: `${texts.none} ${texts.noneHint}` }), [texts]);
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted && fill(lists.deletedNote, { days: RESTORE_DAYS })}
        action={
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      <ListTable
        layoutName="sub-categories"
        {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore, savedFilters }}
        nameOf={(row) => localName(row, locale)}
        texts={tableTexts}
      />
      <SubCategoryDialogs {...props} />
    </>
  );
}
