import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { statuses, usualStatus } from "../../.storybook/statuses.ts";

const [, unreleased = ""] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m, 2);

/** Primitives with their status and the text of their stories. */
const primitives = globSync("packages/ui/src/**/*.stories.tsx").flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const title = /title: "Primitives\/(?<name>[^"/]+)"/.exec(text)?.groups?.["name"];
  const tags = /^ {2}tags: \[(?<tags>[^\]]*)\]/m.exec(text)?.groups?.["tags"] ?? "";
  const status = Object.keys(statuses).find((tag) => tags.includes(`"${tag}"`)) ?? usualStatus;
  return title === undefined ? [] : [{ title, status, text }];
});

test("what is new or changed by its tag stands in the changelog, below 'Unreleased'", () => {
  const recent = primitives.filter(({ status }) => status === "new" || status === "changed");
  expect(recent.filter(({ title }) => !unreleased.includes(title)).map(({ title }) => title)).toEqual([]);
});

/** What earns 'stable', as far as the file of its stories says it; sizes and forced colours are checked of every primitive. */
const merits: Readonly<Record<string, RegExp>> = {
  "is read aloud in English": /\.test\(\s*"read aloud in English"/,
  "is read aloud in Arabic": /\.test\(\s*"read aloud in Arabic"/,
  "says what to do and what to avoid": /\bdoAndDont\(/,
};

describe.each(primitives.filter(({ status }) => status === usualStatus))("$title, $status", ({ text }) => {
  test.each(Object.entries(merits))("%s", (_merit, pattern) => {
    expect(text).toMatch(pattern);
  });
});
