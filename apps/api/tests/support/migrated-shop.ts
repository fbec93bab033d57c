import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import * as v from "valibot";

import { migrationsFolder } from "../../src/database/migrations.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { createDataDirectory, createPostgresDatabase, onPostgres } from "./test-database.ts";

/** Drizzle's list of migrations; other fields are kept. */
const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/** Copies the migrations up to one of them. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(file, "utf8")));
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** Creates the database of an older shop, whose last migration was `last`, with content by SQL; returns its settings. */
export async function createMigratedShop(last: string, dataDir: string, content: string): Promise<Settings> {
  const folder = migrationsUpTo(last);
  const DATABASE_URL = onPostgres() ? await createPostgresDatabase({ empty: true }) : "";
  if (DATABASE_URL) {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder: folder });
    await client.query(content);
    await client.end();
  } else {
    createDataDirectory(dataDir);
    const client = await PGlite.create(join(dataDir, "pglite"));
    // An empty database, in less time than creating one takes.
    await client.exec("drop schema public, drizzle cascade; create schema public");
    await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder: folder });
    await client.exec(content);
    await client.close();
  }
  rmSync(folder, { recursive: true });
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL });
}
