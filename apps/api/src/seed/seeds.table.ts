import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Names of the seeds that were applied, so that content which an administrator deletes is not seeded again. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
