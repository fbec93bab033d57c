import type { Admin } from "@shop/contract/accounts/user.ts";
import type {
  ImportFault,
  ImportPictures,
  ImportState,
  ImportUndo,
  MappedGroup,
  MissingGroup,
  PriceJumps,
  SheetReading,
} from "@shop/contract/imports/product-import.ts";
import type { SheetSource } from "@shop/domain/sheets/guess-columns.ts";
import type { ColumnField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark, NumberMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";

/** Numbers of lines by outcome, and with a warning. */
export interface LineCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly warned: number;
  /** Lines that are a part of an earlier one; missing in imports of earlier versions. */
  readonly joined?: number;
}

/** A category or sub category that an import created, as it was then. */
export interface CreatedEntity {
  readonly entity: "category" | "sub_category";
  readonly id: number;
  readonly version: number;
}

/** No price jumps. */
export const noJumps: PriceJumps = { compared: 0, jumps: [] };

/** Imports of products from sheets. */
/** What earlier versions did not store of a reading. */
type Later = "hidden_rows" | "hidden_columns" | "with_hidden";

/** How a file was read, as it is stored. */
export type StoredReading = Omit<SheetReading, Later> & Partial<Pick<SheetReading, Later>>;

export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    fileName: text("file_name").notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Why the last step ended early. */
    fault: text().$type<ImportFault>(),
    /** The row of the sheet that the fault is about. */
    faultRow: integer("fault_row"),
    adminId: integer("admin_id").references(() => admins.id, { onDelete: "set null" }),
    /** The administrator's mail address at that time. */
    by: text().notNull(),
    headers: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The first values of each column. */
    samples: jsonb().$type<readonly (readonly string[])[]>().notNull().default([]),
    /** What the cells of each column say about its decimal mark; missing in imports of earlier versions. */
    marks: jsonb().$type<readonly NumberMarks[]>().notNull().default([]),
    /** How the file was read; null before, and in imports of earlier versions. */
    reading: jsonb().$type<StoredReading>(),
    source: text().$type<SheetSource>().notNull().default("own"),
    /** What sheets with the same columns share. */
    columnsKey: text("columns_key").notNull().default(""),
    fields: jsonb().$type<readonly (ColumnField | null)[]>().notNull().default([]),
    /** True where fields and mapped groups were taken over from an earlier import. */
    remembered: boolean().notNull().default(false),
    /** The name of the file of the earlier import that they were taken over from; its columns may differ in order and number. */
    rememberedFrom: text("remembered_from"),
    /** Null where it is to be asked. */
    decimal: text().$type<DecimalMark>(),
    /** How many pounds one unit of the currency of the costs is; null for costs in pounds. */
    costRate: text("cost_rate"),
    createGroups: boolean("create_groups").notNull().default(false),
    /** Whether lines without the stock that the sheet was made from set that of products of the shop. */
    setStock: boolean("set_stock").notNull().default(false),
    /** Lines that would change it, as the check has found. */
    stockChanges: integer("stock_changes").notNull().default(0),
    /** Whether products that nothing states a unit of are sold in the packs that their names tell. */
    setPacks: boolean("set_packs").notNull().default(false),
    /** Lines whose names tell such a pack, as the check has found. */
    namedPacks: integer("named_packs").notNull().default(0),
    /** Whether products get the specifications that their part numbers state, where nothing else states them. */
    setSpecifications: boolean("set_specifications").notNull().default(false),
    /** Lines whose part numbers state such specifications, as the check has found. */
    statedSpecifications: integer("stated_specifications").notNull().default(0),
    missingGroups: jsonb("missing_groups").$type<readonly MissingGroup[]>().notNull().default([]),
    /** Missing groups that are taken as sub categories of the shop; later imports with the same columns begin with them. */
    mappedGroups: jsonb("mapped_groups").$type<readonly MappedGroup[]>().notNull().default([]),
    /** The attributes by which the check has read values; see `attributesKey`. */
    attributesKey: text("attributes_key").notNull().default(""),
    counts: jsonb().$type<LineCounts>().notNull(),
    /** Prices that jump against the stored ones, as the check has found. */
    priceJumps: jsonb("price_jumps").$type<PriceJumps>().notNull().default(noJumps),
    /** The categories and sub categories that it created. */
    createdGroups: jsonb("created_groups").$type<readonly CreatedEntity[]>().notNull().default([]),
    undo: jsonb().$type<ImportUndo>(),
    /** Lines with content. */
    total: integer().notNull().default(0),
    /** Lines, or pictures, that the running step has finished. */
    done: integer().notNull().default(0),
    /** What `done` counts up to where that is not the total. */
    work: integer(),
    /** The line up to which the running step has changed products; null before the first. From then on the step is completed, also after a crash. */
    written: integer(),
    /** Who started the running step, as the author of its changes. */
    actor: jsonb().$type<Admin>(),
    /** The ZIP of pictures. */
    pictures: jsonb().$type<ImportPictures>(),
    /** Set by any node; the node that runs the step stops it. */
    isStopping: boolean("is_stopping").notNull().default(false),
    /** Whether the running step waits for its turn; says nothing while none runs. */
    isWaiting: boolean("is_waiting").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    appliedAt: timestamp("applied_at", { withTimezone: true, precision: 3 }),
    undoneAt: timestamp("undone_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [index("imports_columns").on(table.columnsKey, table.id)],
);

/** A stored import. */
export type ImportRow = typeof imports.$inferSelect;
