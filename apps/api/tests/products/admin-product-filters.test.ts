import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { createProduct, deleteProduct, listAdminProducts, readHistory, readOverview, readProduct } = endpoints;
const { updateProduct } = endpoints;

const image = { id: 1, product_id: 1, image: "/media/relay.webp" };
const complete = aProduct({ id: 1, name: "Relay 5 V", name_ar: "ريليه", amount: 9, images: [image] });
const products = [
  complete,
  aProduct({ id: 2, name: "Relay 12 V", name_ar: null, price: "0.00", amount: 5 }),
  aProduct({
    id: 3,
    name: "Relay 24 V",
    name_ar: "",
    amount: 0,
    images: [{ ...image, id: 3, product_id: 3 }],
  }),
  aProduct({ id: 4, name: "Fuse", amount: 6 }),
];

const group = aSubCategory();

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({ products, subCategories: [group, { ...group, id: 2, name: "Relays" }] }),
  );
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

const idsOf = async (query: Record<string, string | number>): Promise<number[]> =>
  (await call(api, listAdminProducts, { headers, query })).data.map(({ id }) => id);

const edit = (id: number, change: Record<string, unknown>) => {
  const product = products.find((one) => one.id === id) ?? complete;
  const { name, name_ar, price, amount, sub_category_id, description } = product;
  const body = { name, name_ar, price, amount, sub_category_id, description, ...change };
  return call(api, updateProduct, { headers, params: { id }, body });
};

test("D-11 the list is filtered by what products lack", async () => {
  expect(await idsOf({ missing: "price" })).toEqual([2]);
  expect(await idsOf({ missing: "picture" })).toEqual([4, 2]);
  expect(await idsOf({ missing: "name_ar" })).toEqual([3, 2]);
});

test("D-11 filters combine with a search, a sort, pages and each other", async () => {
  expect(await idsOf({ missing: "name_ar", query: "relay" })).toEqual([3, 2]);
  expect(await idsOf({ missing: "name_ar", query: "relay", sort: "-amount" })).toEqual([2, 3]);
  expect(await idsOf({ missing: "name_ar", query: "fuse" })).toEqual([]);
  expect(await idsOf({ missing: "picture", low_stock: "only" })).toEqual([2]);
  const first = await call(api, listAdminProducts, { headers, query: { missing: "picture", limit: 1 } });
  expect(first).toMatchObject({ total: 2, total_exact: true });
  expect(await idsOf({ missing: "picture", limit: 1, cursor: first.next_cursor ?? "" })).toEqual([2]);
});

test("D-11 a category or sub category combines with each filter, a search and a sort", async () => {
  const relays = { sub_category_id: 2 };
  await edit(2, relays);
  await edit(3, relays);
  expect(await idsOf(relays)).toEqual([3, 2]);
  expect(await idsOf({ ...relays, sort: "-amount" })).toEqual([2, 3]);
  expect(await idsOf({ ...relays, missing: "price" })).toEqual([2]);
  expect(await idsOf({ ...relays, low_stock: "only", query: "relay 24" })).toEqual([3]);
  expect(await idsOf({ ...relays, query: "fuse" })).toEqual([]);
  expect(await idsOf({ category_id: 1, missing: "name_ar", sort: "amount" })).toEqual([3, 2]);
  expect(await idsOf({ category_id: 404 })).toEqual([]);
  await edit(2, { sub_category_id: complete.sub_category_id });
  await edit(3, { sub_category_id: complete.sub_category_id });
});

test("D-11 stock is low by the product's own limit, or the shop's default of 5", async () => {
  expect(await idsOf({ low_stock: "only", sort: "amount" })).toEqual([3, 2]);
  await edit(4, { low_stock_at: 6 });
  await edit(2, { low_stock_at: 0 });
  expect(await idsOf({ low_stock: "only", sort: "amount" })).toEqual([3, 4]);
  const { low_stock } = await call(api, readOverview, { headers });
  expect(low_stock.products).toBe(2);
  expect(low_stock.lowest.map(({ id }) => id)).toEqual([3, 4]);
  await edit(4, { price: "2.00" });
  expect(await idsOf({ low_stock: "only" })).toContain(4);
  await edit(4, { low_stock_at: null });
  await edit(2, { low_stock_at: null });
  expect(await idsOf({ low_stock: "only", sort: "amount" })).toEqual([3, 2]);
});

test("D-11 the limit stands in the history and is not shown to shoppers", async () => {
  await edit(1, { low_stock_at: "20" });
  const { data } = await call(api, readHistory, { headers, query: { entity: "product", id: 1 } });
  expect(data[0]?.fields).toEqual([{ field: "low_stock_at", old: null, new: 20 }]);
  expect(await call(api, readProduct, { params: { id: 1 } })).not.toHaveProperty("low_stock_at");
  expect(await edit(1, { low_stock_at: 20 })).toMatchObject({ status: false });
  await edit(1, { low_stock_at: "" });
});

test("D-29 a limit is a whole number from 0", async () => {
  const { name, price, sub_category_id, description } = complete;
  for (const [low_stock_at, code] of [
    ["-1", "too_small"],
    ["few", "bad_value"],
  ] as const) {
    const body = { name, price, sub_category_id, description, low_stock_at };
    expect((await refused(api, createProduct, { headers, body })).errors).toEqual({ low_stock_at: code });
  }
});

test("D-11 a new product can have a limit of its own; deleted ones are filtered like those on sale", async () => {
  const { name, price, sub_category_id, description } = complete;
  const body = { name, price, sub_category_id, description, amount: 40, low_stock_at: "50" };
  const { product_id } = await call(api, createProduct, { headers, body });
  expect(await idsOf({ low_stock: "only" })).toContain(product_id);
  await call(api, deleteProduct, { headers, params: { id: product_id } });
  expect(await idsOf({ low_stock: "only" })).not.toContain(product_id);
  expect(await idsOf({ low_stock: "only", deleted: "only" })).toEqual([product_id]);
  expect(await idsOf({ missing: "price", deleted: "only" })).toEqual([]);
});
