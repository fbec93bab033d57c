import type { FieldChange } from "@shop/contract/history/history.ts";
import { offerText } from "@shop/domain/catalogue/offer.ts";
import { type LinkName, linksInHistory } from "@shop/domain/catalogue/product-links.ts";
import { quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { supplyOfFields, supplyText } from "@shop/domain/suppliers/supply-text.ts";

import type { SheetValues } from "./product-fields.ts";

/**
 * The values of a product in the change history: its offer, supplier, sub category, attributes and linked products by name; those without a known
 * name have their ids. Fields beside those of sheets are kept as they are.
 */
export const productHistory = (
  {
    attribute_values: values,
    needs,
    accessories,
    alternatives,
    offer_price,
    offer_from,
    offer_until,
    quantity_prices,
    supplier_id,
    supplier_part,
    supplier_pack,
    ...rest
  }: SheetValues,
  subCategory: string,
  attributes: AttributeSet,
  supplierNames: ReadonlyMap<number, string>,
  names?: ReadonlyMap<number, LinkName>,
): Readonly<Record<string, FieldChange["new"]>> => ({
  ...rest,
  supply: supplyText(supplyOfFields({ supplier_id, supplier_part, supplier_pack }, supplierNames)) || null,
  offer: offerText({ offer_price, offer_from, offer_until }),
  quantity_prices: quantityPricesText(quantity_prices) || null,
  ...linksInHistory({ needs, accessories, alternatives }, names),
  ...attributes.inHistory(values),
  sub_category: subCategory,
});
