import type { LineFilter, LineOutcome } from "@shop/contract/imports/product-import.ts";
import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { RawLine } from "../../../sheets/read-sheet.ts";
import { type ImportLineRow, importLines } from "./import-lines.table.ts";
import type { LinePlan } from "./line-plan.ts";

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

/** Deletes some lines of an import that is read again; returns how many. */
export async function deleteLines(queries: Queries, importId: number, limit: number): Promise<number> {
  const some = queries
    .select({ line: importLines.line })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .limit(limit);
  const deleted = await queries
    .delete(importLines)
    .where(and(eq(importLines.importId, importId), inArray(importLines.line, some)))
    .returning({ line: importLines.line });
  return deleted.length;
}

/** What a check finds out about a line. */
export type StoredLine = Pick<
  ImportLineRow,
  | "line"
  | "outcome"
  | "productId"
  | "values"
  | "fields"
  | "errors"
  | "warnings"
  | "plan"
  | "before"
  | "samePart"
>;

/** Stores what a check finds out about lines. */
export async function storeChecked(
  queries: Queries,
  importId: number,
  lines: readonly StoredLine[],
): Promise<void> {
  await queries.execute(sql`
    update ${importLines} set outcome = given.outcome, product_id = given.product_id, values = given.values::jsonb,
      fields = given.fields::jsonb, errors = given.errors::jsonb, warnings = given.warnings::jsonb, plan = given.plan::jsonb, before = given.before::jsonb,
      same_part = given.same_part::jsonb, kept = null
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::integer[],
      ${sql.param(lines.map(({ outcome }) => outcome))}::text[],
      ${sql.param(lines.map(({ productId }) => productId))}::integer[],
      ${json(lines.map(({ values }) => values))}::text[],
      ${json(lines.map(({ fields }) => fields))}::text[],
      ${json(lines.map(({ errors }) => errors))}::text[],
      ${json(lines.map(({ warnings }) => warnings))}::text[],
      ${json(lines.map(({ plan }) => plan))}::text[],
      ${json(lines.map(({ before }) => before))}::text[],
      ${json(lines.map(({ samePart }) => samePart))}::text[]
    ) as given (line, outcome, product_id, values, fields, errors, warnings, plan, before, same_part)
    where ${importLines.importId} = ${importId} and ${importLines.line} = given.line`);
}

/** The last line of an import; 0 without lines. */
export async function lastLine(queries: Queries, importId: number): Promise<number> {
  const [row] = await queries
    .select({ line: sql<number>`coalesce(max(${importLines.line}), 0)::integer` })
    .from(importLines)
    .where(eq(importLines.importId, importId));
  return row?.line ?? 0;
}

/** The numbers of lines by outcome. */
export async function countOutcomes(
  queries: Queries,
  importId: number,
): Promise<{ readonly outcome: LineOutcome | null; readonly lines: number }[]> {
  return queries
    .select({ outcome: importLines.outcome, lines: sql<number>`count(*)::integer` })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .groupBy(importLines.outcome);
}

/** The number of lines that an undo does not restore wholly. */
export const countKept = (queries: Queries, importId: number): Promise<number> =>
  queries.$count(importLines, and(eq(importLines.importId, importId), isNotNull(importLines.kept)));

/** Forgets what an undo that has not been committed would not restore. */
export async function clearKept(queries: Queries, importId: number): Promise<void> {
  await queries
    .update(importLines)
    .set({ kept: null })
    .where(and(eq(importLines.importId, importId), isNotNull(importLines.kept)));
}

/** What an undo does with a line. */
export interface UndoneLine {
  readonly line: number;
  readonly plan: LinePlan | null;
  /** Fields that it does not restore; null where it restores all. */
  readonly kept: readonly string[] | null;
}

/** Stores what an undo does with lines. */
export async function storeUndone(
  transaction: Queries,
  importId: number,
  lines: readonly UndoneLine[],
): Promise<void> {
  await transaction.execute(sql`
    update ${importLines} set plan = given.plan::jsonb, kept = given.kept::jsonb
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::integer[],
      ${json(lines.map(({ plan }) => plan))}::text[],
      ${json(lines.map(({ kept }) => kept))}::text[]
    ) as given (line, plan, kept)
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

/** Lines that have nearly the same text in a column, with what is in each of them. */
interface RepeatedText {
  readonly texts: readonly string[];
  readonly lines: readonly number[];
}

/** The texts that a column of an import has in several lines; case, spaces and width do not count, nor do zeros before them. */
export async function findRepeated(
  queries: Queries,
  importId: number,
  column: number,
): Promise<RepeatedText[]> {
  const cell = sql`${importLines.cells} ->> ${sql.raw(String(column))}`;
  const key = sql`ltrim(lower(regexp_replace(normalize(${cell}, NFKC), '\\s+', '', 'g')), '0')`;
  return queries
    .select({
      texts: sql<string[]>`array_agg(${cell})`,
      lines: sql<number[]>`array_agg(${importLines.line})`,
    })
    .from(importLines)
    .where(and(eq(importLines.importId, importId), sql`trim(${cell}) <> ''`))
    .groupBy(key)
    .having(sql`count(*) > 1`);
}

/** Consecutive lines of an import: those after `after`, up to `to`. */
export interface LineRange {
  readonly importId: number;
  readonly after: number;
  readonly to: number;
}

/** Matches the lines of a range that write or have written something. */
export const isWriting = ({ importId, after, to }: LineRange): SQL | undefined =>
  and(
    eq(importLines.importId, importId),
    gt(importLines.line, after),
    lte(importLines.line, to),
    inArray(importLines.outcome, ["created", "updated"]),
  );

/** The lines of a range that write or have written something. */
export const findWritingLines = (queries: Queries, range: LineRange): Promise<ImportLineRow[]> =>
  queries.select().from(importLines).where(isWriting(range)).orderBy(asc(importLines.line));

/** Some lines of an import. */
export const findLinesByNumber = (
  queries: Queries,
  importId: number,
  lines: readonly number[],
): Promise<ImportLineRow[]> =>
  queries
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, importId), inArray(importLines.line, [...lines])))
    .orderBy(asc(importLines.line));
