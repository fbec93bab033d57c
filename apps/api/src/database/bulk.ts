import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Queries } from "./database.ts";

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 1000;

/** Inserts many rows in batches. */
export async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** Advances a table's id sequence past the ids that were inserted explicitly. */
export async function continueIds(queries: Queries, table: PgTable): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  await queries.execute(
    sql`select setval(${sequence}, (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  );
}
