import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What links open: carts and parts lists. */
export type SharedKind = "cart" | "parts_list";

/** What people keep under a link for some time, by its token; without personal data. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    token: text().primaryKey(),
    kind: text().$type<SharedKind>().notNull(),
    content: jsonb().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("shared_links_expiry").on(table.kind, table.expiresAt)],
);
