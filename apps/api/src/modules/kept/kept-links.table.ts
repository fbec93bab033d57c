import type { Kept } from "@shop/contract/accounts/kept-link.ts";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "../accounts/users.table.ts";

/** Carts and parts lists that shoppers keep, by tokens like those of shared ones. */
export const keptLinks = pgTable(
  "kept_links",
  {
    token: text().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<Kept["kind"]>().notNull(),
    name: text().notNull(),
    /** Number of its products or parts. */
    lines: integer().notNull(),
    content: jsonb().notNull(),
    keptAt: timestamp("kept_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("kept_links_of_user").on(table.userId, table.keptAt)],
);
