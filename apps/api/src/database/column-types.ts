import { customType } from "drizzle-orm/pg-core";

/** Text that compares by its bytes, so that it sorts the same on both databases whatever their locale. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A tsvector that is used as a set of words. */
export const wordSet = customType<{ data: string }>({ dataType: () => "tsvector" });
