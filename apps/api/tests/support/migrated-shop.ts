import { readFileSync } from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import * as v from "valibot";

import { migrationsFolder as allMigrations, withMigrationsUpTo } from "../../src/database/migrations.ts";
import { createDataDirectory, createPostgresDatabase, onPostgres } from "./test-database.ts";

const journalSchema = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

function versionOf(migration: string): number {
  const journal = readFileSync(join(allMigrations, "meta/_journal.json"), "utf8");
  const { entries } = v.parse(journalSchema, JSON.parse(journal));
  return entries.find(({ tag }) => tag === migration)?.when ?? Number.NaN;
}

/** Creates the database of an older shop, whose last migration was `last`, with content by SQL; returns its settings. */
export const createMigratedShop = (last: string, dataDir: string, content: string): Promise<Settings> =>
  withMigrationsUpTo(versionOf(last), async (migrationsFolder) => {
    const DATABASE_URL = onPostgres() ? await createPostgresDatabase({ empty: true }) : "";
    if (DATABASE_URL) {
      const client = new Client({ connectionString: DATABASE_URL });
      await client.connect();
      await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
      await client.query(content);
      await client.end();
    } else {
      createDataDirectory(dataDir);
      const client = await PGlite.create(join(dataDir, "pglite"));
      // An empty database, in less time than creating one takes.
      await client.exec("drop schema public, drizzle cascade; create schema public");
      await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder });
      await client.exec(content);
      await client.close();
    }
    return readSettings({ DATA_DIR: dataDir, DATABASE_URL });
  });
