import { ApiError } from "@shop/contract/api-error.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { withPages } from "../products/seen-products.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const NINETY_DAYS_MS = 90 * 24 * 60 * 60 * 1000;

/** Answers to shared carts. */
export function cartAnswers(state: ShopState) {
  return {
    createSharedCart: ({ body }) => {
      const token = `cart${state.nextId()}`;
      state.sharedCarts.set(token, orderedPieces(body.lines));
      return { token, expires_at: new Date(Date.now() + NINETY_DAYS_MS).toISOString() };
    },
    readSharedCart: ({ params }) => {
      const shared = state.sharedCarts.get(params.token);
      if (!shared) throw new ApiError("not_found");
      const lines = Array.from(shared, ([id, qty]) => {
        const product = cardOf(state, entityOf(withPages(state), id));
        return { product, qty, kept_price: null };
      });
      return { lines, missing: 0, name: null };
    },
  } satisfies Partial<Answers>;
}
