import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Categories of the catalogue. */
export const categories = pgTable("categories", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameAr: text("name_ar"),
  description: text().notNull().default(""),
  descriptionAr: text("description_ar"),
  image: text(),
  sortIndex: integer("sort_index").notNull().default(0),
  /** Whether the shop has no page of it and lists it nowhere; its products stay where they are. */
  hidden: boolean().notNull().default(false),
  /** Raised by each edit, for optimistic locking. */
  version: integer().notNull().default(1),
  /** When it was deleted; null while it is in the shop. */
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
});

/** A stored category. */
export type CategoryRow = typeof categories.$inferSelect;
