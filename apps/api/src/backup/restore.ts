import { isMigration, newestMigration } from "../database/migrations.ts";
import type { DatabasePlace } from "../database/stored-database.ts";
import type { PictureFiles } from "../modules/media/picture-files.ts";
import { type BackupManifest, pictureOf, readManifest, tableOf } from "./backup-content.ts";
import { BackupError } from "./backup-error.ts";
import { fillDatabase } from "./fill-database.ts";
import { archivedFiles, verifyArchive } from "./read-archive.ts";

/** The lines of a text, in batches. Only line feeds end a line: JSON has other separators inside texts. */
async function* batchesOf(content: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield lines;
  }
  if (rest !== "") yield [rest];
}

/** Where {@link restore} puts a shop. */
export interface RestoreTarget {
  readonly place: DatabasePlace;
  readonly pictures: PictureFiles;
}

async function copyPictures(archive: string, pictures: PictureFiles): Promise<void> {
  for await (const { name, read } of archivedFiles(archive)) {
    const picture = pictureOf(name);
    if (picture !== undefined) await pictures.write(picture, await read());
  }
}

async function* rowsOf(archive: string): AsyncGenerator<[string, readonly string[]]> {
  for await (const { name, read } of archivedFiles(archive)) {
    const table = tableOf(name);
    if (table === undefined) continue;
    for await (const lines of batchesOf(await read())) yield [table, lines];
  }
}

/**
 * Restores a backup where there is no shop yet; returns its description. Throws a {@link BackupError} for a backup that is damaged or of a newer
 * version, and where there is a shop already; the database stays empty then.
 */
export async function restore(archive: string, { place, pictures }: RestoreTarget): Promise<BackupManifest> {
  await verifyArchive(archive);
  const manifest = await readManifest(archive);
  if (manifest.migration > newestMigration()) {
    throw new BackupError(
      "The backup was made by a newer version of the shop. Restore it with that version.",
    );
  }
  if (!isMigration(manifest.migration)) {
    throw new BackupError("The backup names a version of the tables that no shop had: it is damaged.");
  }
  const { migration, tables, sequences } = manifest;
  await fillDatabase(place, { migration, sequences, tables: () => tables, rows: () => rowsOf(archive) }, () =>
    copyPictures(archive, pictures),
  );
  return manifest;
}
