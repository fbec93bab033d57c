import type { SellingUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { foldedSql } from "../list/folded-sql.ts";
import { orders } from "../orders.table.ts";

/** Lines of orders: snapshots of the products when they were ordered. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Position from 0, in the order of the cart. */
    place: integer().notNull(),
    /** The product's id, without a foreign key because the product may be deleted. */
    productId: integer("product_id").notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    partNumber: text("part_number"),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    /** What it cost without the offer that it was ordered at; null without one. */
    priceBefore: numeric("price_before", { precision: 12, scale: 2 }),
    /** What one cost the shop when it was ordered, or as an owner has corrected it; null where that is not known. */
    cost: numeric({ precision: 12, scale: 2 }),
    /** The same as exact as the books need it, the average of the stock when it was taken; null where the cost is not known, or as it was corrected. */
    costExact: numeric("cost_exact", { precision: 18, scale: 6 }),
    /** Its rate of value added tax in percent when it was ordered, 0 where it is exempt; null for lines from before rates were kept. */
    vatRate: numeric("vat_rate", { precision: 5, scale: 2 }),
    qty: integer().notNull(),
    /** How many of them parcels have: the sum of `order_parcel_lines` of parcels that count. */
    sent: integer().notNull().default(0),
    /** How many of them came back: the sum of `order_return_lines` of returns that count. */
    returned: integer().notNull().default(0),
    /** What one was, and its pieces; null for both where it was a piece. */
    unit: text().$type<SellingUnit>(),
    piecesPerUnit: integer("pieces_per_unit"),
    /** Names and part number, folded for the search of orders. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedSql(`"name" || ' ' || coalesce("name_ar", '') || ' ' || coalesce("part_number", '')`),
      ),
    /** The part number as `foldOrderedPart` of the domain folds it. */
    partKey: text("part_key")
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(${foldedSql(`coalesce("part_number", '')`)}, '[^[:alnum:]]', '', 'g')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.place] }),
    check("order_lines_sent", sql`${table.sent} between 0 and ${table.qty}`),
    check("order_lines_returned", sql`${table.returned} between 0 and ${table.qty}`),
    index("order_lines_product").on(table.productId),
  ],
);

/** A stored line, without what only a search reads. */
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, "searchText" | "partKey">;
