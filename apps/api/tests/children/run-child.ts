import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A child process, with what it prints. */
export interface Child {
  /** The lines of its standard output so far. */
  readonly lines: readonly string[];
  /** Waits for a number of lines; fails with its standard error when it ends before. */
  readonly printed: (count: number) => Promise<void>;
  /** Its standard error when it ended by itself, or null while it runs. */
  readonly ended: () => string | null;
  /** Kills it by SIGKILL and waits for its end. */
  readonly kill: () => Promise<void>;
}

/** A module of this folder that each thread of a child process loads first, and the variables that it reads. */
export interface Preload {
  readonly module: string;
  readonly env: Readonly<Record<string, string>>;
}

const here = (file: string): string => new URL(file, import.meta.url).href;

/** Runs a program of this folder in a child process. */
export function runChild(program: string, args: readonly string[], preload?: Preload): Child {
  const child = spawn(process.execPath, [fileURLToPath(here(program)), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...(preload && { ...preload.env, NODE_OPTIONS: `--import ${here(preload.module)}` }),
    },
  });
  const exit = once(child, "exit");
  const lines: string[] = [];
  let complaints = "";
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line));
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  return {
    lines,
    printed: async (count) => {
      while (lines.length < count) {
        await Promise.race([once(reader, "line"), exit]);
        if (child.exitCode !== null && lines.length < count)
          throw new Error(`The child ended: ${complaints}`);
      }
    },
    ended: () => (child.exitCode === null ? null : complaints),
    kill: async () => {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
