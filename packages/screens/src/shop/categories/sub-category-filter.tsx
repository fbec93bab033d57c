import type { Category } from "@shop/contract/categories/category.ts";
import type { ProductSort } from "@shop/domain/catalogue/sorting.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import { useEffect, useRef } from "react";

import { listAddress, type ListView } from "../../shared/list/list-address.ts";
import { LocalText } from "../../shared/local-text.tsx";

export interface SubCategoryFilterProps {
  /** The category whose sub categories are offered. */
  readonly category: Category;
  /** The selected sub category; null for all. */
  readonly chosen: number | null;
  /** The sort order that the links keep. */
  readonly sort: ProductSort;
  /** The view that the links keep. */
  readonly view: ListView;
}

/** Links that filter a category's list by sub category; the current one is scrolled into view. */
export function SubCategoryFilter({ category, chosen, sort, view }: SubCategoryFilterProps) {
  const { all } = useMessages("products");
  const { subCategories } = useMessages("lists");
  const { locale } = useLocale();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // On phones the row scrolls sideways; `scrollIntoView` would scroll the page as well.
    const row = list.current;
    const current = row?.querySelector(`[data-filter="${chosen}"]`);
    if (!row || !current) return;
    const [around, inside] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
  }, [chosen]);

  const choices = [
    { id: null, name: all },
    ...category.sub_category.map((sub) => ({ id: sub.id, name: localName(sub, locale) })),
  ];
  return (
    <nav aria-label={subCategories} className="max-lg:mt-1 lg:mb-2">
      <ul
        ref={list}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:gap-1.5 lg:px-0 lg:py-0"
      >
        {choices.map(({ id, name }) => (
          <li key={id ?? "all"} data-filter={String(id)} className="shrink-0">
            <Link
              href={listAddress(pages.category(category.id), { sub: id, sort, view })}
              aria-current={id === chosen ? "page" : undefined}
              className="border-line bg-surface hover:border-line-strong aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-background flex min-h-11 max-w-72 items-center rounded-full border px-4 lg:min-h-8 lg:px-3 lg:text-sm forced-colors:aria-[current]:border-3"
            >
              <span className="truncate">
                <LocalText text={name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
