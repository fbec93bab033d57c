import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";

import { errorCode, errorMessage } from "../error-code.ts";
import { StartError } from "../start-error.ts";
import { COUNTS_TABLE, counterOn } from "./counter.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";
import { listenOn } from "./postgres-listener.ts";

/** SQLSTATEs of a database that may be read but not set up: insufficient privilege, a read-only server. */
const NOT_OURS = new Set(["42501", "25006"]);

/** The innermost reason that has words; some have a code only. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error && cause.cause !== undefined) return reasonOf(cause.cause);
  return errorMessage(cause) || (errorCode(cause) ?? "no answer");
}

function unusable(url: string, cause: unknown): StartError {
  const { host, pathname } = new URL(url);
  return new StartError(
    "database_unreachable",
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${reasonOf(cause)}).`,
    { cause },
  );
}

/** Runs work on a connection that holds an advisory lock; the lock goes with the connection. */
async function exclusively<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtextextended($1, 0))", [`shop: ${name}`]);
    return await work();
  } finally {
    await holder.end();
  }
}

/** Opens a PostgreSQL server; its schema is brought up to date by one node at a time. Throws a {@link StartError} when it cannot be used. */
export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw unusable(url, cause);
  }
  const queries = drizzle({ client: pool });
  try {
    await exclusively(url, "migrations", () => migrate(queries, { migrationsFolder }));
  } catch (cause) {
    await pool.end();
    throw NOT_OURS.has(errorCode(cause) ?? "") ? unusable(url, cause) : cause;
  }
  return {
    queries,
    exclusively: (name, work) => exclusively(url, name, work),
    listen: (channel, heard) => listenOn(url, channel, heard),
    counter: ({ name, times, seconds }) =>
      counterOn(
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: "pool",
          tableName: COUNTS_TABLE,
          tableCreated: true,
          // Old counts are removed with everything else that is old.
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points: times,
          duration: seconds,
        }),
      ),
    // The server clears away by itself, but may take a minute to count.
    tidy: async () => {
      await queries.execute(sql`analyze`);
    },
    close: () => pool.end(),
  };
}
