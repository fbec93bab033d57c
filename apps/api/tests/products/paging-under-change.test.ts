import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { productTag } from "@shop/serving/tags.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { insertProducts } from "../../src/modules/products/products.repository.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      products: Array.from({ length: 30 }, (_, index) =>
        aProduct({ id: index + 1, price: `${10 + (index % 3)}.00` }),
      ),
    }),
  );
});
afterAll(() => api.close());

async function page(query: Readonly<Record<string, string | number>>) {
  return v.parse(productPageSchema, await api.answer(endpoints.listProducts, {}, query));
}

test("D-17 products that are added, deleted or moved between two pages cause no duplicates or gaps of others", async () => {
  const before = await page({ sort: "price", limit: 30 });
  const first = await page({ sort: "price", limit: 12 });
  const last = first.data.at(-1)?.id ?? 0;
  await api.catalogue.change(async (transaction, touch) => {
    touch("products", productTag(last));
    await transaction.delete(products).where(eq(products.id, last));
    await insertProducts(
      transaction,
      [
        {
          id: 31,
          category_id: 1,
          sub_category_id: 1,
          name: "New",
          name_sort: "new",
          price: "1.00",
          description: "",
        },
      ],
      [],
    );
  });
  const second = await page({ sort: "price", limit: 12, cursor: first.next_cursor ?? "" });
  const third = await page({ sort: "price", limit: 12, cursor: second.next_cursor ?? "" });
  expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(
    before.data.map(({ id }) => id),
  );
});
