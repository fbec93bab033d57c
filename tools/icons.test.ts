import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fixedIcons, type ListedIcon, mirroredIcons } from "../packages/ui/src/foundations/icon-list.ts";

const listed = [...mirroredIcons, ...fixedIcons];
const names = listed.map(({ name }) => name).toSorted();

/** Names of the icons that the code of interface and screens imports. */
function importedIcons(): string[] {
  const files = globSync("{packages/{ui,screens},apps/web}/src/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".stories.") && !file.includes("foundations"),
  );
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/"lucide-react\/icons\/([a-z0-9-]+)"/g),
      ([, name]) => name ?? "",
    ),
  );
  return [...new Set(found)].toSorted();
}

test("the page of icons lists each icon in use, and no other", () => {
  expect(names).toEqual(importedIcons());
});

test("each icon has a meaning of its own", () => {
  const meanings = listed.flatMap(({ meaning }) => meaning.split("; "));
  expect(meanings.filter((meaning, at) => meanings.indexOf(meaning) !== at)).toEqual([]);
});

test("no icon is used under two names of Lucide, whose older names are aliases", () => {
  const icons = new Map<ListedIcon["Icon"], string>();
  for (const { name, Icon } of listed) {
    expect(icons.get(Icon), `${name} is also used as`).toBeUndefined();
    icons.set(Icon, name);
  }
});
