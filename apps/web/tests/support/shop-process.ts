import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../../start.ts", import.meta.url));

/** How a started shop ended. */
export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A shop that runs in a process of its own. */
export interface ShopProcess {
  readonly child: ChildProcess;
  /** Resolves to its address once it is open; rejects where it ends before. */
  readonly opened: Promise<string>;
  readonly ended: Promise<Ending>;
  /** Everything that it has printed so far. */
  readonly printed: () => string;
}

/** Starts the shop as `npm start` does, with nothing of this process's settings but those that are given. */
export function startShop(settings: Readonly<Record<string, string>>): ShopProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [start], {
    env: { PATH, HOME, LOG_LEVEL: "warn", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  const opening = Promise.withResolvers<string>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    const address = /The shop is open: (?<address>\S+)\n/.exec(stdout)?.groups?.["address"];
    if (address) opening.resolve(address);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = once(child, "close").then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stdout,
    stderr,
  }));
  void ended.then(() => opening.reject(new Error(`The shop did not open: ${stderr || stdout}`)));
  opening.promise.catch(() => undefined);
  return { child, opened: opening.promise, ended, printed: () => stdout };
}

/** Asks a shop to end, and waits until it has. */
export async function stopShop({ child, ended }: ShopProcess): Promise<Ending> {
  child.kill("SIGTERM");
  return ended;
}
