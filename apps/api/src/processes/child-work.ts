import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { WorkAnswer } from "./serve-work.ts";
import { WorkError, type WorkFault } from "./work-fault.ts";

/** Options of {@link childWork}. */
export interface ChildWorkOptions {
  /** The module that the process runs, which calls `serveWork`. */
  readonly program: URL;
  /** Resident memory in megabytes above which the process ends. */
  readonly memoryMb: number;
  /** Milliseconds for one task, its time in the queue not counted. */
  readonly taskMs: number;
  /** Milliseconds for which a task waits for its turn, after which it is refused as busy. By default it waits for all before it. */
  readonly waitMs?: number;
  /** Number of tasks that may wait; further ones are refused as busy. */
  readonly maxWaiting: number;
  /** Milliseconds without a task after which the process ends. Default one minute. */
  readonly idleMs?: number;
}

/** Tasks for a child process. */
export interface ChildWork<Task, Result> {
  /** Runs a task after those before it; rejects with a {@link WorkError}. */
  readonly run: (task: Task) => Promise<Result>;
  /** Ends the process: running and waiting tasks fail as stopped. A later task starts it again. */
  readonly stop: () => void;
}

/** Part of the memory that V8 may use, so that it collects garbage before the limit is reached. */
const HEAP_SHARE = 0.7;

interface Entry<Task, Result> extends PromiseWithResolvers<Result> {
  readonly task: Task;
}

/**
 * Runs tasks one after the other in a child process, which starts with the first one. Where it ends during a task, only that one fails: the
 * next starts another process.
 */
export function childWork<Task, Result>({
  program,
  memoryMb,
  taskMs,
  waitMs,
  maxWaiting,
  idleMs = 60_000,
}: ChildWorkOptions): ChildWork<Task, Result> {
  const waiting: Entry<Task, Result>[] = [];
  let running: Entry<Task, Result> | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const kill = (): void => {
    clearTimeout(timer);
    child?.kill("SIGKILL");
    child = undefined;
  };

  /** Ends the process and fails its task. */
  const fail = (fault: WorkFault): void => {
    kill();
    running?.reject(new WorkError(fault));
    running = undefined;
    startNext();
  };

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(program), [String(memoryMb)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`],
    });
    // A process that was ended may still answer or exit while the next one runs.
    const onlyCurrent =
      <A extends unknown[]>(listener: (...args: A) => void) =>
      (...args: A): void => {
        if (child === started) listener(...args);
      };
    const onEnd = onlyCurrent(() => fail("ended"));
    started.on(
      "message",
      onlyCurrent((answer: WorkAnswer<Result>) => {
        if ("result" in answer) running?.resolve(answer.result);
        else running?.reject(new WorkError("failed", answer.code));
        running = undefined;
        startNext();
      }),
    );
    started.once("exit", onEnd);
    started.on("error", onEnd);
    // The child ends with this process and does not keep it running.
    started.unref();
    started.channel?.unref();
    return started;
  };

  function startNext(): void {
    clearTimeout(timer);
    running = waiting.shift();
    if (!running) {
      timer = setTimeout(kill, idleMs).unref();
      return;
    }
    child ??= start();
    timer = setTimeout(() => fail("slow"), taskMs).unref();
    child.send({ task: running.task });
  }

  return {
    run: (task) => {
      if (running && waiting.length >= maxWaiting) return Promise.reject(new WorkError("busy"));
      const entry = Object.assign(Promise.withResolvers<Result>(), { task });
      waiting.push(entry);
      if (!running) startNext();
      else if (waitMs !== undefined) {
        const late = setTimeout(() => {
          const at = waiting.indexOf(entry);
          if (at >= 0) waiting.splice(at, 1)[0]?.reject(new WorkError("busy"));
        }, waitMs).unref();
        void entry.promise.finally(() => clearTimeout(late)).catch(() => {});
      }
      return entry.promise;
    },
    stop: () => {
      for (const { reject } of waiting.splice(0)) reject(new WorkError("stopped"));
      kill();
      running?.reject(new WorkError("stopped"));
      running = undefined;
    },
  };
}
