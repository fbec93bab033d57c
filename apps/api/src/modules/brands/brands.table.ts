import { isNull } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Brands with a page of their own. Products have the names of their brands and belong to an entry by its key. */
export const brands = pgTable(
  "brands",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** What names of brands are compared by; see `brandKey`. */
    nameKey: text("name_key").notNull(),
    description: text().notNull().default(""),
    descriptionAr: text("description_ar"),
    logo: text(),
    /** Whether the shop is its official distributor. */
    official: boolean().notNull().default(false),
    website: text(),
    /** Raised by each edit, for optimistic locking. */
    version: integer().notNull().default(1),
    /** When it was deleted; null while it is in the shop. */
    deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex("brands_name_key").on(table.nameKey).where(isNull(table.deletedAt))],
);

/** A stored brand. */
export type BrandRow = typeof brands.$inferSelect;
