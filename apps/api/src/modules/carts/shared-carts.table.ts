import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The content of a shared cart: quantities by product id. */
export type SharedPieces = readonly { readonly id: number; readonly qty: number }[];

/** Shared carts, by their token. */
export const sharedCarts = pgTable(
  "shared_carts",
  {
    token: text().primaryKey(),
    pieces: jsonb().$type<SharedPieces>().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("shared_carts_expiry").on(table.expiresAt)],
);
