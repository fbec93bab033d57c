import type { Product } from "@shop/contract/products/product.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";

/** One value of the compared products. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  /** The value of each product as it is shown, in their order; null where it states none. */
  readonly values: readonly (string | null)[];
  /** True where the products state different values; one that states none differs as well. */
  readonly differs: boolean;
}

/** Names of the rows that all products have. */
export type FactNames = Readonly<Record<"partNumber" | "brand" | "warranty", string>>;

const rowOf = (key: string, name: string, values: readonly (string | null)[]): ComparedRow => ({
  key,
  name,
  values,
  differs: new Set(values).size > 1,
});

/** The rows of a comparison: facts, then the values of all attributes that a product has, in the order of the first that has each. */
export function comparedRows(products: readonly Product[], names: FactNames, locale: Locale): ComparedRow[] {
  const facts = [
    rowOf(
      "part_number",
      names.partNumber,
      products.map((one) => one.manufacturer_part_number ?? one.part_number),
    ),
    rowOf(
      "brand",
      names.brand,
      products.map((one) => one.brand),
    ),
    rowOf(
      "warranty",
      names.warranty,
      products.map(({ warranty_months: months }) => (months === null ? null : String(months))),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
  const attributes = new Map(
    products.flatMap(({ specifications }) => specifications.map((one) => [one.attribute_id, one] as const)),
  );
  const values = [...attributes.values()].map((attribute) =>
    rowOf(
      String(attribute.attribute_id),
      localName(attribute, locale),
      products.map(({ specifications }) => {
        const own = specifications.find((one) => one.attribute_id === attribute.attribute_id);
        return (own && (locale === "ar" ? own.text_ar : own.text)) ?? null;
      }),
    ),
  );
  return [...facts, ...values];
}
