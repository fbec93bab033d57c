import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { openMemoryEngine, type SearchEngine } from "../../src/modules/find/engine/search-engine.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const memory = openMemoryEngine();
const held = Promise.withResolvers<void>();
/** An index that takes as long as a test wants. */
const searchEngine: SearchEngine = {
  run: async (task) => {
    if (task.name === "put") await held.promise;
    return memory.run(task);
  },
  close: memory.close,
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Tools", name_ar: null })],
      subCategories: [
        aSubCategory({ id: 1, category_id: 1 }),
        aSubCategory({ id: 2, category_id: 2, name: "Pliers", name_ar: null }),
      ],
      products: [
        aProduct({ id: 1, name: "Red multimeter", part_number: "UT-61E", amount: 0 }),
        aProduct({ id: 2, name: "Blue multimeter 100%", part_number: "UT-33", price: "5.00", amount: 2 }),
        aProduct({ id: 3, name: "Hidden multimeter", part_number: "H-1", visibility: "hidden" }),
        aProduct({
          id: 4,
          name: "Pliers for a multimeter",
          part_number: "P-1",
          category_id: 2,
          sub_category_id: 2,
        }),
      ],
    }),
    { searchEngine },
  );
});
afterAll(() => api.close());

const found = async (query: string): Promise<number[]> => {
  const { products } = await api.answer(endpoints.searchProducts, {}, { query });
  return products.map(({ id }) => id);
};
const listed = async (query: Readonly<Record<string, string | number>>): Promise<number[]> => {
  const page = v.parse(
    productPageSchema,
    await api.answer(endpoints.listProducts, {}, { limit: 10, ...query }),
  );
  return page.data.map(({ id }) => id);
};

test("API-4 until the index has all products, names and part numbers are found in the database, then all that is meant", async () => {
  expect(await found("multimeter")).toEqual([2, 4, 1]);
  expect(await found("MULTIMETER red")).toEqual([1]);
  expect(await found("ut-3")).toEqual([2]);
  expect(await found("100%")).toEqual([2]);
  expect(await found("multimetre")).toEqual([]);
  expect(await listed({ query: "multimeter", category_id: 2 })).toEqual([4]);
  expect(await listed({ query: "multimeter", sort: "price" })).toHaveLength(3);
  const { products, next_cursor: cursor } = await api.answer(
    endpoints.searchProducts,
    {},
    { query: "multimeter", limit: 2 },
  );
  expect(products.map(({ id }) => id)).toEqual([2, 4]);
  const rest = await api.answer(
    endpoints.searchProducts,
    {},
    { query: "multimeter", limit: 2, cursor: cursor ?? "" },
  );
  expect(rest.products.map(({ id }) => id)).toEqual([1]);

  held.resolve();
  await vi.waitFor(async () => expect(await found("multimetre")).toEqual([2, 1, 4]), { timeout: 20_000 });
  expect(await found("multimeter")).toEqual([2, 1, 4]);
});
