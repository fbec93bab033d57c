import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What the host answers to a message that names a directory. */
export type HostAnswer = { readonly address: string } | { readonly failure: string };

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** One for all test files of a worker, which ends it by its own end: their modules are loaded once. */
let host: ChildProcess | undefined;

function startHost(): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = fork(pathOf("shop-host.ts"), {
    env: { PATH, HOME, NODE_COMPILE_CACHE: pathOf("../../../../.cache/compiled") },
    // As the shop loads drizzle-orm.
    execArgv: ["--import", import.meta.resolve("@shop/api/drizzle-resolution.ts")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => {
    host = undefined;
  });
  return child;
}

/** Opens a shop on a data directory, in place of the worker's last one; returns its URL. */
export async function openHostedShop(folder: string): Promise<string> {
  host ??= startHost();
  const ended = once(host, "exit").then(([code]): HostAnswer => ({ failure: `exit code ${code}` }));
  const answered = once(host, "message").then(([answer]: HostAnswer[]) => answer);
  host.send(folder);
  const answer = await Promise.race([answered, ended]);
  if (answer && "address" in answer) return answer.address;
  throw new Error(`The shop did not open: ${answer?.failure}`);
}

/** Closes the worker's shop and deletes its data directory, which nobody waits for. */
export function closeHostedShop(): void {
  host?.send("");
}
