import { keptProductSchema } from "@shop/contract/orders/kept-product.ts";
import { codeKey } from "@shop/domain/catalogue/codes.ts";
import * as v from "valibot";

import type { ScannedProduct } from "../orders/new-order-view.ts";
import type { TextStore } from "./kept-sales.ts";

/** Codes whose products a browser remembers, at most. */
const MOST = 500;

const knownSchema = v.array(v.tuple([v.string(), v.object({ product: keptProductSchema, qty: v.number() })]));

function known(store: TextStore): v.InferOutput<typeof knownSchema> {
  try {
    return v.parse(knownSchema, JSON.parse(store.read() ?? "[]"));
  } catch {
    return [];
  }
}

/** Remembers what a code names, at the price and stock of now. */
export function rememberCode(store: TextStore, code: string, { product, qty }: ScannedProduct): void {
  const key = codeKey(code);
  const kept = v.parse(keptProductSchema, product);
  const others = known(store).filter(([other]) => other !== key);
  store.write(JSON.stringify([...others.slice(1 - MOST), [key, { product: kept, qty }]]));
}

/** What a code named when it was scanned in this browser the last time; undefined for an unknown one. */
export const recallCode = (store: TextStore, code: string): ScannedProduct | undefined => {
  const key = codeKey(code);
  return known(store).find(([other]) => other === key)?.[1];
};
