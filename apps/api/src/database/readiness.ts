import { setTimeout as delay } from "node:timers/promises";

import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

/** Milliseconds after which a database that does not answer counts as not ready. */
const READY_WITHIN_MS = 1500;

/** Commits an entry of the database's log that belongs to no table: it has to be written and flushed like any other change. */
async function canWrite({ queries }: Pick<Database, "queries">): Promise<boolean> {
  const ending = new AbortController();
  try {
    return await Promise.race([
      queries.execute(sql`select pg_logical_emit_message(true, 'ready', '')`).then(() => true),
      delay(READY_WITHIN_MS, false, { signal: ending.signal }),
    ]);
  } catch {
    return false;
  } finally {
    ending.abort();
  }
}

/** Returns a function that resolves to true when the database soon commits a write; concurrent calls share one, so that many cost no more. */
export function watchReadiness(database: Pick<Database, "queries">): () => Promise<boolean> {
  let last: Promise<boolean> | undefined;
  return () => {
    last ??= canWrite(database).finally(() => {
      last = undefined;
    });
    return last;
  };
}
