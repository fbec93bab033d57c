import { existsSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import type { Database } from "./database.ts";
import { ownDirectory } from "./directory-owner.ts";
import { logParameters, startUpkeep, vacuumOutdated } from "./embedded-upkeep.ts";
import { flushFolder, FlushingNodeFs } from "./flushing-node-fs.ts";
import { openGuarded } from "./guarded-pglite.ts";
import { migrationsFolder } from "./migrations.ts";

/** PGlite's own parameters turn fsync off; these turn it on, and keep its memory small. */
const startParams = [
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

/** An open embedded database. */
export interface EmbeddedDatabase extends Database {
  /** Dumps the data directory as a tar file, which another database can be opened from. */
  readonly dump: () => Promise<Blob>;
}

/** Queues work by name within this process; the embedded database has no other nodes. */
function queueByName(): Database["exclusively"] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    last.set(name, result);
    return result;
  };
}

/** Locks by name within this process. */
function processLocks(): Database["tryLock"] {
  const taken = new Set<string>();
  return (name) => {
    if (taken.has(name)) return Promise.resolve(null);
    taken.add(name);
    return Promise.resolve(() => {
      taken.delete(name);
      return Promise.resolve();
    });
  };
}

async function open(options: PGliteOptions, release: () => void): Promise<EmbeddedDatabase> {
  const client = await openGuarded({ ...options, startParams });
  const queries = drizzle({ client });
  await migrate(queries, { migrationsFolder });
  await vacuumOutdated(queries);
  const stopUpkeep = startUpkeep(client, queries);
  return {
    queries,
    exclusively: queueByName(),
    tryLock: processLocks(),
    listen: async (channel, onNotify) => client.listen(channel, onNotify),
    analyze: () => vacuumOutdated(queries),
    failure: client.failure,
    dump: () => client.dumpDataDir("none"),
    close: async () => {
      stopUpkeep();
      if (!client.hasFailed) await client.close();
      release();
    },
  };
}

const folderOf = (dataDir: string): string => join(dataDir, "pglite");

/** True where a data directory has no embedded database, or one whose creation was interrupted: PG_VERSION is written last. */
export const isNewEmbedded = (dataDir: string): boolean => !existsSync(join(folderOf(dataDir), "PG_VERSION"));

/** Opens the embedded database below a data directory, and locks that until the database is closed. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const owner = ownDirectory(dataDir);
  const folder = folderOf(dataDir);
  try {
    const isNew = isNewEmbedded(dataDir);
    optimizeNothing();
    const database = await open({ fs: new FlushingNodeFs(folder) }, owner.release);
    // PGlite unpacks the files of a new database without any fsync.
    if (isNew) flushFolder(folder);
    return database;
  } catch (cause) {
    owner.release();
    throw cause;
  }
}

/** Opens an embedded database in memory, from a dump where given; for tests. */
export const openInMemory = (template?: Blob): Promise<EmbeddedDatabase> =>
  open(template ? { loadDataDir: template } : {}, () => {});
