import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { PGlite } from "@electric-sql/pglite";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { Client } from "pg";

import { createDataDirectory, createPostgresDatabase, onPostgres } from "./test-database.ts";

/** Released versions of the shop whose databases can be created. */
export const RELEASED = ["0.1.0", "0.2.0", "0.3.0"] as const;

/** A version of {@link RELEASED}. */
export type Released = (typeof RELEASED)[number];

/** The tables and the list of migrations of a released version, as `pg_dump` writes them. */
const tablesOf = (version: Released): string =>
  gunzipSync(readFileSync(new URL(`../data/database-${version}.sql.gz`, import.meta.url))).toString();

/** Creates the database of a shop of a released version with content by SQL; returns its settings. */
export async function createOldShop(
  dataDir: string,
  content: string,
  version: Released = "0.2.0",
): Promise<Settings> {
  const tables = tablesOf(version);
  const DATABASE_URL = onPostgres() ? await createPostgresDatabase({ empty: true }) : "";
  if (DATABASE_URL) {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(tables);
    await client.query(content);
    await client.end();
  } else {
    createDataDirectory(dataDir);
    const client = await PGlite.create(join(dataDir, "pglite"));
    // An empty database, in less time than creating one takes.
    await client.exec("drop schema public, drizzle cascade; create schema public");
    await client.exec(tables);
    await client.exec(content);
    await client.close();
  }
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL });
}
