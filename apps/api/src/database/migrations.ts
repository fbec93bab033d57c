import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { StartError } from "@shop/serving/start-error.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "./database.ts";

/** Folder of the migrations, which drizzle-kit generates. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Drizzle's list of migrations; other fields are kept. */
const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ when: v.number() })) });

const JOURNAL = "meta/_journal.json";

const readJournal = (folder = migrationsFolder) =>
  v.parse(journalSchema, JSON.parse(readFileSync(join(folder, JOURNAL), "utf8")));

/** The version of the newest migration of a folder, by default of this shop: the time of its creation in milliseconds. */
export const newestMigration = (folder?: string): number =>
  Math.max(...readJournal(folder).entries.map(({ when }) => when));

/** True for the version of a migration that a shop has run. */
export const isMigration = (version: number): boolean =>
  readJournal().entries.some(({ when }) => when === version);

const versionSchema = v.object({ rows: v.array(v.object({ version: v.nullable(v.string()) })) });

/** The version of the last migration that a database was given; null for one without the shop's tables. */
export async function storedMigration(queries: Queries): Promise<number | null> {
  const table = sql.raw("drizzle.__drizzle_migrations");
  const found = await queries.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as version`,
  );
  if (v.parse(versionSchema, found).rows[0]?.version == null) return null;
  const result = await queries.execute(sql`select max(created_at)::text as version from ${table}`);
  const version = v.parse(versionSchema, result).rows[0]?.version;
  return version == null ? null : Number(version);
}

/** Throws a {@link StartError} for a database that a newer version of the shop has migrated. */
export function requireKnownMigration(stored: number | null, folder?: string): void {
  if (stored === null) return;
  if (stored > newestMigration(folder)) {
    throw new StartError(
      "database_newer",
      "The database was used by a newer version of the shop. Start that version, or restore a backup of this one.",
    );
  }
}

/** Runs work with a folder of the migrations up to a version. */
export async function withMigrationsUpTo<T>(
  version: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "shop-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => when <= version);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
