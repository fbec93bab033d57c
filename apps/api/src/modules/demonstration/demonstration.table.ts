import type { DemonstrationKind } from "@shop/contract/demonstration/demonstration.ts";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The rows that the seed of the demonstration has inserted, beside the tables of these: nothing that reads one reads its mark. */
export const demonstration = pgTable(
  "demonstration",
  {
    entity: text().$type<DemonstrationKind>().notNull(),
    entityId: integer("entity_id").notNull(),
    /** What it held then, where no history says whether it was changed. */
    content: text(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId] })],
);
