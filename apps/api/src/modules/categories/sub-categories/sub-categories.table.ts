import { boolean, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

import { categories } from "../categories.table.ts";

/** Sub categories; each belongs to one category. */
export const subCategories = pgTable(
  "sub_categories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    nameAr: text("name_ar"),
    description: text().notNull().default(""),
    descriptionAr: text("description_ar"),
    image: text(),
    /** Whether the shop has no page of it and lists it nowhere; its products stay where they are. */
    hidden: boolean().notNull().default(false),
    /** Raised by each edit, for optimistic locking. */
    version: integer().notNull().default(1),
    /** When it was deleted; null while it is in the shop. */
    deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("sub_categories_category").on(table.categoryId),
    // Products refer to both, so that a product can never stand in a category that its sub category is not in.
    unique("sub_categories_id_category").on(table.id, table.categoryId),
  ],
);

/** A stored sub category. */
export type SubCategoryRow = typeof subCategories.$inferSelect;
