import type { AdminAttribute } from "@shop/contract/attributes/attribute.ts";
import type { AttributesView } from "@shop/data/dash/attributes/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import type { EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { type ListPlace, ListTable } from "../shared/list/list-table.tsx";
import { useShortcut } from "../shared/use-shortcut.ts";
import { AttributeDialogs } from "./attribute-dialogs.tsx";
import { DefinitionSheetMenu } from "./definition-sheet-menu.tsx";

export interface AttributesScreenProps extends AttributesView, ListPlace, EntityDialogPlace {}

/** What the values of an attribute are, in words. */
function KindText({ kind, unit, choices }: AdminAttribute) {
  const texts = useMessages("dashAttributes");
  const { locale } = useLocale();
  if (kind === "choice") return plural(locale, choices.length, texts.choicesOf);
  if (kind !== "number") return texts.kinds[kind];
  const { symbol, ar } = unitOf(unit);
  return texts.units[unit] ?? (locale === "ar" ? ar : symbol);
}

function useColumns(): readonly DataTableColumn<AdminAttribute>[] {
  const texts = useMessages("dashAttributes");
  const { noArabic } = useMessages("dashShell").lists;
  const { locale } = useLocale();
  return useMemo(
    () => [
      {
        id: "name",
        label: texts.name,
        size: 240,
        render: (row) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {localName(row, locale)}
            {!row.name_ar && <Badge tone="caution">{noArabic}</Badge>}
          </span>
        ),
      },
      { id: "kind", label: texts.kind, size: 150, render: (row) => <KindText {...row} /> },
      {
        id: "section",
        label: texts.section,
        size: 120,
        render: ({ section, section_ar }) =>
          section === null ? null : localName({ name: section, name_ar: section_ar }, locale),
      },
      {
        id: "groups",
        label: texts.groups,
        size: 150,
        render: ({ category_ids, sub_category_ids }) => {
          const count = category_ids.length + sub_category_ids.length;
          return count === 0 ? (
            <Badge tone="caution">{texts.noGroups}</Badge>
          ) : (
            plural(locale, count, texts.someGroups)
          );
        },
      },
      {
        id: "products",
        label: texts.products,
        align: "end",
        size: 110,
        render: ({ products }) => <span className="figures">{formatCount(products)}</span>,
      },
      {
        id: "missing",
        label: texts.missing,
        align: "end",
        size: 110,
        render: ({ id, missing, deleted_at: deletedAt }) =>
          missing === 0 || deletedAt !== null ? (
            <span className="figures">{formatCount(missing)}</span>
          ) : (
            <TextLink
              href={`${dashPages.products.path}?missing_attribute=${id}`}
              aria-label={plural(locale, missing, texts.missingLink)}
              className="figures"
            >
              {formatCount(missing)}
            </TextLink>
          ),
      },
      {
        id: "filterable",
        label: texts.filter,
        size: 90,
        render: ({ filterable }) => (filterable ? texts.yes : texts.no),
      },
    ],
    [texts, noArabic, locale],
  );
}

/** The list of attributes, with the dialogs that add, change, merge and delete. */
export function AttributesScreen(props: AttributesScreenProps) {
  const texts = useMessages("dashAttributes");
  const { lists } = useMessages("dashShell");
  const { locale } = useLocale();
  const { table, query, onQuery, deleted, onDeleted, onDialog, onRestore } = props;
  const columns = useColumns();
  const add = () => onDialog({ kind: "new" });
  useShortcut("n", texts.add, add);
  const tableTexts = useMemo(
    () => ({
      title: texts.title,
      search: texts.search,
      loading: texts.loading,
      none: texts.none,
      notFound: texts.notFound,
    }),
    [texts],
  );
  return (
    <>
      <DashHead
        title={texts.title}
        note={deleted && fill(lists.deletedNote, { days: RESTORE_DAYS })}
        action={
          <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
            <DefinitionSheetMenu />
            <Button variant="signal" onClick={add}>
              <Plus aria-hidden className="size-4" />
              {texts.add}
            </Button>
          </div>
        }
      />
      <ListTable
        layoutName="attributes"
        {...{ table, columns, query, onQuery, deleted, onDeleted, onDialog, onRestore }}
        nameOf={(row) => localName(row, locale)}
        texts={tableTexts}
      />
      <AttributeDialogs {...props} />
    </>
  );
}
