import type { AnswerOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aSubCategory, manyProducts } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { anyOf } from "../support/any-of.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listAdminProducts } = endpoints;

const many = aCatalogue({
  categories: [aCategory({ id: 1 }), aCategory({ id: 2 })],
  subCategories: [aSubCategory({ id: 1, category_id: 1 }), aSubCategory({ id: 2, category_id: 2 })],
  products: [...manyProducts(90), ...manyProducts(100, { category_id: 2, sub_category_id: 2 }).slice(90)],
});

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(many);
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

/** All pages of a list: their rows and sizes. */
async function pages(query: Record<string, string | number>) {
  const read: AnswerOf<typeof listAdminProducts>[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: AnswerOf<typeof listAdminProducts> = await call(api, listAdminProducts, {
      headers,
      query: { ...query, ...(cursor && { cursor }) },
    });
    read.push(page);
    cursor = page.next_cursor;
  }
  return { rows: read.flatMap(({ data }) => data), sizes: read.map(({ data }) => data.length), read };
}

test("APROD-2 D-40 pages of twelve products, the newest first", async () => {
  const { rows, sizes, read } = await pages({});
  expect(sizes).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 4]);
  expect(rows.map(({ id }) => id)).toEqual(many.products.map(({ id }) => id).toReversed());
  expect(read[0]).toMatchObject({ total: 100, total_exact: true });
  expect(rows[0]).toMatchObject({ version: 1, deleted_at: null, created_at: anyOf(String) });
});

test("APROD-2 pages of 44 products of one category", async () => {
  expect((await pages({ category_id: 1, limit: 44 })).sizes).toEqual([44, 44, 2]);
});

test("APROD-13 the list of a category or sub category holds its products only", async () => {
  const ofCategory = await pages({ category_id: 1, limit: 44 });
  expect(new Set(ofCategory.rows.map(({ category_id }) => category_id))).toEqual(new Set([1]));
  const ofSubCategory = await pages({ sub_category_id: 2, limit: 44 });
  expect(ofSubCategory.sizes).toEqual([10]);
  expect(new Set(ofSubCategory.rows.map(({ sub_category_id }) => sub_category_id))).toEqual(new Set([2]));
});

test.for(["amount", "-amount"])("APROD-1 sorted by %s over all pages", async (sort) => {
  const { rows } = await pages({ sort });
  const amounts = rows.map(({ amount }) => amount);
  const sorted = amounts.toSorted((a, b) => (sort === "amount" ? a - b : b - a));
  expect(amounts).toEqual(sorted);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
});

test("APROD-3 a search finds part numbers and words, by relevance or sorted", async () => {
  expect((await pages({ query: "TP-00042" })).rows.map(({ id }) => id)).toEqual([42]);
  expect((await pages({ query: "zzqqxx" })).rows).toEqual([]);
  const { rows } = await pages({ query: "part", sort: "price" });
  expect(rows).toHaveLength(100);
});

test("API-11 D-29 products are listed by their part number, whatever its case and signs", async () => {
  expect((await pages({ part_number: "tp 00042" })).rows.map(({ id }) => id)).toEqual([42]);
  expect((await pages({ part_number: "TP-00042", query: "nothing like it" })).rows).toEqual([]);
});

test("D-17 an unknown filter is refused", async () => {
  const query = { missing: "brand" };
  expect(await refused(api, listAdminProducts, { headers, query })).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});
