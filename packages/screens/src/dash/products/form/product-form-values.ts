import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { filledText } from "@shop/contract/rules.ts";
import type { ProductFormValues, QuantityPriceEntry } from "@shop/data/dash/products/view.ts";
import { eachFormText, isCostAmount, productFieldsWith } from "@shop/domain/catalogue/product-fields.ts";
import { linksText } from "@shop/domain/catalogue/product-links.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { quantityPricesText, readQuantityPrices } from "@shop/domain/money/quantity-prices-text.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import { typedPrice } from "@shop/domain/money/typed-price.ts";
import { attributeOfColumn, isAttributeColumn } from "@shop/domain/sheets/sheet-fields.ts";
import { valueField } from "@shop/domain/specifications/attribute-set.ts";
import { fill } from "@shop/i18n/fill.ts";
import { copiedName } from "@shop/i18n/words/copied-name.ts";
import * as v from "valibot";

/** The rules that the browser checks; the server checks all others. */
const fields = {
  ...eachFormText(() => v.string()),
  name: filledText,
  description: filledText,
  price: filledText,
  quantity_prices: v.array(v.object({ from: filledText, price: filledText })),
  attribute_values: v.record(v.string(), v.string()),
  sub_category_id: filledText,
  version: v.string(),
  stock_reason: v.string(),
};

/** Rules of a new product: name, price, description and sub category are required. */
export const newProductRules: v.GenericSchema<ProductFormValues, ProductFormValues> = v.object(fields);

/** Rules of a product that is edited: the amount is required as well. */
export const productRules: v.GenericSchema<ProductFormValues, ProductFormValues> = v.object({
  ...fields,
  amount: filledText,
});

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** The values of a form with a name at the most, in the language of its letters; a new product has one piece. */
export const newProductValues = (subCategoryId: number | null, name = ""): ProductFormValues => ({
  ...eachFormText(() => ""),
  name: isArabic(name) ? "" : name,
  name_ar: isArabic(name) ? name : "",
  quantity_prices: [],
  amount: "1",
  attribute_values: {},
  visibility: "shown",
  sub_category_id: subCategoryId === null ? "" : String(subCategoryId),
  version: "",
  stock_reason: "",
});

const entriesOf = (steps: readonly QuantityPrice[]): QuantityPriceEntry[] =>
  steps.map(({ from, price }) => ({ from: String(from), price }));

/** The values of a product's form. */
export const productValues = (product: AdminProduct): ProductFormValues => ({
  ...eachFormText((field) => {
    const value = product[field];
    return typeof value === "object" && value !== null ? linksText(value) : String(value ?? "");
  }),
  quantity_prices: entriesOf(product.quantity_prices),
  attribute_values: product.attribute_values,
  sub_category_id: String(product.sub_category_id),
  version: String(product.version),
  stock_reason: "",
});

/** Linked products that are sold: a deleted one stays linked only where it is. */
const soldLinks = ({ linked }: AdminProduct, ids: readonly number[]): string =>
  linksText(ids.filter((id) => linked.some((one) => one.id === id && !one.deleted)));

/**
 * The values of a copy before it is saved: its name says what it is, part numbers, stock, restock date and offer are its own, it is a
 * draft, and no deleted product is linked.
 */
export const copyValues = (product: AdminProduct): ProductFormValues => ({
  ...productValues(product),
  ...Object.fromEntries(productFieldsWith(({ isOwn }) => isOwn === true).map((field) => [field, ""])),
  needs: soldLinks(product, product.needs),
  accessories: soldLinks(product, product.accessories),
  alternatives: soldLinks(product, product.alternatives),
  name: fill(copiedName.en, { name: product.name }),
  name_ar: product.name_ar ? fill(copiedName.ar, { name: product.name_ar }) : "",
  amount: "0",
  visibility: "draft",
  version: "",
});

/** The values of a new product of somebody who may not set prices: its price is still to come. */
export const withoutPrices = (values: ProductFormValues): ProductFormValues => ({
  ...values,
  price: "0",
  quantity_prices: [],
});

/** The values of a form that a conflict compares, by field: each but the version and the reason of a changed stock; those of attributes by `valueField`. */
export function comparedValues({
  version: _version,
  stock_reason: _reason,
  attribute_values: texts,
  quantity_prices: steps,
  ...values
}: ProductFormValues): Readonly<Record<string, string>> {
  const ofAttributes = Object.entries(texts).map(([id, text]) => [valueField(id), text] as const);
  const stepsText = steps.map(({ from, price }) => `${from}: ${price}`).join("; ");
  return { ...values, quantity_prices: stepsText, ...Object.fromEntries(ofAttributes) };
}

/** The values of a form with those of some compared fields replaced. */
export function withCompared(
  values: ProductFormValues,
  replaced: Readonly<Record<string, string>>,
): ProductFormValues {
  const entries = Object.entries(replaced);
  const ofAttributes = entries.flatMap(([field, text]) =>
    isAttributeColumn(field) ? [[attributeOfColumn(field), text] as const] : [],
  );
  const { quantity_prices: steps, ...texts } = Object.fromEntries(
    entries.filter(([field]) => !isAttributeColumn(field)),
  );
  return {
    ...values,
    ...texts,
    ...(steps !== undefined && { quantity_prices: entriesOf(readQuantityPrices(steps) ?? []) }),
    attribute_values: { ...values.attribute_values, ...Object.fromEntries(ofAttributes) },
  };
}

/** Whether two texts of a field store the same value. */
export function isSameValue(field: string, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (field === "quantity_prices") {
    const [steps, others] = [readQuantityPrices(one), readQuantityPrices(other)];
    return steps !== null && others !== null && quantityPricesText(steps) === quantityPricesText(others);
  }
  if (field !== "price" && field !== "offer_price" && !isCostAmount(field)) return false;
  const minor = toMinorUnits(typedPrice(one));
  return minor !== null && minor === toMinorUnits(typedPrice(other));
}
