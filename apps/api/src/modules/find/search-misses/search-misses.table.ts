import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Texts for which shoppers' searches found nothing, counted by day; they contain no mail address and no mobile number. */
export const searchMisses = pgTable(
  "search_misses",
  {
    /** A day in the shop's time zone, as '2026-03-02'. */
    day: date({ mode: "string" }).notNull(),
    /** The folded text. */
    text: text().notNull(),
    /** Number of searches on that day, of all nodes. */
    count: integer().notNull(),
    lastAt: timestamp("last_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ name: "search_misses_day_text", columns: [table.day, table.text] })],
);
