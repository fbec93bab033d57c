import type { StoredPurchaseState } from "@shop/domain/purchases/purchase-order.ts";
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

import { bulkChanges } from "../history/bulk-changes.table.ts";
import { suppliers } from "../suppliers/suppliers.table.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Orders of goods from suppliers. */
export const purchases = pgTable(
  "purchases",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    supplierId: integer("supplier_id").references(() => suppliers.id, { onDelete: "set null" }),
    /** The supplier as it was when the order was made. */
    supplier: jsonb()
      .$type<{ readonly name: string; readonly phone: string; readonly email: string }>()
      .notNull(),
    state: text().$type<StoredPurchaseState>().notNull().default("draft"),
    madeAt: moment("made_at").notNull().defaultNow(),
    /** Mail address of the administrator who made it. */
    madeBy: text("made_by").notNull(),
    sentAt: moment("sent_at"),
    sentBy: text("sent_by"),
    cancelledAt: moment("cancelled_at"),
    cancelledBy: text("cancelled_by"),
    version: integer().notNull().default(1),
    /** For the supplier; '' for none. */
    note: text().notNull().default(""),
    /** What its transport and customs cost without value added tax; null for none. */
    freight: numeric({ precision: 12, scale: 2 }),
    duty: numeric({ precision: 12, scale: 2 }),
    /** The Idempotency-Key of the request that made it. */
    attempt: text().unique("purchases_attempt"),
  },
  (table) => [index("purchases_state").on(table.state)],
);

/** Lines of purchase orders. */
export const purchaseLines = pgTable(
  "purchase_lines",
  {
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    /** The product's id, without a foreign key because the product may be purged. */
    productId: integer("product_id").notNull(),
    /** Position among the lines; a new line has the next one. */
    place: integer().notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    partNumber: text("part_number"),
    supplierPart: text("supplier_part").notNull().default(""),
    qty: integer().notNull(),
    /** Units of the pack in which it is ordered, which the cost is of; 1 where it is ordered singly. */
    pack: integer().notNull().default(1),
    /** What a pack costs; null where that is not known. */
    cost: numeric({ precision: 12, scale: 2 }),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.productId] }),
    index("purchase_lines_product").on(table.productId),
  ],
);

/** Bookings of what has arrived. */
export const purchaseReceipts = pgTable(
  "purchase_receipts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    /** The version of the order that was booked: it is booked once. */
    version: integer().notNull(),
    at: moment("at").notNull().defaultNow(),
    /** Mail address of the administrator who booked it. */
    by: text().notNull(),
    /** The change that it has made; null where all of its products are deleted. */
    bulkChangeId: integer("bulk_change_id").references(() => bulkChanges.id),
  },
  (table) => [unique("purchase_receipts_version").on(table.purchaseId, table.version)],
);

/** Scans and entered numbers of what has arrived; those without a receipt are not booked yet. */
export const purchaseArrivals = pgTable(
  "purchase_arrivals",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    productId: integer("product_id").notNull(),
    qty: integer().notNull(),
    at: moment("at").notNull().defaultNow(),
    /** Mail address of the administrator who counted. */
    by: text().notNull(),
    /** The Idempotency-Key of the request. */
    attempt: text(),
    receiptId: integer("receipt_id").references(() => purchaseReceipts.id),
    /** What its pack costs, once it is booked: that of its line then, or a corrected one; null before, and where that is not known. */
    cost: numeric({ precision: 12, scale: 2 }),
    /** What its pieces stand at in the books, and their share of freight and duty; null before it is booked, and where that is not known. */
    value: numeric({ precision: 24, scale: 2 }),
    charges: numeric({ precision: 24, scale: 2 }),
  },
  (table) => [index("purchase_arrivals_of_product").on(table.purchaseId, table.productId, table.id)],
);

/** Goods that went back to the supplier of a purchase order. */
export const purchaseReturns = pgTable(
  "purchase_returns",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    /** Mail address of the administrator who returned them. */
    by: text().notNull(),
    /** '' where it is not said. */
    reason: text().notNull().default(""),
    /** The Idempotency-Key of the request. */
    attempt: text(),
    /** When and by whom it was taken back; null for both while it holds. */
    voidedAt: moment("voided_at"),
    voidedBy: text("voided_by"),
  },
  (table) => [index("purchase_returns_of_order").on(table.purchaseId, table.id)],
);

/** Pieces of the lines of orders that went back. */
export const purchaseReturnLines = pgTable(
  "purchase_return_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    returnId: integer("return_id")
      .notNull()
      .references(() => purchaseReturns.id, { onDelete: "cascade" }),
    productId: integer("product_id").notNull(),
    qty: integer().notNull(),
    /** What the supplier credits for all of them. */
    credit: numeric({ precision: 24, scale: 2 }).notNull(),
    /** What they were worth in the stock; null where that was not known. */
    value: numeric({ precision: 24, scale: 2 }),
  },
  (table) => [unique("purchase_return_lines_product").on(table.returnId, table.productId)],
);

/** A stored purchase order. */
export type PurchaseRow = typeof purchases.$inferSelect;
