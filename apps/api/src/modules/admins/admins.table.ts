import type { AdminRole } from "@shop/contract/accounts/user.ts";
import type { AdminRight } from "@shop/domain/admins/rights.ts";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
  /** Secret of the authenticator app in Base32; null without one. A login asks for its codes once it is confirmed. */
  twoFactorSecret: text("two_factor_secret"),
  /** Time of the confirmation; null before. */
  twoFactorSince: timestamp("two_factor_since", { withTimezone: true, precision: 3 }),
  /** The step of time whose code was taken last: no code is taken twice, nor an older one after it. */
  twoFactorStep: integer("two_factor_step"),
  /** Time of the deactivation; null while enabled. */
  disabledAt: timestamp("disabled_at", { withTimezone: true, precision: 3 }),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Recovery codes of administrators that were not used, each as a hash. */
export const recoveryCodes = pgTable(
  "admin_recovery_codes",
  {
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.codeHash] })],
);

/** What holds for all administrators: at most one row, without which nothing is required. */
export const adminPolicy = pgTable("admin_policy", {
  id: integer().primaryKey().default(1),
  /** Whether every administrator has to have a second factor. */
  twoFactorRequired: boolean("two_factor_required").notNull(),
});

/** A stored administrator. */
export type AdminRow = typeof admins.$inferSelect;
