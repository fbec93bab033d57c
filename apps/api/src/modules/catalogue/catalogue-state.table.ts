import { bigint, integer, pgTable, uuid } from "drizzle-orm/pg-core";

/** A single row with the identity and the version of the catalogue. */
export const catalogueState = pgTable("catalogue_state", {
  id: integer().primaryKey().default(1),
  /** Random for each database, so that versions of two databases never compare equal. */
  epoch: uuid().notNull().defaultRandom(),
  version: bigint({ mode: "number" }).notNull().default(0),
});
