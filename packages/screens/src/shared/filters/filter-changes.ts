import type { ProductFilters, RangeFilter } from "@shop/domain/facets/product-filters.ts";

const isOpen = ({ min, max }: RangeFilter): boolean => min === "" && max === "";

const without = <T>(entries: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));

/** The filters with a choice of an attribute set or removed. */
export function withChoice(
  filters: ProductFilters,
  attributeId: number | string,
  choice: number,
  isChosen: boolean,
): ProductFilters {
  const key = String(attributeId);
  const others = (filters.choices[key] ?? []).filter((one) => one !== choice);
  const ids = isChosen ? [...others, choice] : others;
  const rest = without(filters.choices, key);
  return { ...filters, choices: ids.length > 0 ? { ...rest, [key]: ids } : rest };
}

/** The filters with the range of an attribute, or of the price. */
export function withRange(
  filters: ProductFilters,
  attributeId: number | string,
  range: RangeFilter,
): ProductFilters {
  if (attributeId === "price") return { ...filters, price: range };
  const key = String(attributeId);
  const rest = without(filters.ranges, key);
  return { ...filters, ranges: isOpen(range) ? rest : { ...rest, [key]: range } };
}

/** The filters with a brand set or removed. */
export const withBrand = (filters: ProductFilters, brand: string, isChosen: boolean): ProductFilters => ({
  ...filters,
  brands: [...filters.brands.filter((one) => one !== brand), ...(isChosen ? [brand] : [])],
});
