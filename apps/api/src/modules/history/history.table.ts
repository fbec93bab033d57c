import type { AuditedEntity, FieldChange, HistoryAction } from "@shop/contract/history/history.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";
import { bulkChanges } from "./bulk-changes.table.ts";

/** Changes of all but orders, with what they were before and after. */
export const history = pgTable(
  "history",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    entity: text().$type<AuditedEntity>().notNull(),
    /** Id of the changed entity, which may be purged by now; 0 for what has none. */
    entityId: integer("entity_id").notNull(),
    action: text().$type<HistoryAction>().notNull(),
    adminId: integer("admin_id").references(() => admins.id, { onDelete: "set null" }),
    /** The administrator's mail address at that time, the number of the order, or the command of the machine. */
    by: text().notNull(),
    fields: jsonb().$type<readonly FieldChange[]>().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The change of many products that it belongs to. */
    bulkChangeId: integer("bulk_change_id").references(() => bulkChanges.id),
  },
  (table) => [
    index("history_of_entity").on(table.entity, table.entityId, table.id),
    index("history_by_time").on(table.at, table.id),
    index("history_of_bulk_change")
      .on(table.bulkChangeId, table.id)
      .where(sql`${table.bulkChangeId} is not null`),
  ],
);

/** A stored entry. */
export type HistoryRow = typeof history.$inferSelect;
