import { rename, rm } from "node:fs/promises";

import type { Settings } from "@shop/serving/settings.ts";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";

import type { Queries } from "./database.ts";
import { ownDirectory } from "./directory-owner.ts";
import { foldersOf } from "./embedded-files.ts";
import { openEmbeddedPool } from "./embedded-pool.ts";
import { flushDirectory, flushFolder } from "./flush-folder.ts";
import { withMigrationsUpTo } from "./migrations.ts";
import { unusable } from "./postgres.ts";

/** Where a database is: a PostgreSQL server, or else a data directory. */
export type DatabasePlace = Pick<Settings, "DATABASE_URL" | "DATA_DIR">;

/** A database as it is stored, on one connection without time limits: it is neither migrated nor maintained. */
export interface StoredDatabase {
  readonly queries: Queries;
  /** Runs the migrations up to a version. */
  readonly migrateTo: (version: number) => Promise<void>;
}

function storedOn(client: Client | Pool): StoredDatabase {
  const queries = drizzle({ client });
  return {
    queries,
    migrateTo: (version) =>
      withMigrationsUpTo(version, (migrationsFolder) => migrate(queries, { migrationsFolder })),
  };
}

async function withEmbedded<T>(folder: string, work: (database: StoredDatabase) => Promise<T>): Promise<T> {
  const { pool, close } = await openEmbeddedPool({ folder });
  try {
    return await work(storedOn(pool));
  } finally {
    await close();
  }
}

async function withPostgres<T>(url: string, work: (database: StoredDatabase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw unusable(url, cause);
  }
  try {
    return await work(storedOn(client));
  } finally {
    await client.end();
  }
}

/** Lets `work` use a database that exists. Throws a StartError where it is in use, if it is embedded, or cannot be reached. */
export async function withStored<T>(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  work: (database: StoredDatabase) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return withPostgres(DATABASE_URL, work);
  const owner = ownDirectory(DATA_DIR);
  try {
    return await withEmbedded(foldersOf(DATA_DIR).database, work);
  } finally {
    owner.release();
  }
}

/**
 * Lets `fill` write a new database. An embedded one stands in its data directory only once `fill` has ended; on a server `fill` gets the empty
 * database that the owner has created there, and writes in one transaction.
 */
export async function fillNew(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  fill: (database: StoredDatabase) => Promise<void>,
): Promise<void> {
  if (DATABASE_URL) return withPostgres(DATABASE_URL, fill);
  const owner = ownDirectory(DATA_DIR);
  const { database, incoming } = foldersOf(DATA_DIR);
  try {
    await rm(incoming, { recursive: true, force: true });
    await withEmbedded(incoming, fill);
    await flushFolder(incoming);
    // What an interrupted creation has left.
    await rm(database, { recursive: true, force: true });
    await rename(incoming, database);
    await flushDirectory(DATA_DIR);
  } finally {
    owner.release();
  }
}

/** Lets `work` read all of a database as it is at one moment. */
export const atOneMoment = <T>(
  { queries }: StoredDatabase,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> =>
  queries.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local time zone 'UTC'`);
      return work(transaction);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
