import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { date, index, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Cash that was counted at the close of days. Entries are only added: the newest of a day, branch and person counts. */
export const dayCounts = pgTable(
  "day_counts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In the shop's time zone. */
    day: date({ mode: "string" }).notNull(),
    /** The name of the branch; null for cash without one. */
    branch: jsonb().$type<Bilingual>(),
    /** Mail address of the administrator whose cash was counted. */
    person: text().notNull(),
    counted: numeric({ precision: 24, scale: 2 }).notNull(),
    note: text().notNull().default(""),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Mail address of the administrator who stored it. */
    by: text().notNull(),
  },
  (table) => [index("day_counts_of_day").on(table.day, table.id)],
);

/** A stored count. */
export type DayCountRow = typeof dayCounts.$inferSelect;
