import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "./admins.table.ts";

/** Sessions of administrators, each as the hash of its cookie. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** Absolute expiry. */
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
    /** Time of the last request, to the minute. */
    usedAt: timestamp("used_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("admin_sessions_admin").on(table.adminId),
    index("admin_sessions_expiry").on(table.expiresAt),
  ],
);
