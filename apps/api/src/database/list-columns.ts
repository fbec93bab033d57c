import { integer, timestamp } from "drizzle-orm/pg-core";

/** The columns of a table whose rows are edited in lists of the dashboard. */
export const listColumns = {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Raised by each edit, for optimistic locking. */
  version: integer().notNull().default(1),
  /** When it was deleted; null while it is in use. */
  deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
};
