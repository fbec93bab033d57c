import { errorCode, errorMessage } from "@shop/serving/error-code.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";

import type { Database } from "./database.ts";
import { migrationsFolder, requireKnownMigration, storedMigration } from "./migrations.ts";
import { poolCounts } from "./pool-counts.ts";
import { postgresListener } from "./postgres-listener.ts";
import { shopTables } from "./shop-tables.ts";

/** SQLSTATEs of a database that cannot be migrated: insufficient privilege, a read-only server. */
const NOT_WRITABLE = new Set(["42501", "25006"]);

/** The message of the innermost cause; some causes have a code only. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error && cause.cause !== undefined) return reasonOf(cause.cause);
  return errorMessage(cause) || (errorCode(cause) ?? "no answer");
}

/** The error for a server that cannot be used. */
export function unusable(url: string, cause: unknown): StartError {
  const { host, pathname } = new URL(url);
  return new StartError(
    "database_unreachable",
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${reasonOf(cause)}).`,
    { cause },
  );
}

/** Milliseconds within which a connection has to be made. */
const CONNECT_MS = 10_000;

/** Ignores a lost connection: its queries fail anyway, but an `error` event without a listener ends the process. */
const ignoreError = (): void => {};

/** Runs work while a connection, which has no time limits, holds an advisory lock; the lock ends with the connection. */
async function exclusively<T>(url: string, name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const lockClient = new Client({ connectionString: url });
  lockClient.on("error", ignoreError);
  await lockClient.connect();
  try {
    await lockClient.query("select pg_advisory_lock(hashtextextended($1, 0))", [`shop: ${name}`]);
    return await work(lockClient);
  } finally {
    await lockClient.end();
  }
}

/** Takes an advisory lock on a connection of its own, which ends with this process; null where it is taken. */
async function tryLock(url: string, name: string): Promise<(() => Promise<void>) | null> {
  const lockClient = new Client({ connectionString: url });
  lockClient.on("error", ignoreError);
  await lockClient.connect();
  const { rows } = await lockClient.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
    [`shop: ${name}`],
  );
  if (rows[0]?.taken) return () => lockClient.end();
  await lockClient.end();
  return null;
}

/** True for a database without tables of the shop. Throws a {@link StartError} when it cannot be used. */
export async function isNewPostgres(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", ignoreError);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select where to_regclass('drizzle.__drizzle_migrations') is null",
    );
    return rowCount === 1;
  } catch (cause) {
    throw unusable(url, cause);
  } finally {
    await client.end();
  }
}

/** Milliseconds after which the server ends a statement, and the shop stops waiting for a server that no longer answers. */
const STATEMENT_MS = 20_000;
const ANSWER_MS = 25_000;

/** Opens a PostgreSQL database; one node at a time migrates it. Throws a {@link StartError} when it cannot be used. */
export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
  });
  // The pool listens for errors of idle connections only, and replaces lost ones.
  pool.on("error", ignoreError);
  pool.on("connect", (client) => client.on("error", ignoreError));
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw unusable(url, cause);
  }
  const queries = drizzle({ client: pool });
  const listener = postgresListener(url);
  try {
    await exclusively(url, "migrations", async (client) => {
      const unmigrated = drizzle({ client });
      requireKnownMigration(await storedMigration(unmigrated));
      await migrate(unmigrated, { migrationsFolder });
    });
  } catch (cause) {
    await pool.end();
    throw NOT_WRITABLE.has(errorCode(cause) ?? "") ? unusable(url, cause) : cause;
  }
  return {
    queries,
    sessions: connections,
    exclusively: (name, work) => exclusively(url, name, () => work()),
    tryLock: (name) => tryLock(url, name),
    listen: listener.listen,
    // Autovacuum runs on a server, but may take a minute to start.
    analyze: async () => {
      await queries.execute(sql`analyze ${await shopTables(queries)}`);
    },
    pool: () => poolCounts(pool),
    // A server that fails is started again without this process.
    failure: new Promise(() => {}),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
