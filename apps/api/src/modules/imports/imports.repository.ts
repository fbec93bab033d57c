import type { ImportFault, ImportState } from "@shop/contract/imports/product-import.ts";
import { and, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { retryLockConflicts } from "../../database/lock-conflicts.ts";
import { type ImportRow, imports, type LineCounts } from "./imports.table.ts";
import { clearKept, countOutcomes, type LineRange } from "./lines/import-lines.repository.ts";

/** Counts of an import whose lines are not checked. */
export const noCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0, joined: 0, warned: 0 };

/**
 * Runs work in a transaction that waits for no disk: a crash of the machine may lose it. For what a step prepares and stores again where it
 * is started again. The work runs again after a lock conflict.
 */
export const withoutFlush = <T>(queries: Queries, work: (transaction: Queries) => Promise<T>): Promise<T> =>
  retryLockConflicts(() =>
    queries.transaction(async (transaction) => {
      await transaction.execute(sql`set local synchronous_commit = off`);
      return work(transaction);
    }),
  );

/** Inserts an import. */
export async function insertImport(
  queries: Queries,
  values: Pick<typeof imports.$inferInsert, "fileName" | "state" | "adminId" | "by">,
): Promise<ImportRow> {
  const [row] = await queries
    .insert(imports)
    .values({ ...values, counts: noCounts })
    .returning();
  if (!row) throw new Error("An import was not stored.");
  return row;
}

/** One import, or undefined. */
export async function findImport(queries: Queries, id: number): Promise<ImportRow | undefined> {
  const [row] = await queries.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** The newest imports before an id. */
export const findImports = (
  queries: Queries,
  before: number | undefined,
  limit: number,
): Promise<ImportRow[]> =>
  queries
    .select()
    .from(imports)
    .where(before === undefined ? undefined : lt(imports.id, before))
    .orderBy(desc(imports.id))
    .limit(limit);

/** Matches imports whose columns a person has had checked. */
const wasChecked = or(
  inArray(imports.state, ["checked", "applying", "applied", "undoing", "undone"]),
  isNotNull(imports.appliedAt),
);

/** The last checked import with the same columns as another one, or undefined. */
export async function findWithColumns(
  queries: Queries,
  { id, columnsKey }: Pick<ImportRow, "id" | "columnsKey">,
): Promise<ImportRow | undefined> {
  const [row] = await queries
    .select()
    .from(imports)
    .where(and(eq(imports.columnsKey, columnsKey), ne(imports.id, id), wasChecked))
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

/** Earlier imports among which one with similar columns is looked for. */
const EARLIER = 200;

/** What an import passes on to later ones with similar columns. */
export type CheckedColumns = Pick<
  ImportRow,
  "fileName" | "headers" | "fields" | "decimal" | "costRate" | "mappedGroups"
>;

/** The columns of the latest checked imports of a program's exports, the latest first. */
export const findCheckedColumns = (
  queries: Queries,
  { id, source }: Pick<ImportRow, "id" | "source">,
): Promise<CheckedColumns[]> =>
  queries
    .select({
      fileName: imports.fileName,
      headers: imports.headers,
      fields: imports.fields,
      decimal: imports.decimal,
      costRate: imports.costRate,
      mappedGroups: imports.mappedGroups,
    })
    .from(imports)
    .where(and(eq(imports.source, source), ne(imports.id, id), wasChecked))
    .orderBy(desc(imports.id))
    .limit(EARLIER);

/** Changes an import that is in one of some states and meets a condition; undefined where it does not. */
export async function moveImport(
  queries: Queries,
  id: number,
  from: readonly ImportState[],
  change: Partial<typeof imports.$inferInsert>,
  condition?: SQL,
): Promise<ImportRow | undefined> {
  const [row] = await queries
    .update(imports)
    .set(change)
    .where(and(eq(imports.id, id), inArray(imports.state, [...from]), condition))
    .returning();
  return row;
}

/** States of running steps, with the state that an import returns to where a step ends early. */
const stateBefore: Partial<Readonly<Record<ImportState, ImportState>>> = {
  reading: "failed",
  unpacking: "uploaded",
  checking: "uploaded",
  applying: "checked",
  undoing: "applied",
};

/** The states of running steps. */
export const runningStates: readonly ImportState[] = [
  "reading",
  "unpacking",
  "checking",
  "applying",
  "undoing",
];

/**
 * Stores that a running step has changed the products of a range of lines. Throws where another process has written it or ended the step, as it
 * may where this one has lost its lock with a connection, so that no line is written twice.
 */
export async function storeWritten(
  transaction: Queries,
  state: ImportState,
  { importId, after, to }: LineRange,
): Promise<void> {
  const [row] = await transaction
    .update(imports)
    .set({ written: to })
    .where(and(eq(imports.id, importId), eq(imports.state, state), eq(imports.written, after)))
    .returning({ id: imports.id });
  if (!row) throw new Error(`Another process has continued import ${importId}.`);
}

/** The numbers of lines of an import by what becomes of them. */
export async function countLines(queries: Queries, { id, counts }: ImportRow): Promise<LineCounts> {
  const found = { ...noCounts, warned: counts.warned };
  for (const { outcome, lines } of await countOutcomes(queries, id)) {
    if (outcome) found[outcome] = lines;
  }
  return found;
}

/** Imports with a running step. */
export const findRunning = (queries: Queries): Promise<ImportRow[]> =>
  queries
    .select()
    .from(imports)
    .where(inArray(imports.state, [...runningStates]));

/**
 * Ends the running step of an import: in its next state where its last change is committed, else in the state before. One that has changed products
 * stays in its state, to be completed.
 */
export async function endStep(
  queries: Queries,
  { id, state }: Pick<ImportRow, "id" | "state">,
  fault: ImportFault | null,
  faultRow: number | null = null,
): Promise<void> {
  const row = await findImport(queries, id);
  if (row?.state !== state || row.written !== null) return;
  const ended = { fault: null, faultRow: null, done: 0, work: null, isStopping: false };
  if (state === "applying") {
    const committed = { ...ended, state: "applied" as const };
    if (await moveImport(queries, id, [state], committed, isNotNull(imports.appliedAt))) return;
  }
  if (state === "undoing") {
    const committed = { ...ended, state: "undone" as const };
    if (await moveImport(queries, id, [state], committed, isNotNull(imports.undoneAt))) return;
    await clearKept(queries, id);
  }
  const before = stateBefore[state];
  const next = state === "reading" && fault === "stopped" ? "cancelled" : before;
  // Lines may have been planned again.
  const counts = state === "applying" && { counts: await countLines(queries, row) };
  if (next) await moveImport(queries, id, [state], { ...ended, ...counts, state: next, fault, faultRow });
}

/** Stores the progress of a running step; returns whether it is to stop. */
export async function storeProgress(
  queries: Queries,
  { id, state }: Pick<ImportRow, "id" | "state">,
  progress: Pick<ImportRow, "done" | "isWaiting">,
): Promise<boolean> {
  const row = await withoutFlush(queries, (transaction) => moveImport(transaction, id, [state], progress));
  return row?.isStopping ?? false;
}

/** Deletes what was uploaded for imports so many days ago; the list of imports keeps them. */
export async function deleteOldLines(queries: Queries, days: number): Promise<void> {
  const old = sql`(select ${imports.id} from ${imports}
    where ${imports.createdAt} < now() - make_interval(days => ${days}))`;
  await queries.execute(sql`delete from import_lines where import_id in ${old}`);
  await queries.execute(sql`delete from import_pictures where import_id in ${old}`);
  const ended = sql`(select ${imports.id} from ${imports}
    where ${inArray(imports.state, ["applied", "undone", "cancelled"])} or ${imports.id} in ${old})`;
  await queries.execute(sql`delete from import_files where import_id in ${ended}`);
}
