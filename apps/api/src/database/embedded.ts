import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import type { Database } from "./database.ts";
import { ownDirectory } from "./directory-owner.ts";
import { copyFiles, foldersOf, isNewEmbedded, openFolder, startParams } from "./embedded-files.ts";
import { startUpkeep, vacuumOutdated } from "./embedded-upkeep.ts";
import { flushFolder } from "./flushing-node-fs.ts";
import { type GuardedPglite, openGuarded } from "./guarded-pglite.ts";
import { migrationsFolder, newestMigration, requireKnownMigration, storedMigration } from "./migrations.ts";

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

async function open(
  client: GuardedPglite,
  release: () => void,
  beforeUpgrade: () => Promise<void> = () => Promise.resolve(),
): Promise<EmbeddedDatabase> {
  const queries = drizzle({ client });
  const stored = await storedMigration(queries);
  requireKnownMigration(stored);
  if (stored !== null && stored < newestMigration()) await beforeUpgrade();
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

/** Opens the embedded database below a data directory, and locks that until the database is closed. */
export async function openEmbedded(
  dataDir: string,
  notice: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const owner = ownDirectory(dataDir);
  const { database: folder, beforeUpgrade } = foldersOf(dataDir);
  let client: GuardedPglite | undefined;
  try {
    const isNew = isNewEmbedded(dataDir);
    const opened = (client = await openFolder(folder));
    const database = await open(opened, owner.release, async () => {
      await copyFiles(opened, folder, beforeUpgrade);
      notice(`The database as it was before this upgrade is kept in ${beforeUpgrade}.`);
    });
    // PGlite unpacks the files of a new database without any fsync.
    if (isNew) flushFolder(folder);
    return {
      ...database,
      copyTo: async (copy) => {
        // Without it sequences would skip numbers in the copy, as they do after a crash.
        await opened.exec("checkpoint");
        await copyFiles(opened, folder, foldersOf(copy).database);
      },
    };
  } catch (cause) {
    await client?.close().catch(() => {});
    owner.release();
    throw cause;
  }
}

/** Opens an embedded database in memory, from a dump where given; for tests. */
export const openInMemory = async (template?: Blob): Promise<EmbeddedDatabase> =>
  open(await openGuarded({ ...(template && { loadDataDir: template }), startParams }), () => {});
