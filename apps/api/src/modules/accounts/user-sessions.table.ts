import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "./users.table.ts";

/** Sessions of shoppers, by the hash of their bearer token. */
export const userSessions = pgTable(
  "user_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index("user_sessions_user").on(table.userId),
    index("user_sessions_expiry").on(table.expiresAt),
  ],
);
