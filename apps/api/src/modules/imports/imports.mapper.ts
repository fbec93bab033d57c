import type {
  ImportLine,
  ImportState,
  ImportSummary,
  ProductImport,
} from "@shop/contract/imports/product-import.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { noMarks } from "@shop/domain/sheets/sheet-numbers.ts";

import { runningStates } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import type { ImportLineRow } from "./lines/import-lines.table.ts";
import { refusedValues } from "./lines/refused-values.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the running step can be stopped: it has changed no product yet. */
export const canStop = ({ state, written, appliedAt, undoneAt }: ImportRow): boolean =>
  runningStates.includes(state) &&
  written === null &&
  (state !== "applying" || appliedAt === null) &&
  undoneAt === null;

const noGroups = { removed_groups: 0, kept_groups: [] };

/** Whether the lines of an import are still stored. */
export const hasLines = ({ createdAt }: ImportRow): boolean =>
  Date.now() - createdAt.getTime() < RESTORE_DAYS * DAY_MS;

/** States in which the stored file can be read in another way. */
export const readableStates: readonly ImportState[] = ["uploaded", "checked", "failed"];

/** Maps an import to the wire, as far as the list shows it. */
export const toSummary = (row: ImportRow): ImportSummary => ({
  id: row.id,
  file_name: row.fileName,
  state: row.state,
  fault: row.fault,
  fault_row: row.faultRow,
  by: row.by,
  created_at: row.createdAt.toISOString(),
  applied_at: row.appliedAt?.toISOString() ?? null,
  undone_at: row.undoneAt?.toISOString() ?? null,
  total: row.total,
  done: row.done,
  work: row.work ?? row.total,
  waiting: runningStates.includes(row.state) && row.isWaiting,
  // Imports of earlier versions joined no lines.
  counts: { ...row.counts, joined: row.counts.joined ?? 0 },
  // Undos of earlier versions kept all groups.
  undo: row.undo && { ...noGroups, ...row.undo },
  can_undo: row.state === "applied" && hasLines(row),
});

/** Maps an import to the wire. */
export const toImport = (row: ImportRow): ProductImport => ({
  ...toSummary(row),
  source: row.source,
  columns: row.headers.map((header, index) => ({
    header,
    field: row.fields[index] ?? null,
    samples: [...(row.samples[index] ?? [])],
    marks: row.marks[index] ?? noMarks,
  })),
  // Earlier versions read what was hidden, and did not say so.
  reading: row.reading && { hidden_rows: 0, hidden_columns: [], with_hidden: true, ...row.reading },
  can_read_again: row.reading !== null && readableStates.includes(row.state) && hasLines(row),
  remembered: row.remembered,
  remembered_from: row.rememberedFrom,
  decimal: row.decimal,
  cost_rate: row.costRate,
  price_jumps: row.priceJumps,
  create_groups: row.createGroups,
  set_stock: row.setStock,
  stock_changes: row.stockChanges,
  set_packs: row.setPacks,
  named_packs: row.namedPacks,
  set_specifications: row.setSpecifications,
  stated_specifications: row.statedSpecifications,
  missing_groups: [...row.missingGroups],
  mapped_groups: [...row.mappedGroups],
  pictures: row.pictures,
  can_stop: canStop(row),
});

/** Maps a line to the wire; `fields` are those of the import's columns. */
export const toLine = (row: ImportLineRow, fields: ImportRow["fields"]): ImportLine => ({
  line: row.line,
  outcome: row.outcome ?? "rejected",
  product_id: row.productId,
  name: row.values?.name ?? row.values?.part_number ?? "",
  fields: [...(row.fields ?? [])],
  errors: { ...row.errors },
  warnings: { ...row.warnings },
  refused: refusedValues(row, fields),
  same_part: [...(row.samePart ?? [])],
  kept: [...(row.kept ?? [])],
});
