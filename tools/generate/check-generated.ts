/**
 * Generates a primitive, a feature of the shop and one of the dashboard in a temporary worktree, and checks there that they compile, that the
 * linter accepts them and that their stories pass (where a Chromium is found): what `npm run generate` writes has to pass before anything is
 * added to it. A leg of `npm test`.
 */
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

import { ensureChromium } from "../browser.ts";
import { runBin } from "../run.ts";
import { git, inWorktree } from "../worktree.ts";

const generated = [
  ["primitive", "sample-tag"],
  ["feature", "sample-offers", "shop", "عينات"],
  ["feature", "sample-tasks", "dash", "مهام"],
];

/** Results of the last type check, by content: in the worktree only what was generated is checked again. */
const TYPES = ".cache/types";

/** Files that git does not know yet: those that were generated. */
const newFiles = (worktree: string): string[] =>
  git("-C", worktree, "ls-files", "--others", "--exclude-standard").split("\n");

/** Changed files too: generators insert lines. */
const changedFiles = (worktree: string): string[] =>
  git("-C", worktree, "diff", "--name-only").split("\n").filter(Boolean);

/** The working tree with its changes of known files. */
const commit = git("stash", "create") || git("rev-parse", "HEAD");

process.exitCode = await inWorktree(commit, ".cache/generated/worktree", async (worktree) => {
  const steps = generated.map(
    (answers) => () => runBin("plop", ["--plopfile", "tools/generate/plopfile.ts", ...answers], {}, worktree),
  );
  if (existsSync(TYPES)) cpSync(TYPES, join(worktree, TYPES), { recursive: true });
  steps.push(
    () => runBin("typescript", ["--build"], {}, worktree, "tsc"),
    () =>
      runBin(
        "oxlint",
        ["--type-aware", ...newFiles(worktree), ...changedFiles(worktree)].filter(
          (file) => !file.endsWith(".json"),
        ),
        {},
        worktree,
      ),
  );
  if (await ensureChromium())
    steps.push(() =>
      runBin(
        "vitest",
        ["run", "--project=storybook", ...newFiles(worktree).filter((file) => file.endsWith(".stories.tsx"))],
        {},
        worktree,
      ),
    );
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
});
