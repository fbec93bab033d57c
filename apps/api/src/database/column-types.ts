import { customType } from "drizzle-orm/pg-core";

/** Text that compares by its bytes, so that both databases sort it alike whatever their locale is. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A set of words to search in. */
export const wordSet = customType<{ data: string }>({ dataType: () => "tsvector" });
