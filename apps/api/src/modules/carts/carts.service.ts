import { randomInt } from "node:crypto";

import { ApiError } from "@shop/contract/api-error.ts";
import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import { orderedPieces } from "@shop/domain/orders/order-check.ts";

import type { Database } from "../../database/database.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import type { ProductService } from "../products/products.service.ts";
import { findSharedCart, insertSharedCart, trimSharedCarts } from "./carts.repository.ts";
import type { SharedPieces } from "./shared-carts.table.ts";

const SHARED_DAYS = 90;
/** Letters and digits without those that look alike; ten of them are short to type and infeasible to guess. */
const TOKEN_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const TOKEN_LENGTH = 10;

const makeCartToken = (): string =>
  Array.from({ length: TOKEN_LENGTH }, () => TOKEN_SIGNS[randomInt(TOKEN_SIGNS.length)]).join("");

/** Shared carts. `sender` is the client's address, null for requests in process. */
export interface CartService {
  /** Stores the lines of a cart, merged by product; throws too_many_requests. */
  readonly share: (
    lines: SharedPieces,
    sender: string | null,
  ) => Promise<{ token: string; expires_at: string }>;
  /** A cart with the current data of its products; throws not_found. */
  readonly open: (token: string) => Promise<SharedCart>;
}

/** Creates the service of shared carts. */
export function cartService(database: Database, products: ProductService): CartService {
  const { queries } = database;
  const shared = throttle(queries, "cart", { sender: hourly(100) });

  return {
    share: async (lines, sender) => {
      await shared.take({ sender });
      const pieces = Array.from(orderedPieces(lines), ([id, qty]) => ({ id, qty }));
      for (;;) {
        const token = makeCartToken();
        const expiresAt = await insertSharedCart(queries, { token, pieces, days: SHARED_DAYS });
        if (!expiresAt) continue;
        await trimSharedCarts(queries);
        return { token, expires_at: expiresAt.toISOString() };
      }
    },
    open: async (token) => {
      const pieces = await findSharedCart(queries, token);
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
