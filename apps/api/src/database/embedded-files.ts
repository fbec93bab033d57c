import { constants, existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

import { PGlite } from "@electric-sql/pglite";

import { logParameters } from "./embedded-upkeep.ts";
import { flushFolder, FlushingNodeFs } from "./flushing-node-fs.ts";
import { type GuardedPglite, openGuarded } from "./guarded-pglite.ts";

/** PGlite's own parameters turn fsync off; these turn it on, and keep its memory small. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "shared_buffers=16MB", ...logParameters].flatMap((setting) => [
    "-c",
    setting,
  ]),
];

/**
 * Leaves the database's code as V8 first compiles it. V8 would optimize the SQL parser, one function of 100 kB, once it is used often, and takes
 * 600 MB for that; an import of 20,000 products (`npm run bench -- import`) is no faster with it.
 */
function optimizeNothing(): void {
  for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

/** Folders in the data directory: the database, one that is being created from a backup, a copy from before the last upgrade. */
export const foldersOf = (dataDir: string) => ({
  database: join(dataDir, "pglite"),
  incoming: join(dataDir, "pglite.incoming"),
  beforeUpgrade: join(dataDir, "pglite.before-upgrade"),
});

/** True where a data directory has no embedded database, or one whose creation was interrupted: PG_VERSION is written last. */
export const isNewEmbedded = (dataDir: string): boolean =>
  !existsSync(join(foldersOf(dataDir).database, "PG_VERSION"));

/**
 * Copies the files of an open database; its queries wait meanwhile. The copy is what a crash at this moment would leave, which PostgreSQL
 * recovers from its log. Without copying where the file system can share blocks.
 */
export async function copyFiles(client: GuardedPglite, from: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  await client.runExclusive(() => cp(from, partial, { recursive: true, mode: constants.COPYFILE_FICLONE }));
  flushFolder(partial);
  await rm(to, { recursive: true, force: true });
  await rename(partial, to);
}

/** Opens PostgreSQL on a folder. */
export function openFolder(folder: string): Promise<GuardedPglite> {
  optimizeNothing();
  return openGuarded({ fs: new FlushingNodeFs(folder), startParams });
}
