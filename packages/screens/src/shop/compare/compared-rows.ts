import type { Product } from "@shop/contract/products/product.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import type { Messages } from "@shop/i18n/messages.ts";

import { statedFacts } from "../products/stated-facts.ts";

/** One value of the compared products. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  /** The value of each product as it is shown, in their order; null where it states none. */
  readonly values: readonly (string | null)[];
  /** True where the values are words of the page's language, of which server and browser may name a country differently. */
  readonly isWorded: boolean;
  /** True where the products state different values; one that states none differs as well. */
  readonly differs: boolean;
}

/** The texts of the rows that are no attributes. */
export type FactTexts = Pick<Messages["products"], "partNumber" | "brand"> &
  Pick<Messages["productPage"], "facts">;

const rowOf = (
  key: string,
  name: string,
  values: readonly (string | null)[],
  isWorded = false,
): ComparedRow => ({ key, name, values, isWorded, differs: new Set(values).size > 1 });

/** The rows of a comparison: facts, then the values of all attributes that a product has, in the order of the first that has each. */
export function comparedRows(products: readonly Product[], texts: FactTexts, locale: Locale): ComparedRow[] {
  const stated = products.map((one) => Object.values(statedFacts(one, texts.facts, locale)));
  const facts = [
    rowOf(
      "part_number",
      texts.partNumber,
      products.map((one) => one.manufacturer_part_number ?? one.part_number),
    ),
    rowOf(
      "brand",
      texts.brand,
      products.map((one) => one.brand),
    ),
    ...(stated[0] ?? []).map(({ name }, at) =>
      rowOf(
        name,
        name,
        stated.map((own) => own[at]?.value ?? null),
        true,
      ),
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
