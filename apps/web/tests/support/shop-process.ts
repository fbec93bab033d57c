import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../../start.ts", import.meta.url));

/** Exit code and output of a shop process. */
export interface ProcessExit {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A shop that runs in a child process. */
export interface ShopProcess {
  readonly child: ChildProcess;
  /** Resolves to the shop's URL once it accepts requests; rejects where the process exits first. */
  readonly listening: Promise<string>;
  readonly exited: Promise<ProcessExit>;
}

/** Starts the shop as `npm start` does, with the given settings only, not those of this process. */
export function startShop(settings: Readonly<Record<string, string>>): ShopProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [start], {
    env: { PATH, HOME, LOG_LEVEL: "warn", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  const listening = Promise.withResolvers<string>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    const address = /The shop is open: (?<address>\S+)\n/.exec(stdout)?.groups?.["address"];
    if (address) listening.resolve(address);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const exited = once(child, "close").then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stdout,
    stderr,
  }));
  void exited.then(() => listening.reject(new Error(`The shop did not open: ${stderr || stdout}`)));
  listening.promise.catch(() => undefined);
  return { child, listening: listening.promise, exited };
}

/** Sends SIGTERM to a shop and waits for its exit. */
export async function stopShop({ child, exited }: ShopProcess): Promise<ProcessExit> {
  child.kill("SIGTERM");
  return exited;
}
