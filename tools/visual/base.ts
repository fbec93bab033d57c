import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { buildStorybook } from "../storybook/build.ts";
import { git, inWorktree } from "../worktree.ts";

function tryGit(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

/** Finds the commit to compare with: a given one, HEAD for uncommitted work, else the merge base with main. */
export function baseCommit(revision?: string): string {
  if (revision) return git("rev-parse", "--verify", `${revision}^{commit}`);
  if (git("status", "--porcelain") !== "") return git("rev-parse", "HEAD");
  const upstream = tryGit("rev-parse", "--abbrev-ref", "main@{upstream}") ?? "main";
  return tryGit("merge-base", "HEAD", upstream) ?? git("rev-parse", "HEAD");
}

/** Builds the Storybook of a commit in a temporary worktree, once per commit; returns the folder of the build. */
export async function buildBase(commit: string, cache: string): Promise<string> {
  const build = resolve(cache, "builds", commit);
  if (existsSync(join(build, "index.json"))) return build;
  await inWorktree(commit, join(cache, "worktree"), async (worktree) => {
    const code = await buildStorybook(build, ["--quiet", "--loglevel", "error"], worktree);
    if (code !== 0) throw new Error(`The Storybook of ${commit} could not be built.`);
  });
  return build;
}
