import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { errorMessage } from "@shop/serving/error-code.ts";
import type { Logger } from "pino";

import { SearchFile } from "./search-file.ts";
import type { OutputOf, SearchTask, TaskOutput } from "./search-tasks.ts";

/** A task for the worker. */
export interface EngineRequest {
  readonly id: number;
  readonly task: SearchTask;
}

/** What the worker answers. */
export type EngineAnswer =
  | { readonly id: number; readonly output: TaskOutput }
  | { readonly id: number; readonly error: unknown };

/** The search index of a node. */
export interface SearchEngine {
  /** Does a task after those before it; throws an {@link IndexLost} where the index is empty from now on. */
  readonly run: <T extends SearchTask>(task: T) => Promise<OutputOf<T["name"]>>;
  readonly close: () => Promise<void>;
}

/** Thrown by the task at which the index proved to be unusable: it has been emptied, and has to be filled again. */
export class IndexLost extends Error {
  override readonly name = "IndexLost";
}

type Run = (task: SearchTask) => Promise<TaskOutput>;

const isOutputOf = <T extends SearchTask>(task: T, output: TaskOutput): output is OutputOf<T["name"]> =>
  output.name === task.name;

const engineOf = (run: Run, close: () => Promise<void>): SearchEngine => ({
  run: async <T extends SearchTask>(task: T) => {
    const output = await run(task);
    if (!isOutputOf(task, output)) throw new Error(`The search index answered ${output.name}.`);
    return output;
  },
  close,
});

/** Keeps the index in the memory of this thread, which it holds for each task: for small shops that do not last. */
export function openMemoryEngine(): SearchEngine {
  const file = new SearchFile(":memory:");
  return engineOf(
    async (task) => file.run(task),
    async () => file.close(),
  );
}

/** A worker that has the index at a path. */
function startWorker(path: string) {
  const worker = new Worker(new URL("engine-worker.ts", import.meta.url), { workerData: { path } });
  const waiting = new Map<number, PromiseWithResolvers<TaskOutput>>();
  let last = 0;
  worker.on("message", (answer: EngineAnswer) => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("output" in answer) task?.resolve(answer.output);
    else task?.reject(answer.error);
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      for (const task of waiting.values())
        task.reject(new Error("The thread of the search index has ended."));
      waiting.clear();
      resolve();
    });
  });
  // Without a listener it would end the process; the end of the thread is what counts.
  worker.on("error", () => undefined);
  return {
    run: (task: SearchTask): Promise<TaskOutput> => {
      const id = (last += 1);
      const done = Promise.withResolvers<TaskOutput>();
      waiting.set(id, done);
      worker.postMessage({ id, task } satisfies EngineRequest);
      return done.promise;
    },
    close: async () => {
      worker.postMessage("close");
      await ended;
    },
    stop: () => worker.terminate(),
  };
}

/** Nodes that may share a folder: each takes the first file that no other one has. */
const MAX_FILES = 8;

/**
 * Opens the index in a folder, in a thread of its own. A file that cannot be read or written is deleted and begun anew; where the folder cannot be
 * written at all, the index stays in memory.
 */
export function openSearchEngine(folder: string, logger: Pick<Logger, "warn">): SearchEngine {
  const files = Array.from({ length: MAX_FILES }, (_, at) => join(folder, `search-${at + 1}.sqlite`));
  /** Places that are left, from the best to the weakest. */
  let places: readonly string[] = [...files, ":memory:"];
  const deleted = new Set<string>();
  let worker: ReturnType<typeof startWorker> | undefined;

  const place = (): string => places[0] ?? ":memory:";
  const remove = (path: string): void => {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
  };

  /** Goes on with an empty file, or another one. */
  const giveUp = async (error: unknown): Promise<void> => {
    const path = place();
    await worker?.stop();
    worker = undefined;
    // Another node has it.
    if (/locked|busy/.test(errorMessage(error))) {
      places = places.slice(1);
      return;
    }
    logger.warn({ err: error, path }, "the search index is built again");
    if (path === ":memory:") return;
    try {
      if (deleted.has(path)) throw error;
      deleted.add(path);
      remove(path);
    } catch {
      places = [":memory:"];
    }
  };

  const start = async (): Promise<void> => {
    for (;;) {
      try {
        if (place() !== ":memory:") mkdirSync(folder, { recursive: true });
        worker = startWorker(place());
        await worker.run({ name: "position" });
        return;
      } catch (error) {
        await giveUp(error);
      }
    }
  };
  let starting: Promise<void> | undefined;

  return engineOf(
    async (task) => {
      if (!worker) await (starting ??= start().finally(() => (starting = undefined)));
      const current = worker;
      if (!current) throw new IndexLost("The search index is not open.");
      try {
        const output = await current.run(task);
        return output;
      } catch (error) {
        if (worker === current) {
          starting ??= giveUp(error)
            .then(start)
            .finally(() => (starting = undefined));
        }
        await starting;
        throw new IndexLost("The search index had to be emptied.", { cause: error });
      }
    },
    async () => {
      await starting;
      await worker?.close();
    },
  );
}
