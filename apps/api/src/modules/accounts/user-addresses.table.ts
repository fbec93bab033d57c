import type { Governorate } from "@shop/domain/delivery/governorates.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { users } from "./users.table.ts";

/** Postal addresses of shoppers. */
export const userAddresses = pgTable(
  "user_addresses",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    governorate: text().$type<Governorate>().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** Whether orders are filled in with it. */
    isDefault: boolean("is_default").notNull().default(false),
  },
  (table) => [
    index("user_addresses_of_user").on(table.userId, table.id),
    uniqueIndex("user_addresses_default")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
