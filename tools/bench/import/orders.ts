import { setTimeout as delay } from "node:timers/promises";

import { createApi } from "@shop/data/api.ts";

import { buyer } from "../../../apps/web/tests/support/buying.ts";
import { type Load, loadOf } from "./load.ts";

/** Milliseconds between the answer to an order and the next order. */
const PAUSE_MS = 200;

/** Places orders one after the other while `work` runs; they wait for the embedded database's only session. */
export async function underOrders<T>(
  base: string,
  work: () => Promise<T>,
): Promise<Load & { readonly result: T }> {
  const api = createApi({ fetch, baseUrl: base });
  const { data } = await api.productCards({}, { limit: 100 });
  const product = data.find(({ amount, price }) => amount >= 20 && price !== "0.00");
  if (!product) throw new Error("The shop has no product with a large stock.");
  const { id, price, name } = product;
  const info = { ...buyer, name: "Mona Adel", address1: "14 Station Street", address2: "Tanta", note: "" };
  const times: number[] = [];
  const ending = new AbortController();
  const ordering = (async () => {
    while (!ending.signal.aborted) {
      const start = performance.now();
      const cart = [{ id, name, price, image: "", qty: 1 }];
      // Once the stock is sold an order is refused after the same reads.
      await api
        .call("placeOrder", { body: { cart, info, locale: "en" }, idempotencyKey: crypto.randomUUID() })
        .catch(() => null);
      times.push(performance.now() - start);
      await delay(PAUSE_MS);
    }
  })();
  const result = await work().finally(() => ending.abort());
  await ordering;
  return { result, ...loadOf(times) };
}
