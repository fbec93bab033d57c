import { expect, test } from "vitest";

import { jsonArrayItems } from "./json-array-items.ts";

const items = [
  { id: 1, text: 'a "quoted" {brace} \\' },
  { id: 2, nested: { list: [{ id: 3 }] } },
  { id: 4, name: "ملتيميتر 🔌" },
];

async function* inPieces(size: number, content: unknown = items) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.slice(at, at + size));
}

async function all(source: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const one of source) found.push(one);
  return found;
}

test.each([1, 2, 3, 7, 1000])(
  "reads the items of an array that arrives in pieces of %i bytes",
  async (size) => {
    expect(await all(jsonArrayItems(inPieces(size)))).toEqual(items);
  },
);

test("an empty array has no items", async () => {
  expect(await all(jsonArrayItems(inPieces(1, [])))).toEqual([]);
});
