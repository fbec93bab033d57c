import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Closings of the books: the last day of those that hold is closed, which the trigger `postings_closed` keeps. */
export const bookClosings = pgTable("book_closings", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The last closed day, in the shop's time zone. */
  until: date({ mode: "string" }).notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The mail address at that time of who closed it. */
  by: text().notNull(),
  /** Who took it back, and when; null for both while it holds. */
  reopenedAt: timestamp("reopened_at", { withTimezone: true, precision: 3 }),
  reopenedBy: text("reopened_by"),
});

/** A stored closing. */
export type BookClosingRow = typeof bookClosings.$inferSelect;
