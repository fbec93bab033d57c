import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { insertions } from "./insertions.ts";

test.for(insertions)("the generator's anchor matches once in $path: $anchor", ({ path, anchor }) => {
  const text = readFileSync(path, "utf8");
  expect(text.match(new RegExp(anchor, "gm"))).toHaveLength(1);
});
