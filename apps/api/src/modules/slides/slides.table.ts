import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Slides of the home carousel, shown by position. */
export const slides = pgTable("slides", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  image: text().notNull(),
  /** The picture of the Arabic site, where it is another one. */
  imageAr: text("image_ar"),
  alt: text().notNull().default(""),
  altAr: text("alt_ar"),
  link: text(),
});

/** A stored slide. */
export type SlideRow = typeof slides.$inferSelect;
