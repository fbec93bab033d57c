import type { Category } from "@shop/contract/categories/category.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LocalText } from "../../shared/local-text.tsx";

export interface CategoryColumnsProps {
  /** The categories with their sub categories. */
  readonly categories: readonly Category[];
  /** Level of the headings. */
  readonly heading: "h2" | "h3";
  /** Called when a category or sub category is chosen. */
  readonly onChoose?: (() => void) | undefined;
}

/** All categories with links to their sub categories, in columns where there is room. */
export function CategoryColumns({ categories, heading: Heading, onChoose }: CategoryColumnsProps) {
  const { locale } = useLocale();
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {bySortIndex(categories).map((category) => (
        <li key={category.id} className="mb-6 break-inside-avoid">
          <Heading className="border-line border-b font-semibold">
            <Link
              href={pages.category(category.id)}
              className="flex min-h-11 items-center wrap-anywhere hover:underline"
              onClick={onChoose}
            >
              <LocalText text={localName(category, locale)} />
            </Link>
          </Heading>
          {category.sub_category.length > 0 && (
            <ul className="pt-1">
              {category.sub_category.map((sub) => (
                <li key={sub.id}>
                  <Link
                    href={pages.subCategory(category.id, sub.id)}
                    className="text-muted hover:text-ink flex min-h-11 items-center wrap-anywhere hover:underline lg:min-h-8"
                    onClick={onChoose}
                  >
                    <LocalText text={localName(sub, locale)} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
