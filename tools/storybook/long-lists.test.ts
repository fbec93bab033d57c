import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import { expect, test } from "vitest";

const SCREENS = "packages/screens/src/dash";

const textOf = (file: string): string => readFileSync(file, "utf8");

/** Screens with a table that a server pages, through `ListScreen`, `ListTable` or by themselves; 'Load more' takes the place of pages where all rows are one. */
function pagedScreens(): string[] {
  return globSync(`${SCREENS}/**/*-screen.tsx`, { exclude: [`${SCREENS}/shared/**`] }).filter((file) => {
    const text = textOf(file);
    return (
      /<List(?:Screen|Table)\b/.test(text) ||
      (/\bserver=\{/.test(text) && !text.includes("pageSize: Infinity"))
    );
  });
}

test("D-166 each list that a server pages has a story of a page in the midst of many", () => {
  const screens = pagedScreens();
  expect(screens.length).toBeGreaterThan(9);
  const lacking = screens.filter((screen) => {
    const stories = globSync(`${dirname(screen)}/*.stories.tsx`).map(textOf);
    return !stories.some(
      (text) => /export const ManyPages\b/.test(text) && text.includes("play: showThirdOfTwelve"),
    );
  });
  expect(lacking).toEqual([]);
});
