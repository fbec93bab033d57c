import { ApiError } from "@shop/contract/api-error.ts";
import type { Product } from "@shop/contract/products/product.ts";
import {
  noOffer,
  type Offer,
  offerErrors,
  type OfferedProduct,
  offerText,
  shopMinuteOf,
  shownPrice,
} from "@shop/domain/catalogue/offer.ts";

import type { ShopState } from "../shop/state.ts";

/** Price and offer of a product as they are stored. */
export function offeredOf({ offers }: ShopState, product: Product): OfferedProduct {
  const { price, price_before: before } = product;
  const shown: Offer = before === null ? noOffer : { ...noOffer, offer_price: price };
  return { price: before ?? price, ...(offers.get(product.id) ?? shown) };
}

/** A product with the price that shoppers see now. */
export const priced = (product: Product, offered: OfferedProduct): Product => ({
  ...product,
  ...shownPrice(offered, shopMinuteOf(new Date())),
});

/** Stores the offer of a product, beside which `priced` belongs to it; throws invalid for one that cannot be stored. */
export function storeOffer({ offers }: ShopState, id: number, offered: OfferedProduct): void {
  const errors = offerErrors(offered);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
  const { offer_price, offer_from, offer_until } = offered;
  offers.set(id, { offer_price, offer_from, offer_until });
}

/** Price and offer in the change history, instead of what shoppers see. */
export const offerInHistory = (offered: OfferedProduct) => ({
  price: offered.price,
  price_before: null,
  offer_until: null,
  offer: offerText(offered),
});
