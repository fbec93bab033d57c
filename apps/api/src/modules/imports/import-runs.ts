import { setTimeout as delay } from "node:timers/promises";

import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import { startThrottle } from "../../throttle.ts";
import { endStep, findImport, runningStates } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import { type Run, stepRunner, stopReason, stopRun, type StepWork } from "./run-step.ts";

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

  const steps = stepRunner(queries, logger, retryLater);

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

  /** Runs a step to its end, then releases its lock; never rejects. */
  async function finish(
    row: ImportRow,
    run: Run,
    work: StepWork,
    unlock: () => Promise<void>,
  ): Promise<void> {
    try {
      await steps.run(row, run, work);
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
        isWaiting: steps.isBusy(),
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
      steps.stop();
    },
  };
}
