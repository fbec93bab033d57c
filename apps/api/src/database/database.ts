import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type { Settings } from "../settings.ts";
import type { Counter, CountRule } from "./counter.ts";

/** What runs queries: the database itself or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database; only the modules in this folder know which of the two kinds it is. */
export interface Database {
  readonly queries: Queries;
  /** Runs work while no other node does work under the same name. */
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Calls back with each text that a transaction of any node sends to a channel; returns how to stop. */
  readonly listen: (channel: string, heard: (text: string) => void) => Promise<() => Promise<void>>;
  /** Makes what counts how often something is done; nodes that share a server count together. */
  readonly counter: (rule: CountRule) => Counter;
  /** After much has changed at once: clears away what that left behind, and lets the planner count again. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens PostgreSQL where there is an address, else the embedded database; both have the newest schema afterwards. */
export async function openDatabase(
  settings: Pick<Settings, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">,
): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL);
  }
  const { openEmbedded } = await import("./embedded.ts");
  return openEmbedded(settings.DATA_DIR);
}

/** True when the database answers. */
export async function isReady({ queries }: Database): Promise<boolean> {
  try {
    await queries.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
