import { globSync } from "node:fs";

import { expect, test } from "vitest";

import { git } from "../worktree.ts";
import { ALWAYS, areas, EVERYTHING, OWN_TESTS } from "./areas.ts";
import { choose } from "./changed.ts";

const tracked = git("ls-files").split("\n");
const named = new Set(areas.flatMap(({ folders }) => folders));
const covers = (folders: readonly string[], file: string): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** Folders of product code: a change below them can break more than what imports it. */
const isOfProduct = (file: string): boolean => /^(?:apps|packages)\/[^/]+\/(?:src|server)\/.*\//.test(file);

const testsIn = (folder: string): string[] =>
  globSync(["*.{test,spec}.ts", "!(faults|fuzz)/*.{test,spec}.ts"], { cwd: folder });

test("every folder of the product is in an area, by its own name or that of a folder around it", () => {
  const missing = tracked.filter((file) => {
    const names = file.split("/").slice(0, -1);
    return (
      isOfProduct(file) &&
      !covers([...EVERYTHING, ...OWN_TESTS], file) &&
      !names.some((name) => named.has(name))
    );
  });
  expect([...new Set(missing.map((file) => file.split("/").slice(0, -1).join("/")))]).toEqual([]);
});

test.each(["api", "journeys"] as const)(
  "every test of %s is in an area, and every entry names one",
  (kind) => {
    const files = testsIn(kind === "api" ? "apps/api/tests" : "apps/web/tests");
    const beginnings = [...areas.flatMap((area) => area[kind] ?? []), ...(kind === "api" ? ALWAYS : [])];
    expect(files.filter((file) => !beginnings.some((beginning) => file.startsWith(beginning)))).toEqual([]);
    expect(beginnings.filter((beginning) => !files.some((file) => file.startsWith(beginning)))).toEqual([]);
  },
);

test("folders are named once, and exist", () => {
  const all = areas.flatMap(({ folders }) => folders);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  const existing = new Set(tracked.flatMap((file) => file.split("/").slice(0, -1)));
  expect(all.filter((name) => !existing.has(name))).toEqual([]);
  const isTracked = (folder: string): boolean => tracked.some((file) => file.startsWith(`${folder}/`));
  expect([...EVERYTHING, ...OWN_TESTS].filter((folder) => !isTracked(folder))).toEqual([]);
});

test("a change of one screen with its endpoint runs the tests of its area alone", () => {
  const chosen = choose(
    ["packages/screens/src/dash/brands/brands-screen.tsx", "packages/contract/src/brands/brand.ts"],
    "HEAD",
  );
  expect(chosen("api")).toEqual({
    vitest: expect.arrayContaining([
      "apps/api/tests/catalogue/brands.test.ts",
      "apps/api/tests/admins/admin-guards.test.ts",
    ]) as unknown,
  });
  expect(chosen("journeys")).toEqual({
    vitest: [
      "apps/web/tests/shop/browse.spec.ts",
      "apps/web/tests/dash/dash-brands.spec.ts",
      "--passWithNoTests",
    ],
  });
  expect(chosen("faults")).toEqual({ leftOut: "no folder on which everything depends has changed" });
});

test("a change of the database runs every leg whole", () => {
  const chosen = choose(["apps/api/src/database/postgres.ts"], "HEAD");
  for (const leg of ["unit", "api", "postgres", "faults", "journeys"] as const)
    expect(chosen(leg)).toBe("all");
});
