import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";

import { Client } from "pg";
import { inject } from "vitest";

import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/embedded.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { TEMPLATE } from "../global-setup.ts";
import { watchTables, resetTables } from "./kept-tables.ts";

/** True where the suite runs on a PostgreSQL server, false on the embedded database. */
export const onPostgres = (): boolean => inject("postgresUrl") !== "";

/** Creates a database on the tests' PostgreSQL server, migrated unless `empty`; returns its URL. */
export async function createPostgresDatabase({ empty = false } = {}): Promise<string> {
  const name = `shop_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: `${inject("postgresUrl")}postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${empty ? "template0" : TEMPLATE}`);
  await admin.end();
  return inject("postgresUrl") + name;
}

/** Makes a data directory with a migrated, empty embedded database: much faster than a first start. */
export const createDataDirectory = (path: string): void =>
  cpSync(inject("embeddedDirectory"), path, { recursive: true });

/** The settings of a shop with a data directory, whose migrated, empty database is of the kind that the suite runs on. */
export async function createShopSettings(
  dataDir: string,
  rest: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  if (onPostgres()) return { DATA_DIR: dataDir, DATABASE_URL: await createPostgresDatabase(), ...rest };
  createDataDirectory(dataDir);
  return { DATA_DIR: dataDir, ...rest };
}

/** Opens a migrated, empty database of the kind that the suite runs on, which no other test file uses. */
export const openOwnDatabase = async (): Promise<Database> =>
  onPostgres() ? openPostgres(await createPostgresDatabase(), 10) : openInMemory(inject("embeddedTemplate"));

/** Databases of this worker that no test file uses at present: no more than most files open at once, since each needs 100 MB. */
const idle: Database[] = [];
const MAX_IDLE = 2;

async function openWatched(): Promise<Database> {
  const database = await openOwnDatabase();
  await watchTables(database);
  return database;
}

/** True where the database is empty again; false for one that tests have broken, which is closed. */
async function isReset(database: Database): Promise<boolean> {
  try {
    await resetTables(database);
    return true;
  } catch {
    await database.close().catch(() => {});
    return false;
  }
}

/**
 * Opens a migrated, empty database of the kind that the suite runs on: one that an earlier test file of this worker has closed, emptied, since a
 * new one takes as long as many tests. For tests that end or damage the database there is {@link openOwnDatabase}.
 */
export async function openTestDatabase(): Promise<Database> {
  let database = idle.pop();
  while (database && !(await isReset(database))) database = idle.pop();
  const opened = database ?? (await openWatched());
  return {
    ...opened,
    close: async () => {
      if (idle.length < MAX_IDLE) idle.push(opened);
      else await opened.close();
    },
  };
}
