import { ApiError } from "@shop/contract/api-error.ts";
import type { Product } from "@shop/contract/products/product.ts";
import {
  noOffer,
  type Offer,
  offerErrors,
  type OfferedProduct,
  offerText,
  shopMinuteOf,
  priceAtMinute,
} from "@shop/domain/catalogue/offer.ts";
import { quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import { lowerSteps, stepErrors } from "@shop/domain/money/quantity-prices.ts";

import type { ShopState } from "../shop/state.ts";

/** Price, offer and quantity prices of a product as they are stored. */
export type StoredPrices = OfferedProduct & Pick<Product, "quantity_prices">;

/** Price, offer and quantity prices of a product as they are stored. */
export function offeredOf(
  { offers, quantityPrices }: Pick<ShopState, "offers" | "quantityPrices">,
  product: Product,
): StoredPrices {
  const { price, price_before: before } = product;
  const shown: Offer = before === null ? noOffer : { ...noOffer, offer_price: price };
  return {
    price: before ?? price,
    ...(offers.get(product.id) ?? shown),
    quantity_prices: quantityPrices.get(product.id) ?? product.quantity_prices,
  };
}

/** A product with the prices that shoppers see now. */
export function priced(product: Product, stored: StoredPrices): Product {
  const shown = priceAtMinute(stored, shopMinuteOf(new Date()));
  return { ...product, ...shown, quantity_prices: lowerSteps(stored.quantity_prices, shown.price) };
}

/** Stores the offer and the quantity prices of a product, beside which `priced` belongs to it; throws invalid for those that cannot be stored. */
export function storeOffer({ offers, quantityPrices }: ShopState, id: number, offered: StoredPrices): void {
  const errors = { ...offerErrors(offered), ...stepErrors(offered) };
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
  const { offer_price, offer_from, offer_until } = offered;
  offers.set(id, { offer_price, offer_from, offer_until });
  quantityPrices.set(id, offered.quantity_prices);
}

/** Prices and offer in the change history, instead of what shoppers see. */
export const offerInHistory = (offered: StoredPrices) => ({
  price: offered.price,
  price_before: null,
  offer_until: null,
  offer: offerText(offered),
  quantity_prices: quantityPricesText(offered.quantity_prices) || null,
});
