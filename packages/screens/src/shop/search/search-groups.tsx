import type { Category } from "@shop/contract/categories/category.ts";
import { matchingGroups } from "@shop/domain/catalogue/matching-groups.ts";
import { SEARCH_OVERLAY_GROUPS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LocalText } from "../../shared/local-text.tsx";

export interface SearchGroupsProps {
  /** The categories of the shop. */
  readonly categories: readonly Category[];
  /** The query, its typing errors corrected. */
  readonly query: string;
  /** Called when a category is chosen. */
  readonly onChoose: () => void;
}

/** Links to the categories and sub categories that a query names, in one row; the arrow keys keep to the products. Nothing where it names none. */
export function SearchGroups({ categories, query, onChoose }: SearchGroupsProps) {
  const texts = useMessages("search");
  const { locale } = useLocale();
  const groups = matchingGroups(categories, query, SEARCH_OVERLAY_GROUPS);
  if (groups.length === 0) return null;
  return (
    <ul
      aria-label={texts.categories}
      className="border-line flex gap-2 overflow-x-auto overscroll-x-contain border-b px-4 py-2 sm:flex-wrap"
    >
      {groups.map((group) => (
        <li key={`${group.categoryId}-${group.subCategoryId}`} className="shrink-0">
          <Link
            href={
              group.subCategoryId === null
                ? pages.category(group.categoryId)
                : pages.subCategory(group.categoryId, group.subCategoryId)
            }
            className="border-line bg-surface hover:border-line-strong flex min-h-11 max-w-72 items-center rounded-full border px-4"
            onClick={onChoose}
          >
            <span className="truncate">
              <LocalText text={localName(group, locale)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
