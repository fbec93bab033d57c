import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Administrators. */
export const admins = pgTable("admins", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text().notNull().unique("admins_email"),
  /** An argon2id hash with its parameters. */
  passwordHash: text("password_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
