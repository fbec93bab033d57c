import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../database/database.ts";

/** A table of the shop with the columns that are stored: those that PostgreSQL generates are left to it. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Bytes that a statement reads or writes at most, but for a single row: PGlite fails on messages of about 16 MB. */
const BATCH_BYTES = 1024 * 1024;
const MOST_ROWS = 1000;

async function select<const S extends v.GenericSchema>(
  queries: Queries,
  query: ReturnType<typeof sql>,
  row: S,
): Promise<v.InferOutput<S>[]> {
  const { rows } = v.parse(v.object({ rows: v.array(row) }), await queries.execute(query));
  return rows;
}

const columnSchema = v.object({ table: v.string(), column: v.string() });
const referenceSchema = v.object({ child: v.string(), parent: v.string() });

/** All tables of the shop, each after those that it refers to. */
export async function storedTables(queries: Queries): Promise<StoredTable[]> {
  const columns = await select(
    queries,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
    columnSchema,
  );
  const references = await select(
    queries,
    sql`select child.relname as child, parent.relname as parent from pg_constraint
        join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
        where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
    referenceSchema,
  );
  const waiting = Map.groupBy(columns, ({ table }) => table);
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      ([name]) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error("The shop's tables refer to each other in a circle.");
    for (const [name, found] of ready) {
      waiting.delete(name);
      ordered.push({ name, columns: found.map(({ column }) => column) });
    }
  }
  return ordered;
}

const columnsOf = ({ columns }: StoredTable) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

const lineSchema = v.object({ line: v.string() });

/** The rows of a table as lines of JSON, in batches; call it in a transaction. */
export async function* readRows(queries: Queries, table: StoredTable): AsyncGenerator<readonly string[]> {
  await queries.execute(sql`declare stored cursor for
    select row_to_json(stored)::text as line from (select ${columnsOf(table)} from ${sql.identifier(table.name)}) as stored`);
  let count = 1;
  for (;;) {
    const rows = await select(queries, sql.raw(`fetch ${count} from stored`), lineSchema);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    // Doubled at most, so that a few large rows behind many small ones stay few.
    count = Math.max(1, Math.min(count * 2, MOST_ROWS, Math.floor(BATCH_BYTES / bytes)));
  }
  await queries.execute(sql`close stored`);
}

/** Adds rows, given as lines of JSON, to a table. */
export async function addRows(queries: Queries, table: StoredTable, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const insert = (rows: readonly string[]) =>
    queries.execute(sql`insert into ${name} (${columnsOf(table)}) overriding system value
      select ${columnsOf(table)} from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`);
  let batch: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    if (batch.length > 0 && bytes + line.length > BATCH_BYTES) {
      await insert(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(line);
    bytes += line.length;
  }
  if (batch.length > 0) await insert(batch);
}

const sequenceSchema = v.object({ name: v.string(), last: v.nullable(v.string()) });

/** The last number that each sequence has given, by its name. */
export async function readSequences(queries: Queries): Promise<Record<string, string>> {
  const rows = await select(
    queries,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    sequenceSchema,
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

/** Lets sequences go on where {@link readSequences} found them. */
export async function setSequences(
  queries: Queries,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await queries.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
  }
}
