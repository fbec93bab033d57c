import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { ImportTasks, TaskName, TaskResult } from "./import-messages.ts";
import { ImportError } from "./sheet-fault.ts";

const PROGRAM = fileURLToPath(new URL("import-process.ts", import.meta.url));
/** Memory of the process in megabytes: a sheet with 100,000 lines takes about half of it. */
const MEMORY_MB = 1024;
/** Milliseconds for one task; reading the first lines of a workbook reads all of it. */
const TASK_MS = 60_000;

/** A process of its own for the work of one step of an import. */
export interface ImportWorker {
  /** Runs a task; throws an {@link ImportError} where it takes too long, or the process runs out of memory. */
  readonly run: <N extends TaskName>(
    name: N,
    input: ImportTasks[N]["input"],
  ) => Promise<ImportTasks[N]["output"]>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the process. */
export function startImportWorker(): ImportWorker {
  const child = fork(PROGRAM, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: ImportError | undefined;

  const end = (error: ImportError): void => {
    ended ??= error;
    child.kill("SIGKILL");
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  child.on("message", (result: TaskResult) => {
    const entry = waiting.get(result.id);
    waiting.delete(result.id);
    if ("fault" in result) entry?.reject(new ImportError(result.fault));
    // The output belongs to the task of the same id.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    else entry?.resolve(result.output as never);
  });
  child.once("error", () => end(new ImportError("internal")));
  // The process ends by itself only where its memory does not suffice.
  child.once("exit", () => end(new ImportError("too_large")));

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        lastId += 1;
        const timer = setTimeout(() => end(new ImportError("too_slow")), TASK_MS);
        waiting.set(lastId, {
          resolve: (output) => {
            clearTimeout(timer);
            resolve(output);
          },
          reject: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        });
        child.send({ id: lastId, name, input });
      }),
    close: () => end(new ImportError("stopped")),
  };
}
