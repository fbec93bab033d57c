import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fingerprintOf } from "./fingerprint.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const dist = join(root, "apps/web/dist");
const log = join(root, ".cache/build.log");

function builtFrom(): string | undefined {
  try {
    return readFileSync(join(dist, "fingerprint"), "utf8");
  } catch {
    return undefined;
  }
}

/** Builds the pages where their sources have changed since the last time; in a process of its own, so that its memory is given back. */
export async function ensureBuilt(signal: AbortSignal): Promise<string> {
  if (builtFrom() === fingerprintOf(root)) return dist;
  console.info("Building the pages …");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const output = openSync(log, "w");
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "apps/web/bundle/main.ts")], {
      stdio: ["ignore", output, output],
      signal,
    });
    child.once("error", reject);
    child.once("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) throw new Error(`The pages could not be built; ${log} says why.`);
  return dist;
}
