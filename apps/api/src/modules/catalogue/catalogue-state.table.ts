import { bigint, integer, pgTable, uuid } from "drizzle-orm/pg-core";

/** One row: which catalogue this is, and how often it has changed. */
export const catalogueState = pgTable("catalogue_state", {
  id: integer().primaryKey().default(1),
  /** Random for each database, so that versions of two databases are never mistaken for each other. */
  epoch: uuid().notNull().defaultRandom(),
  version: bigint({ mode: "number" }).notNull().default(0),
});
