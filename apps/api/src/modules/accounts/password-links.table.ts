import type { Locale } from "@shop/domain/locale/locale.ts";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "./users.table.ts";

/** Requests for a link to a new password that are not answered yet, also of addresses without an account. */
export const passwordRequests = pgTable("password_requests", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  emailFolded: text("email_folded").notNull(),
  /** The language of the mail. */
  locale: text().$type<Locale>().notNull(),
});

/** The newest link of each account to a new password, by the hash of its token. */
export const passwordLinks = pgTable(
  "password_links",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("password_links_token"),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("password_links_expiry").on(table.expiresAt)],
);
