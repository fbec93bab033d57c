import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../database/database.ts";
import { isNewEmbedded } from "../database/embedded-files.ts";
import { storedMigration } from "../database/migrations.ts";
import { type DatabasePlace, fillNew } from "../database/stored-database.ts";
import { BackupError } from "./backup-error.ts";
import { RowDigest, type TableDigest } from "./row-digest.ts";
import { addRows, readRows, setSequences, storedTables } from "./stored-tables.ts";

const foundSchema = v.object({ rows: v.array(v.unknown()) });

/** Content of the tables of a new database. */
export interface NewContent {
  /** Version of the last migration that the content belongs to. */
  readonly migration: number;
  /** What the tables hold, once all rows were read. */
  readonly tables: () => Readonly<Record<string, TableDigest>>;
  readonly sequences: Readonly<Record<string, string>>;
  /** The rows in batches with the names of their tables, those first that others refer to. */
  readonly rows: () => AsyncIterable<readonly [table: string, lines: readonly string[]]>;
}

/** Throws unless a database has no row of a shop. */
async function requireEmpty(queries: Queries): Promise<void> {
  for (const { name } of await storedTables(queries)) {
    const found = await queries.execute(sql`select 1 as one from ${sql.identifier(name)} limit 1`);
    if (v.parse(foundSchema, found).rows.length > 0) {
      throw new BackupError(
        "The database already holds a shop. Create an empty one, and name it in DATABASE_URL.",
      );
    }
  }
}

/** Writes content to the empty tables of a database, and reads it back to compare it. Throws a {@link BackupError}. */
async function fillTables(queries: Queries, content: NewContent): Promise<void> {
  await queries.execute(sql`set local time zone 'UTC'`);
  // The journal comes with the tables: stored products post nothing.
  await queries.execute(sql`select set_config('shop.stock_change', '{"cause":"restored"}', true)`);
  const tables = await storedTables(queries);
  for await (const [name, lines] of content.rows()) {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new BackupError(`The backup has a table that this shop does not know: ${name}.`);
    await addRows(queries, table, lines);
  }
  await setSequences(queries, content.sequences);
  for (const table of tables) {
    const digest = new RowDigest();
    for await (const lines of readRows(queries, table)) digest.add(lines);
    const { rows, digest: sum } = digest.result();
    const wanted = content.tables()[table.name] ?? new RowDigest().result();
    if (rows !== wanted.rows || sum !== wanted.digest) {
      throw new BackupError(
        `The table ${table.name} differs from the original: ${rows} in place of ${wanted.rows} rows.`,
      );
    }
  }
  // What nodes keep of the original may be of a later day than the backup.
  if (tables.some(({ name }) => name === "catalogue_state"))
    await queries.execute(sql`update catalogue_state set epoch = gen_random_uuid()`);
}

/**
 * Fills a database that has no shop yet, in one transaction; `before` runs once it is known to be empty. Throws a {@link BackupError} for one that has
 * a shop, and where the result differs from the content.
 */
export async function fillDatabase(
  place: DatabasePlace,
  content: NewContent,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!place.DATABASE_URL && !isNewEmbedded(place.DATA_DIR)) {
    throw new BackupError(
      `The data directory ${place.DATA_DIR} already holds a shop. Move it away, or set DATA_DIR to an empty folder.`,
    );
  }
  await fillNew(place, async ({ queries, migrateTo }) => {
    const stored = await storedMigration(queries);
    if (stored !== null) await requireEmpty(queries);
    if (stored !== null && stored > content.migration) {
      throw new BackupError("The database has tables of a newer version of the shop. Create an empty one.");
    }
    await before();
    await migrateTo(content.migration);
    await queries.transaction((transaction) => fillTables(transaction, content));
  });
}
