import type { LineFilter } from "@shop/contract/entities/product-import.ts";
import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type ImportLineRow, importLines } from "./import-lines.table.ts";
import type { RawLine } from "./line-values.ts";

const json = (values: readonly unknown[]) =>
  sql.param(values.map((value) => (value === null || value === undefined ? null : JSON.stringify(value))));

/** Inserts lines as they were uploaded. */
export async function insertLines(
  queries: Queries,
  importId: number,
  lines: readonly RawLine[],
): Promise<void> {
  const numbers = sql.param(lines.map(({ line }) => line));
  await queries.execute(sql`
    insert into ${importLines} (import_id, line, cells)
    select ${importId}::integer, line, cells::jsonb
    from unnest(${numbers}::integer[], ${json(lines.map(({ cells }) => cells))}::text[]) as given (line, cells)`);
}

/** What a check finds out about a line. */
export type CheckedLine = Pick<
  ImportLineRow,
  "line" | "outcome" | "productId" | "values" | "fields" | "errors" | "warnings"
>;

/** Stores what a check finds out about lines. */
export async function storeChecked(
  queries: Queries,
  importId: number,
  lines: readonly CheckedLine[],
): Promise<void> {
  await queries.execute(sql`
    update ${importLines} set outcome = given.outcome, product_id = given.product_id, values = given.values::jsonb,
      fields = given.fields::jsonb, errors = given.errors::jsonb, warnings = given.warnings::jsonb, before = null, kept = null
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::integer[],
      ${sql.param(lines.map(({ outcome }) => outcome))}::text[],
      ${sql.param(lines.map(({ productId }) => productId))}::integer[],
      ${json(lines.map(({ values }) => values))}::text[],
      ${json(lines.map(({ fields }) => fields))}::text[],
      ${json(lines.map(({ errors }) => errors))}::text[],
      ${json(lines.map(({ warnings }) => warnings))}::text[]
    ) as given (line, outcome, product_id, values, fields, errors, warnings)
    where ${importLines.importId} = ${importId} and ${importLines.line} = given.line`);
}

/** What the application of an import did with a line. */
export type AppliedLine = Pick<
  ImportLineRow,
  "line" | "outcome" | "productId" | "fields" | "errors" | "before"
>;

/** Stores what the application of an import did with lines. */
export async function storeApplied(
  transaction: Queries,
  importId: number,
  lines: readonly AppliedLine[],
): Promise<void> {
  await transaction.execute(sql`
    update ${importLines} set outcome = given.outcome, product_id = given.product_id, fields = given.fields::jsonb,
      errors = given.errors::jsonb, before = given.before::jsonb
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::integer[],
      ${sql.param(lines.map(({ outcome }) => outcome))}::text[],
      ${sql.param(lines.map(({ productId }) => productId))}::integer[],
      ${json(lines.map(({ fields }) => fields))}::text[],
      ${json(lines.map(({ errors }) => errors))}::text[],
      ${json(lines.map(({ before }) => before))}::text[]
    ) as given (line, outcome, product_id, fields, errors, before)
    where ${importLines.importId} = ${importId} and ${importLines.line} = given.line`);
}

/** Stores the fields that an undo did not restore. */
export async function storeKept(
  transaction: Queries,
  importId: number,
  lines: readonly { readonly line: number; readonly kept: readonly string[] }[],
): Promise<void> {
  if (lines.length === 0) return;
  await transaction.execute(sql`
    update ${importLines} set kept = given.kept::jsonb
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::integer[],
      ${json(lines.map(({ kept }) => kept))}::text[]
    ) as given (line, kept)
    where ${importLines.importId} = ${importId} and ${importLines.line} = given.line`);
}

const conditionOf = (filter: LineFilter | undefined): SQL | undefined => {
  if (filter === undefined) return isNotNull(importLines.outcome);
  if (filter === "warned") return isNotNull(importLines.warnings);
  if (filter === "kept") return isNotNull(importLines.kept);
  return eq(importLines.outcome, filter);
};

/** The lines of an import after one, in their order. */
export const findLines = (
  queries: Queries,
  importId: number,
  {
    filter,
    after,
    limit,
  }: { readonly filter?: LineFilter | undefined; readonly after: number; readonly limit: number },
): Promise<ImportLineRow[]> =>
  queries
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, importId), gt(importLines.line, after), conditionOf(filter)))
    .orderBy(asc(importLines.line))
    .limit(limit);

/** The lines of an import after one, as they were uploaded. */
export const findRawLines = (
  queries: Queries,
  importId: number,
  after: number,
  limit: number,
): Promise<RawLine[]> =>
  queries
    .select({ line: importLines.line, cells: importLines.cells })
    .from(importLines)
    .where(and(eq(importLines.importId, importId), gt(importLines.line, after)))
    .orderBy(asc(importLines.line))
    .limit(limit);

/** The lines of an import that write something, after one. */
export const findWritingLines = (
  queries: Queries,
  importId: number,
  after: number,
  limit: number,
): Promise<ImportLineRow[]> =>
  queries
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        gt(importLines.line, after),
        inArray(importLines.outcome, ["created", "updated"]),
      ),
    )
    .orderBy(asc(importLines.line))
    .limit(limit);
