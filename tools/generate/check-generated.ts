/**
 * Generates a primitive and a list of the dashboard in a temporary worktree, and checks there that they compile, that the
 * linter accepts them, and that their stories and the tests of their fields pass: a leg of `npm test`. With `--stories`, these run through the check of the built Storybook as well.
 */
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

import { ensureChromium } from "../browser.ts";
import { run, runBin } from "../run.ts";
import { git, inWorktree } from "../worktree.ts";

const generated = [
  ["primitive", "sample-tag"],
  ["list", "sample-shelf", "sample-shelves", "products", "أرفف"],
];

const stories = ["primitives-sample-tag", "dashboard-sample-shelves"];

/** Results of the last type check, by content: in the worktree only what was generated is checked again. */
const TYPES = ".cache/types";

/** The TypeScript files that git lists in the worktree; links to dependencies are none. */
const listed = (worktree: string, ...args: string[]): string[] =>
  git("-C", worktree, ...args)
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file));

/** Files that were generated. */
const newFiles = (worktree: string): string[] =>
  listed(worktree, "ls-files", "--others", "--exclude-standard");

/** Files into which generators have inserted lines. */
const changedFiles = (worktree: string): string[] => listed(worktree, "diff", "--name-only");

/** Plays the generated stories from their sources. */
async function playStories(worktree: string): Promise<number> {
  if (!(await ensureChromium())) {
    console.warn("No Chromium found: the generated stories were not played.");
    return 0;
  }
  const files = newFiles(worktree).filter((file) => file.endsWith(".stories.tsx"));
  return runBin("vitest", ["run", "--project=storybook", ...files], {}, worktree);
}

/** The working tree with its changes of known files. */
const commit = git("stash", "create") || git("rev-parse", "HEAD");

process.exitCode = await inWorktree(commit, ".cache/generated/worktree", async (worktree) => {
  const steps = generated.map(
    (answers) => () => runBin("plop", ["--plopfile", "tools/generate/plopfile.ts", ...answers], {}, worktree),
  );
  if (existsSync(TYPES)) cpSync(TYPES, join(worktree, TYPES), { recursive: true });
  steps.push(
    () => runBin("typescript", ["--build"], {}, worktree, "tsc"),
    () => runBin("oxlint", ["--type-aware", ...newFiles(worktree), ...changedFiles(worktree)], {}, worktree),
    () => playStories(worktree),
    () =>
      runBin(
        "vitest",
        ["run", "--project=api", "apps/api/tests/products/entity-fields.test.ts", "-t", "sample_shelf"],
        {},
        worktree,
      ),
  );
  // Builds Storybook, which takes longer than all other steps.
  if (process.argv.includes("--stories"))
    steps.push(() => run(process.execPath, ["tools/storybook/check-built.ts", ...stories], {}, worktree));
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
});
