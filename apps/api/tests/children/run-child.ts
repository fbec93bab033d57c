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

/** Runs a program of this folder in a child process. */
export function runChild(program: string, ...args: string[]): Child {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "pipe"] });
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
