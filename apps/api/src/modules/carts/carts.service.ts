import { ApiError } from "@shop/contract/api-error.ts";
import type { SharedCart, SharedLines } from "@shop/contract/carts/shared-cart.ts";
import { orderedPieces } from "@shop/domain/orders/order-check.ts";

import type { Database } from "../../database/database.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import type { ProductService } from "../products/products.service.ts";
import { sharedCarts } from "./shared-carts.ts";

/** Shared carts. `sender` is the client's address, null for requests in process. */
export interface CartService {
  /** Stores the lines of a cart, merged by product; throws too_many_requests. */
  readonly share: (
    lines: SharedLines,
    sender: string | null,
  ) => Promise<{ token: string; expires_at: string }>;
  /** A cart with the current data of its products; throws not_found. */
  readonly open: (token: string) => Promise<SharedCart>;
}

/** Creates the service of shared carts. */
export function cartService(database: Database, products: ProductService): CartService {
  const { queries } = database;
  const carts = sharedCarts(queries);
  const shared = throttle(queries, "cart", { sender: hourly(100) });

  return {
    share: async (lines, sender) => {
      await shared.take({ sender });
      return carts.save(Array.from(orderedPieces(lines), ([id, qty]) => ({ id, qty })));
    },
    open: async (token) => {
      const pieces = await carts.find(token);
      if (!pieces) throw new ApiError("not_found");
      const cards = new Map(
        (
          await products.cards(
            pieces.map(({ id }) => id),
            "pages",
          )
        ).map((card) => [card.id, card]),
      );
      const lines = pieces.flatMap(({ id, qty }) => {
        const product = cards.get(id);
        return product ? [{ product, qty }] : [];
      });
      return { lines, missing: pieces.length - lines.length };
    },
  };
}
