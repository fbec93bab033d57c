import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "./admins.table.ts";

/** Sessions of administrators, each as the hash of its cookie. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** By which it is listed and ended. */
    id: integer().notNull().generatedByDefaultAsIdentity().unique("admin_sessions_id"),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** Time of the login; null for sessions of earlier versions. */
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }),
    /** Browser and system of the login, and the site of its address; '' where they are not known. */
    browser: text().notNull().default(""),
    site: text().notNull().default(""),
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

/** A stored session. */
export type AdminSessionRow = typeof adminSessions.$inferSelect;
