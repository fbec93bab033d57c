import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Runs git and returns what it prints. */
export const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Links the packages of a worktree to itself; every other dependency is found in the node_modules of the project around it. */
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

/** Works in a temporary worktree of a commit, in a folder below the project. */
export async function inWorktree<Result>(
  commit: string,
  folder: string,
  work: (worktree: string) => Promise<Result>,
): Promise<Result> {
  const worktree = resolve(folder);
  rmSync(worktree, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", "--force", worktree, commit);
  try {
    if (git("diff", "--name-only", commit, "--", "package-lock.json") !== "") {
      console.warn("The dependencies of the commit differ; those of the working tree are used.");
    }
    linkPackages(worktree);
    return await work(worktree);
  } finally {
    git("worktree", "remove", "--force", worktree);
  }
}
