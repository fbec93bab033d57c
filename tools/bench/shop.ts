import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

import * as v from "valibot";

import { freePort } from "./lighthouse.ts";

const { scripts } = v.parse(
  v.object({ scripts: v.object({ start: v.string() }) }),
  JSON.parse(readFileSync("package.json", "utf8")),
);
/** Arguments of Node.js in `npm start`. */
const startArguments = scripts.start.split(" ").slice(1);

/** Running shop to measure. */
export interface MeasuredShop {
  readonly base: string;
  readonly pid: number | undefined;
  /** Milliseconds from process start to the first response with status 200. */
  readonly firstAnswerMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts the shop as `npm start` does, on a free port with a data directory of its own. */
export async function startShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredShop> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, startArguments, {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      // As in deploy/.
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  while (child.exitCode === null) {
    try {
      const answer = await fetch(base);
      await answer.text();
      if (answer.ok) break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  if (child.exitCode !== null) throw new Error("The shop did not start.");
  return {
    base,
    pid: child.pid,
    firstAnswerMs: Math.round(performance.now() - began),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
