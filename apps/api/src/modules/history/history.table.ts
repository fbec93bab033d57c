import type { FieldChange, HistoryAction, HistoryEntity } from "@shop/contract/entities/history.ts";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";

/** Change history of the catalogue. */
export const history = pgTable(
  "history",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    entity: text().$type<HistoryEntity>().notNull(),
    /** Id of the changed entity, which may be purged by now. */
    entityId: integer("entity_id").notNull(),
    action: text().$type<HistoryAction>().notNull(),
    adminId: integer("admin_id").references(() => admins.id, { onDelete: "set null" }),
    /** The administrator's mail address at that time, or the number of the order. */
    by: text().notNull(),
    fields: jsonb().$type<readonly FieldChange[]>().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("history_of_entity").on(table.entity, table.entityId, table.id)],
);

/** A stored entry. */
export type HistoryRow = typeof history.$inferSelect;
