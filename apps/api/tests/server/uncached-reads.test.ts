import { aProduct } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const SEARCH = "/backend/public/api/products/products/search";
const MANY = 100;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [aProduct({ id: 1 })] }));
});
afterAll(() => api.close());

const search = (query: string, from: string): Promise<Response> =>
  api.request(`${SEARCH}?query=${query}`, {}, from);

test("API-4 D-45 of many searches at once by one sender the surplus gets 503 with Retry-After, others are answered", async () => {
  expect((await search("known", "203.0.113.9")).status).toBe(200);
  const hostile = Array.from({ length: MANY }, (_, index) => search(`random${index}`, "203.0.113.1"));
  const other = search("wanted", "203.0.113.2");
  const kept = search("known", "203.0.113.1");
  const answers = await Promise.all(hostile);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers.get("retry-after") === "5")).toBe(true);
  expect(answers.filter(({ status }) => status === 200).length).toBe(MANY - refused.length);
  expect([(await other).status, (await kept).status]).toEqual([200, 200]);
  expect((await search("later", "203.0.113.1")).status).toBe(200);
});
