import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Runs queries: the database itself or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database; only the modules in this folder know which of the two kinds it is. */
export interface Database {
  readonly queries: Queries;
  /** Number of queries of this node that run at the same time. */
  readonly sessions: number;
  /** Runs work under a named lock that all nodes share. */
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Takes a named lock that all nodes share, unless it is taken; it ends with its release, or with this process. Returns the function that
   * releases it, or null.
   */
  readonly tryLock: (name: string) => Promise<(() => Promise<void>) | null>;
  /** Calls back with each notification that any node sends to a channel; returns a function that stops listening. */
  readonly listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;
  /**
   * Refreshes the planner's statistics after many rows have changed: with those of before a search takes several times as long. The embedded
   * database vacuums as well; a server's autovacuum would follow only within a minute.
   */
  readonly analyze: () => Promise<void>;
  /** Resolves with the reason once the database has failed for the rest of this process, as the embedded one may; every query then fails. */
  readonly failure: Promise<string>;
  /** Connections of this node by state, and the number of queries that wait for one. */
  readonly pool: () => Readonly<Record<"open" | "idle" | "waiting", number>>;
  /** Copies the embedded database into another data directory; a server has backups of its own. */
  readonly copyTo?: (dataDir: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL where DATABASE_URL is set, else the embedded database, and applies all migrations; `notice` takes lines for the log. Throws a
 * StartError for a database that cannot be used, or that a newer version of the shop has used.
 */
export async function openDatabase(
  settings: Pick<Settings, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">,
  notice?: (line: string) => void,
): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL);
  }
  const { openEmbedded } = await import("./embedded.ts");
  return openEmbedded(settings.DATA_DIR, notice);
}

/** True where the database of {@link openDatabase} has yet to be created, or to be migrated for the first time. */
export async function isNewDatabase(settings: Pick<Settings, "DATABASE_URL" | "DATA_DIR">): Promise<boolean> {
  if (settings.DATABASE_URL) {
    const { isNewPostgres } = await import("./postgres.ts");
    return isNewPostgres(settings.DATABASE_URL);
  }
  const { isNewEmbedded } = await import("./embedded-files.ts");
  return isNewEmbedded(settings.DATA_DIR);
}

/** Throws a StartError where there is no shop: a command of the shell creates none, as one with a wrong DATA_DIR would. */
export async function requireShop(settings: Pick<Settings, "DATABASE_URL" | "DATA_DIR">): Promise<void> {
  if (!(await isNewDatabase(settings))) return;
  const place = settings.DATABASE_URL ? "the database of DATABASE_URL" : settings.DATA_DIR;
  const setting = settings.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
  throw new StartError(
    "no_shop",
    `There is no shop in ${place}: is ${setting} that of the shop? The first start creates one.`,
  );
}
