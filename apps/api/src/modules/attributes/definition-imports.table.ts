import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";
import type { StoredAttribute } from "./attributes.repository.ts";

/** What an import has made of one attribute. */
export interface ImportedDefinition {
  readonly id: number;
  /** The version that the import has stored; another one was changed since. */
  readonly version: number;
  /** The attribute before the import; null where the import added it. */
  readonly before: Omit<StoredAttribute, "deletedAt" | "version"> | null;
}

/** Imports of definitions, as they are undone. */
export const definitionImports = pgTable("definition_imports", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  adminId: integer("admin_id").references(() => admins.id, { onDelete: "set null" }),
  /** The administrator's mail address at that time. */
  by: text().notNull(),
  definitions: jsonb().$type<readonly ImportedDefinition[]>().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  undoneAt: timestamp("undone_at", { withTimezone: true, precision: 3 }),
  undoneBy: text("undone_by"),
  /** Number of attributes that the undo put back. */
  restored: integer().notNull().default(0),
});

/** A stored import of definitions. */
export type DefinitionImportRow = typeof definitionImports.$inferSelect;
