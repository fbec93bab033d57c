import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { owner } from "../support/admins.ts";
import { anyOf } from "../support/any-of.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, type CallOptions, refused, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import { orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const { createProduct, updateProduct, deleteProduct, restoreProduct } = endpoints;
const { readProduct, listProducts, searchProducts, listAdminProducts, readAdminProduct, readHistory } =
  endpoints;

const meter = aProduct({
  id: 1,
  name: "Multimeter",
  part_number: "UT-61E",
  price: "1450.00",
  amount: 5,
  images: [{ id: 1, product_id: 1, image: "/media/meter.webp" }],
});
const seed = aCatalogue({
  categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Instruments" })],
  subCategories: [
    aSubCategory({ id: 1, category_id: 1 }),
    aSubCategory({ id: 2, category_id: 2, name: "Hand-held", name_ar: null }),
  ],
  products: [
    meter,
    aProduct({
      id: 2,
      name: "Fuse",
      part_number: "F-1",
      images: [{ id: 2, product_id: 2, image: "/media/fuse.webp" }],
    }),
  ],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const form = {
  name: "Clamp meter",
  price: "2100",
  amount: 3,
  sub_category_id: 2,
  description: "Measures without contact.",
};
const stored = {
  name: meter.name,
  price: "1450",
  amount: 5,
  sub_category_id: 1,
  description: meter.description,
};
const update = (body: Readonly<Record<string, unknown>>, id = 1) =>
  send(api, updateProduct, { headers, params: { id }, body: { ...stored, ...body } });
const found = async (query: string): Promise<number[]> =>
  (await call(api, searchProducts, { query: { query } })).products.map(({ id }) => id);
const history = async (id: number) =>
  (await call(api, readHistory, { headers, query: { entity: "product", id } })).data;
const admin = (id: number) => call(api, readAdminProduct, { headers, params: { id } });
const shown = async (id: number): Promise<number> =>
  (await send(api, readProduct, { params: { id } })).status;

const remove = (id = 1) => call(api, deleteProduct, { headers, params: { id } });
const deletedIds = async (query: Record<string, string> = {}): Promise<number[]> =>
  (await call(api, listAdminProducts, { headers, query: { deleted: "only", ...query } })).data.map(
    ({ id }) => id,
  );

describe("create", () => {
  test("API-11 APROD-8 a product is created in both languages and searchable at once", async () => {
    const body = { ...form, name_ar: "كلامب ميتر", description_ar: "يقيس دون تلامس.", part_number: "CM-210" };
    const { status, product_id } = await call(api, createProduct, { headers, body });
    expect(status).toBe(true);
    expect(await api.answer(readProduct, { id: product_id })).toMatchObject({
      ...body,
      price: "2100.00",
      category_id: 2,
      brand: null,
      images: [],
    });
    expect(await found("clamp")).toEqual([product_id]);
    expect(await found("كلامب")).toEqual([product_id]);
    expect(await found("CM210")).toEqual([product_id]);
    expect(await found("hand-held")).toEqual([product_id]);
    expect(await found("klamp")).toEqual([product_id]);
  });

  test("API-11 APROD-6 the amount defaults to 1", async () => {
    const { amount: _, ...body } = form;
    const { product_id } = await call(api, createProduct, { headers, body });
    expect((await admin(product_id)).amount).toBe(1);
  });

  test.for([
    ["blank name", { name: " " }, { name: "required" }],
    ["long name", { name: "x".repeat(301) }, { name: "too_long" }],
    ["negative price", { price: "-1" }, { price: "bad_price" }],
    ["three decimals", { price: "1.999" }, { price: "bad_price" }],
    ["fractional amount", { amount: 1.5 }, { amount: "bad_value" }],
    ["negative amount", { amount: -1 }, { amount: "negative_stock" }],
    ["large amount", { amount: 1_000_000_001 }, { amount: "too_large" }],
    ["no description", { description: "" }, { description: "required" }],
    ["long description", { description: "x".repeat(10_001) }, { description: "too_long" }],
    ["unknown sub category", { sub_category_id: 99 }, { sub_category_id: "unknown_sub_category" }],
    ["no sub category", { sub_category_id: "" }, { sub_category_id: "required" }],
    ["long part number", { part_number: "x".repeat(81) }, { part_number: "too_long" }],
    ["null character", { name_ar: "\0" }, { name_ar: "bad_value" }],
  ] as const)("D-29 API-11 invalid values are rejected by field: %s", async ([, change, errors]) => {
    const before = await api.database.queries.$count(products);
    const response = await api.request(`${API_PREFIX}/products/create`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ ...form, ...change }),
    });
    expect(response.status).toBe(422);
    expect(v.parse(apiErrorSchema, await response.json()).errors).toEqual(errors);
    expect(await api.database.queries.$count(products)).toBe(before);
  });

  test("D-53 D-92 country, RoHS, warranty and restock date are read in either language; unknown ones are refused", async () => {
    const body = {
      ...form,
      manufacturer_part_number: "ZW/100-E",
      warranty_months: "٢٤",
      country: "ألمانيا",
      rohs: "نعم",
      restock_on: "١٥/٣/٢٠٢٧",
    };
    const { product_id: id } = await call(api, createProduct, { headers, body });
    expect(await api.answer(readProduct, { id })).toMatchObject({
      manufacturer_part_number: "ZW/100-E",
      warranty_months: 24,
      country: "DE",
      rohs: "yes",
    });
    expect(await found("zw100e")).toEqual([id]);
    const cards = await call(api, listProducts, { query: { ids: String(id), limit: 1, view: "card" } });
    expect(cards).toMatchObject({ data: [{ restock_on: "2027-03-15" }] });
    const wrong = {
      ...form,
      warranty_months: 601,
      country: "Atlantis",
      rohs: "maybe",
      restock_on: "2027-02-30",
    };
    expect((await refused(api, createProduct, { headers, body: wrong })).errors).toEqual({
      warranty_months: "too_large",
      country: "unknown_country",
      rohs: "not_yes_or_no",
      restock_on: "bad_date",
    });
  });

  test("D-29 a part number of another product is a warning, not an error", async () => {
    const body = { ...form, part_number: "ut 61e" };
    const saved = await call(api, createProduct, { headers, body });
    expect(saved).toMatchObject({ status: true, warnings: { part_number: "part_number_taken" } });
    const mine = { ...form, part_number: "CM-1" };
    expect(await call(api, updateProduct, { headers, params: { id: saved.product_id }, body: mine })).toEqual(
      {
        status: true,
        version: 2,
      },
    );
  });
});

describe("update", () => {
  test("API-12 APROD-9 all fields are updated in product, lists and search", async () => {
    await api.answer(listProducts, {}, { limit: 5 });
    await found("multimeter");
    expect(await (await update({ ...form, part_number: "CM-1", brand: "Ohmwright" })).json()).toEqual({
      status: true,
      version: 2,
    });
    expect(await api.answer(readProduct, { id: 1 })).toMatchObject({
      ...form,
      price: "2100.00",
      category_id: 2,
      part_number: "CM-1",
      brand: "Ohmwright",
      name_ar: meter.name_ar,
      images: [{ image: "/media/meter.webp" }],
    });
    const list = await call(api, listProducts, { query: { limit: 5, category_id: 2 } });
    expect("data" in list && list.data.map(({ id }) => id)).toEqual([1]);
    expect([await found("UT-61E"), await found("clamp")]).toEqual([[], [1]]);
  });

  test("API-12 D-13 unchanged values answer status false and leave no history entry", async () => {
    const version = api.catalogue.version();
    expect(await (await update({ price: "1450.0" })).json()).toEqual({ status: false, version: 1 });
    expect(api.catalogue.version()).toBe(version);
    expect(await history(1)).toEqual([]);
    expect((await admin(1)).version).toBe(1);
  });

  test("D-29 the second of two concurrent edits is rejected with the stored product and overwrites nothing", async () => {
    expect((await update({ version: 1, price: "1500" })).status).toBe(200);
    const response = await update({ version: 1, name: "Multimeter TRMS" });
    const refusal = v.parse(apiErrorSchema, await response.json());
    expect([response.status, refusal.code]).toEqual([409, "edit_conflict"]);
    expect(refusal.current).toEqual(await admin(1));
    expect(refusal.current).toMatchObject({ version: 2, price: "1500.00", name: "Multimeter" });
    expect((await update({ version: 2, price: "1500", name: "Multimeter TRMS" })).status).toBe(200);
  });

  test("D-13 an outdated form with the stored values is no conflict", async () => {
    await update({ version: 1, price: "1500" });
    expect(await (await update({ version: 1, price: "1500" })).json()).toEqual({ status: false, version: 2 });
  });

  test("D-20 an open form does not restore stock that an order has taken", async () => {
    await outcomeOf(api, orderOf([[meter, 2]]));
    const response = await update({ version: 1, name: "Multimeter TRMS" });
    expect(response.status).toBe(409);
    expect(v.parse(apiErrorSchema, await response.json()).current).toMatchObject({ amount: 3 });
    expect(await stockOf(api, 1)).toBe(3);
  });

  test("D-47 a negative stock is refused, unless it is stored already", async () => {
    const errorsOf = async (amount: string | number) =>
      v.parse(apiErrorSchema, await (await update({ amount })).json()).errors;
    expect(await errorsOf("-٣")).toEqual({ amount: "negative_stock" });
    await api.database.queries.update(products).set({ amount: -2 });
    expect(await errorsOf(-1)).toEqual({ amount: "negative_stock" });
    expect((await update({ amount: -2, price: "77" })).status).toBe(200);
  });

  test("API-12 of two simultaneous updates one is saved", async () => {
    const answers = await Promise.all(["one", "two", "three"].map((name) => update({ version: 1, name })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("API-12 an unknown product or sub category is rejected", async () => {
    expect((await update({}, 99)).status).toBe(404);
    const options: CallOptions<typeof updateProduct> = {
      headers,
      params: { id: 1 },
      body: { ...stored, sub_category_id: 99 },
    };
    expect((await refused(api, updateProduct, options)).errors).toEqual({
      sub_category_id: "unknown_sub_category",
    });
  });
});

describe("delete and restore", () => {
  test("API-13 D-42 a deleted product is removed from the shop and cannot be ordered", async () => {
    await api.answer(readProduct, { id: 1 });
    await api.answer(listProducts);
    expect(await remove()).toEqual({ status: true });
    expect(await shown(1)).toBe(404);
    expect(JSON.stringify(await api.answer(listProducts))).not.toContain("Multimeter");
    expect(JSON.stringify(await api.answer(listProducts, {}, { limit: 5, ids: "1,2" }))).not.toContain(
      "Multimeter",
    );
    expect(await api.answer(listProducts, {}, { limit: 5 })).toMatchObject({ total: 1 });
    expect([await found("multimeter"), await found("UT61E")]).toEqual([[], []]);
    expect(await outcomeOf(api, orderOf([[meter, 1]]))).not.toMatch(/-/);
    expect((await refused(api, deleteProduct, { headers, params: { id: 1 } })).code).toBe("not_found");
    expect((await update({ name: "x" })).status).toBe(404);
  });

  test("D-42 deleted products are found by their Arabic name and by part number, as others are", async () => {
    const body = { ...form, name_ar: "مصباح تجريبي", part_number: "LM-77" };
    const { product_id } = await call(api, createProduct, { headers, body });
    await remove(product_id);
    await remove(2);
    for (const query of ["تجريبى", "lm77", "LM-77", form.name]) {
      expect(await deletedIds({ query })).toEqual([product_id]);
    }
    expect(await deletedIds({ query: "تجريبي 9" })).toEqual([]);
  });

  test("D-42 it is listed as deleted and can be restored unchanged", async () => {
    const before = await admin(1);
    await remove();
    await remove(2);
    expect(await deletedIds()).toEqual([2, 1]);
    expect(await deletedIds({ query: "MULTI" })).toEqual([1]);
    expect((await admin(1)).deleted_at).toMatch(/^\d{4}-/);
    await call(api, restoreProduct, { headers, params: { id: 1 } });
    expect(await admin(1)).toEqual({
      ...before,
      version: anyOf(Number),
      updated_at: anyOf(String),
    });
    expect(await deletedIds()).toEqual([2]);
    expect([await shown(1), await found("multimeter")]).toEqual([200, [1]]);
    expect((await history(1)).map(({ action }) => action)).toEqual(["restored", "deleted"]);
  });

  test("D-42 it is purged after thirty days, its history is kept", async () => {
    await remove();
    await remove(2);
    await api.database.queries.execute(
      sql`update products set deleted_at = now() - interval '31 days' where id = 1`,
    );
    await deleteExpired(api.database.queries);
    expect(await deletedIds()).toEqual([2]);
    expect((await refused(api, restoreProduct, { headers, params: { id: 1 } })).code).toBe("not_found");
    expect(await history(1)).toHaveLength(1);
  });
});

test("API-11 a new product gets its own records of another product's pictures, in the given order", async () => {
  const { images } = await call(api, createProduct, {
    headers,
    body: { ...form, copied_images: [2, 99, 1] },
  });
  expect(images).toEqual([
    { id: anyOf(Number), product_id: anyOf(Number), image: "/media/fuse.webp" },
    { id: anyOf(Number), product_id: anyOf(Number), image: "/media/meter.webp" },
  ]);
  expect(new Set([1, 2, ...images.map(({ id }) => id)]).size).toBe(4);
  const { images: before } = await api.answer(readProduct, { id: 1 });
  expect(before.map(({ id }) => id)).toEqual([1]);
  const [first] = images;
  expect((await api.answer(readProduct, { id: first?.product_id ?? 0 })).images).toEqual(images);
});

describe("history", () => {
  test("D-29 each entry has author, time, field, old and new value", async () => {
    await update({ price: "1500", amount: 9, sub_category_id: 2, part_number: null });
    const [entry, ...rest] = await history(1);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ action: "updated", by: owner.email });
    expect(Date.now() - Date.parse(entry?.at ?? "")).toBeLessThan(60_000);
    expect(entry?.fields).toEqual([
      { field: "part_number", old: "UT-61E", new: null },
      { field: "price", old: "1450.00", new: "1500.00" },
      { field: "amount", old: 5, new: 9 },
      { field: "sub_category", old: "Resistors", new: "Hand-held" },
    ]);
  });

  test("D-22 an order's change of stock is recorded with the order's number", async () => {
    const number = await outcomeOf(api, orderOf([[meter, 2]]));
    expect(await history(1)).toMatchObject([
      { action: "ordered", by: number, fields: [{ field: "amount", old: 5, new: 3 }] },
    ]);
  });

  test("D-29 a rejected change leaves no entry", async () => {
    await update({ version: 7, name: "x" });
    await update({ sub_category_id: 99 });
    expect(await history(1)).toEqual([]);
  });

  test("D-17 the history is paged by cursor", async () => {
    for (const amount of [6, 7, 8]) await update({ amount });
    const query = { entity: "product", id: 1, limit: 2 };
    const first = await call(api, readHistory, { headers, query });
    const rest = await call(api, readHistory, {
      headers,
      query: { ...query, cursor: first.next_cursor ?? "" },
    });
    expect([...first.data, ...rest.data].map(({ fields }) => fields[0]?.new)).toEqual([8, 7, 6]);
    expect(rest.next_cursor).toBeNull();
    expect((await refused(api, readHistory, { headers, query: { ...query, cursor: "x" } })).code).toBe(
      "bad_query",
    );
  });
});
