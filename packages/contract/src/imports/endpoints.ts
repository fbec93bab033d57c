import { isRate, normalizeRate } from "@shop/domain/money/exchange-rate.ts";
import { encodings } from "@shop/domain/sheets/encodings.ts";
import { MAX_SHEET_BYTES, MAX_SHEET_COLUMNS } from "@shop/domain/sheets/sheet-limits.ts";
import { decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { listOf } from "../list-rule.ts";
import { cursor, limitOf } from "../paging.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { flagRule, idRule, wholeNumberRule, withId } from "../rules.ts";
import { subCategoryFormSchema } from "../sub-categories/admin-sub-category.ts";
import {
  columnFieldSchema,
  importLineSchema,
  importSchema,
  importSummarySchema,
  lineFilters,
  MAX_FOREIGN_GROUPS,
} from "./product-import.ts";

const MEGABYTE = 1024 * 1024;

/** Sheets of a workbook, and rows of a sheet, that can be chosen. */
const MAX_SHEETS = 2000;
const MAX_ROW = 1_048_576;

const IMPORTS_PAGE_SIZE = 20;
const LINES_PAGE_SIZE = 50;

/** The earlier imports. */
export const listImports = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Imports of products, the newest first.",
  query: v.object({ limit: limitOf(IMPORTS_PAGE_SIZE), cursor }),
  answer: v.object({ data: v.array(importSummarySchema), next_cursor: v.nullable(v.string()) }),
});

/** Uploads a sheet. */
export const createImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Uploads an XLSX or CSV file with at most 100,000 lines and 32 MB. It is read in the background, and changes nothing yet.",
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_SHEET_BYTES, "file_too_large"),
    ),
  }),
  maxBytes: MAX_SHEET_BYTES + MEGABYTE,
  answer: v.object({ status: v.boolean(), import: importSchema }),
});

/** One import, which an open page asks for while a step runs. */
export const readImport = defineEndpoint({
  access: "admin",
  right: "products",
  background: true,
  summary: "One import with its columns, the counts of its lines and the progress of the running step.",
  params: withId,
  answer: importSchema,
});

/** Reads the file of an import in another way. */
export const readImportFile = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Reads the uploaded file again with another sheet, heading row or encoding, or with its hidden rows and columns, in the background; what is left out is found as at the upload. Columns and lines are those of the new reading.",
  params: withId,
  body: v.object({
    /** Of a text file. */
    encoding: v.optional(v.picklist(encodings, "bad_value")),
    /** Position of the sheet in a workbook. */
    sheet: v.optional(wholeNumberRule(0, MAX_SHEETS)),
    heading_row: v.optional(wholeNumberRule(1, MAX_ROW)),
    /** Whether hidden rows and columns of a workbook are read as well; as before unless given. */
    with_hidden: v.optional(v.boolean("bad_value")),
  }),
  answer: v.object({ status: v.boolean(), import: importSchema }),
  failures: ["state_not_allowed"],
});

/** Lines of an import. */
export const listImportLines = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Lines of a checked import with what changes, or why they are rejected.",
  params: withId,
  query: v.object({
    filter: v.optional(v.picklist(lineFilters, "bad_query")),
    limit: limitOf(LINES_PAGE_SIZE),
    cursor,
  }),
  answer: v.object({ data: v.array(importLineSchema), next_cursor: v.nullable(v.string()) }),
});

/** Lines of an import as a sheet, with a column of reasons. */
export const exportImportLines = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Lines of an import as they were uploaded, with a column that says why they were rejected, warned of or not restored; it can be corrected and imported.",
  params: withId,
  query: v.object({ ...sheetQuery, filter: v.optional(v.picklist(lineFilters, "bad_query"), "rejected") }),
  ...sheetAnswer,
});

const { name: groupName } = subCategoryFormSchema.entries;

/** The name of a group; '' of both for the lines of new products that name none. */
const mappedName = v.union([v.literal(""), groupName], ({ issues }) => issues?.at(-1)?.message ?? "required");

/** An exchange rate above 0 with at most six decimals; Arabic digits are accepted. */
const rateRule = v.pipe(v.string("bad_value"), v.transform(normalizeRate), v.check(isRate, "bad_value"));

/** The sub category of the shop that a missing group is taken as; one that has been deleted counts as none. */
const groupMappingSchema = v.object({
  category: mappedName,
  sub_category: mappedName,
  sub_category_id: idRule,
});

/** Checks an import without changing a product. */
export const checkImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Checks every line with a field for each column, and changes nothing: how many products would be created, updated, left unchanged or rejected. Runs in the background.",
  params: withId,
  body: v.object({
    fields: listOf(columnFieldSchema, { min: 1, max: MAX_SHEET_COLUMNS, ref: "ImportFields" }),
    decimal: v.picklist(decimalMarks, "bad_value"),
    /** How many pounds one unit of the currency of the costs is; null for costs in pounds. */
    cost_rate: v.optional(v.nullable(rateRule), null),
    create_groups: v.optional(flagRule, false),
    /** Sets the stock of products of the shop also where the sheet does not say what it was made from; it stays as it is unless given. */
    set_stock: v.optional(flagRule, false),
    /** Sells products in the packs that their names tell where neither sheet nor shop says how they are sold; they stay sold by the piece unless given. */
    set_packs: v.optional(flagRule, false),
    /** Gives products the specifications that their part numbers state where neither sheet nor shop states them; they stay without unless given. */
    set_specifications: v.optional(flagRule, false),
    /** In place of those of the last check, which stay where this is missing. */
    mapped_groups: v.optional(
      listOf(groupMappingSchema, { min: 0, max: MAX_FOREIGN_GROUPS, ref: "GroupMappings" }),
    ),
  }),
  maxBytes: 2 * MEGABYTE,
  answer: v.object({ status: v.boolean(), import: importSchema }),
  failures: ["state_not_allowed"],
});

/** Applies a checked import. */
export const applyImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Applies a checked import: all of its accepted lines or none. Prices that jump against the stored ones (price_jumps) have to be accepted. Runs in the background, in short transactions between which orders are placed; from the first on it can no longer be stopped, and is completed also after a crash.",
  params: withId,
  query: v.object({
    /** Says that prices which jump against the stored ones are right. */
    accept_price_jumps: v.optional(v.picklist(["1"], "bad_query")),
  }),
  answer: v.object({ status: v.boolean(), import: importSchema }),
  failures: ["state_not_allowed"],
});

/** Ends the running step, or discards an import that is not applied. */
export const cancelImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Stops the running step as long as it has changed no product (can_stop); an import that is not applied and has no running step is discarded.",
  params: withId,
  answer: v.object({ status: v.boolean(), import: importSchema }),
  failures: ["state_not_allowed"],
});

/** Undoes an applied import. */
export const undoImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Undoes an applied import: values that nobody has changed since are restored, the others are listed. Runs in the background, in short transactions; from the first on it can no longer be stopped, and is completed also after a crash.",
  params: withId,
  answer: v.object({ status: v.boolean(), import: importSchema }),
  failures: ["state_not_allowed"],
});
