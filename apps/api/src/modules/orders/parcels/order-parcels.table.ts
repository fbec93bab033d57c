import type { SellingUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

import { orders } from "../orders.table.ts";

/** The parcels in which orders are sent. One that is taken back stays, with who did it and when. */
export const orderParcels = pgTable(
  "order_parcels",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Who carries it; '' where that is not stated. */
    carrier: text().notNull(),
    /** Its number there, as `tidyTracking` of the domain gives it; '' without one. */
    tracking: text().notNull(),
    /** What it has of the cost of delivery and the fee of the payment. */
    charges: numeric({ precision: 24, scale: 2 }).notNull().default("0"),
    /** What its courier collects; null for one that was sent before that was kept. */
    collect: numeric({ precision: 24, scale: 2 }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The administrator's mail address at that time; '' where that is not known. */
    by: text().notNull(),
    /** When it was taken back, and by whom; null while it counts. */
    voidedAt: timestamp("voided_at", { withTimezone: true, precision: 3 }),
    voidedBy: text("voided_by"),
    /** The Idempotency-Key of the request. */
    attempt: text().unique("order_parcels_attempt"),
    /** A hash of order and body of the request; null for a parcel that came with no key. */
    contentHash: text("content_hash"),
  },
  (table) => [
    check("order_parcels_collect", sql`${table.charges} >= 0 and ${table.collect} >= 0`),
    check("order_parcels_voided", sql`(${table.voidedAt} is null) = (${table.voidedBy} is null)`),
    index("order_parcels_of_order").on(table.orderId, table.id),
    index("order_parcels_by_tracking")
      .on(table.tracking)
      .where(sql`${table.tracking} <> ''`),
  ],
);

/** Lines of parcels, with the names of the products as the order had them. */
export const orderParcelLines = pgTable(
  "order_parcel_lines",
  {
    parcelId: integer("parcel_id")
      .notNull()
      .references(() => orderParcels.id, { onDelete: "cascade" }),
    /** Position of the line in the order, from 0; follows edits of the order while the parcel counts. */
    place: integer().notNull(),
    productId: integer("product_id").notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    qty: integer().notNull(),
    /** What one was, and its pieces; null for both where it was a piece. */
    unit: text().$type<SellingUnit>(),
    piecesPerUnit: integer("pieces_per_unit"),
    /** What the units cost in the order, with their share of its discount. */
    worth: numeric({ precision: 24, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.place] }),
    check("order_parcel_lines_qty", sql`${table.qty} > 0`),
  ],
);

/** A stored parcel. */
export type OrderParcelRow = typeof orderParcels.$inferSelect;
/** A stored line of a parcel. */
export type OrderParcelLineRow = typeof orderParcelLines.$inferSelect;
