import type { Offer } from "@shop/domain/catalogue/offer.ts";

import type { ProductRow } from "./products.table.ts";

/** The columns that store an offer. */
export type OfferColumns = Pick<ProductRow, "offerPrice" | "offerFrom" | "offerUntil">;

/** The offer in columns. */
export const offerInColumns = ({ offerPrice, offerFrom, offerUntil }: OfferColumns): Offer => ({
  offer_price: offerPrice,
  offer_from: offerFrom,
  offer_until: offerUntil,
});

/** The columns of an offer. */
export const columnsOfOffer = ({ offer_price, offer_from, offer_until }: Offer): OfferColumns => ({
  offerPrice: offer_price,
  offerFrom: offer_from,
  offerUntil: offer_until,
});
