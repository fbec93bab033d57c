import type { Category } from "@shop/contract/entities/category.ts";
import { localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { listAddress } from "../parts/list-address.ts";

/** What a {@link SubCategoryFilter} takes. */
export interface SubCategoryFilterProps {
  readonly category: Category;
  /** The chosen sub category; null for all. */
  readonly chosen: number | null;
  /** The order that the list keeps. */
  readonly sort: ProductSort;
}

/** The sub categories of a category as links that narrow its list. */
export function SubCategoryFilter({ category, chosen, sort }: SubCategoryFilterProps) {
  const texts = useMessages("catalogue");
  const { locale } = useLocale();
  const choices = [
    { id: null, name: texts.all },
    ...category.sub_category.map((sub) => ({ id: sub.id, name: localName(sub, locale) })),
  ];
  return (
    <nav aria-label={texts.subCategories}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {choices.map(({ id, name }) => (
          <li key={id ?? "all"} className="shrink-0">
            <Link
              href={listAddress(pages.category(category.id), { sub: id, sort })}
              aria-current={id === chosen ? "page" : undefined}
              className="border-line bg-surface hover:border-line-strong aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-background flex min-h-11 max-w-72 items-center rounded-full border px-4"
            >
              <bdi className="truncate">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
