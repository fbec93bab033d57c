import { Worker } from "node:worker_threads";

import type { SearchTask, TaskOutput } from "./search-tasks.ts";

/** What a thread of the index is sent. */
export type ThreadMessage = "close" | { readonly id: number; readonly task: SearchTask };

/** Why a task failed; a thread cannot send the error itself with its code. */
export interface TaskFault {
  readonly message: string;
  /** The result code of SQLite; null for any other failure. */
  readonly code: number | null;
}

/** Thrown by a task that failed. */
export class TaskError extends Error {
  override readonly name = "TaskError";
  readonly code: number | null;

  constructor({ message, code }: TaskFault) {
    super(message);
    this.code = code;
  }
}

/** What it answers. */
export type ThreadAnswer =
  | { readonly id: number; readonly output: TaskOutput }
  | { readonly id: number; readonly fault: TaskFault };

/** A thread that has an index. */
export interface EngineThread {
  /** Does a task after those before it; rejects with a {@link TaskError}, and where the thread ends. */
  readonly run: (task: SearchTask) => Promise<TaskOutput>;
  /** Ends after the tasks so far. */
  readonly close: () => Promise<void>;
  /** Ends at once. */
  readonly stop: () => Promise<void>;
}

/** Starts a thread that has the index at a path. */
export function startThread(path: string): EngineThread {
  const worker = new Worker(new URL("engine-worker.ts", import.meta.url), { workerData: { path } });
  const waiting = new Map<number, PromiseWithResolvers<TaskOutput>>();
  const ended = Promise.withResolvers<void>();
  let last = 0;
  const send = (message: ThreadMessage): void => worker.postMessage(message, []);
  worker.on("message", (answer: ThreadAnswer) => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("output" in answer) task?.resolve(answer.output);
    else task?.reject(new TaskError(answer.fault));
  });
  // It ends the thread, which is noticed; without a listener it would end the process.
  worker.on("error", () => undefined);
  worker.on("exit", () => {
    for (const task of waiting.values()) task.reject(new Error("The thread of the search index has ended."));
    waiting.clear();
    ended.resolve();
  });
  return {
    run: (task) => {
      const done = Promise.withResolvers<TaskOutput>();
      last += 1;
      waiting.set(last, done);
      send({ id: last, task });
      return done.promise;
    },
    close: () => {
      send("close");
      return ended.promise;
    },
    stop: async () => void (await worker.terminate()),
  };
}
