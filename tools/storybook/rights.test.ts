import { globSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";

import { expect, test } from "vitest";

import { dashPages } from "../../packages/domain/src/site/dash-pages.ts";

const SCREENS = "packages/screens/src/dash";

/** The folder of a feature, whatever rooms it has. */
const featureOf = (file: string): string => `${SCREENS}/${relative(SCREENS, file).split(sep)[0] ?? ""}`;

/** Folders of features in which a file of a kind has a text. */
function foldersWith(text: RegExp, isStory: boolean): string[] {
  const files = globSync(`${SCREENS}/**/*.tsx`).filter(
    (file) => file.includes(".stories.") === isStory && text.test(readFileSync(file, "utf8")),
  );
  return [...new Set(files.map(featureOf))].toSorted();
}

test("D-165 each right that a page of the dashboard requires has a story of its pages without it", () => {
  const stories = readFileSync(`${SCREENS}/shell/missing-right.stories.tsx`, "utf8");
  const shown = Array.from(
    stories.matchAll(/currentAddress: [\w.]+, admin: without\("(\w+)"\)/g),
    ([, need]) => need,
  );
  expect(new Set(shown)).toEqual(new Set(Object.values(dashPages).flatMap(({ right }) => right ?? [])));
});

test("D-165 each folder whose screens leave out controls has a story without the right", () => {
  // Where rights are declared, and what all screens share.
  const shared = `${SCREENS}/shared`;
  const leaving = foldersWith(/\buseMay\("|<Allowed\b/, false).filter((folder) => folder !== shared);
  expect(leaving.length).toBeGreaterThan(5);
  const shown = foldersWith(/\bwithRights\(/, true);
  expect(leaving.filter((folder) => !shown.includes(folder))).toEqual([]);
});
