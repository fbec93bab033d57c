import type { FieldChange } from "@shop/contract/history/history.ts";
import type { LineOutcome } from "@shop/contract/imports/product-import.ts";
import type { RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { imports } from "../imports.table.ts";
import type { FilesBefore } from "./line-files.ts";
import type { LinePlan } from "./line-plan.ts";
import type { LineValues } from "./line-values.ts";

/** The stored state of a product before an import, as far as the history does not hold it. */
export interface Before {
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly images?: readonly {
    readonly image: string;
    readonly alt: string | null;
    readonly altAr: string | null;
  }[];
  readonly files?: FilesBefore;
}

/** The lines of imports: their cells as uploaded, and what the check and the application made of them. */
export const importLines = pgTable(
  "import_lines",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Row in the sheet. */
    line: integer().notNull(),
    cells: jsonb().$type<readonly RawCell[]>().notNull(),
    outcome: text().$type<LineOutcome>(),
    productId: integer("product_id"),
    /** The values that are written. */
    values: jsonb().$type<LineValues>(),
    fields: jsonb().$type<readonly FieldChange[]>(),
    errors: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The rows of the sheet with its part number that contradict each other, itself among them; null where none do. */
    samePart: jsonb("same_part").$type<readonly number[]>(),
    /** Null where there are none. */
    warnings: jsonb().$type<Readonly<Record<string, string>>>(),
    before: jsonb().$type<Before>(),
    /** What the next application or undo writes; null where it writes nothing. */
    plan: jsonb().$type<LinePlan>(),
    /** Fields that an undo did not restore; null where there are none. */
    kept: jsonb().$type<readonly string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_lines_outcome").on(table.importId, table.outcome, table.line),
  ],
);

/** A stored line. */
export type ImportLineRow = typeof importLines.$inferSelect;
