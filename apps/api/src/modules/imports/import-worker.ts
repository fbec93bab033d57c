import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { SearchDocument, SearchSource } from "../search/search-document.ts";
import type { Task, TaskOutput, TaskRequest, TaskResult, UnpackedPicture } from "./import-messages.ts";
import type { ParsedLine, RawLine, ReadingRules } from "./line-values.ts";
import { ImportError } from "./sheet-fault.ts";

const PROGRAM = fileURLToPath(new URL("import-process.ts", import.meta.url));
/** Memory of the process in megabytes: a sheet with 100,000 lines takes about half of it. */
const MEMORY_MB = 1024;
/** Milliseconds for one task; reading the first lines of a workbook reads all of it. */
const TASK_MS = 60_000;
/** Milliseconds without a step after which the process ends. */
const IDLE_MS = 60_000;

/**
 * A process of its own for the work of one step of an import, which starts with the first task. Tasks throw an {@link ImportError} where they
 * take too long, or the process runs out of memory.
 */
export interface ImportWorker {
  /** Opens a sheet. */
  readonly open: (file: string) => Promise<void>;
  /** The next lines of the open sheet; none at its end. */
  readonly next: (count: number) => Promise<readonly RawLine[]>;
  /** Reads the values of lines. */
  readonly parse: (lines: readonly RawLine[], rules: ReadingRules) => Promise<readonly ParsedLine[]>;
  /** Makes the search documents of products. */
  readonly documents: (sources: readonly SearchSource[]) => Promise<readonly SearchDocument[]>;
  /** Unpacks the pictures of a ZIP into a folder. */
  readonly unpack: (file: string, folder: string) => Promise<readonly UnpackedPicture[]>;
  /** Whether it can run another task now. */
  readonly isIdle: () => boolean;
  readonly close: () => void;
}

/** A result that belongs to another task. */
const unexpected = (): ImportError => new ImportError("internal");

/** Prepares a process. */
function importWorker(): ImportWorker {
  const waiting = new Map<number, PromiseWithResolvers<TaskOutput>>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let ended: ImportError | undefined;

  const end = (error: ImportError): void => {
    ended ??= error;
    child?.kill("SIGKILL");
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    });
    started.on("message", ({ id, result }: TaskResult) => {
      const entry = waiting.get(id);
      waiting.delete(id);
      if ("fault" in result) entry?.reject(new ImportError(result.fault));
      else entry?.resolve(result);
    });
    started.once("error", () => end(new ImportError("internal")));
    // The process ends by itself only where its memory does not suffice.
    started.once("exit", () => end(new ImportError("too_large")));
    // The child ends with this process and does not keep it running.
    started.unref();
    started.channel?.unref();
    return started;
  };

  async function run(task: Task): Promise<TaskOutput> {
    if (ended) throw ended;
    child ??= start();
    lastId += 1;
    const request: TaskRequest = { id: lastId, task };
    const output = Promise.withResolvers<TaskOutput>();
    waiting.set(request.id, output);
    const timer = setTimeout(() => end(new ImportError("too_slow")), TASK_MS);
    child.send(request);
    try {
      return await output.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    open: async (file) => {
      await run({ name: "open", file });
    },
    next: async (count) => {
      const output = await run({ name: "next", count });
      if (output.name !== "next") throw unexpected();
      return output.lines;
    },
    parse: async (lines, rules) => {
      const output = await run({ name: "parse", lines, rules });
      if (output.name !== "parse") throw unexpected();
      return output.lines;
    },
    documents: async (sources) => {
      const output = await run({ name: "documents", sources });
      if (output.name !== "documents") throw unexpected();
      return output.documents;
    },
    unpack: async (file, folder) => {
      const output = await run({ name: "unpack", file, folder });
      if (output.name !== "unpack") throw unexpected();
      return output.pictures;
    },
    isIdle: () => child !== undefined && !ended && waiting.size === 0,
    close: () => end(new ImportError("stopped")),
  };
}

/** The processes of the steps that run at the same time. */
export interface ImportWorkers {
  readonly take: () => ImportWorker;
  /** Keeps the process for the next step where it can be used again. */
  readonly giveBack: (worker: ImportWorker) => void;
  readonly close: () => void;
}

/** Creates the processes on demand; one of them waits for the next step, because its start takes longer than most steps. */
export function importWorkers(): ImportWorkers {
  let spare: ImportWorker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = (): void => {
    clearTimeout(idle);
    spare?.close();
    spare = undefined;
  };
  return {
    take: () => {
      clearTimeout(idle);
      const worker = spare ?? importWorker();
      spare = undefined;
      return worker;
    },
    giveBack: (worker) => {
      if (spare || !worker.isIdle()) {
        worker.close();
        return;
      }
      spare = worker;
      idle = setTimeout(close, IDLE_MS).unref();
    },
    close,
  };
}
