import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { PaymentKind } from "@shop/domain/orders/payments/order-payments.ts";
import type { PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { orders } from "../orders.table.ts";

/** The ledger of orders. Its entries are only added: one that voids another has its kind, method and amount. */
export const orderPayments = pgTable(
  "order_payments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<PaymentKind>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** A refund is subtracted. */
    amount: numeric({ precision: 24, scale: 2 }).notNull(),
    /** Number that bank, wallet or courier gave it; '' without one. */
    reference: text().notNull().default(""),
    note: text().notNull().default(""),
    /** The name of the branch that took or gave the money. */
    branch: jsonb().$type<Bilingual>(),
    /** The day on which the money is there, in the shop's time zone. */
    valueDate: date("value_date", { mode: "string" })
      .notNull()
      .default(sql.raw(`((now() at time zone '${SHOP_TIME_ZONE}'))::date`)),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator's mail address at that time. */
    by: text().notNull(),
    /** The entry that this one takes back; null for any other. No foreign key: a backup restores rows in the order in which they are stored. */
    voids: integer().unique("order_payments_voids"),
    /** The Idempotency-Key of the request. */
    attempt: text().unique("order_payments_attempt"),
    /** A hash of order and body of the request; null for an entry that came with no key. */
    contentHash: text("content_hash"),
  },
  (table) => [
    check("order_payments_amount", sql`${table.amount} > 0`),
    index("order_payments_of_order").on(table.orderId, table.id),
    index("order_payments_by_value_date").on(table.valueDate, table.id),
    index("order_payments_by_reference")
      .on(table.reference)
      .where(sql`${table.reference} <> ''`),
  ],
);

/** A stored entry. */
export type OrderPaymentRow = typeof orderPayments.$inferSelect;
