import { offerOf } from "../catalogue/offer.ts";
import { isBelowCost } from "../money/margin.ts";
import { pricesOfText } from "../money/quantity-prices-text.ts";
import type { BulkField, BulkValue } from "./bulk-rule.ts";
import type { CostedProduct } from "./change-price.ts";

/** Whether a product would be sold below what it costs the shop with a new value of a field: at its price, or at that of a new offer. */
export function wouldBeBelowCost(
  { price, cost_price: cost }: CostedProduct & { readonly price: string },
  field: BulkField,
  value: BulkValue,
): boolean {
  if (field === "price") return isBelowCost(pricesOfText(value).price, cost);
  if (field === "offer") return isBelowCost(offerOf(value).offer_price ?? price, cost);
  return field === "cost_price" && isBelowCost(price, String(value));
}
