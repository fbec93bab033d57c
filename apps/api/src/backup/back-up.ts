import { Readable } from "node:stream";

import type { Queries } from "../database/database.ts";
import { storedMigration } from "../database/migrations.ts";
import { atOneMoment, type StoredDatabase } from "../database/stored-database.ts";
import type { PictureFiles } from "../modules/media/picture-files.ts";
import { BACKUP_FORMAT, type BackupManifest, MANIFEST, pictureFileOf, tableFile } from "./backup-content.ts";
import { BackupError } from "./backup-error.ts";
import { RowDigest, type TableDigest } from "./row-digest.ts";
import { readRows, readSequences, type StoredTable, storedTables } from "./stored-tables.ts";
import { type AddFile, writeArchive } from "./write-archive.ts";

/** Writes the rows of all tables; returns what they were. */
async function addTables(queries: Queries, add: AddFile): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const table of await storedTables(queries)) {
    const digest = new RowDigest();
    await add(tableFile(table.name), Readable.from(linesOf(queries, table, digest)));
    digests[table.name] = digest.result();
  }
  return digests;
}

async function* linesOf(queries: Queries, table: StoredTable, digest: RowDigest): AsyncGenerator<string> {
  for await (const lines of readRows(queries, table)) {
    digest.add(lines);
    yield `${lines.join("\n")}\n`;
  }
}

/** What {@link backUp} makes a backup of. */
export interface BackupSource {
  readonly database: StoredDatabase;
  readonly pictures: PictureFiles;
  /** Version of the shop. */
  readonly version: string;
}

/** Writes a backup of a shop, which may be in use; returns its description. Throws a {@link BackupError}. */
export async function backUp(
  { database, pictures, version }: BackupSource,
  file: string,
): Promise<BackupManifest> {
  const migration = await storedMigration(database.queries);
  if (migration === null) throw new BackupError("There is no shop in the database.");
  let manifest: BackupManifest | undefined;
  await writeArchive(file, async (add) => {
    const created_at = new Date().toISOString();
    const stored = await atOneMoment(database, async (queries) => ({
      tables: await addTables(queries, add),
      sequences: await readSequences(queries),
    }));
    // A picture is deleted a day after nothing names it, so that all that the tables name are still there.
    let count = 0;
    for await (const { name } of pictures.list()) {
      const content = await pictures.read(name);
      // Deleted meanwhile: nothing has named it for a day.
      if (!content) continue;
      await add(pictureFileOf(name), Readable.from(content), { compress: false });
      count += 1;
    }
    manifest = { format: BACKUP_FORMAT, shop: version, created_at, migration, ...stored, pictures: count };
    await add(MANIFEST, Readable.from([JSON.stringify(manifest, null, 2)]));
  });
  if (!manifest) throw new Error("The backup has no description.");
  return manifest;
}
