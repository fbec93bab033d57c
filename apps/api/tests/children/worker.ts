/** A child process whose tasks misbehave in ways that tests ask for. */
import { serveWork } from "../../src/processes/serve-work.ts";

/** Tasks of this process. */
export type TestTask = "pid" | "hang" | "block" | "exit" | "throw" | "full" | "heap" | "buffers";

const kept: unknown[] = [];

/** Blocks the main thread for ever. */
function repeat(work: () => unknown): never {
  for (;;) kept.push(work());
}

const tasks: Readonly<Record<TestTask, () => Promise<unknown>>> = {
  pid: () => Promise.resolve(process.pid),
  hang: () => new Promise(() => undefined),
  block: () => {
    for (;;);
  },
  exit: () => process.exit(1),
  throw: () => Promise.reject(new Error("a task that fails, as its test asks for")),
  full: () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" })),
  heap: () => repeat(() => Array.from({ length: 1000 }, (_, index) => index + kept.length)),
  buffers: () => repeat(() => Buffer.alloc(8 * 1024 * 1024, 1)),
};

serveWork((task: TestTask) => tasks[task]());
