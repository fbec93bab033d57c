import { createApi } from "@shop/data/api.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { buyer } from "./buying.ts";

/** What a test orders. */
export interface TestOrder {
  /** Pieces of one product; 2 by default. */
  readonly qty?: number;
  /** The product's id; by default the first one with a large stock. */
  readonly productId?: number;
  readonly name?: string;
  readonly locale?: Locale;
}

/** An order that a test has placed. */
export interface PlacedOrder {
  readonly number: string;
  readonly productId: number;
}

/** Places an order at a shop without its pages. */
export async function placeOrder(
  shop: string,
  { qty = 2, productId, name = "Mona Adel", locale = "en" }: TestOrder = {},
): Promise<PlacedOrder> {
  const api = createApi({ fetch, baseUrl: shop });
  const { data } = await api.productCards({}, { limit: 100 });
  const product = data.find(({ id, amount, price }) =>
    productId === undefined ? amount >= 20 && price !== "0.00" : id === productId,
  );
  if (!product) throw new Error("The shop has no product with a large stock.");
  const { id, price } = product;
  const cart = [{ id, name: product.name, price, image: "", qty }];
  const info = {
    ...buyer,
    name,
    address1: "14 Station Street",
    address2: "Tanta",
    note: "Call before you come.",
  };
  // Without a key of its own an equal order would be taken for a repetition.
  const answer = await api.call("placeOrder", {
    body: { cart, info, locale },
    idempotencyKey: crypto.randomUUID(),
  });
  return { number: ("order_number" in answer && answer.order_number) || "", productId: id };
}
