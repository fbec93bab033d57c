import { foreignKey, index, integer, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { bytewiseText } from "../../database/column-types.ts";
import { subCategories } from "../sub-categories/sub-categories.table.ts";

/** Products of the catalogue. */
export const products = pgTable(
  "products",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id").notNull(),
    subCategoryId: integer("sub_category_id").notNull(),
    name: text().notNull(),
    nameAr: text("name_ar"),
    /** The folded name, by which lists are sorted. */
    nameSort: bytewiseText("name_sort").notNull(),
    partNumber: text("part_number"),
    brand: text(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    amount: integer().notNull().default(1),
    description: text().notNull(),
    descriptionAr: text("description_ar"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "products_sub_category",
      columns: [table.subCategoryId, table.categoryId],
      foreignColumns: [subCategories.id, subCategories.categoryId],
    }).onUpdate("cascade"),
    // One index for every filter and order of a list, so that a page costs the same in a catalogue of any size.
    index("products_by_price").on(table.price, table.id),
    index("products_by_name").on(table.nameSort, table.id),
    index("products_of_category").on(table.categoryId, table.id),
    index("products_of_category_by_price").on(table.categoryId, table.price, table.id),
    index("products_of_category_by_name").on(table.categoryId, table.nameSort, table.id),
    index("products_of_sub_category").on(table.subCategoryId, table.id),
    index("products_of_sub_category_by_price").on(table.subCategoryId, table.price, table.id),
    index("products_of_sub_category_by_name").on(table.subCategoryId, table.nameSort, table.id),
  ],
);

/** A stored product. */
export type ProductRow = typeof products.$inferSelect;
