import { once } from "node:events";
import type { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";

import { errorMessage } from "@shop/serving/error-code.ts";
import * as v from "valibot";

import { WireStream } from "./wire-stream.ts";

/** Where the embedded database is: a folder, or without one the memory, which is filled from the file of a dump where given. */
export const enginePlaceSchema = v.object({
  folder: v.optional(v.string()),
  template: v.optional(v.string()),
});

/** A place of {@link enginePlaceSchema}. */
export type EnginePlace = v.InferOutput<typeof enginePlaceSchema>;

/** What the worker of the engine does beside queries. */
type EngineCommand =
  | { readonly kind: "connect" }
  | { readonly kind: "copy"; readonly to: string }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

/** A command with the port that its answers, or the bytes of a connection, are sent to. */
export type EngineOrder = EngineCommand & { readonly port: MessagePort };

const answerSchema = v.union([
  v.object({ value: v.optional(v.instance(Uint8Array)) }),
  v.object({ failure: v.instance(Error) }),
]);

/** Thrown for every query after the database has failed. */
class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
  /** The SQLSTATE of a server that cannot be connected to at present. */
  readonly code = "57P03";
}

/** PostgreSQL in a worker thread. */
export interface EmbeddedEngine {
  /** Opens a connection for node-postgres. All share one session, so that only one may be open at a time. */
  readonly connect: () => Duplex;
  /** Copies the files of the database to another folder, as a crash at this moment would leave them. */
  readonly copyTo: (folder: string) => Promise<void>;
  /** Dumps the files of the database as a tar file. */
  readonly dump: () => Promise<Uint8Array>;
  /** Resolves with the reason once the database has failed; every query then fails, until a new process opens it. */
  readonly failure: Promise<string>;
  readonly close: () => Promise<void>;
}

/** Stack of the worker in megabytes: PostgreSQL refuses a statement at a depth of its own, which must be reached before V8's. */
const STACK_MB = 64;

/** Young generation of the worker in megabytes: its objects are the bytes of answers, and a larger one grows while the modules are loaded. */
const YOUNG_MB = 4;

/** Opens the embedded database in a worker thread, so that no query keeps this thread from answering requests. */
export async function startEngine(place: EnginePlace): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: place,
    resourceLimits: { stackSizeMb: STACK_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const failure = Promise.withResolvers<string>();
  let failed: DatabaseFailure | undefined;
  let isClosed = false;
  const fail = (reason: string): void => {
    failed ??= new DatabaseFailure("The embedded database has failed.", { cause: new Error(reason) });
    failure.resolve(reason);
  };

  const order = (command: EngineCommand): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ ...command, port: port2 } satisfies EngineOrder, [port2]);
    return port1;
  };
  const ask = (command: EngineCommand): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      if (failed) return reject(failed);
      const port = order(command);
      port.once("message", (message: unknown) => {
        const answer = v.parse(answerSchema, message);
        if ("failure" in answer) reject(answer.failure);
        else resolve(answer.value);
        port.close();
      });
      // Closed by the end of the worker where it has not answered.
      port.once("close", () => reject(failed ?? new DatabaseFailure("The embedded database is closed.")));
    });

  // The first message says that the database is open, and one after it why it has failed.
  await Promise.race([
    once(worker, "message"),
    once(worker, "exit").then(() => Promise.reject(new Error("The embedded database could not be opened."))),
  ]);
  worker.on("message", fail);
  worker.on("error", (error) => fail(errorMessage(error)));
  worker.on("exit", (code) => {
    if (!isClosed) fail(`its thread ended with code ${code}`);
  });
  return {
    connect: () =>
      new WireStream(() => {
        if (failed) throw failed;
        return order({ kind: "connect" });
      }),
    copyTo: async (to) => void (await ask({ kind: "copy", to })),
    dump: async () => (await ask({ kind: "dump" })) ?? new Uint8Array(),
    failure: failure.promise,
    close: async () => {
      isClosed = true;
      if (!failed) await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}
