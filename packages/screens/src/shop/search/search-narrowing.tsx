import type { ChoiceFacet, Facets } from "@shop/contract/facets/endpoints.ts";
import { filterText, noFilters, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LocalText } from "../../shared/local-text.tsx";

/** Maximum number of attributes whose values are offered. */
const ATTRIBUTES = 2;
/** Maximum number of values of each attribute, and of brands. */
const VALUES = 3;

export interface SearchNarrowingProps {
  /** The filters that the results of the query offer; null while they are loading. */
  readonly facets: Facets | null;
  /** The query. */
  readonly query: string;
  /** Called when a filter is chosen, before its results open. */
  readonly onChoose: () => void;
}

interface Narrowing {
  readonly label: string;
  readonly count: number;
  readonly filters: ProductFilters;
}

/** Those of some values that leave a part of the products, most products first. */
const mostCommon = <T extends { readonly count: number }>(values: readonly T[], total: number): T[] =>
  values
    .filter(({ count }) => count > 0 && count < total)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, VALUES);

function useNarrowings(facets: Facets | null): Narrowing[] {
  const texts = useMessages("products");
  const { locale } = useLocale();
  if (!facets) return [];
  const { total, in_stock, on_offer, brands, attributes } = facets;
  const choices = attributes.filter((facet): facet is ChoiceFacet => "values" in facet);
  return [
    { label: texts.inStock, count: in_stock, filters: { ...noFilters, inStock: true } },
    { label: texts.onOffer, count: on_offer, filters: { ...noFilters, onOffer: true } },
    ...choices.slice(0, ATTRIBUTES).flatMap((facet) =>
      mostCommon(facet.values, total).map((value) => ({
        label: `${localName(facet, locale)}: ${localName(value, locale)}`,
        count: value.count,
        filters: { ...noFilters, choices: { [facet.attribute_id]: [value.id] } },
      })),
    ),
    ...mostCommon(brands, total).map(({ name, count }) => ({
      label: name,
      count,
      filters: { ...noFilters, brands: [name] },
    })),
  ].filter(({ count }) => count > 0 && count < total);
}

/** Links to the results of a query that a filter leaves, with exact counts, in one row; nothing where no filter leaves a part of them. */
export function SearchNarrowing({ facets, query, onChoose }: SearchNarrowingProps) {
  const { narrow } = useMessages("search");
  const narrowings = useNarrowings(facets);
  // As high as the row to come, so that the results stay where they are.
  if (!facets) return <div className="h-13 lg:h-11" />;
  if (narrowings.length === 0) return null;
  return (
    <ul aria-label={narrow} className="flex gap-2 overflow-x-auto overscroll-x-contain px-4 pb-2 *:shrink-0">
      {narrowings.map(({ label, count, filters }) => (
        <li key={label}>
          <Link
            href={`${pages.resultsFor(query)}&${filterText(filters)}`}
            className="border-line-strong bg-surface hover:border-ink flex min-h-11 max-w-72 items-center gap-2 rounded-full border px-4 text-sm lg:min-h-9"
            onClick={onChoose}
          >
            <span className="min-w-0 truncate">
              <LocalText text={label} />
            </span>
            <span className="text-muted figures">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
