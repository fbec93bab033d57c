import { expect, test } from "vitest";

import { readSearch } from "./search-query.ts";

test.for([
  ["ligatures of four words each", "\uFDFA".repeat(190)],
  ["symbols", "%&".repeat(95)],
  ["parts of a part number", "a1-".repeat(63)],
] as const)("a search text of many %s has no more words than a long name", ([, text]) => {
  const { groups } = readSearch(text, () => false) ?? {};
  for (const { words, symbols } of groups ?? []) {
    expect(words.length).toBeLessThanOrEqual(16);
    expect(symbols.length).toBeLessThanOrEqual(16);
  }
  expect(groups).toHaveLength(1);
});
