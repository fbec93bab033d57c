import type { AdminCategory } from "@shop/contract/categories/admin-category.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { initialsOf } from "@shop/ui/avatar/avatar-initials.ts";
import { Avatar } from "@shop/ui/avatar/avatar.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useMemo } from "react";

import { ListedBadge } from "../shared/list/listed-badge.tsx";

interface CategoryAvatarProps {
  /** The category whose picture or initials are shown. */
  readonly category: AdminCategory;
  /** Opens the enlarged picture. */
  readonly onOpen: () => void;
}

/** A category's picture, which opens enlarged; the first letters of its name where it has none. */
function CategoryAvatar({ category, onOpen }: CategoryAvatarProps) {
  const { categories: texts } = useMessages("dashCategories");
  const { locale } = useLocale();
  const name = localName(category, locale);
  return (
    <button
      type="button"
      className="hover:outline-line-strong block rounded-sm hover:outline-2"
      onClick={onOpen}
    >
      <Avatar
        src={category.image && thumbnailAddress(category.image)}
        alt={fill(texts.showImage, { name: name || texts.nameless })}
        fallback={name ? initialsOf(name) : texts.nameless}
        className="@xl:size-9"
      />
    </button>
  );
}

/** Columns of the table of categories; names of deleted ones lead nowhere. */
export function useCategoryColumns(
  deleted: boolean,
  onPicture: (id: number) => void,
): readonly DataTableColumn<AdminCategory>[] {
  const { categories: texts } = useMessages("dashCategories");
  const { noArabic } = useMessages("dashShell").lists;
  const { locale } = useLocale();
  return useMemo(
    () => [
      {
        id: "name",
        label: texts.name,
        sortable: true,
        size: 280,
        render: (row) =>
          deleted ? (
            localName(row, locale)
          ) : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink href={dashPathOf.category(row.id)}>
                {localName(row, locale) || texts.nameless}
              </TextLink>
              {!row.name_ar && <Badge tone="caution">{noArabic}</Badge>}
              <ListedBadge group={row} texts={texts} />
            </span>
          ),
      },
      {
        id: "image",
        label: texts.imageColumn,
        size: 90,
        render: (row) => <CategoryAvatar category={row} onOpen={() => onPicture(row.id)} />,
      },
      {
        id: "sort_index",
        label: texts.sortIndex,
        sortable: true,
        align: "end",
        size: 130,
        render: ({ sort_index }) => <span className="figures">{formatCount(sort_index)}</span>,
      },
      {
        id: "products",
        label: texts.products,
        align: "end",
        size: 110,
        render: ({ products }) => <span className="figures">{formatCount(products)}</span>,
      },
    ],
    [texts, noArabic, locale, deleted, onPicture],
  );
}
