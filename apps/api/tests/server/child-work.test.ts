import { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

import { afterEach, expect, test, vi } from "vitest";

import { type ChildWork, type ChildWorkOptions, childWork } from "../../src/processes/child-work.ts";
import { WorkError } from "../../src/processes/work-fault.ts";
import type { TestTask } from "../children/worker.ts";

let work: ChildWork<TestTask, number> | undefined;
afterEach(() => {
  work?.stop();
  vi.restoreAllMocks();
});

const open = (options: Partial<ChildWorkOptions> = {}): ChildWork<TestTask, number> =>
  (work = childWork({
    program: new URL("../children/worker.ts", import.meta.url),
    memoryMb: 256,
    taskMs: 15_000,
    maxWaiting: 3,
    ...options,
  }));

/** The results of tasks that are given at once, or the faults in their place. */
const outcomes = (tasks: readonly TestTask[]): Promise<unknown[]> =>
  Promise.all(
    tasks.map(async (task) => {
      try {
        return typeof (await work?.run(task));
      } catch (error) {
        return error instanceof WorkError ? error.fault : error;
      }
    }),
  );

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("tasks run in one child process, which a task after its idle end starts again", async () => {
  const { run } = open({ idleMs: 100 });
  const [first, second] = await Promise.all([run("pid"), run("pid")]);
  expect(second).toBe(first);
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), { timeout: 5000 });
  expect(await run("pid")).not.toBe(first);
});

test("the late end of an idle process fails no task of the next one", async () => {
  const { run } = open({ idleMs: 50 });
  const kill = vi.spyOn(ChildProcess.prototype, "kill");
  for (let round = 0; round < 5; round += 1) {
    const pid = await run("pid");
    const next = Promise.withResolvers<number>();
    kill.mockImplementationOnce(() => {
      // Asked for in the moment in which the idle process is let go, before the kernel has reported its end.
      queueMicrotask(() => next.resolve(run("pid")));
      return process.kill(pid, "SIGKILL");
    });
    expect(await next.promise).not.toBe(pid);
  }
});

test("the late end of a stopped process fails no task of the next one", async () => {
  const { run, stop } = open();
  for (let round = 0; round < 5; round += 1) {
    const pid = await run("pid");
    stop();
    // Asked for before the kernel has reported the end of the first process.
    expect(isRunning(pid)).toBe(true);
    expect(await run("pid")).not.toBe(pid);
  }
});

test("a task that does not get its turn in time is refused as busy, and the others go on", async () => {
  open({ taskMs: 3000, waitMs: 500 });
  const hanging = outcomes(["hang"]);
  await expect(work?.run("pid")).rejects.toMatchObject({ fault: "busy" });
  expect(await hanging).toEqual(["slow"]);
  expect(await outcomes(["pid"])).toEqual(["number"]);
});

test("the code of an error that a task throws comes with it", async () => {
  await expect(open().run("full")).rejects.toMatchObject({ fault: "failed", code: "ENOSPC" });
});

test("a task that throws, ends the process or takes too long fails alone", async () => {
  // Longer than the start of a process on a busy machine.
  open({ taskMs: 6000, maxWaiting: 10 });
  expect(await outcomes(["throw", "pid", "exit", "pid", "hang", "pid", "block", "pid"])).toEqual([
    "failed",
    "number",
    "ended",
    "number",
    "slow",
    "number",
    "slow",
    "number",
  ]);
});

test(
  "a process whose memory passes the limit ends, in V8's memory or outside of it",
  { timeout: 120_000 },
  async () => {
    // The memory ends it, however long a busy machine takes to fill it.
    open({ taskMs: 60_000 });
    expect(await outcomes(["heap", "pid", "buffers", "pid"])).toEqual(["ended", "number", "ended", "number"]);
  },
);

test("only a number of tasks wait, and a stop fails all of them", async () => {
  const { stop } = open({ maxWaiting: 2 });
  const all = outcomes(["hang", "pid", "pid", "pid", "pid"]);
  await delay(0);
  stop();
  expect(await all).toEqual(["stopped", "stopped", "stopped", "busy", "busy"]);
  expect(await outcomes(["pid"])).toEqual(["number"]);
});
