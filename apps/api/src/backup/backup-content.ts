import * as v from "valibot";

import { BackupError } from "./backup-error.ts";
import { archivedText } from "./read-archive.ts";

/** Version of the layout of a backup; a change that older shops cannot read raises it. */
export const BACKUP_FORMAT = 1;

/** The file of a backup that describes it. */
export const MANIFEST = "backup.json";

/** Maximum bytes of that file, which is read as a whole: it names a few tables and sequences. */
const MAX_MANIFEST = 1024 * 1024;

/** The file of a table's rows, each a line of JSON, in the order in which tables can be filled. */
export const tableFile = (table: string): string => `database/${table}.jsonl`;

/** The name of the table whose rows a file has; undefined for other files. */
export const tableOf = (file: string): string | undefined =>
  /^database\/(?<table>[a-z_]+)\.jsonl$/.exec(file)?.groups?.["table"];

/** The file of a picture. */
export const pictureFileOf = (name: string): string => `pictures/${name}`;

/** The name of the picture that a file is; undefined for other files. Names of folders other than that of originals are none. */
export const pictureOf = (file: string): string | undefined =>
  /^pictures\/(?<name>(?:originals\/)?[a-z0-9-]+(?:\.[a-z0-9]+)?)$/.exec(file)?.groups?.["name"];

const manifestSchema = v.object({
  format: v.pipe(v.number(), v.integer()),
  /** Version of the shop that made it. */
  shop: v.string(),
  created_at: v.string(),
  /** Version of the last migration of the database. */
  migration: v.number(),
  tables: v.record(v.string(), v.object({ rows: v.number(), digest: v.string() })),
  /** The last number of each sequence. */
  sequences: v.record(v.string(), v.string()),
  pictures: v.number(),
});

/** The description of a backup. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

/** Reads the description of a backup; throws a {@link BackupError} where the file is none, or is of a newer layout. */
export async function readManifest(archive: string): Promise<BackupManifest> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await archivedText(archive, MANIFEST, MAX_MANIFEST));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new BackupError(`The backup is damaged (${MANIFEST} cannot be read).`, { cause });
  }
  const { format } = v.parse(v.looseObject({ format: v.number() }), manifest);
  if (format > BACKUP_FORMAT) {
    throw new BackupError(
      "The backup was made by a newer version of the shop. Restore it with that version.",
    );
  }
  return v.parse(manifestSchema, manifest);
}
