import type { SellingUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { ReturnGoal, ReturnReason } from "@shop/domain/orders/returns/order-returns.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

import { orders } from "../orders.table.ts";

/** What came back of orders, and what they cost less without. Its entries are only added: one that voids another has its reason, value, delivery and fee, and no lines. */
export const orderReturns = pgTable(
  "order_returns",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    reason: text().$type<ReturnReason>().notNull(),
    note: text().notNull().default(""),
    /** What it takes off what is due for the goods, for their delivery, and for the way of payment. */
    value: numeric({ precision: 24, scale: 2 }).notNull(),
    delivery: numeric({ precision: 12, scale: 2 }).notNull().default("0"),
    fee: numeric({ precision: 12, scale: 2 }).notNull().default("0"),
    /** The refund in the ledger that was recorded with it; null without one. No foreign key, like `voids`. */
    refundId: integer("refund_id"),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator's mail address at that time. */
    by: text().notNull(),
    /** The return that this entry takes back; null for any other. No foreign key: a backup restores rows in the order in which they are stored. */
    voids: integer().unique("order_returns_voids"),
    /** The Idempotency-Key of the request. */
    attempt: text().unique("order_returns_attempt"),
    /** A hash of order and body of the request; null for an entry that came with no key. */
    contentHash: text("content_hash"),
  },
  (table) => [
    check("order_returns_value", sql`${table.value} >= 0 and ${table.delivery} >= 0 and ${table.fee} >= 0`),
    index("order_returns_of_order").on(table.orderId, table.id),
  ],
);

/** Lines of returns, with the names of the products as the order had them. */
export const orderReturnLines = pgTable(
  "order_return_lines",
  {
    returnId: integer("return_id")
      .notNull()
      .references(() => orderReturns.id, { onDelete: "cascade" }),
    /** Position of the line in the order, from 0. */
    place: integer().notNull(),
    productId: integer("product_id").notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    /** 0 where an allowance takes off the line. */
    qty: integer().notNull(),
    /** What one was, and its pieces; null for both where it was a piece. */
    unit: text().$type<SellingUnit>(),
    piecesPerUnit: integer("pieces_per_unit"),
    /** Where the units went. */
    goal: text().$type<ReturnGoal>().notNull(),
    /** What the units cost in the order, with their share of its discount, or what an allowance takes off the line. */
    worth: numeric({ precision: 24, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.place] }),
    check("order_return_lines_qty", sql`${table.qty} >= 0`),
  ],
);

/** A stored return, or an entry that takes one back. */
export type OrderReturnRow = typeof orderReturns.$inferSelect;
/** A stored line of a return. */
export type OrderReturnLineRow = typeof orderReturnLines.$inferSelect;
