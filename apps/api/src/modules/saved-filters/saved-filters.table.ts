import type { SavedFilterList } from "@shop/contract/saved-filters/saved-filter.ts";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";

/** Filters of the dashboard's lists that administrators have saved for themselves. */
export const savedFilters = pgTable(
  "saved_filters",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    list: text().$type<SavedFilterList>().notNull(),
    name: text().notNull(),
    /** The query string of the list's address without its '?'. */
    query: text().notNull(),
  },
  (table) => [uniqueIndex("saved_filters_name").on(table.adminId, table.list, sql`lower(${table.name})`)],
);
