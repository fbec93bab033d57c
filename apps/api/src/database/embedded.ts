import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { escapeIdentifier, type Pool } from "pg";

import type { Database } from "./database.ts";
import { ownDirectory } from "./directory-owner.ts";
import { foldersOf, isNewEmbedded } from "./embedded-files.ts";
import { type EmbeddedPool, openEmbeddedPool } from "./embedded-pool.ts";
import { startUpkeep, vacuumOutdated } from "./embedded-upkeep.ts";
import { flushFolder } from "./flush-folder.ts";
import { migrationsFolder, newestMigration, requireKnownMigration, storedMigration } from "./migrations.ts";
import { poolCounts } from "./pool-counts.ts";

/** An open embedded database. */
export interface EmbeddedDatabase extends Database {
  /** Dumps the data directory as a tar file, which another database can be opened from. */
  readonly dump: () => Promise<Uint8Array>;
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

/** Listens on the connection of the database; its session, which listens, outlives a lost one. */
function listenOn(pool: Pool): Database["listen"] {
  const channels = new Map<string, Set<(payload: string) => void>>();
  pool.on("connect", (client) =>
    client.on("notification", ({ channel, payload = "" }) => {
      for (const onNotify of channels.get(channel) ?? []) onNotify(payload);
    }),
  );
  return async (channel, onNotify) => {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(onNotify));
    await pool.query(`listen ${escapeIdentifier(channel)}`);
    return () => {
      listeners.delete(onNotify);
      return Promise.resolve();
    };
  };
}

async function open(
  { engine, pool, close }: EmbeddedPool,
  release: () => void,
  beforeUpgrade: () => Promise<void> = () => Promise.resolve(),
  migrations = migrationsFolder,
): Promise<EmbeddedDatabase> {
  const listen = listenOn(pool);
  const queries = drizzle({ client: pool });
  const stored = await storedMigration(queries);
  requireKnownMigration(stored, migrations);
  if (stored !== null && stored < newestMigration(migrations)) await beforeUpgrade();
  await migrate(queries, { migrationsFolder: migrations });
  await vacuumOutdated(queries);
  const stopUpkeep = startUpkeep(queries);
  return {
    queries,
    sessions: 1,
    exclusively: queueByName(),
    tryLock: processLocks(),
    listen,
    analyze: () => vacuumOutdated(queries),
    failure: engine.failure,
    pool: () => poolCounts(pool),
    dump: engine.dump,
    close: async () => {
      await stopUpkeep();
      await close();
      release();
    },
  };
}

/** Opens the embedded database below a data directory, and locks that until the database is closed; tests name other migrations. */
export async function openEmbedded(
  dataDir: string,
  notice: (line: string) => void = () => {},
  migrations = migrationsFolder,
): Promise<EmbeddedDatabase> {
  const owner = ownDirectory(dataDir);
  const { database: folder, beforeUpgrade } = foldersOf(dataDir);
  let opened: EmbeddedPool | undefined;
  try {
    const isNew = isNewEmbedded(dataDir);
    const { engine } = (opened = await openEmbeddedPool({ folder }));
    const copy = async (): Promise<void> => {
      await engine.copyTo(beforeUpgrade);
      notice(`The database as it was before this upgrade is kept in ${beforeUpgrade}.`);
    };
    const database = await open(opened, owner.release, copy, migrations);
    // PGlite unpacks the files of a new database without any fsync.
    if (isNew) await flushFolder(folder);
    return {
      ...database,
      copyTo: async (target) => {
        // Without it sequences would skip numbers in the copy, as they do after a crash.
        await database.queries.execute(sql`checkpoint`);
        await engine.copyTo(foldersOf(target).database);
      },
    };
  } catch (cause) {
    await opened?.close().catch(() => {});
    owner.release();
    throw cause;
  }
}

/** Opens an embedded database in memory, from the file of a dump where given; for tests. */
export const openInMemory = async (template?: string): Promise<EmbeddedDatabase> =>
  open(await openEmbeddedPool(template === undefined ? {} : { template }), () => {});
