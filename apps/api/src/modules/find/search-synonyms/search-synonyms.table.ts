import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Groups of words and phrases that mean the same to the search. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The words and phrases, with commas between them. */
  words: text().notNull(),
  /** Raised by each edit, for optimistic locking. */
  version: integer().notNull().default(1),
  /** When it was deleted; null while the search uses it. */
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
});

/** A stored group. */
export type SynonymRow = typeof searchSynonyms.$inferSelect;
