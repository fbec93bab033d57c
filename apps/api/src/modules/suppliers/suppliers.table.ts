import { isNull } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

import { products } from "../products/products.table.ts";

/** Who sells products to the shop. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    phone: text().notNull().default(""),
    email: text().notNull().default(""),
    note: text().notNull().default(""),
    /** Raised by each edit, for optimistic locking. */
    version: integer().notNull().default(1),
    /** When it was deleted; null while it can be ordered from. */
    deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex("suppliers_name").on(table.name).where(isNull(table.deletedAt))],
);

/** The supplier of each product that names one. */
export const productSuppliers = pgTable(
  "product_suppliers",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    /** The supplier's part number; '' where it is not known. */
    supplierPart: text("supplier_part").notNull().default(""),
    /** Pieces of a pack, of which orders are multiples. */
    pack: integer().notNull().default(1),
  },
  (table) => [index("product_suppliers_supplier").on(table.supplierId, table.productId)],
);

/** A stored supplier. */
export type SupplierRow = typeof suppliers.$inferSelect;
