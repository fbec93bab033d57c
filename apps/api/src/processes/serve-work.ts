import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";

import { errorCode } from "@shop/serving/error-code.ts";

/** What a child process answers to a task; `code` is that of the error. */
export type WorkAnswer<Result> =
  | { readonly result: Result }
  | { readonly failed: true; readonly code?: string | undefined };

async function answerOf(work: () => Promise<unknown>): Promise<WorkAnswer<unknown>> {
  try {
    return { result: await work() };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { failed: true, code: errorCode(error) };
  }
}

/**
 * Makes this process do the tasks of `childWork`, at a priority below that of requests. A thread ends the process where its memory passes the
 * limit, also that of native libraries and while a task keeps the main thread busy.
 */
export function serveWork(work: (task: never) => Promise<unknown>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  new Worker(new URL("memory-watch.ts", import.meta.url), {
    workerData: Number(process.argv[2]),
    execArgv: [],
  }).unref();
  process.on("message", ({ task }: { readonly task: never }) => {
    void answerOf(() => work(task)).then((answer) => process.send?.(answer));
  });
  process.once("disconnect", () => process.exit(0));
}
