import { gunzipSync } from "node:zlib";

import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { productSchema } from "@shop/contract/products/product.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const COUNT = 6000;
const LIST = "/backend/public/api/products";
/** A common word, a common word of the last products only, and a word of descriptions only. */
const nameOf = (id: number): string =>
  [id % 2 ? "Resistor" : "Capacitor", id > 4500 ? "late" : "early", `N${id}`].join(" ");

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [aCategory({ name: "Section", name_ar: null })],
      subCategories: [aSubCategory({ name: "Group", name_ar: null })],
      products: Array.from({ length: COUNT }, (_, index) =>
        aProduct({
          id: index + 1,
          name: nameOf(index + 1),
          name_ar: null,
          part_number: null,
          description: index % 3 === 0 ? "resistor for everything" : "",
          description_ar: null,
        }),
      ),
    }),
  );
});
afterAll(() => api.close());

test("API-1 D-17 the whole list of a large catalogue is streamed, compressed and with an ETag", async () => {
  const response = await api.request(LIST, { headers: { "accept-encoding": "br, gzip" } });
  const list = v.parse(
    v.array(productSchema),
    JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()),
  );
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - index));
  const etag = response.headers.get("etag") ?? "";
  const again = await api.request(LIST, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const plain = await api.request(`${LIST}?sort=price`);
  expect(plain.headers.get("etag")).not.toBe(etag);
  expect(v.parse(v.array(productSchema), await plain.json())).toHaveLength(COUNT);
});

test("a client that disconnects during the whole list stops its queries", async () => {
  const response = await api.request(LIST);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await api.answer(endpoints.readProduct, { id: 1 })).toMatchObject({ id: 1 });
});

test("D-17 D-27 totals are exact up to 1,000 and marked as inexact beyond", async () => {
  const page = v.parse(productPageSchema, await api.answer(endpoints.listProducts, {}, { limit: 1 }));
  expect(page).toMatchObject({ total: 1000, total_exact: false });
  // Pages of products ask for some related ones, so that these are counted to a hundred.
  const related = v.parse(
    productPageSchema,
    await api.answer(endpoints.listProducts, {}, { related_to: 1, limit: 5 }),
  );
  expect(related).toMatchObject({ total: 100, total_exact: false });
  expect(await api.answer(endpoints.searchProducts, {}, { query: "resistor" })).toMatchObject({
    totalCount: 1000,
    totalCountExact: false,
  });
  expect(await api.answer(endpoints.searchProducts, {}, { query: "n60" })).toMatchObject({
    totalCount: 1 + 10 + 1,
    totalCountExact: true,
  });
});

async function allFound(query: string, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const found: { products: { id: number }[]; next_cursor: string | null } = await api.answer(
      endpoints.searchProducts,
      {},
      { query, limit, ...(cursor && { cursor }) },
    );
    ids.push(...found.products.map(({ id }) => id));
    cursor = found.next_cursor;
  }
  return ids;
}

const all = Array.from({ length: COUNT }, (_, index) => index + 1);

test.for([
  ["capacitor", all.filter((id) => id % 2 === 0)],
  ["resistor", [...all.filter((id) => id % 2 === 1), ...all.filter((id) => id % 2 === 0 && id % 3 === 1)]],
  ["late", all.filter((id) => id > 4500)],
  [
    "late resistor",
    [
      ...all.filter((id) => id > 4500 && id % 2 === 1),
      ...all.filter((id) => id > 4500 && id % 2 === 0 && id % 3 === 1),
    ],
  ],
  ["resis", [...all.filter((id) => id % 2 === 1), ...all.filter((id) => id % 2 === 0 && id % 3 === 1)]],
] as const)(
  "API-4 D-27 more than a thousand results are all reachable in pages, names before descriptions: %s",
  async ([query, expected]) => {
    expect(String(await allFound(query, 100))).toBe(String(expected));
  },
);

test("API-4 the exact part number ranks first among thousands", async () => {
  const { products } = await api.answer(endpoints.searchProducts, {}, { query: "resistor early N41" });
  expect(products[0]).toMatchObject({ id: 41 });
});

/** A sender, by a number. */
const from = (host: number): string => `203.0.113.${host}`;

test("API-1 D-17 one whole list is read at a time: a few wait for it, others get 503, and the shop answers meanwhile", async () => {
  const first = await api.request(LIST, {}, from(1));
  const again = await api.request(LIST, {}, from(1));
  expect([again.status, again.headers.get("retry-after")]).toEqual([503, "5"]);
  const asked = [2, 3, 4, 5, 6].map((host) => api.request(LIST, {}, from(host)));
  const surplus = await Promise.race(asked);
  expect(surplus.status).toBe(503);
  expect((await api.request(`${LIST}/7`, {}, from(7))).status).toBe(200);
  await first.body?.cancel();
  const statuses = await Promise.all(
    asked.map(async (asking) => {
      const { status, body } = await asking;
      await body?.cancel();
      return status;
    }),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 503]);
});
