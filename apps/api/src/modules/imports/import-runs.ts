import { setTimeout as delay } from "node:timers/promises";

import type { ImportFault } from "@shop/contract/imports/product-import.ts";
import PQueue from "p-queue";
import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import { type Throttle, startThrottle } from "../../throttle.ts";
import { type ImportWorker, importWorker } from "./import-worker.ts";
import { endStep, findImport, runningStates, storeProgress } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";

/** Milliseconds between two writes of the progress. */
const PROGRESS_MS = 500;

/** The tools of a step. */
export interface Step {
  readonly worker: ImportWorker;
  readonly throttle: Throttle;
  /** Marks the step as one that changes products: from now on it cannot be stopped, only interrupted by the end of this process. */
  readonly committed: () => void;
}

/** The work of a step. */
type StepWork = (row: ImportRow, step: Step) => Promise<void>;

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
    work: StepWork,
    cleanUp?: () => Promise<void>,
  ) => Promise<ImportRow | undefined>;
  /** Stops the step that this process runs for an import. */
  readonly stop: (id: number) => void;
  /**
   * The import with the progress of its step, which the database may not have yet. A step whose process has died has ended, or is completed by
   * this process where it has changed products.
   */
  readonly current: (row: ImportRow) => Promise<ImportRow>;
  /** Stops all steps and waits for their end. */
  readonly close: () => Promise<void>;
}

/** How often a lock is tried that another process is about to release, and how long apart. */
const LOCK_TRIES = 5;
const LOCK_WAIT_MS = 100;

interface Run {
  readonly abort: AbortController;
  readonly throttle: Throttle;
  isCommitted: boolean;
  isWaiting: boolean;
}

const stopReason = (): ImportError => new ImportError("stopped");

/** Stops a step that is not committed. */
const stopRun = ({ abort, isCommitted }: Run): void => {
  if (!isCommitted) abort.abort(stopReason());
};

const faultOf = (error: unknown): ImportFault => (error instanceof ImportError ? error.fault : "internal");

/** An import with the progress of its step, which the database may not have yet. */
const withProgress = (row: ImportRow, { throttle, isWaiting }: Run): ImportRow => ({
  ...row,
  done: Math.min(throttle.done(), row.work ?? row.total),
  isWaiting,
});

const lockName = (id: number): string => `import ${id}`;

/** Milliseconds after which a step is tried again that has failed after it had changed products. */
const RETRY_MS = 5000;

/** Creates the runs of this process; `complete` continues a step that has changed products. */
export function importRuns(database: Database, logger: Logger, complete: StepWork): ImportRuns {
  const { queries, tryLock } = database;
  const runs = new Map<number, Run & { readonly ended: Promise<void> }>();
  let isClosed = false;

  const worker = importWorker();
  const turns = new PQueue({ concurrency: 1 });

  /** Does the work of a step in its turn; rejects where it is stopped before. Work that has begun ends by itself. */
  const inTurn = (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const wait = new AbortController();
    const stop = (): void => wait.abort(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    const begin = (): Promise<void> => {
      signal.removeEventListener("abort", stop);
      return work();
    };
    return turns.add(begin, { signal: wait.signal });
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

  function retryLater(id: number): void {
    setTimeout(() => {
      if (!isClosed) void resume(id).catch(() => retryLater(id));
    }, RETRY_MS).unref();
  }

  async function runStep(row: ImportRow, run: Run, work: StepWork): Promise<void> {
    const { abort, throttle } = run;
    const committed = (): void => {
      run.isCommitted = true;
    };
    let isStoring = false;
    const timer = setInterval(() => {
      // On the embedded database the write waits for the transaction of the step.
      if (isStoring) return;
      isStoring = true;
      void storeProgress(queries, row, { done: throttle.done(), isWaiting: run.isWaiting })
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
        run.isWaiting = false;
        abort.signal.addEventListener("abort", worker.stop, { once: true });
        try {
          await work(row, { worker, throttle, committed });
        } finally {
          abort.signal.removeEventListener("abort", worker.stop);
        }
      });
    } catch (error) {
      const fault = abort.signal.aborted ? "stopped" : faultOf(error);
      if (fault === "internal") logger.error({ err: error, import: row.id }, "an import failed");
      if (run.isCommitted) retryLater(row.id);
      await endStep(queries, row, fault, error instanceof ImportError ? error.row : null);
    } finally {
      clearInterval(timer);
    }
  }

  /** Runs a step to its end, then releases its lock; never rejects. */
  async function finish(
    row: ImportRow,
    run: Run,
    work: StepWork,
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

  const start: ImportRuns["start"] = async (id, begin, work, cleanUp = () => Promise.resolve()) => {
    let ended: Promise<void> | undefined;
    try {
      const { row, unlock } = (await begun(id, begin)) ?? {};
      if (!row || !unlock) return undefined;
      const abort = new AbortController();
      const run = {
        abort,
        throttle: startThrottle(database, abort.signal),
        isCommitted: false,
        isWaiting: turns.pending + turns.size > 0,
      };
      const end = async (): Promise<void> => {
        await finish(row, run, work, unlock);
        await cleanUp();
      };
      ended = end();
      runs.set(id, Object.assign(run, { ended }));
      return withProgress(row, run);
    } finally {
      if (!ended) await cleanUp();
    }
  };

  /** Completes a step that has changed products, unless another process does; returns the import, or undefined where there is no such step. */
  const resume = (id: number): Promise<ImportRow | undefined> =>
    start(
      id,
      async () => {
        const row = await findImport(queries, id);
        return row && row.written !== null ? row : undefined;
      },
      complete,
    );

  return {
    start,
    stop: (id) => {
      const run = runs.get(id);
      if (run) stopRun(run);
    },
    current: async (row) => {
      const run = runs.get(row.id);
      if (run) return withProgress(row, run);
      if (!runningStates.includes(row.state)) return row;
      const unlock = await tryLock(lockName(row.id));
      if (!unlock) return row;
      try {
        await endStep(queries, row, "interrupted");
      } finally {
        await unlock();
      }
      const found = (await findImport(queries, row.id)) ?? row;
      return found.written === null || isClosed ? found : ((await resume(row.id)) ?? found);
    },
    close: async () => {
      isClosed = true;
      for (const { abort } of runs.values()) abort.abort(stopReason());
      await Promise.all([...runs.values()].map(({ ended }) => ended));
      worker.stop();
    },
  };
}
