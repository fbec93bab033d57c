import { expect, test } from "vitest";

import { bySortIndex } from "./sorting.ts";

test("API-2 HOME-2 categories by sort_index, then by id; the given list is not changed", () => {
  const list = [
    { id: 3, sort_index: 1 },
    { id: 1, sort_index: 2 },
    { id: 2, sort_index: 1 },
    { id: 4, sort_index: -1 },
  ];
  expect(bySortIndex(list).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});
