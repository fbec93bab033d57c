import { index, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { orders } from "./orders.table.ts";

/** Lines of orders: the products as they were when they were ordered, whatever becomes of them. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** From 0, in the order of the cart. */
    place: integer().notNull(),
    /** The product's id then; the product itself may be gone. */
    productId: integer("product_id").notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    partNumber: text("part_number"),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.place] }),
    index("order_lines_product").on(table.productId),
  ],
);

/** A stored line. */
export type OrderLineRow = typeof orderLines.$inferSelect;
