import type { Category } from "@shop/contract/categories/category.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";

import { LocalText } from "../../shared/local-text.tsx";

export interface SearchStartProps {
  /** Queries searched for in this browser, the latest first. */
  readonly recent: readonly string[];
  /** The categories to offer as links; their section is left out if there are none. */
  readonly categories: readonly Category[];
  /** Searches for a recent query again. */
  readonly onQuery: (query: string) => void;
  /** Called when a category is chosen. */
  readonly onChoose: () => void;
}

const row = "hover:bg-sunken flex min-h-11 w-full items-center gap-3 px-4 text-start -outline-offset-2";

/** What the search overlay shows before anything is typed: recent searches and the categories. */
export function SearchStart({ recent, categories, onQuery, onChoose }: SearchStartProps) {
  const texts = useMessages("search");
  const { locale } = useLocale();
  return (
    <div className="grid gap-4 py-4">
      <p className="text-muted px-4 text-center">{texts.hint}</p>
      {recent.length > 0 && (
        <section>
          <h2 className="px-4 pb-1 font-semibold">{texts.recent}</h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" data-result="" className={row} onClick={() => onQuery(query)}>
                  <RotateCcw aria-hidden className="text-muted size-4 shrink-0" />
                  <span className="min-w-0 truncate">
                    <LocalText text={query} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <h2 className="px-4 pb-1 font-semibold">{texts.categories}</h2>
          <ul className="sm:grid sm:grid-cols-2">
            {categories.map((category) => (
              <li key={category.id}>
                <Link data-result="" href={pages.category(category.id)} className={row} onClick={onChoose}>
                  <LocalText text={localName(category, locale)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
