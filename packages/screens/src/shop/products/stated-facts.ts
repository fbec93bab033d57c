import type { Product } from "@shop/contract/products/product.ts";
import { countryName } from "@shop/domain/catalogue/countries.ts";
import type { PublicProductField } from "@shop/domain/catalogue/product-fields.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { plural } from "@shop/i18n/plural.ts";

/** Fields that pages show in places of their own: names, numbers, brand, stock, what is sold and description. */
type PlacedField =
  | "name"
  | "name_ar"
  | "part_number"
  | "manufacturer_part_number"
  | "brand"
  | "unit"
  | "pieces_per_unit"
  | "min_order"
  | "order_step"
  | "max_order"
  | "amount"
  | "restock_on"
  | "description"
  | "description_ar"
  | "visibility";

type StatedField = Exclude<PublicProductField, PlacedField>;

type FactTexts = Messages["productPage"]["facts"];

/** What a product states of itself, as its page and comparisons show it. */
export interface StatedFact {
  readonly name: string;
  /** Null where the product does not state it. */
  readonly value: string | null;
}

/** The words of a warranty; null where none is stated. */
function warrantyText(months: number | null, texts: FactTexts, locale: Locale): string | null {
  if (months === null) return null;
  return months === 0 ? texts.noWarranty : plural(locale, months, texts.months);
}

/** The facts of a product by their fields, in the order of pages and comparisons. */
export const statedFacts = (
  product: Pick<Product, StatedField>,
  texts: FactTexts,
  locale: Locale,
): Readonly<Record<StatedField, StatedFact>> => ({
  warranty_months: {
    name: texts.warranty,
    value: warrantyText(product.warranty_months, texts, locale),
  },
  country: { name: texts.country, value: product.country && countryName(product.country, locale) },
  rohs: { name: texts.rohs, value: product.rohs && texts.rohsAnswers[product.rohs] },
});
