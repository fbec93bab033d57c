import type { OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { mails } from "../mails/mails.table.ts";
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
    /** Whether a mail to the buyer was written. */
    mailed: boolean().notNull().default(false),
    /** That mail; null once it is deleted. */
    mailId: integer("mail_id").references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    index("order_log_of_order").on(table.orderId, table.id),
    index("order_log_by_time").on(table.at, table.id),
    index("order_log_of_mail")
      .on(table.mailId)
      .where(sql`${table.mailId} is not null`),
  ],
);

/** A stored entry. */
export type OrderLogRow = typeof orderLog.$inferSelect;
