import { existsSync } from "node:fs";
import { join } from "node:path";

import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { RateLimiterMemory } from "rate-limiter-flexible";

import { counterOn } from "./counter.ts";
import type { Database } from "./database.ts";
import { ownDirectory } from "./directory-owner.ts";
import { flushFolder, FlushingNodeFs } from "./flushing-node-fs.ts";
import { migrationsFolder } from "./migrations.ts";

const VACUUM_EVERY_MS = 60 * 60 * 1000;

/** PGlite's own parameters turn fsync off; these turn it on, and keep its memory small. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "shared_buffers=16MB"].flatMap((setting) => ["-c", setting]),
];

/** An open embedded database. */
export interface EmbeddedDatabase extends Database {
  /** Everything in it, as a tar file that another can be opened from. */
  readonly dump: () => Promise<Blob>;
}

/** Work of one name waits for the work of that name before it; there are no other nodes to wait for. */
function oneAfterTheOther(): Database["exclusively"] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    last.set(name, result);
    return result;
  };
}

async function open(options: PGliteOptions, release: () => void): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({ ...options, startParams });
  const queries = drizzle({ client });
  await migrate(queries, { migrationsFolder });
  // No autovacuum runs here. Where little has changed this takes a few milliseconds.
  const vacuuming = setInterval(() => void client.exec("vacuum").catch(() => {}), VACUUM_EVERY_MS).unref();
  return {
    queries,
    exclusively: oneAfterTheOther(),
    listen: async (channel, heard) => client.listen(channel, heard),
    // There is one node: it can count in its memory, which costs no writing to the disk.
    counter: ({ name, times, seconds }) =>
      counterOn(new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds })),
    tidy: async () => {
      await queries.execute(sql`vacuum (analyze)`);
    },
    dump: () => client.dumpDataDir("none"),
    close: async () => {
      clearInterval(vacuuming);
      await client.close();
      release();
    },
  };
}

/** Opens the embedded database below a data directory, which this process owns until it is closed. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const owner = ownDirectory(dataDir);
  const folder = join(dataDir, "pglite");
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const database = await open({ fs: new FlushingNodeFs(folder) }, owner.release);
    // What a database is made of in the first place is written without any flushing.
    if (isNew) flushFolder(folder);
    return database;
  } catch (cause) {
    owner.release();
    throw cause;
  }
}

/** Opens an embedded database in memory, from a dumped one where given: for tests. */
export const openInMemory = (template?: Blob): Promise<EmbeddedDatabase> =>
  open(template ? { loadDataDir: template } : {}, () => {});
