import type { CountState } from "@shop/domain/stock-counts/stock-count.ts";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { bulkChanges } from "../history/bulk-changes.table.ts";

/** Counts of the stock. */
export const stockCounts = pgTable("stock_counts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** Whether pieces of orders that are not sent yet lie where they are counted. */
  withReserved: boolean("with_reserved").notNull(),
  state: text().$type<CountState>().notNull().default("open"),
  startedAt: timestamp("started_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** Mail address of the administrator who started it. */
  startedBy: text("started_by").notNull(),
  closedAt: timestamp("closed_at", { withTimezone: true, precision: 3 }),
  closedBy: text("closed_by"),
  /** The change that its booking has made; null where no stock differed. */
  bulkChangeId: integer("bulk_change_id").references(() => bulkChanges.id),
  version: integer().notNull().default(1),
});

/** Scans, entered numbers and lines of lists; what is counted of a product is their sum. */
export const stockCountEntries = pgTable(
  "stock_count_entries",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countId: integer("count_id")
      .notNull()
      .references(() => stockCounts.id, { onDelete: "cascade" }),
    /** The product's id, without a foreign key because the product may be purged. */
    productId: integer("product_id").notNull(),
    qty: integer().notNull(),
    /** The pieces that there should have been at that moment. */
    expected: integer().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Mail address of the administrator who counted. */
    by: text().notNull(),
    /** The Idempotency-Key of the request; the lines of a list share one. */
    attempt: text(),
  },
  (table) => [index("stock_count_entries_of_product").on(table.countId, table.productId, table.id)],
);

/** A stored count. */
export type StockCountRow = typeof stockCounts.$inferSelect;
