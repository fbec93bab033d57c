import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import * as v from "valibot";

const require = createRequire(import.meta.url);
const manifestSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** Runs a command with the terminal attached; resolves to its exit code (1 if killed by a signal or not found). */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env }, cwd });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** The file of a binary of an installed package, by default of the one with its name. */
export function binOf(name: string, bin = name): string {
  const manifestPath = require.resolve(`${name}/package.json`);
  const manifest = v.parse(manifestSchema, require(manifestPath));
  const file = typeof manifest.bin === "string" ? manifest.bin : (manifest.bin[bin] ?? "");
  return join(dirname(manifestPath), file);
}

/** Runs a binary of an installed package, by default the one with its name, with this Node. */
export const runBin = (
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  cwd?: string,
  bin = name,
): Promise<number> => run(process.execPath, [binOf(name, bin), ...args], env, cwd);
