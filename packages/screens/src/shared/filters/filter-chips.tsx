import type { Facets } from "@shop/contract/facets/endpoints.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { noFilters, type ProductFilters, type RangeFilter } from "@shop/domain/facets/product-filters.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import type { MouseEvent } from "react";

import { withBrand, withChoice, withRange } from "./filter-changes.ts";
import { chipClasses, chipsClasses, FilterChip } from "./filter-chip.tsx";
import { numberOf } from "./range-scale.ts";

export interface FilterChipsProps {
  /** What the list offers, which names what is filtered by; null while it is loading. */
  readonly facets: Facets | null;
  readonly filters: ProductFilters;
  /** The address of the list with other filters. */
  readonly addressOf: (filters: ProductFilters) => string;
  /** Called with the filters that are left. */
  readonly onFilters: (filters: ProductFilters) => void;
}

interface Chip {
  readonly key: string;
  readonly label: string;
  /** The filters without it. */
  readonly rest: ProductFilters;
}

/** The bounds as `print` writes them. */
const rangeText = (range: RangeFilter, print: (bound: string) => string): string => {
  const [min, max] = [print(range.min), print(range.max)];
  if (min !== "" && max !== "") return `${min} – ${max}`;
  return min === "" ? `≤ ${max}` : `≥ ${min}`;
};

/** The chips of the set filters, each with the filters that are left without it. */
function useChips({ facets, filters }: Pick<FilterChipsProps, "facets" | "filters">): readonly Chip[] {
  const texts = useMessages("products");
  const { locale } = useLocale();
  const facetOf = (id: string) => facets?.attributes.find((one) => String(one.attribute_id) === id);
  const choices = Object.entries(filters.choices).flatMap(([id, ids]) => {
    const facet = facetOf(id);
    if (!facet || !("values" in facet)) return [];
    return ids.flatMap((choice) => {
      const value = facet.values.find((one) => one.id === choice);
      if (!value) return [];
      const label = `${localName(facet, locale)}: ${localName(value, locale)}`;
      return [{ key: `a${id}-${choice}`, label, rest: withChoice(filters, id, choice, false) }];
    });
  });
  const ranges = Object.entries(filters.ranges).flatMap(([id, range]) => {
    const facet = facetOf(id);
    if (!facet) return [];
    const print = (bound: string): string => {
      const value = "unit" in facet ? numberOf(bound, facet.unit) : undefined;
      return "unit" in facet && value !== undefined ? printNumber(value, facet.unit, locale) : bound;
    };
    const label = `${localName(facet, locale)} ${rangeText(range, print)}`;
    return [{ key: `a${id}`, label, rest: withRange(filters, id, noFilters.price) }];
  });
  const isPriced = filters.price.min !== "" || filters.price.max !== "";
  return [
    ...(filters.inStock
      ? [{ key: "stock", label: texts.inStock, rest: { ...filters, inStock: false } }]
      : []),
    ...(filters.onOffer
      ? [{ key: "offer", label: texts.onOffer, rest: { ...filters, onOffer: false } }]
      : []),
    ...filters.brands.map((brand) => ({
      key: `brand-${brand}`,
      label: `${texts.brand}: ${brand}`,
      rest: withBrand(filters, brand, false),
    })),
    ...(isPriced
      ? [
          {
            key: "price",
            label: `${texts.price} ${rangeText(filters.price, formatAmount)} ${CURRENCY_LABEL}`,
            rest: withRange(filters, "price", noFilters.price),
          },
        ]
      : []),
    ...choices,
    ...ranges,
  ];
}

/** The set filters as links that remove them one by one, also without scripts. */
export function FilterChips({ addressOf, onFilters, ...props }: FilterChipsProps) {
  const { filters: texts } = useMessages("lists");
  const chips = useChips(props);
  // The page stays where it is; other ways to open a link work as everywhere.
  const removing = (rest: ProductFilters) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFilters(rest);
  };
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.active} className={chipsClasses}>
      {chips.map(({ key, label, rest }) => (
        <li key={key} className="min-w-0">
          <FilterChip label={label} href={addressOf(rest)} onClick={removing(rest)} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            href={addressOf(noFilters)}
            onClick={removing(noFilters)}
            className={`${chipClasses} border-transparent underline`}
          >
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
