import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Logger } from "pino";

import { type EngineThread, startThread, TaskError } from "./engine-thread.ts";
import { SearchFile } from "./search-file.ts";
import type { OutputOf, SearchTask, TaskOutput } from "./search-tasks.ts";

/** The search index of a node. */
export interface SearchEngine {
  /** Does a task after those before it; throws {@link IndexLost} where the index is empty from now on. */
  readonly run: <T extends SearchTask>(task: T) => Promise<OutputOf<T["name"]>>;
  readonly close: () => Promise<void>;
}

/** Thrown by a task at which the index proved to be unusable: it is empty now, and has to be filled again. */
export class IndexLost extends Error {
  override readonly name = "IndexLost";
}

const isOutputOf = <T extends SearchTask>(task: T, output: TaskOutput): output is OutputOf<T["name"]> =>
  output.name === task.name;

const engineOf = (
  run: (task: SearchTask) => Promise<TaskOutput>,
  close: () => Promise<void>,
): SearchEngine => ({
  run: async <T extends SearchTask>(task: T) => {
    const output = await run(task);
    if (!isOutputOf(task, output)) throw new Error(`The search index answered ${output.name}.`);
    return output;
  },
  close,
});

/** Keeps the index in the memory of this thread, which it holds for each task: for shops of a few products. */
export function openMemoryEngine(): SearchEngine {
  const file = new SearchFile(MEMORY);
  return engineOf(
    async (task) => file.run(task),
    async () => file.close(),
  );
}

const MEMORY = ":memory:";
/** Nodes that may share a folder: each takes the first file that no other one has. */
const MAX_FILES = 8;

const deleteIndex = (path: string): void => {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
};

/** Result codes of SQLite for a file that another process has. */
const OF_OTHER: ReadonlySet<number | null> = new Set([5, 6]);
/** The same for one that cannot be read or written: no right to write, fault of the disk, damaged, full, cannot be opened, no file of SQLite. */
const UNUSABLE: ReadonlySet<number | null> = new Set([...OF_OTHER, 8, 10, 11, 13, 14, 26]);

const isOfOther = (error: unknown): boolean => error instanceof TaskError && OF_OTHER.has(error.code);
/** Whether the index is lost by an error; a task that cannot be done leaves it as it is. */
const isLost = (error: unknown): boolean => !(error instanceof TaskError) || UNUSABLE.has(error.code);

/**
 * Opens the index in a folder, in a thread of its own. A file that cannot be used is deleted and begun anew, once; after that, and where the folder
 * cannot be written, the index is in memory.
 */
export function openSearchEngine(folder: string, logger: Pick<Logger, "warn">): SearchEngine {
  const places = Array.from({ length: MAX_FILES }, (_, at) => join(folder, `search-${at + 1}.sqlite`));
  const deleted = new Set<string>();
  let opening: Promise<EngineThread> | undefined;

  const openAt = async (path: string): Promise<EngineThread> => {
    if (path !== MEMORY) mkdirSync(folder, { recursive: true });
    const thread = startThread(path);
    try {
      await thread.run({ name: "position" });
    } catch (error) {
      await thread.stop();
      throw error;
    }
    return thread;
  };

  /** Deletes what cannot be used; a place at which that has not helped is left. */
  const giveUp = (path: string, error: unknown): void => {
    if (!isOfOther(error))
      logger.warn({ err: error, path }, "the search index cannot be used: it is built again");
    const isNew = !deleted.has(path);
    deleted.add(path);
    try {
      if (isOfOther(error)) places.shift();
      else if (isNew) deleteIndex(path);
      else places.length = 0;
    } catch {
      places.length = 0;
    }
  };

  const open = async (): Promise<EngineThread> => {
    for (;;) {
      const [path = MEMORY] = places;
      try {
        return await openAt(path);
      } catch (error) {
        if (path === MEMORY) throw error;
        giveUp(path, error);
      }
    }
  };

  return engineOf(
    async (task) => {
      opening ??= open();
      const current = opening;
      const thread = await current;
      try {
        return await thread.run(task);
      } catch (error) {
        if (!isLost(error)) throw error;
        // Several tasks fail with it.
        if (opening === current) {
          const [path = MEMORY] = places;
          opening = thread.stop().then(() => {
            giveUp(path, error);
            return open();
          });
        }
        throw new IndexLost("The search index cannot be used.", { cause: error });
      }
    },
    async () => (await opening)?.close(),
  );
}
