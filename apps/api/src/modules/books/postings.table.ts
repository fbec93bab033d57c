import type { PostingKind, StockCause } from "@shop/domain/books/postings.ts";
import type { DeliveryPlace } from "@shop/domain/delivery/delivery.ts";
import type { OrderChannel } from "@shop/domain/orders/order-channel.ts";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const amount = (name: string) => numeric(name, { precision: 24, scale: 2 }).notNull().default("0");

/**
 * The journal of goods and what they are sold for: each change of an order, and of the stock of a product, adds what it changes, on the day on which it happened. Its rows are
 * only added, never changed. Figures are their sums, and so is the stock: triggers on products (`post_stock`) post every change of it. What a row is counted by is what held when the
 * goods were handed over.
 */
export const postings = pgTable(
  "postings",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The day in the shop's time zone. */
    day: date({ mode: "string" }).notNull(),
    /** The order, without a foreign key: what happened stays; null for what is of none. */
    orderId: integer("order_id"),
    /** The purchase order that its goods are of, without a foreign key; null for what is of none. */
    purchaseId: integer("purchase_id"),
    kind: text().$type<PostingKind>().notNull(),
    /** Why the stock changed; null for what an order stands at. */
    cause: text().$type<StockCause>(),
    /** The product of goods, which may be deleted; null for any other. */
    productId: integer("product_id"),
    /** The rate of value added tax in percent; null where it is not known. */
    rate: numeric({ precision: 5, scale: 2 }),
    /** Whether the cost of the goods is known. */
    known: boolean().notNull(),
    orders: integer().notNull().default(0),
    units: integer().notNull().default(0),
    net: amount("net"),
    vat: amount("vat"),
    cost: amount("cost"),
    loss: amount("loss"),
    /** Null for what is of no order. */
    channel: text().$type<OrderChannel>(),
    branch: text(),
    place: text().$type<DeliveryPlace>(),
    /** Mail address of who put the order among the sales. */
    person: text(),
    categoryId: integer("category_id"),
    brand: text(),
    /** The mail address of an administrator; '' for the buyer and for the shop itself. */
    by: text().notNull(),
  },
  (table) => [
    index("postings_of_order").on(table.orderId, table.kind, table.productId),
    index("postings_by_day").on(table.day),
    index("postings_handed_over")
      .on(table.day, table.orderId)
      .where(sql`${table.orders} > 0`),
    index("postings_of_product").on(table.productId, table.kind),
    index("postings_aside")
      .on(table.kind, table.productId)
      .where(sql`${table.kind} in ('not_for_sale', 'coming_back')`),
  ],
);
