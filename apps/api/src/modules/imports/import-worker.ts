import type { ImportFault, SheetReading } from "@shop/contract/imports/product-import.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError, type WorkFault } from "../../processes/work-fault.ts";
import type { ListedSheet, RawLine, ReadingChoice } from "../../sheets/read-sheet.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import type { Task, TaskOutput, TaskResult, UnpackedPicture } from "./import-messages.ts";
import type { ParsedLine, ReadingRules } from "./lines/line-values.ts";

/**
 * A process of its own for the work of the steps of imports, which starts with the first task and serves one step at a time. Tasks throw an
 * {@link ImportError} where they take too long, or the process runs out of memory.
 */
export interface ImportWorker {
  /** Opens a sheet; returns how it is read. */
  readonly open: (file: string, choice: ReadingChoice) => Promise<SheetReading>;
  /** The next lines of the open sheet, the heading first; none at its end. */
  readonly next: (count: number) => Promise<readonly RawLine[]>;
  /** All lines of a sheet, which has at most so many below its header, without what is hidden. */
  readonly all: (file: string, limit: number) => Promise<ListedSheet>;
  /** Reads the values of lines. */
  readonly parse: (lines: readonly RawLine[], rules: ReadingRules) => Promise<readonly ParsedLine[]>;
  /** Unpacks the pictures of a ZIP into a folder. */
  readonly unpack: (file: string, folder: string) => Promise<readonly UnpackedPicture[]>;
  /** Ends the process with what it does; a later task starts it again. */
  readonly stop: () => void;
}

const faults: Readonly<Record<WorkFault, ImportFault>> = {
  slow: "too_slow",
  // The process ends by itself only where its memory does not suffice.
  ended: "too_large",
  stopped: "stopped",
  busy: "internal",
  failed: "internal",
};

type OutputOf<N extends Task["name"]> = Extract<TaskOutput, { readonly name: N }>;

const isOutputOf = <N extends Task["name"]>(name: N, output: TaskOutput): output is OutputOf<N> =>
  output.name === name;

/** Creates a worker, for which so many tasks may wait; further ones fail. */
export function importWorker({ maxWaiting = 0 } = {}): ImportWorker {
  const work = childWork<Task, TaskResult>({
    program: new URL("import-process.ts", import.meta.url),
    // A sheet with 100,000 lines takes about half of it.
    memoryMb: 1024,
    // Reading the first lines of a workbook reads all of it.
    taskMs: 60_000,
    maxWaiting,
  });

  async function run<T extends Task>(task: T): Promise<OutputOf<T["name"]>> {
    let result: TaskResult;
    try {
      result = await work.run(task);
    } catch (cause) {
      throw new ImportError(cause instanceof WorkError ? faults[cause.fault] : "internal", { cause });
    }
    if ("fault" in result) throw new ImportError(result.fault, { row: result.row });
    if (!isOutputOf<T["name"]>(task.name, result)) throw new ImportError("internal");
    return result;
  }

  return {
    open: async (file, choice) => (await run({ name: "open", file, choice })).reading,
    next: async (count) => (await run({ name: "next", count })).lines,
    all: (file, limit) => run({ name: "all", file, limit }),
    parse: async (lines, rules) => (await run({ name: "parse", lines, rules })).lines,
    unpack: async (file, folder) => (await run({ name: "unpack", file, folder })).pictures,
    stop: work.stop,
  };
}
