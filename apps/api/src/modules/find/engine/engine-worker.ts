import { parentPort, workerData } from "node:worker_threads";

import { errorMessage } from "@shop/serving/error-code.ts";
import * as v from "valibot";

import type { ThreadAnswer, ThreadMessage } from "./engine-thread.ts";
import { SearchFile } from "./search-file.ts";
import type { SearchTask } from "./search-tasks.ts";

const { path } = v.parse(v.object({ path: v.string() }), workerData);

/** The lower byte is what went wrong, the others say where. */
const sqliteCode = (error: unknown): number | null =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode % 256
    : null;

/** Opened with the first task, which fails with what is wrong with the file. */
let file: SearchFile | undefined;

const answerOf = (id: number, task: SearchTask): ThreadAnswer => {
  try {
    file ??= new SearchFile(path);
    return { id, output: file.run(task) };
  } catch (error) {
    return { id, fault: { message: errorMessage(error), code: sqliteCode(error) } };
  }
};

parentPort?.on("message", (message: ThreadMessage) => {
  if (message === "close") {
    file?.close();
    parentPort?.close();
  } else parentPort?.postMessage(answerOf(message.id, message.task), []);
});
