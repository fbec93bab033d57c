/**
 * Worker thread with the embedded database: answers requests in PostgreSQL's wire protocol. A PANIC or a trap leaves PostgreSQL's memory
 * undefined, where a server would end its process; this thread ends then, so that nothing more is written.
 */
import { constants, cpSync, openAsBlob } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";

import { PGlite } from "@electric-sql/pglite";
import * as v from "valibot";

import { type EngineOrder, enginePlaceSchema } from "./embedded-engine.ts";
import { flushFolder } from "./flush-folder.ts";
import { FlushingNodeFs } from "./flushing-node-fs.ts";

/** PGlite's own parameters turn fsync off; these turn it on, and keep its memory and its write-ahead log small. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "shared_buffers=16MB",
    "max_wal_size=64MB",
    "min_wal_size=32MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** Status of the exception that stands for PostgreSQL's longjmp to its main loop: an error of a statement. */
const STATEMENT_FAILED = 100;
/** Bytes after which a part of an answer is sent before the answer ends. */
const PART_BYTES = 256 * 1024;

/**
 * Leaves the database's code as V8 first compiles it. V8 would optimize the SQL parser, one function of 100 kB, once it is used often, and takes
 * 600 MB for that; an import of 20,000 products (`npm run bench -- import`) is no faster with it.
 */
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);

const { folder, template } = v.parse(enginePlaceSchema, workerData);
/** Why PostgreSQL has failed, by its log. */
let panic: string | undefined;
const client = new PGlite({
  startParams,
  onStderr: (line) => {
    panic = /(?:PANIC|FATAL):\s+(.*)/.exec(line)?.[1] ?? panic;
    return false;
  },
  ...(folder !== undefined && { fs: new FlushingNodeFs(folder) }),
  ...(template !== undefined && { loadDataDir: await openAsBlob(template) }),
});
await client.waitReady;

function end(error: unknown): never {
  parentPort?.postMessage(panic ?? String(error));
  process.exit(1);
}

/** PGlite continues after whatever this function throws. */
const MAIN_LOOP = "_PostgresMainLoopOnce";
const loop = client.Module[MAIN_LOOP];
client.Module[MAIN_LOOP] = () => {
  try {
    loop();
  } catch (error) {
    const isStatement =
      typeof error === "object" && error && "status" in error && error.status === STATEMENT_FAILED;
    if (!isStatement) end(error);
    throw error;
  }
};

function answer(requests: Uint8Array, port: MessagePort): void {
  let parts: Uint8Array[] = [];
  let size = 0;
  const send = (): void => {
    const bytes = new Uint8Array(Buffer.concat(parts));
    port.postMessage(bytes, [bytes.buffer]);
    parts = [];
    size = 0;
  };
  try {
    // Synchronous, also where it returns a promise.
    void client.execProtocolRawStream(requests, {
      syncToFs: false,
      onRawData: (bytes) => {
        parts.push(bytes.slice());
        size += bytes.length;
        if (size >= PART_BYTES) send();
      },
    });
  } catch (error) {
    end(error);
  }
  if (size > 0) send();
}

/** Ends what the connection before has left, which had the same session. Listening goes on. */
const RESET = ["rollback", "reset all", "deallocate all"];

async function connect(port: MessagePort): Promise<void> {
  for (const statement of RESET) await client.exec(statement);
  port.on("message", (requests: Uint8Array) => answer(requests, port));
}

async function copy(from: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  // No request is answered meanwhile. Without copying where the file system can share blocks.
  cpSync(from, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await flushFolder(partial);
  await rm(to, { recursive: true, force: true });
  await rename(partial, to);
}

async function carryOut(order: EngineOrder): Promise<Uint8Array | undefined> {
  switch (order.kind) {
    case "connect":
      await connect(order.port);
      return undefined;
    case "copy":
      if (folder !== undefined) await copy(folder, order.to);
      return undefined;
    case "dump":
      return (await client.dumpDataDir("none")).bytes();
    case "close":
      await client.close();
      return undefined;
    default:
      return order satisfies never;
  }
}

async function obey(order: EngineOrder): Promise<void> {
  try {
    const value = await carryOut(order);
    if (order.kind !== "connect") order.port.postMessage({ value });
  } catch (failure) {
    order.port.postMessage({ failure });
  }
}

parentPort?.on("message", (order: EngineOrder) => void obey(order));
parentPort?.postMessage("open");
