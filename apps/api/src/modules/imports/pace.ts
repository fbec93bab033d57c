import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

import { ImportError } from "./sheet-fault.ts";

/** Milliseconds for which one batch may keep this process from answering requests: the embedded database runs in it. */
const BUSY_MS = 12;
const SMALLEST = 25;
const LARGEST = 500;

/** The progress of a step: its batches are as large as requests of shoppers allow, and a stop takes effect between two of them. */
export interface Pace {
  /** Runs a batch of at most `size` lines; `work` returns how many it did. */
  readonly batch: (work: (size: number) => Promise<number>) => Promise<number>;
  /** Lines that are done. */
  readonly done: () => number;
}

/** Starts a step. */
export function startPace(signal: AbortSignal): Pace {
  let size = SMALLEST;
  let done = 0;
  return {
    batch: async (work) => {
      if (signal.aborted) throw new ImportError("stopped");
      const before = performance.eventLoopUtilization();
      const count = await work(size);
      const { active } = performance.eventLoopUtilization(before);
      const fitting = (size * BUSY_MS) / Math.max(active, 0.1);
      size = Math.round(Math.min(LARGEST, Math.max(SMALLEST, Math.min(fitting, size * 2))));
      done += count;
      // Requests that have arrived meanwhile are answered before the next batch.
      await nextTurn();
      return count;
    },
    done: () => done,
  };
}
