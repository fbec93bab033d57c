import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";

import { Client } from "pg";
import { inject } from "vitest";

import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/embedded.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { TEMPLATE } from "../global-setup.ts";

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

/** Opens a migrated, empty database of the kind that the suite runs on. */
export const openTestDatabase = async (): Promise<Database> =>
  onPostgres() ? openPostgres(await createPostgresDatabase(), 10) : openInMemory(inject("embeddedTemplate"));
