import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

import type { Database } from "./database/database.ts";
import { yieldToRequests } from "./database/yield-to-requests.ts";

/** Milliseconds for which one statement may keep requests waiting. */
const BUSY_MS = 20;
const SMALLEST = 20;
const LARGEST = 500;

/** Milliseconds below which a turn of the event loop had no request to work on. */
const IDLE_MS = 0.3;
/** Milliseconds for which requests come first, so that a flood of them does not stop the import. */
const YIELD_MS = 40;

/** Turns the event loop until no request needs it: a request takes several turns, and each would wait for a whole statement. */
export async function answerRequests(): Promise<void> {
  const start = performance.now();
  for (let before = start, now = start; now - start < YIELD_MS; before = now) {
    await nextTurn();
    now = performance.now();
    if (now - before < IDLE_MS) return;
  }
}

/** The progress of work in the background: its statements are as large as requests of shoppers allow, and a stop takes effect between two batches. */
export interface Throttle {
  /** Runs a batch of at most `size` lines; `work` returns how many it did, `share` is which part of all work on a line that is. */
  readonly batch: (work: (size: number) => Promise<number>, share?: number) => Promise<number>;
  /** Runs batches over the lines up to the last one. */
  readonly ranges: (
    last: number,
    work: (after: number, to: number) => Promise<void>,
    share?: number,
  ) => Promise<void>;
  /** Lets requests that have arrived meanwhile be answered; call it between two statements of a batch. */
  readonly turn: () => Promise<void>;
  /** Lines that are done; parts of the work on lines count as parts. */
  readonly done: () => number;
}

/** Starts work on lines of a database; batches throw the signal's reason once it is aborted. */
export function startThrottle(database: Pick<Database, "sessions" | "pool">, signal: AbortSignal): Throttle {
  let size = SMALLEST;
  let done = 0;
  /** The longest time without a turn in the running batch. */
  let longest = 0;
  let since = performance.eventLoopUtilization();

  /** Milliseconds since the last turn for which requests wait: for this thread, and for a database that has one session only. */
  const held = (): number => {
    const { active, idle } = performance.eventLoopUtilization(since);
    return database.sessions === 1 ? active + idle : active;
  };
  const turn = async (): Promise<void> => {
    longest = Math.max(longest, held());
    await answerRequests();
    await yieldToRequests(database, YIELD_MS);
    since = performance.eventLoopUtilization();
  };
  const batch: Throttle["batch"] = async (work, share = 1) => {
    signal.throwIfAborted();
    since = performance.eventLoopUtilization();
    longest = 0;
    const count = await work(size);
    await turn();
    const fitting = (size * BUSY_MS) / Math.max(longest, 0.1);
    size = Math.round(Math.min(LARGEST, Math.max(SMALLEST, Math.min(fitting, size * 2))));
    done += count * share;
    return count;
  };
  return {
    batch,
    ranges: async (last, work, share) => {
      // What a line cost in the step before says nothing about this one.
      size = SMALLEST;
      let after = 0;
      while (after < last) {
        const from = after;
        after += await batch(async (lines) => {
          const to = Math.min(from + lines, last);
          await work(from, to);
          return to - from;
        }, share);
      }
    },
    turn,
    done: () => Math.floor(done),
  };
}
