import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "./database.ts";
import { outdatedTables } from "./shop-tables.ts";

/** Milliseconds between two looks at the size of the write-ahead log; an import writes 10 MB in that time. */
const LOG_EVERY_MS = 2000;
/** Milliseconds between two looks at what has changed since the last vacuum: autovacuum's own. */
const VACUUM_EVERY_MS = 60_000;

const logSchema = v.object({ rows: v.tuple([v.object({ is_large: v.boolean() })]) });

const logSince: SQL = sql`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > pg_size_bytes(current_setting('max_wal_size')) as is_large
  from pg_control_checkpoint()`;

/** Vacuums and analyzes each table that has changed much. One statement for each, so that requests are answered in between. */
export async function vacuumOutdated(queries: Queries): Promise<void> {
  for (const table of await outdatedTables(queries)) await queries.execute(sql`vacuum (analyze) ${table}`);
}

/** Writes what the write-ahead log holds to the tables' files once it is large, so that its files are used again. */
async function boundLog(queries: Queries): Promise<void> {
  const [{ is_large }] = v.parse(logSchema, await queries.execute(logSince)).rows;
  if (is_large) await queries.execute(sql`checkpoint`);
}

/**
 * Does what a PostgreSQL server's autovacuum and checkpointer do, since PGlite runs neither: without them statistics would be old, tables would
 * grow with each change, and the write-ahead log with each import. Returns a function that stops it, once what runs has ended.
 */
export function startUpkeep(queries: Queries): () => Promise<void> {
  const running = new Map<(queries: Queries) => Promise<void>, Promise<void>>();
  const every = (milliseconds: number, work: (queries: Queries) => Promise<void>) => {
    const turn = (): void => {
      if (running.has(work)) return;
      // A failure shows in the next query of a request; the next turn tries again.
      const ended = work(queries)
        .catch(() => {})
        .finally(() => running.delete(work));
      running.set(work, ended);
    };
    return setInterval(turn, milliseconds).unref();
  };
  const timers = [every(LOG_EVERY_MS, boundLog), every(VACUUM_EVERY_MS, vacuumOutdated)];
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
