import { encodings } from "@shop/domain/sheets/encodings.ts";
import { foreignFields } from "@shop/domain/sheets/foreign-fields.ts";
import { sheetSources } from "@shop/domain/sheets/guess-columns.ts";
import { rowFields } from "@shop/domain/sheets/row-fields.ts";
import { ATTRIBUTE_COLUMN, isAttributeColumn, sheetFields } from "@shop/domain/sheets/sheet-fields.ts";
import { delimiters } from "@shop/domain/sheets/sheet-limits.ts";
import { decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { isTierColumn, TIER_COLUMN } from "@shop/domain/sheets/tier-columns.ts";
import * as v from "valibot";

import { fieldChangeSchema } from "../history/history.ts";

/**
 * States of an import. `reading`, `unpacking`, `checking`, `applying` and `undoing` end by themselves; `uploaded` waits for the columns' fields, `checked`
 * for the decision to apply.
 */
const importStates = [
  "reading",
  "uploaded",
  "unpacking",
  "checking",
  "checked",
  "applying",
  "applied",
  "undoing",
  "undone",
  "failed",
  "cancelled",
] as const;

/** Reasons why a step of an import ended early. */
const importFaults = [
  "unreadable",
  "old_excel",
  "no_rows",
  "all_hidden",
  "too_many_rows",
  "too_many_columns",
  "too_large",
  "too_slow",
  "unclosed_quote",
  "bad_zip",
  "zip_too_large",
  "too_many_pictures",
  "interrupted",
  "stopped",
  "internal",
] as const;

/** What an import does with a line; a joined one is a part of an earlier line. */
const lineOutcomes = ["created", "updated", "unchanged", "rejected", "joined"] as const;

/** What lines of an import can be listed by: their outcome, a warning, or what an undo did not restore. */
export const lineFilters = [...lineOutcomes, "warned", "kept"] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.nullable(v.string());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const codes = v.record(v.string(), v.string());

/** What an undo did. */
const importUndoSchema = v.object({
  /** Lines that it restored, and those that have changed since. */
  restored: count,
  kept: count,
  /** Created categories and sub categories that it removed, and the names of those that are in use or changed. */
  removed_groups: count,
  kept_groups: v.array(v.string()),
});

/** An import in the list of imports. */
export const importSummarySchema = v.pipe(
  v.object({
    id,
    file_name: v.string(),
    state: v.picklist(importStates),
    /** Why the last step ended early; null where it did not. */
    fault: v.nullable(v.picklist(importFaults)),
    /** The row of the sheet that the fault is about; null where it is about none. */
    fault_row: v.nullable(count),
    /** The administrator's mail address. */
    by: v.string(),
    created_at: v.string(),
    applied_at: time,
    undone_at: time,
    /** Lines with content, without the header. */
    total: count,
    /** Lines, or pictures, that the running step has finished. */
    done: count,
    /** What `done` counts up to. */
    work: count,
    /** Whether the running step waits for those of other imports. */
    waiting: v.boolean(),
    /** Lines by outcome, and lines with a warning. */
    counts: v.object({
      created: count,
      updated: count,
      unchanged: count,
      rejected: count,
      joined: count,
      warned: count,
    }),
    /** What the undo did; null before. */
    undo: v.nullable(importUndoSchema),
    /** Whether it can be undone: it is applied, and not too long ago. */
    can_undo: v.boolean(),
  }),
  v.metadata({ ref: "ImportSummary" }),
);

/** The field that a column is read as; null for a column that is ignored. */
export const columnFieldSchema = v.nullable(
  v.union(
    [
      v.picklist([...sheetFields, ...foreignFields, ...rowFields]),
      v.pipe(v.string(), v.regex(TIER_COLUMN), v.guard(isTierColumn)),
      v.pipe(v.string(), v.regex(ATTRIBUTE_COLUMN), v.guard(isAttributeColumn)),
    ],
    "bad_value",
  ),
);

/** A category or sub category that lines name and the shop does not have; with names of '' that of lines of new products that name none. */
const missingGroupSchema = v.object({
  category: v.string(),
  sub_category: v.string(),
  lines: count,
});

/** A missing group that is taken as a sub category of the shop. */
const mappedGroupSchema = v.object({ ...missingGroupSchema.entries, sub_category_id: id });

/** Groups that the shop does not have, mapped and missing together, that an import has at most; the check rejects lines of any further one. */
export const MAX_FOREIGN_GROUPS = 2000;

/** Names that an import lists of the files in its ZIP. */
export const MAX_LISTED_FILES = 100;

/** The ZIP of pictures of an import. */
const importPicturesSchema = v.object({
  file_name: v.string(),
  /** Pictures that lines can name. */
  count,
  /** Files that are no usable pictures, by their path, with the reason; at most 100. */
  faults: v.array(v.object({ name: v.string(), code: v.string() })),
  /** Pictures that no line names, at most 100, and their number; none before the check. */
  unused: v.array(v.string()),
  unused_count: count,
});

/** Rows at the beginning of a sheet among which its heading is looked for. */
export const TOP_ROWS = 40;

/** A row of a sheet: its number in the file, from 1. */
const row = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How a file was read: as it was found, or as a person has chosen. */
const sheetReadingSchema = v.pipe(
  v.object({
    /** Null for workbooks. */
    encoding: v.nullable(v.picklist(encodings)),
    /** What stands between the values of a row; null for workbooks. */
    delimiter: v.nullable(v.picklist(delimiters)),
    /** The sheets of a workbook with the number of their rows with content; none for text files. */
    sheets: v.array(v.object({ name: v.string(), hidden: v.boolean(), rows: count })),
    /** The position of the sheet that was read. */
    sheet: count,
    /** Rows of the sheet with content that its sender has hidden. */
    hidden_rows: count,
    /** Letters of the columns with content that its sender has hidden. */
    hidden_columns: v.array(v.string()),
    /** Whether what is hidden was read; it is left out unless chosen. */
    with_hidden: v.boolean(),
    /** The row of the heading; those above it are left out. */
    heading_row: row,
    /** The first rows with content, at most 40, with their cells shortened. */
    top: v.array(v.object({ row, cells: v.array(v.string()) })),
  }),
  v.metadata({ ref: "SheetReading" }),
);

/** Prices that are about 10, 100 or 1,000 times the stored ones, or that part of them. */
const priceJumpsSchema = v.object({
  /** Lines with a price whose products have one above 0. */
  compared: count,
  /** The lines by the power of ten that is between the prices: 1 to 3, -1 to -3. */
  jumps: v.array(v.object({ power: v.pipe(v.number(), v.integer()), lines: count })),
});

/** An import with what it was read as. */
export const importSchema = v.pipe(
  v.object({
    ...importSummarySchema.entries,
    /** The program whose export the headers are from. */
    source: v.picklist(sheetSources),
    columns: v.array(
      v.object({
        header: v.string(),
        field: columnFieldSchema,
        samples: v.array(v.string()),
        /** What its cells say about its decimal mark. */
        marks: v.object({ point: count, comma: count, unclear: v.nullable(v.string()) }),
      }),
    ),
    /** How the file was read; null before, and for imports of earlier versions. */
    reading: v.nullable(sheetReadingSchema),
    /** Whether the file is still stored, so that it can be read in another way. */
    can_read_again: v.boolean(),
    /** Whether the fields are those of the last import with the same headers. */
    remembered: v.boolean(),
    /** The name of the file whose columns are read alike: one with the same headers, or with nearly the same. Null where the fields are guessed. */
    remembered_from: v.nullable(v.string()),
    /** Null where the file does not say it: it is to be asked. */
    decimal: v.nullable(v.picklist(decimalMarks)),
    /** How many pounds one unit of the currency of the costs is; null for costs in pounds. That of the last import with the same headers before the check. */
    cost_rate: v.nullable(v.string()),
    /** Applying is refused until they are accepted. */
    price_jumps: priceJumpsSchema,
    create_groups: v.boolean(),
    /** Whether lines set the stock of products of the shop without the stock that the sheet was made from; else it stays as it is, and new products alone take theirs. */
    set_stock: v.boolean(),
    /** The lines that do, or would. */
    stock_changes: count,
    /** Whether products become sold in the packs that their names tell, where neither sheet nor shop says how they are sold. */
    set_packs: v.boolean(),
    /** The lines whose names tell one. */
    named_packs: count,
    /** Whether products get the specifications that their part numbers state, where neither sheet nor shop states them. */
    set_specifications: v.boolean(),
    /** The lines whose part numbers state some. */
    stated_specifications: count,
    missing_groups: v.array(missingGroupSchema),
    /** Those of the last check, or of the last import with the same headers; groups without lines in this sheet are kept for the next one. */
    mapped_groups: v.array(mappedGroupSchema),
    /** Null without a ZIP. */
    pictures: v.nullable(importPicturesSchema),
    /** Whether the running step can be stopped; from its first change of a product on it is completed. */
    can_stop: v.boolean(),
  }),
  v.metadata({ ref: "Import" }),
);

/** A line of an import, as far as it was checked. */
export const importLineSchema = v.pipe(
  v.object({
    /** Row in the sheet; the header is row 1. */
    line: v.pipe(v.number(), v.integer(), v.minValue(1)),
    outcome: v.picklist(lineOutcomes),
    product_id: v.nullable(id),
    name: v.string(),
    /** Fields that change, with old and new value. */
    fields: v.array(fieldChangeSchema),
    /** Reasons for its rejection by field. */
    errors: codes,
    /** What is left out of it, by field. */
    warnings: codes,
    /** The cells that errors and warnings are about, by field; shortened, and without those that name no single value. */
    refused: v.record(v.string(), v.string()),
    /** The rows of the sheet that have its part number with other values, itself among them and at most 20, where it is rejected for that. */
    same_part: v.array(row),
    /** Fields that an undo did not restore, because they have changed since. */
    kept: v.array(v.string()),
  }),
  v.metadata({ ref: "ImportLine" }),
);

/** A state of an import. */
export type ImportState = (typeof importStates)[number];
/** A reason why a step ended early. */
export type ImportFault = (typeof importFaults)[number];
/** What an import does with a line. */
export type LineOutcome = (typeof lineOutcomes)[number];
/** What lines can be listed by. */
export type LineFilter = (typeof lineFilters)[number];
/** An import in the list of imports. */
export type ImportSummary = v.InferOutput<typeof importSummarySchema>;
/** An import. */
export type ProductImport = v.InferOutput<typeof importSchema>;
/** How a file was read. */
export type SheetReading = v.InferOutput<typeof sheetReadingSchema>;
/** Prices that jump against the stored ones. */
export type PriceJumps = v.InferOutput<typeof priceJumpsSchema>;
/** What an undo did. */
export type ImportUndo = v.InferOutput<typeof importUndoSchema>;
/** The ZIP of pictures of an import. */
export type ImportPictures = v.InferOutput<typeof importPicturesSchema>;
/** A line of an import. */
export type ImportLine = v.InferOutput<typeof importLineSchema>;
/** A category or sub category that is missing. */
export type MissingGroup = v.InferOutput<typeof missingGroupSchema>;
/** A missing group that is taken as a sub category of the shop. */
export type MappedGroup = v.InferOutput<typeof mappedGroupSchema>;
/** The sub category that a missing group is taken as. */
export type GroupMapping = Omit<MappedGroup, "lines">;
