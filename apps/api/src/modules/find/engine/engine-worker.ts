import { parentPort, workerData } from "node:worker_threads";

import * as v from "valibot";

import type { EngineAnswer, EngineRequest } from "./search-engine.ts";
import { SearchFile } from "./search-file.ts";

const { path } = v.parse(v.object({ path: v.string() }), workerData);

/** Opened with the first task, whose error says what is wrong with the file. */
let file: SearchFile | undefined;

const answerOf = ({ id, task }: EngineRequest): EngineAnswer => {
  try {
    file ??= new SearchFile(path);
    return { id, output: file.run(task) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on("message", (request: EngineRequest | "close") => {
  if (request !== "close") {
    parentPort?.postMessage(answerOf(request));
    return;
  }
  file?.close();
  parentPort?.close();
});
