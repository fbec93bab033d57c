import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "./admins.table.ts";

/** Passkeys by which administrators sign in. */
export const adminPasskeys = pgTable(
  "admin_passkeys",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** Id of the credential, in base64url. */
    credentialId: text("credential_id").notNull().unique("admin_passkeys_credential"),
    /** In the form of COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** Number of signatures as the device counts them; 0 for devices that do not. */
    counter: bigint({ mode: "number" }).notNull().default(0),
    name: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Time of the last login; null before. */
    usedAt: timestamp("used_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [index("admin_passkeys_of_admin").on(table.adminId)],
);

/** Challenges that browsers have to sign; each is taken once. */
export const adminChallenges = pgTable("admin_challenges", {
  challenge: text().primaryKey(),
  /** Who adds a passkey by it; null for a login. */
  adminId: integer("admin_id").references(() => admins.id, { onDelete: "cascade" }),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** A stored passkey. */
export type PasskeyRow = typeof adminPasskeys.$inferSelect;
