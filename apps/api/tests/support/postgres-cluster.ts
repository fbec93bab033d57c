import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { Client } from "pg";

import { freePort } from "./free-port.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";

const READY_WITHIN_MS = 30_000;

/** Shutdown mode: `fast` terminates sessions and writes a checkpoint, `immediate` does neither. */
type StopMode = "fast" | "immediate";

/** The signal that `pg_ctl stop` sends for each mode. */
const stopSignals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** A PostgreSQL server for tests. */
export interface PostgresCluster {
  /** URL of one of its databases. */
  readonly url: (database: string) => string;
  /** Stops the server as `pg_ctl stop -m fast` or `-m immediate` does, and starts it again on the same files and port. */
  readonly restart: (mode: StopMode) => Promise<void>;
  /** Stops the server and deletes its files. */
  readonly stop: () => Promise<void>;
}

/**
 * The uid and gid under which PostgreSQL runs when the tests run as root, since it refuses to start as root: those of `postgres`, a user that
 * Debian's package creates, or of `nobody`. Undefined when the tests do not run as root.
 */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ["postgres", "nobody"]) {
    try {
      const idOf = (option: string): number =>
        Number(execFileSync("id", [option, user], { stdio: "pipe" }).toString());
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      continue;
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.",
  );
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await delay(50)) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      continue;
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`The PostgreSQL server did not start:\n${log()}`);
}

/** Creates a cluster in a temporary folder and starts it on a free port of this machine. */
export async function startPostgres({ initdb, postgres }: PostgresBinaries): Promise<PostgresCluster> {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "shop-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(
    initdb,
    ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    {
      ...owner,
      cwd: folder,
      stdio: "pipe",
    },
  );
  const port = await freePort();
  const options = ["fsync=off", "max_connections=200", "log_min_messages=warning"].flatMap((it) => [
    "-c",
    it,
  ]);
  const url = (database: string): string => `postgres://shop@127.0.0.1:${port}/${database}`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(
      postgres,
      ["-D", data, "-h", "127.0.0.1", "-p", String(port), "-k", folder, ...options],
      {
        ...owner,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let log = "";
    started.stderr.on("data", (text: Buffer) => (log += text.toString()));
    await untilReady(url("postgres"), started, () => log);
    return started;
  };
  let server = await start();
  const halt = async (mode: StopMode): Promise<void> => {
    const ended = once(server, "exit");
    server.kill(stopSignals[mode]);
    await ended;
  };
  return {
    url,
    restart: async (mode) => {
      await halt(mode);
      server = await start();
    },
    stop: async () => {
      await halt("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rows of a query on a connection of its own. */
export async function queryPostgres<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
