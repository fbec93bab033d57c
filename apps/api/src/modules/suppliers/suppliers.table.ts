import { isNull } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

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

/** A stored supplier. */
export type SupplierRow = typeof suppliers.$inferSelect;
