import { ApiError } from "@shop/contract/api-error.ts";

import { withPages } from "../products/seen-products.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to requests for a mail when a product is back. */
export function restockRequestAnswers(state: ShopState) {
  return {
    requestRestockMail: ({ params, body }) => {
      if (!state.hasMailServer) return { status: false };
      const product = entityOf(withPages(state), params.id);
      if (product.amount > 0) throw new ApiError("in_stock");
      const addresses = state.restockRequests.get(product.id) ?? new Set();
      state.restockRequests.set(product.id, addresses.add(body.email.toLowerCase()));
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
