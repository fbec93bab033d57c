import { MAX_DEFINITION_BYTES } from "@shop/domain/specifications/definition-sheet.ts";
import { definitionColumns } from "@shop/domain/specifications/definition-words.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { withId } from "../rules.ts";
import { definitionImportSchema, keptDefinitionSchema } from "./definition-import.ts";

const KILOBYTE = 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const column = v.picklist(definitionColumns);
const outcomes = ["added", "changed", "unchanged", "rejected"] as const;

/** What an import makes of one attribute of its sheet. */
const plannedDefinitionSchema = v.pipe(
  v.object({
    /** Its first row in the sheet. */
    line: count,
    name: v.string(),
    outcome: v.picklist(outcomes),
    /** The columns whose values differ; none for a new attribute. */
    changed: v.array(column),
    choices_added: count,
    choices_changed: count,
    /** Why it is rejected, at most 20 reasons. */
    errors: v.array(v.object({ line: count, column, code: v.string(), value: v.string() })),
  }),
  v.metadata({ ref: "PlannedDefinition" }),
);

/** What an import of definitions would do. */
export const definitionsPreviewSchema = v.pipe(
  v.object({
    /** Numbers of attributes by what becomes of them. */
    counts: v.object({ added: count, changed: count, unchanged: count, rejected: count }),
    /** The attributes of the sheet: those that are rejected first, then those that change; at most 1000. */
    definitions: v.array(plannedDefinitionSchema),
    /** Headers of columns that are not read. */
    ignored: v.array(v.string()),
    /** Rows with content that are left out because they are hidden in the workbook. */
    hidden_rows: count,
    /** Letters of columns that are left out for the same reason. */
    hidden_columns: v.array(v.string()),
    /** Names of other sheets with content that are hidden. */
    hidden_sheets: v.array(v.string()),
    /** Identifies the sheet, the stored definitions and what becomes of them; applying sends it back. */
    fingerprint: v.string(),
  }),
  v.metadata({ ref: "DefinitionsPreview" }),
);

const file = v.pipe(
  v.instance(Blob, "required"),
  v.minSize(1, "required"),
  v.maxSize(MAX_DEFINITION_BYTES, "file_too_large"),
);

const RULES =
  "one row for each attribute or choice, found by their names; empty cells, and choices that are left out, keep what is stored. errors.file has the reason where the file cannot be read.";

/** All definitions as a sheet. */
export const exportAttributes = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "All attributes with their choices as an XLSX or CSV file, which an import of definitions reads.",
  query: v.object(sheetQuery),
  ...sheetAnswer,
});

/** Shows what an import of definitions would do. */
export const previewAttributes = defineEndpoint({
  access: "admin",
  right: "products",
  summary: `What an import of definitions from an XLSX or CSV file of at most 8 MB would do, without doing it: ${RULES}`,
  body: v.object({ file }),
  maxBytes: MAX_DEFINITION_BYTES + 64 * KILOBYTE,
  answer: definitionsPreviewSchema,
});

/** Imports definitions. */
export const importAttributes = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Imports definitions as their preview has shown it, in one transaction, with an entry in the history of each; rejected ones are left out. Where the definitions or the file differ from the preview, nothing is changed and the answer is edit_conflict with a new preview in current.",
  body: v.object({ file, fingerprint: v.pipe(v.string("required"), v.maxLength(100, "too_long")) }),
  maxBytes: MAX_DEFINITION_BYTES + 64 * KILOBYTE,
  answer: v.object({ status: v.boolean(), added: count, changed: count }),
  failures: ["edit_conflict"],
});

/** The imports of definitions that can be undone. */
export const listDefinitionImports = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "The latest 20 imports of definitions of the last 30 days, the newest first.",
  answer: v.object({ data: v.array(definitionImportSchema) }),
});

/** Takes an import of definitions back. */
export const undoDefinitionImport = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Puts each attribute back that has not been changed since the import, and deletes those that it added; others, and those whose values products have, are kept as they are and named in kept, at most 100. An import is undone once; status false where it is already.",
  params: withId,
  answer: v.object({
    status: v.boolean(),
    import: definitionImportSchema,
    kept: v.array(keptDefinitionSchema),
  }),
});

/** What an import of definitions would do. */
export type DefinitionsPreview = v.InferOutput<typeof definitionsPreviewSchema>;
