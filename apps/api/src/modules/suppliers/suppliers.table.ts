import { isNull } from "drizzle-orm";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { listColumns } from "../../database/list-columns.ts";

/** Who sells products to the shop. */
export const suppliers = pgTable(
  "suppliers",
  {
    ...listColumns,
    name: text().notNull(),
    phone: text().notNull().default(""),
    email: text().notNull().default(""),
    note: text().notNull().default(""),
  },
  (table) => [uniqueIndex("suppliers_name").on(table.name).where(isNull(table.deletedAt))],
);

/** A stored supplier. */
export type SupplierRow = typeof suppliers.$inferSelect;
