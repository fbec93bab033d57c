import { readFileSync } from "node:fs";
import { relative } from "node:path";

import * as v from "valibot";
import { createVitest } from "vitest/node";

import { runBin } from "../run.ts";
import { idsOf, movedIdsOf, type Proof } from "./proofs.ts";

/** The ids of the tests of each file, as Vitest parses them. Rows of tables are not among them: their names are made as the file runs. */
export async function testProofs(): Promise<Proof[]> {
  const vitest = await createVitest("test", {
    watch: false,
    project: ["unit", "api", "faults", "journeys"],
  });
  const modules = await vitest.parseSpecifications(await vitest.globTestSpecifications());
  await vitest.close();
  return modules.map(({ moduleId, children }) => ({
    file: relative(".", moduleId),
    // A test that runs on one database only counts as skipped here; the linter refuses any other.
    ids: [...children.allTests()]
      .filter(({ options }) => options.mode !== "todo")
      .flatMap(({ fullName }) => idsOf(fullName)),
  }));
}

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ name: v.string(), importPath: v.string(), tags: v.array(v.string()) }),
  ),
});

/** The ids of stories that play, and of tests of stories, as Storybook lists them. */
export async function storyProofs(): Promise<Proof[]> {
  const file = ".cache/storybook-index.json";
  const code = await runBin("storybook", ["index", "--quiet", "--loglevel", "error", "--output-file", file]);
  if (code !== 0) throw new Error("Storybook could not list its stories.");
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(file, "utf8")));
  return Object.values(entries).flatMap(({ name, importPath, tags }) => {
    if (tags.includes("test-fn")) return [{ file: relative(".", importPath), ids: idsOf(name) }];
    return tags.includes("play-fn") ? [{ file: relative(".", importPath), ids: movedIdsOf(name) }] : [];
  });
}
