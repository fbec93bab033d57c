import { pgTable, text } from "drizzle-orm/pg-core";

import { listColumns } from "../../../database/list-columns.ts";

/** Groups of words and phrases that mean the same to the search. */
export const searchSynonyms = pgTable("search_synonyms", {
  ...listColumns,
  /** The words and phrases, with commas between them. */
  words: text().notNull(),
});
