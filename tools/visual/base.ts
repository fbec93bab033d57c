import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { buildStorybook } from "../storybook/build.ts";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

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

/**
 * Links the packages of a worktree to itself. It lies below the project, so that every other dependency is found in the
 * project's node_modules.
 */
function linkPackages(worktree: string): void {
  const scope = join(worktree, "node_modules/@shop");
  mkdirSync(scope, { recursive: true });
  for (const group of ["packages", "apps"]) {
    for (const name of readdirSync(join(worktree, group))) {
      symlinkSync(join(worktree, group, name), join(scope, name), "dir");
      const nested = resolve(group, name, "node_modules");
      if (existsSync(nested)) symlinkSync(nested, join(worktree, group, name, "node_modules"), "dir");
    }
  }
}

/** Builds the Storybook of a commit in a temporary worktree, once per commit; returns the folder of the build. */
export async function buildBase(commit: string, cache: string): Promise<string> {
  const build = resolve(cache, "builds", commit);
  if (existsSync(join(build, "index.json"))) return build;
  const worktree = resolve(cache, "worktree");
  rmSync(worktree, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", "--force", worktree, commit);
  try {
    if (git("diff", "--name-only", commit, "--", "package-lock.json") !== "") {
      console.warn("The dependencies of the base differ; it is built with those of the working tree.");
    }
    linkPackages(worktree);
    const code = await buildStorybook(build, ["--quiet", "--loglevel", "error"], worktree);
    if (code !== 0) throw new Error(`The Storybook of ${commit} could not be built.`);
  } finally {
    git("worktree", "remove", "--force", worktree);
  }
  return build;
}
