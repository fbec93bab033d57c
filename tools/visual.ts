/**
 * `npm run visual` compares every story with its baseline; `npm run visual -- --update` writes the baselines.
 * Baselines belong to one platform and one major version of Chromium: elsewhere there is nothing to compare with.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

import { ensureChromium } from "./browser.ts";
import { runBin } from "./run.ts";

const chromium = await ensureChromium();
if (!chromium) {
  console.error("There is no Chromium on this machine, so nothing can be compared.");
  process.exit(1);
}

const version = execFileSync(chromium, ["--version", "--no-sandbox"], { encoding: "utf8" });
const major = /(\d+)\./.exec(version)?.[1] ?? "unknown";
const name = `${process.platform}-chromium-${major}`;
const home = ".storybook/baselines";
const update = process.argv.includes("--update");

if (!update && !existsSync(`${home}/${name}`)) {
  const known = existsSync(home) ? readdirSync(home).join(", ") : "none";
  console.error(`There are no baselines for ${name} to compare with (there are: ${known}).`);
  console.error("Write some with: npm run visual -- --update");
  process.exit(2);
}

process.exitCode = await runBin(
  "vitest",
  ["run", "--config", "vitest.visual.config.ts", ...(update ? ["--update"] : [])],
  { VISUAL_BASELINES: `${home}/${name}` },
);
