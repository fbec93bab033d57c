import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A child process that is told what it prints. */
export interface Child {
  /** Everything that it has printed, line by line. */
  readonly lines: readonly string[];
  /** Waits until it has printed so many lines; fails with what it wrote to standard error when it ends before. */
  readonly printed: (count: number) => Promise<void>;
  /** Ends it as `kill -9` does, and waits for that. */
  readonly kill: () => Promise<void>;
}

/** Runs a program of this folder in a process of its own. */
export function runChild(program: string, ...args: string[]): Child {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  const lines: string[] = [];
  let complaints = "";
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line));
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  return {
    lines,
    printed: async (count) => {
      while (lines.length < count) {
        await Promise.race([once(reader, "line"), ended]);
        if (child.exitCode !== null && lines.length < count)
          throw new Error(`The child ended: ${complaints}`);
      }
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
