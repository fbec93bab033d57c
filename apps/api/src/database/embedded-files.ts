import { existsSync } from "node:fs";
import { join } from "node:path";

/** Folders in the data directory: the database, one that is being created from a backup, a copy from before the last upgrade. */
export const foldersOf = (dataDir: string) => ({
  database: join(dataDir, "pglite"),
  incoming: join(dataDir, "pglite.incoming"),
  beforeUpgrade: join(dataDir, "pglite.before-upgrade"),
});

/** True where a data directory has no embedded database, or one whose creation was interrupted: PG_VERSION is written last. */
export const isNewEmbedded = (dataDir: string): boolean =>
  !existsSync(join(foldersOf(dataDir).database, "PG_VERSION"));
