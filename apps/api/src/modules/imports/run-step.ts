import type { ImportFault } from "@shop/contract/imports/product-import.ts";
import PQueue from "p-queue";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import type { Throttle } from "../../throttle.ts";
import { type ImportWorker, importWorker } from "./import-worker.ts";
import { endStep, storeProgress } from "./imports.repository.ts";
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
export type StepWork = (row: ImportRow, step: Step) => Promise<void>;

/** A step that has begun. */
export interface Run {
  readonly abort: AbortController;
  readonly throttle: Throttle;
  isCommitted: boolean;
  isWaiting: boolean;
}

/** The reason of a step that is stopped. */
export const stopReason = (): ImportError => new ImportError("stopped");

/** Stops a step that is not committed. */
export const stopRun = ({ abort, isCommitted }: Run): void => {
  if (!isCommitted) abort.abort(stopReason());
};

const faultOf = (error: unknown): ImportFault => (error instanceof ImportError ? error.fault : "internal");

/** Runs steps of this process, one at a time. */
export interface StepRunner {
  /** Whether another step is running or waits. */
  readonly isBusy: () => boolean;
  /** Runs a step in its turn and stores how it ends where its work does not; rejects where that cannot be stored. */
  readonly run: (row: ImportRow, run: Run, work: StepWork) => Promise<void>;
  /** Stops the process that reads files. */
  readonly stop: () => void;
}

/** Stores the progress of a step at intervals, and stops the step where that was asked for; returns a function that ends this. */
function followProgress(queries: Queries, row: ImportRow, run: Run): () => void {
  let isStoring = false;
  const timer = setInterval(() => {
    // On the embedded database the write waits for the transaction of the step.
    if (isStoring) return;
    isStoring = true;
    void storeProgress(queries, row, { done: run.throttle.done(), isWaiting: run.isWaiting })
      .then(
        (isStopping) => isStopping && stopRun(run),
        () => {},
      )
      .finally(() => {
        isStoring = false;
      });
  }, PROGRESS_MS);
  return () => clearInterval(timer);
}

/** Does the work of a step in its turn; rejects where it is stopped before. Work that has begun ends by itself. */
function inTurn(turns: PQueue, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const wait = new AbortController();
  const stop = (): void => wait.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  const begin = (): Promise<void> => {
    signal.removeEventListener("abort", stop);
    return work();
  };
  return turns.add(begin, { signal: wait.signal });
}

/** Creates what runs steps; `retryLater` is called for one that has failed after it had changed products. */
export function stepRunner(queries: Queries, logger: Logger, retryLater: (id: number) => void): StepRunner {
  const worker = importWorker();
  const turns = new PQueue({ concurrency: 1 });

  /** Does the work of a step, whose process ends where the step is stopped. */
  async function doWork(row: ImportRow, run: Run, work: StepWork): Promise<void> {
    const { abort, throttle } = run;
    const committed = (): void => {
      run.isCommitted = true;
    };
    run.isWaiting = false;
    abort.signal.addEventListener("abort", worker.stop, { once: true });
    try {
      await work(row, { worker, throttle, committed });
    } finally {
      abort.signal.removeEventListener("abort", worker.stop);
    }
  }

  return {
    isBusy: () => turns.pending + turns.size > 0,
    run: async (row, run, work) => {
      const { signal } = run.abort;
      const endProgress = followProgress(queries, row, run);
      try {
        await inTurn(turns, signal, () => doWork(row, run, work));
      } catch (error) {
        const fault = signal.aborted ? "stopped" : faultOf(error);
        if (fault === "internal") logger.error({ err: error, import: row.id }, "an import failed");
        if (run.isCommitted) retryLater(row.id);
        await endStep(queries, row, fault, error instanceof ImportError ? error.row : null);
      } finally {
        endProgress();
      }
    },
    stop: worker.stop,
  };
}
