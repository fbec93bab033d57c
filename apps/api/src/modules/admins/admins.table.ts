import type { AdminRole } from "@shop/contract/accounts/user.ts";
import type { AdminRight } from "@shop/domain/admins/rights.ts";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Administrators. */
export const admins = pgTable("admins", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text().notNull().unique("admins_email"),
  /** An argon2id hash with its parameters. */
  passwordHash: text("password_hash").notNull(),
  role: text().$type<AdminRole>().notNull().default("owner"),
  /** What the administrator is allowed; an owner is allowed everything, whatever stands here. */
  rights: text()
    .array()
    .$type<AdminRight[]>()
    .notNull()
    .default(sql`'{}'`),
  /** True for a generated password that has not been changed yet. */
  mustChangePassword: boolean("must_change_password").notNull().default(false),
  /** Whether the dashboard's first page leaves out the steps of setting up the shop. */
  firstStepsDismissed: boolean("first_steps_dismissed").notNull().default(false),
  /** Time of the deactivation; null while enabled. */
  disabledAt: timestamp("disabled_at", { withTimezone: true, precision: 3 }),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** A stored administrator. */
export type AdminRow = typeof admins.$inferSelect;
