import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

import { bytewiseText } from "../../../database/column-types.ts";

/**
 * The catalogue's vocabulary, from which typing errors are repaired: words, and part numbers. They are never deleted:
 * one that no product contains any more is harmless, because a repair without matches is not offered.
 */
export const searchWords = pgTable(
  "search_words",
  {
    /** Folded; a part number without its separators. */
    word: bytewiseText().primaryKey(),
    /** The spelling of a part number; null for a word. */
    written: text(),
  },
  (table) => [
    // Reads the words without the part numbers, which are far more.
    index("search_words_plain")
      .on(table.word)
      .where(sql`${table.written} is null`),
    // Finds part numbers by their ending.
    index("search_words_reversed").on(sql`reverse(${table.word})`),
  ],
);
