import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SOURCES = ["apps/api/src", "packages/contract/src", "packages/domain/src", "packages/serving/src", ""];
const TESTS = ["apps/api/tests", ""];

/** The rows of the tables of promises. */
const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!promise|-)/.test(line))
  .map((line) => {
    const [, promise = "", sources = "", tests = ""] = line.split("|");
    return { promise: promise.trim(), sources, tests };
  });

/** The paths that a cell names: files and folders between backticks; commands have spaces. */
const pathsIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, path]) => path ?? "").filter((path) => !path.includes(" "));

const missing = (paths: readonly string[], roots: readonly string[]): string[] =>
  paths.filter((path) => !roots.some((root) => existsSync(join(root, path))));

test("docs/security.md names code and tests that exist, for every promise", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ sources }) => pathsIn(sources).length === 0)).toEqual([]);
  expect(rows.filter(({ tests }) => !/\.(?:test|spec)\.ts`/.test(tests))).toEqual([]);
  expect(rows.flatMap(({ sources }) => missing(pathsIn(sources), SOURCES))).toEqual([]);
  expect(rows.flatMap(({ tests }) => missing(pathsIn(tests), TESTS))).toEqual([]);
});
