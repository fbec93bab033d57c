import { MAX_SYNONYMS } from "@shop/domain/constants.ts";
import { noSynonyms, Synonyms } from "@shop/domain/search/synonyms.ts";
import { expect, test } from "vitest";

import { readSearch } from "./search-query.ts";

test.for([
  ["ligatures of four words each", "\uFDFA".repeat(190)],
  ["symbols", "%&".repeat(95)],
  ["parts of a part number", "a1-".repeat(63)],
] as const)("a search text of many %s has no more words than a long name", ([, text]) => {
  const { groups } = readSearch(text, { isWord: () => false, synonyms: noSynonyms }) ?? {};
  for (const { words, symbols } of groups ?? []) {
    expect(words.length).toBeLessThanOrEqual(16);
    expect(symbols.length).toBeLessThanOrEqual(16);
  }
  expect(groups).toHaveLength(1);
});

test("D-61 a search text of many synonyms has as many alternatives as two groups", () => {
  const synonyms = new Synonyms(
    Array.from({ length: 16 }, (_, n) =>
      Array.from({ length: MAX_SYNONYMS }, (_word, m) => `w${n}x${m} y${n}x${m}`).join(","),
    ),
  );
  const text = Array.from({ length: 16 }, (_, n) => `w${n}x0 y${n}x0`).join(" ");
  const { groups = [] } = readSearch(text, { isWord: () => false, synonyms }) ?? {};
  expect(groups.flatMap(({ alternatives = [] }) => alternatives).length).toBeLessThanOrEqual(
    2 * MAX_SYNONYMS + 8,
  );
  expect(groups[0]?.alternatives).toHaveLength(MAX_SYNONYMS);
});
