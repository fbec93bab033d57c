import { pgTable } from "drizzle-orm/pg-core";

import { bytewiseText } from "../../database/column-types.ts";

/**
 * The catalogue's vocabulary, from which typing errors are repaired. Words are only ever added: a word that no product
 * has any more does no harm, since a repair that finds nothing is not offered.
 */
export const searchWords = pgTable("search_words", { word: bytewiseText().primaryKey() });
