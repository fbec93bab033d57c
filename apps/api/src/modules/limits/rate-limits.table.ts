import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Counts of rate-limited actions, shared by all nodes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The action, and a hash of its subject (a sender, an account …). */
    key: varchar({ length: 255 }).primaryKey(),
    /** Number of uses. */
    points: integer().notNull().default(0),
    /** When the count expires, in milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
