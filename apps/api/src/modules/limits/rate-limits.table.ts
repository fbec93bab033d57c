import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** How often something was done lately, counted by rate-limiter-flexible, which prescribes this form; only servers use it. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
