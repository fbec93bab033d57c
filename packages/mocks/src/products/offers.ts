import { ApiError } from "@shop/contract/api-error.ts";
import type { Product } from "@shop/contract/products/product.ts";
import {
  noOffer,
  type Offer,
  offerErrors,
  type OfferedProduct,
  priceAtMinute,
  shopMinuteOf,
} from "@shop/domain/catalogue/offer.ts";
import { lowerSteps, stepErrors } from "@shop/domain/money/quantity-prices.ts";

import type { ShopState } from "../shop/state.ts";

type StoredPrices = OfferedProduct & Pick<Product, "quantity_prices">;

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

/** Stores prices of a product, and returns what shoppers see of them now; throws invalid. */
export function storePrices({ offers, quantityPrices }: ShopState, id: number, stored: StoredPrices) {
  const errors = { ...offerErrors(stored), ...stepErrors(stored) };
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
  const { offer_price, offer_from, offer_until, quantity_prices } = stored;
  offers.set(id, { offer_price, offer_from, offer_until });
  quantityPrices.set(id, quantity_prices);
  const shown = priceAtMinute(stored, shopMinuteOf(new Date()));
  return { ...shown, quantity_prices: lowerSteps(quantity_prices, shown.price) };
}
