import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Remote } from "@shop/data/view.ts";
import { type AttributeSort, attributeOfSort, PIECE_SORT } from "@shop/domain/catalogue/sorting.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Orders of a list by the price of a piece and by the numbers of its attributes. */
interface ColumnSorts {
  readonly sorts: readonly (AttributeSort | typeof PIECE_SORT)[];
  /** The name of each order by an attribute. */
  readonly names: Readonly<Record<string, string>>;
}

/** The orders that depend on what a list has: by the price of a piece where packs are among it, and by attributes in both directions; the current order is always one of them. */
export function useColumnSorts(facets: Remote<Facets>, sort: string): ColumnSorts {
  const { filters: texts } = useMessages("lists");
  const { specifications } = useMessages("products");
  const { locale } = useLocale();
  const attributes = facets.status === "ready" ? facets.data.attributes : [];
  const ranges = attributes.flatMap((facet) =>
    "values" in facet ? [] : [{ id: facet.attribute_id, name: localName(facet, locale) }],
  );
  const current = attributeOfSort(sort);
  const isKnown = ranges.some(({ id }) => id === current?.id);
  const all = current && !isKnown ? [...ranges, { id: current.id, name: specifications }] : ranges;
  const named = all.flatMap(({ id, name }) => [
    [`a${id}` as const, fill(texts.sortUp, { name })] as const,
    [`-a${id}` as const, fill(texts.sortDown, { name })] as const,
  ]);
  const hasPacks = sort === PIECE_SORT || (facets.status === "ready" && facets.data.packs > 0);
  return {
    sorts: [...(hasPacks ? ([PIECE_SORT] as const) : []), ...named.map(([one]) => one)],
    names: Object.fromEntries(named),
  };
}
