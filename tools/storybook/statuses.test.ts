import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { statuses } from "../../.storybook/statuses.ts";

const [, unreleased = ""] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m, 2);

/** Primitives whose stories name a status, with its name. */
const named = globSync("packages/ui/src/**/*.stories.tsx").flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const title = /title: "Primitives\/(?<name>[^"/]+)"/.exec(text)?.groups?.["name"];
  const tags = /^ {2}tags: \[(?<tags>[^\]]*)\]/m.exec(text)?.groups?.["tags"] ?? "";
  const status = Object.keys(statuses).find((tag) => tags.includes(`"${tag}"`));
  return title === undefined || status === undefined ? [] : [{ title, status }];
});

test("what is new or changed by its tag stands in the changelog, below 'Unreleased'", () => {
  const recent = named.filter(({ status }) => status === "new" || status === "changed");
  expect(recent.filter(({ title }) => !unreleased.includes(title))).toEqual([]);
});
