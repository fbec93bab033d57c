import { keptLines } from "@shop/contract/accounts/kept-link.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { SharedCart, SharedLines } from "@shop/contract/carts/shared-cart.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";

import type { Database } from "../../database/database.ts";
import { findKept } from "../kept/kept-links.ts";
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
  const sharings = throttle(queries, "cart", { sender: hourly(100) });

  return {
    share: async (lines, sender) => {
      await sharings.take({ sender });
      return carts.save(Array.from(orderedPieces(lines), ([id, qty]) => ({ id, qty })));
    },
    open: async (token) => {
      const shared = await carts.find(token);
      const kept = shared ? undefined : await findKept(queries, { kind: "cart", schema: keptLines, token });
      const pieces = shared?.map((line) => Object.assign(line, { price: null })) ?? kept?.content;
      if (!pieces) throw new ApiError("not_found");
      const cards = new Map(
        (
          await products.cards(
            pieces.map(({ id }) => id),
            "pages",
          )
        ).map((card) => [card.id, card]),
      );
      const lines = pieces.flatMap(({ id, qty, price }) => {
        const product = cards.get(id);
        return product ? [{ product, qty, kept_price: price }] : [];
      });
      return { lines, missing: pieces.length - lines.length, name: kept?.name ?? null };
    },
  };
}
