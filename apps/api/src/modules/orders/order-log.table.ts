import type { OrderLogEntry } from "@shop/contract/entities/admin-order.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { orders } from "./orders.table.ts";

/** What administrators changed in orders. */
export const orderLog = pgTable(
  "order_log",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator's mail address at that time. */
    by: text().notNull(),
    action: text().$type<OrderLogEntry["action"]>().notNull(),
    /** States before and after; null where the state stayed. */
    from: text().$type<OrderState>(),
    to: text().$type<OrderState>(),
    text: text().notNull().default(""),
    /** Whether the buyer got a mail. */
    mailed: boolean().notNull().default(false),
  },
  (table) => [index("order_log_of_order").on(table.orderId, table.id)],
);

/** A stored entry. */
export type OrderLogRow = typeof orderLog.$inferSelect;
