/**
 * Generates a primitive, a feature of the shop and one of the dashboard in a temporary worktree, and runs their stories through the check of
 * the built Storybook there: what `npm run generate` writes has to pass before anything is added to it. Started by hand: `npm exec -c 'node tools/generate/check-generated.ts'`.
 */
import { run, runBin } from "../run.ts";
import { git, inWorktree } from "../worktree.ts";

const generated = [
  { answers: ["primitive", "sample-tag"], stories: "primitives-sample-tag" },
  { answers: ["feature", "sample-offers", "shop", "عينات"], stories: "shop-sample-offers" },
  { answers: ["feature", "sample-tasks", "dash", "مهام"], stories: "dashboard-sample-tasks" },
];

/** The working tree with its changes of known files. */
const commit = git("stash", "create") || git("rev-parse", "HEAD");

process.exitCode = await inWorktree(commit, ".cache/generated/worktree", async (worktree) => {
  for (const { answers } of generated) {
    const code = await runBin("plop", ["--plopfile", "tools/generate/plopfile.ts", ...answers], {}, worktree);
    if (code !== 0) return code;
  }
  const stories = generated.map((one) => one.stories);
  return run(process.execPath, ["tools/storybook/check-built.ts", ...stories], {}, worktree);
});
