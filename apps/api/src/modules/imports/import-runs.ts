import { setTimeout as delay } from "node:timers/promises";

import type { ImportFault } from "@shop/contract/entities/product-import.ts";
import pLimit from "p-limit";
import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import { type ImportWorker, importWorker } from "./import-worker.ts";
import { endStep, findImport, runningStates, storeProgress } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import { type Pace, startPace } from "./pace.ts";
import { ImportError } from "./sheet-fault.ts";

/** Milliseconds between two writes of the progress. */
const PROGRESS_MS = 500;

/** The tools of a step. */
export interface Step {
  readonly worker: ImportWorker;
  readonly pace: Pace;
  /** Marks the changes of the step as committed: from now on the step cannot be stopped, only interrupted by the end of this process. */
  readonly committed: () => void;
}

/** The steps that this process runs, one at a time. */
export interface ImportRuns {
  /**
   * Starts a step in the background, after those started before: `begin` moves the import into its running state, or returns undefined; `work`
   * ends with the import in its next state; `cleanUp` follows in every case. Returns what `begin` did, undefined also where another process
   * runs a step of the import.
   */
  readonly start: (
    id: number,
    begin: () => Promise<ImportRow | undefined>,
    work: (row: ImportRow, step: Step) => Promise<void>,
    cleanUp?: () => Promise<void>,
  ) => Promise<ImportRow | undefined>;
  /** Stops the step that this process runs for an import. */
  readonly stop: (id: number) => void;
  /** The import with the progress of its step, which the database may not have yet; a step whose process has died has ended. */
  readonly current: (row: ImportRow) => Promise<ImportRow>;
  /** Stops all steps and waits for their end. */
  readonly close: () => Promise<void>;
}

/** How often a lock is tried that another process is about to release, and how long apart. */
const LOCK_TRIES = 5;
const LOCK_WAIT_MS = 100;

interface Run {
  readonly abort: AbortController;
  readonly pace: Pace;
  isCommitted: boolean;
}

/** Stops a step that is not committed. */
const stopRun = ({ abort, isCommitted }: Run): void => {
  if (!isCommitted) abort.abort();
};

const faultOf = (error: unknown): ImportFault => (error instanceof ImportError ? error.fault : "internal");

const lockName = (id: number): string => `import ${id}`;

/** Creates the runs of this process. */
export function importRuns({ queries, tryLock }: Database, logger: Logger): ImportRuns {
  const runs = new Map<number, Run & { readonly ended: Promise<void> }>();

  const worker = importWorker();
  const turns = pLimit(1);

  /** Does the work of a step in its turn; rejects as stopped where it is stopped before. */
  const inTurn = (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const stopped = Promise.withResolvers<never>();
    const stop = (): void => stopped.reject(new ImportError("stopped"));
    signal.addEventListener("abort", stop, { once: true });
    const done = turns(async () => {
      signal.removeEventListener("abort", stop);
      if (!signal.aborted) await work();
    });
    return Promise.race([done, stopped.promise]);
  };

  /** Takes the lock of an import whose last step may just be ending. */
  async function lockSoon(id: number): Promise<(() => Promise<void>) | null> {
    await runs.get(id)?.ended;
    for (let left = LOCK_TRIES; left > 0; left -= 1) {
      const unlock = await tryLock(lockName(id));
      if (unlock) return unlock;
      await delay(LOCK_WAIT_MS);
    }
    return null;
  }

  async function runStep(
    row: ImportRow,
    run: Run,
    work: (row: ImportRow, step: Step) => Promise<void>,
  ): Promise<void> {
    const { abort, pace } = run;
    const committed = (): void => {
      run.isCommitted = true;
    };
    let isStoring = false;
    const timer = setInterval(() => {
      // On the embedded database the write waits for the transaction of the step.
      if (isStoring) return;
      isStoring = true;
      void storeProgress(queries, row, pace.done())
        .then(
          (isStopping) => isStopping && stopRun(run),
          () => {},
        )
        .finally(() => {
          isStoring = false;
        });
    }, PROGRESS_MS);
    try {
      await inTurn(abort.signal, async () => {
        abort.signal.addEventListener("abort", worker.stop, { once: true });
        try {
          await work(row, { worker, pace, committed });
        } finally {
          abort.signal.removeEventListener("abort", worker.stop);
        }
      });
    } catch (error) {
      const fault = abort.signal.aborted ? "stopped" : faultOf(error);
      if (fault === "internal") logger.error({ err: error, import: row.id }, "an import failed");
      await endStep(queries, row, fault);
    } finally {
      clearInterval(timer);
    }
  }

  /** Runs a step to its end, then releases its lock; never rejects. */
  async function finish(
    row: ImportRow,
    run: Run,
    work: (row: ImportRow, step: Step) => Promise<void>,
    unlock: () => Promise<void>,
  ): Promise<void> {
    try {
      await runStep(row, run, work);
    } catch (error) {
      logger.error({ err: error, import: row.id }, "the end of an import was not stored");
    }
    runs.delete(row.id);
    await unlock().catch(() => {});
  }

  /** Takes the lock of an import and moves it into its running state; undefined where it cannot. */
  async function begun(
    id: number,
    begin: () => Promise<ImportRow | undefined>,
  ): Promise<{ readonly row: ImportRow; readonly unlock: () => Promise<void> } | undefined> {
    const unlock = await lockSoon(id);
    if (!unlock) return undefined;
    let row: ImportRow | undefined;
    try {
      row = await begin();
    } finally {
      if (!row) await unlock();
    }
    return row && { row, unlock };
  }

  return {
    start: async (id, begin, work, cleanUp = () => Promise.resolve()) => {
      let ended: Promise<void> | undefined;
      try {
        const { row, unlock } = (await begun(id, begin)) ?? {};
        if (!row || !unlock) return undefined;
        const abort = new AbortController();
        const run = { abort, pace: startPace(abort.signal), isCommitted: false };
        const end = async (): Promise<void> => {
          await finish(row, run, work, unlock);
          await cleanUp();
        };
        ended = end();
        runs.set(id, Object.assign(run, { ended }));
        return row;
      } finally {
        if (!ended) await cleanUp();
      }
    },
    stop: (id) => {
      const run = runs.get(id);
      if (run) stopRun(run);
    },
    current: async (row) => {
      const run = runs.get(row.id);
      if (run) return { ...row, done: Math.min(run.pace.done(), row.work ?? row.total) };
      if (!runningStates.includes(row.state)) return row;
      const unlock = await tryLock(lockName(row.id));
      if (!unlock) return row;
      try {
        await endStep(queries, row, "interrupted");
        return (await findImport(queries, row.id)) ?? row;
      } finally {
        await unlock();
      }
    },
    close: async () => {
      for (const { abort } of runs.values()) abort.abort();
      await Promise.all([...runs.values()].map(({ ended }) => ended));
      worker.stop();
    },
  };
}
