import type { QuarantineMove } from "@shop/domain/quarantine/quarantine.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { products } from "../products/products.table.ts";

/** Units that came back and are not for sale: its entries are only added, and what there is of a product is their sum. */
export const quarantineMoves = pgTable(
  "quarantine_moves",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    kind: text().$type<QuarantineMove>().notNull(),
    /** In the product's selling unit; negative for what leaves. */
    qty: integer().notNull(),
    /** The return that brought them, or whose voiding took them away; null for other moves. No foreign key: a backup restores rows in the order in which they are stored. */
    returnId: integer("return_id"),
    note: text().notNull().default(""),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator's mail address at that time. */
    by: text().notNull(),
    /** The Idempotency-Key of the request. */
    attempt: text().unique("quarantine_moves_attempt"),
  },
  (table) => [
    check("quarantine_moves_qty", sql`${table.qty} <> 0`),
    index("quarantine_moves_of_product").on(table.productId, table.id),
  ],
);

/** A stored move into or out of quarantine. */
export type QuarantineMoveRow = typeof quarantineMoves.$inferSelect;
