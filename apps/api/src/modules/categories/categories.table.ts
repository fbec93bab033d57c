import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Categories of the catalogue. */
export const categories = pgTable("categories", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameAr: text("name_ar"),
  description: text().notNull().default(""),
  descriptionAr: text("description_ar"),
  image: text(),
  sortIndex: integer("sort_index").notNull().default(0),
});

/** A stored category. */
export type CategoryRow = typeof categories.$inferSelect;
