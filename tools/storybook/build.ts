/**
 * `npm run build-storybook`: builds Storybook with the registry of the primitives beside it (`r/`), and prints the number of pictures that
 * Chromatic takes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as v from "valibot";

import { pictureCount } from "../../.storybook/modes.ts";
import { writeRegistry } from "../registry/registry.ts";
import { runBin } from "../run.ts";

/** Folder of the built Storybook. */
export const STORYBOOK_BUILD = "storybook-static";

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ type: v.string(), tags: v.array(v.string()) })),
});

/** Counts the pictures of a built Storybook by the tags in its index. */
function countPictures(directory: string): string {
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(join(directory, "index.json"), "utf8")));
  const counts = Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ tags }) => pictureCount(tags));
  const pictures = counts.reduce((sum, count) => sum + count, 0);
  const pictured = counts.filter((count) => count > 0).length;
  return `${pictures} pictures of ${pictured} stories; ${counts.length - pictured} stories are not pictured.`;
}

/** Builds the Storybook of a working tree; resolves to the exit code. */
export const buildStorybook = (
  directory: string,
  args: readonly string[] = [],
  cwd?: string,
): Promise<number> => runBin("storybook", ["build", "--output-dir", directory, ...args], undefined, cwd);

if (import.meta.main) {
  const args = process.argv.slice(2);
  // Chromatic names a folder of its own.
  const named = args.findIndex((arg) => /^(?:-o|--output-dir)(?:=|$)/.test(arg));
  const directory =
    named === -1 ? STORYBOOK_BUILD : (args[named]?.split("=")[1] ?? args[named + 1] ?? STORYBOOK_BUILD);
  process.exitCode = await buildStorybook(directory, args);
  if (process.exitCode === 0) {
    writeRegistry(directory);
    console.info(countPictures(directory));
  }
}
