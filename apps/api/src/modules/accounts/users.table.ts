import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Registered shoppers. */
export const users = pgTable("users", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** As entered. */
  email: text().notNull(),
  /** Folded for comparison. */
  emailFolded: text("email_folded").notNull().unique("users_email"),
  /** An argon2id hash with its parameters. */
  passwordHash: text("password_hash").notNull(),
  phone: text().notNull(),
  address1: text().notNull(),
  address2: text().notNull(),
  /** The company that orders are filled in with, each '' where none is kept. */
  company: text().notNull().default(""),
  tax_number: text("tax_number").notNull().default(""),
  commercial_register: text("commercial_register").notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
