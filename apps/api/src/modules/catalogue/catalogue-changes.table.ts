import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The change log: what changed with each version, so that every node can invalidate its caches. */
export const catalogueChanges = pgTable("catalogue_changes", {
  version: bigint({ mode: "number" }).primaryKey(),
  /** The tags of what changed; null for everything. */
  tags: text().array(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
