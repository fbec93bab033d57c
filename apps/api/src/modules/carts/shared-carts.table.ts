import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What a shared cart holds: pieces of products by their ids. */
export type SharedPieces = readonly { readonly id: number; readonly qty: number }[];

/** Carts that somebody has put where others can open them. */
export const sharedCarts = pgTable(
  "shared_carts",
  {
    token: text().primaryKey(),
    pieces: jsonb().$type<SharedPieces>().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("shared_carts_expiry").on(table.expiresAt)],
);
