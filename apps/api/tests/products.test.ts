import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "./support/builders.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({ products: [1, 2, 3].map((id) => aProduct({ id, name: `Product ${id}` })) }),
  );
});
afterAll(() => api.close());

test("API-1 GET products answers the list of all products", async () => {
  const answer = await api.answer(endpoints.listProducts);
  expect(answer).toMatchObject([{ id: 3 }, { id: 2 }, { id: 1 }]);
});

test("API-14 GET products/{id} answers one product", async () => {
  expect(await api.answer(endpoints.readProduct, { id: 2 })).toMatchObject({ id: 2, name: "Product 2" });
});

test("API-4 search", async () => {
  expect(await api.answer(endpoints.searchProducts, {}, { query: "produkt 2" })).toMatchObject({
    totalCount: 1,
    corrected: "product 2",
  });
});
