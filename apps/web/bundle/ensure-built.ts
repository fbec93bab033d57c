import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";

import { builtFolder, rootFolder, webFolder } from "./built-folder.ts";

const log = join(rootFolder, ".cache/build.log");

/**
 * Builds the frontend where its sources have changed, in a child process, so that the build's memory is freed. Returns the build's
 * folder; rejects where the build fails or `signal` aborts it.
 */
export async function ensureBuilt(signal: AbortSignal): Promise<string> {
  const folder = builtFolder();
  if (existsSync(folder)) return folder;
  console.info("Building the pages …");
  mkdirSync(join(rootFolder, ".cache"), { recursive: true });
  const output = openSync(log, "w");
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [join(webFolder, "bundle/main.ts")], {
      stdio: ["ignore", output, output],
      signal,
    });
    child.once("error", reject);
    child.once("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) throw new Error(`The pages could not be built; ${log} says why.`);
  return folder;
}
