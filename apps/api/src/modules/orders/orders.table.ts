import type { OrderState } from "@shop/contract/entities/order.ts";
import type { Locale } from "@shop/contract/locale.ts";
import { sql } from "drizzle-orm";
import { index, integer, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "../accounts/users.table.ts";

/** Orders, each as it was placed. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What people call it by, in its tidy form. */
    number: text().notNull().unique("orders_number"),
    state: text().$type<OrderState>().notNull().default("received"),
    /** Whose it is, where its buyer was signed in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The buyer's language. */
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull(),
    note: text().notNull(),
    /** The sum of its lines, without those whose price was 0. */
    total: numeric({ precision: 24, scale: 2 }).notNull(),
    /** What its sender called the attempt to order, so that the same one sent again is told from another. */
    attempt: text().unique("orders_attempt"),
    /** A hash of what was sent. */
    contentHash: text("content_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("orders_of_user").on(table.userId, table.id),
    index("orders_by_state").on(table.state, table.id),
    index("orders_without_attempt")
      .on(table.contentHash)
      .where(sql`${table.attempt} is null`),
  ],
);

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect;
