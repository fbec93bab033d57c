import type { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "./database.ts";
import { outdatedTables } from "./shop-tables.ts";

/** Milliseconds between two looks at the size of the write-ahead log; an import writes 10 MB in that time. */
const LOG_EVERY_MS = 2000;
/** Milliseconds between two looks at what has changed since the last vacuum: autovacuum's own. */
const VACUUM_EVERY_MS = 60_000;

/** Size of the write-ahead log at which a checkpoint follows, and up to which its files are kept to be written again. */
const LOG_MB = 64;

/** Parameters of PostgreSQL that bound the write-ahead log together with {@link startUpkeep}. */
export const logParameters = [`max_wal_size=${LOG_MB}MB`, "min_wal_size=32MB"];

const logSchema = v.object({ rows: v.tuple([v.object({ bytes: v.number() })]) });

const logSince: SQL = sql`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/** Vacuums and analyzes each table that has changed much. One statement for each, so that requests are answered in between. */
export async function vacuumOutdated(queries: Queries): Promise<void> {
  for (const table of await outdatedTables(queries)) await queries.execute(sql`vacuum (analyze) ${table}`);
}

/** Writes what the write-ahead log holds to the tables' files once it is large, so that its files are used again. */
async function boundLog(queries: Queries): Promise<void> {
  const [{ bytes }] = v.parse(logSchema, await queries.execute(logSince)).rows;
  if (bytes > LOG_MB * 1024 * 1024) await queries.execute(sql`checkpoint`);
}

/**
 * Does what a PostgreSQL server's autovacuum and checkpointer do, since PGlite runs neither: without them statistics would be old, tables would
 * grow with each change, and the write-ahead log with each import. Returns a function that stops it.
 */
export function startUpkeep(client: Pick<PGlite, "closed">, queries: Queries): () => void {
  const every = (milliseconds: number, work: (queries: Queries) => Promise<void>) => {
    let isRunning = false;
    const turn = async (): Promise<void> => {
      if (isRunning || client.closed) return;
      isRunning = true;
      // A failure shows in the next query of a request; the next turn tries again.
      await work(queries).catch(() => {});
      isRunning = false;
    };
    return setInterval(() => void turn(), milliseconds).unref();
  };
  const timers = [every(LOG_EVERY_MS, boundLog), every(VACUUM_EVERY_MS, vacuumOutdated)];
  return () => timers.forEach(clearInterval);
}
