import { globSync } from "node:fs";
import { basename } from "node:path";

import { STORYBOOK_BUILD } from "../storybook/build.ts";
import { git } from "../worktree.ts";
import { ALWAYS, type Area, areas, EVERYTHING, OWN_TESTS } from "./areas.ts";
import type { LegName, Selection } from "./legs.ts";
import { storyIdsOf } from "./story-graph.ts";

/** What of a leg a change can break: its selection, all of it, or nothing with the reason. */
type Choice = Selection | "all" | { readonly leftOut: string };

/** Selected files may all be of the other database. */
const PASS_WITHOUT = "--passWithNoTests";

const API_TESTS = "apps/api/tests/";
const JOURNEYS = "apps/web/tests/";

/** Files of the working tree that differ from a commit, or that git does not track yet. */
export const changedFiles = (ref: string): string[] =>
  [git("diff", "--name-only", ref), git("ls-files", "--others", "--exclude-standard")]
    .join("\n")
    .split("\n")
    .filter(Boolean);

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** Whether a file stands in a folder of this name, or has it in its own: `brands-page.tsx`. */
const isNamed = (file: string, folder: string): boolean =>
  file.split("/").slice(0, -1).includes(folder) ||
  `-${basename(file).replace(/\..*$/, "")}-`.includes(`-${folder}-`);

/** The areas that a file of the product belongs to. */
const areasOf = (file: string): readonly Area[] =>
  OWN_TESTS.some((folder) => isBelow(file, folder))
    ? []
    : areas.filter(({ folders }) => folders.some((folder) => isNamed(file, folder)));

/** Whether a file is a part of the server, the contract, or of what both share. */
const isOfApi = (file: string): boolean =>
  /^(?:apps\/api\/src|packages\/(?:contract|domain|mocks|serving))\//.test(file);

/** The tests in a folder whose names begin with one of these beginnings, and those that have changed themselves. */
function testsIn(folder: string, beginnings: readonly string[], files: readonly string[]): string[] {
  const named = globSync(["*.{test,spec}.ts", "!(faults|fuzz)/*.{test,spec}.ts"], { cwd: folder }).filter(
    (name) => beginnings.some((beginning) => name.startsWith(beginning)),
  );
  return [
    ...new Set([
      ...named.map((name) => folder + name),
      ...files.filter((file) => file.startsWith(folder) && /\.(?:test|spec)\.ts$/.test(file)),
    ]),
  ];
}

/** Selects of each leg what the changed files can break. */
export function choose(files: readonly string[], ref: string): (leg: LegName) => Choice {
  const isEverything = files.some(
    (file) =>
      EVERYTHING.some((folder) => isBelow(file, folder)) ||
      /^(?:package-lock\.json|vitest\.config\.ts)$/.test(file),
  );
  const touched = files.flatMap(areasOf);
  const ofTests = (folder: string, beginnings: readonly string[], reason: string): Choice => {
    if (isEverything) return "all";
    const tests = testsIn(folder, beginnings, files);
    return tests.length > 0 ? { vitest: [...tests, PASS_WITHOUT] } : { leftOut: reason };
  };
  const api = touched.flatMap(({ api: tests = [] }) => tests);
  const ofApi = (): Choice =>
    ofTests(API_TESTS, files.some(isOfApi) ? [...ALWAYS, ...api] : [], "nothing of the API has changed");
  const faults = (): Choice =>
    ofTests(`${API_TESTS}faults/`, [], "no folder on which everything depends has changed");
  const chosen: Readonly<Record<LegName, () => Choice>> = {
    check: () => "all",
    unit: () => (isEverything ? "all" : { vitest: ["--changed", ref, PASS_WITHOUT] }),
    api: ofApi,
    postgres: ofApi,
    builds: () => "all",
    generated: () =>
      files.some((file) => isBelow(file, "tools/generate"))
        ? "all"
        : { leftOut: "the generators have not changed" },
    faults,
    "postgres-faults": faults,
    journeys: () =>
      ofTests(
        JOURNEYS,
        touched.flatMap(({ journeys = [] }) => journeys),
        "no area with journeys has changed",
      ),
    stories: () => {
      const ids = storyIdsOf(files, STORYBOOK_BUILD, (file) =>
        isBelow(file, "apps/api") ? [] : areasOf(file).flatMap(({ folders }) => folders),
      );
      return ids.length > 0 ? { stories: ids } : { leftOut: "no story imports what has changed" };
    },
  };
  return (leg) => chosen[leg]();
}
