import { expect, test } from "vitest";

import { listOfHash } from "./use-list-of-address.ts";

test.for([
  ["#list=10%20x%20NE555P%0A4.7k%20%26%20more", "10 x NE555P\n4.7k & more"],
  ["#list=%D9%85%D9%82%D8%A7%D9%88%D9%85%D8%A9+10k", "مقاومة 10k"],
  ["#list=", null],
  ["#list=%20", null],
  ["#main", null],
  ["", null],
] as const)("D-145 the list of the address %s", ([hash, list]) => {
  expect(listOfHash(hash)).toBe(list);
});

test("D-145 an address that is badly encoded or too long has a list all the same", () => {
  expect(listOfHash("#list=NE555P%E0%A4%A")).toMatch(/^NE555P/);
  expect(listOfHash(`#list=${"x".repeat(400_000)}`)).toHaveLength(300_000);
});
