import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What the host answers to a message that names a directory. */
export type HostAnswer = { readonly address: string } | { readonly failure: string };

const compiled = fileURLToPath(new URL("../../../../.cache/compiled", import.meta.url));

interface Host {
  readonly child: ChildProcess;
  readonly exited: Promise<HostAnswer>;
}

/** One for all test files of a worker, which ends it by its own end: their modules are loaded once. */
let host: Host | undefined;

function startHost(): Host {
  const { PATH = "", HOME = "" } = process.env;
  const child = fork(new URL("shop-host.ts", import.meta.url), {
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled },
    // As the shop loads drizzle-orm.
    execArgv: ["--import", import.meta.resolve("@shop/api/drizzle-resolution.ts")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(([code]): HostAnswer => {
    host = undefined;
    return { failure: `exit code ${code}` };
  });
  return { child, exited };
}

/** Opens a shop on a data directory, in place of the worker's last one; returns its URL. */
export async function openHostedShop(folder: string): Promise<string> {
  host ??= startHost();
  const { child, exited } = host;
  const answered = once(child, "message").then(([answer]: HostAnswer[]) => answer);
  child.send(folder);
  const answer = await Promise.race([answered, exited]);
  if (answer && "address" in answer) return answer.address;
  throw new Error(`The shop did not open: ${answer?.failure}`);
}

/** Closes the worker's shop and deletes its data directory; does not wait for either. */
export function closeHostedShop(): void {
  host?.child.send("");
}
