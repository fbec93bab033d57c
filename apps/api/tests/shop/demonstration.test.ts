import type { BodyOf } from "@shop/contract/endpoint.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { brands } from "@shop/fixtures/brands.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { buyer, orderOf } from "../support/ordering.ts";
import { pictureFileOf } from "../support/pictures.ts";
import type { TestApi } from "../support/test-api.ts";

const { readDemonstration, removeDemonstration, createProduct, updateProduct, listSlides } = endpoints;
const { listCategorySummaries, listSubCategories, readProduct, listSynonymGroups } = endpoints;

const [brand, otherBrand] = brands;
if (!brand || !otherBrand) throw new Error("The demonstration lacks brands.");
const seed = {
  ...aCatalogue({
    categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Radio parts" })],
    subCategories: [
      aSubCategory({ id: 1, category_id: 1 }),
      aSubCategory({ id: 2, category_id: 2, name: "Antennas" }),
      aSubCategory({ id: 3, category_id: 2, name: "Coils" }),
    ],
    products: [
      aProduct({ id: 1, brand: brand.name }),
      aProduct({ id: 2, category_id: 2, sub_category_id: 2, brand: otherBrand.name }),
      aProduct({ id: 3, category_id: 2, sub_category_id: 3, brand: null }),
    ],
  }),
  brands: [brand, otherBrand],
  synonyms: ["aerial, antenna"],
};

const shop = keptShop(seed, { slides });
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});
const desk = bulkDesk(
  () => api,
  () => headers,
);

const preview = () => call(api, readDemonstration, { headers });
const part = async (kind: string) => {
  const { parts } = await preview();
  const { removed, changed, needed } = parts.find((one) => one.kind === kind) ?? {};
  return [removed, changed, needed];
};
const remove = async (fingerprint?: string) =>
  call(api, removeDemonstration, {
    headers,
    body: { fingerprint: fingerprint ?? (await preview()).fingerprint },
  });
const form: BodyOf<typeof createProduct> = {
  name: "Own antenna",
  price: "5",
  amount: 3,
  description: "d",
  sub_category_id: 2,
};
const categoryNames = async () => (await api.answer(listCategorySummaries)).data.map(({ name }) => name);
const shownProducts = async (): Promise<number[]> => {
  const found = await Promise.all(
    [1, 2, 3].map(async (id) => ((await send(api, readProduct, { params: { id } })).ok ? [id] : [])),
  );
  return found.flat();
};

describe("removal of the demonstration", () => {
  test("D-132 deletes everything that was seeded, as its preview says, and nothing is left for a second one", async () => {
    const before = await preview();
    expect(before.parts).toEqual([
      { kind: "product", removed: 3, changed: 0, needed: 0 },
      { kind: "category", removed: 2, changed: 0, needed: 0 },
      { kind: "sub_category", removed: 3, changed: 0, needed: 0 },
      { kind: "brand", removed: 2, changed: 0, needed: 0 },
      { kind: "attribute", removed: 0, changed: 0, needed: 0 },
      { kind: "synonym_group", removed: 1, changed: 0, needed: 0 },
      { kind: "slide", removed: slides.length, changed: 0, needed: 0 },
    ]);
    expect(await remove()).toEqual({ status: true, removed: before });
    expect(await categoryNames()).toEqual([]);
    expect((await api.answer(listSubCategories)).data).toEqual([]);
    expect((await api.answer(listSlides)).data).toEqual([]);
    expect(await shownProducts()).toEqual([]);
    expect((await call(api, listSynonymGroups, { headers })).data).toEqual([]);
    expect(await desk.historyOf(1)).toMatchObject([{ action: "deleted", by: "owner@shop.example" }]);
    const again = await remove();
    expect(again.status).toBe(false);
    expect(again.removed.parts.every(({ removed }) => removed === 0)).toBe(true);
  });

  test("D-132 searches no longer find what was removed", async () => {
    const query = { query: aProduct().name };
    const totalOf = async () => (await api.answer(endpoints.searchProducts, {}, query)).totalCount;
    expect(await totalOf()).toBeGreaterThan(0);
    await remove();
    expect(await totalOf()).toBe(0);
  });

  test("D-132 a product that an owner has edited stays, with its group and its brand", async () => {
    await desk.edit(2, { name: "Own name" });
    expect(await part("product")).toEqual([2, 1, 0]);
    expect(await part("sub_category")).toEqual([2, 0, 1]);
    expect(await part("category")).toEqual([1, 0, 1]);
    expect(await part("brand")).toEqual([1, 0, 1]);
    await remove();
    expect(await shownProducts()).toEqual([2]);
    expect(await categoryNames()).toEqual(["Radio parts"]);
    expect((await api.answer(listSubCategories)).data.map(({ name }) => name)).toEqual(["Antennas"]);
  });

  test("D-132 an own product keeps the demonstration's group that it stands in", async () => {
    const { product_id: id } = await call(api, createProduct, { headers, body: form });
    await remove();
    expect(await categoryNames()).toEqual(["Radio parts"]);
    expect((await send(api, readProduct, { params: { id } })).status).toBe(200);
  });

  test("D-132 a duplicate of a demonstration product is the shop's own", async () => {
    const { product_id: id } = await call(api, createProduct, {
      headers,
      body: { ...form, name: aProduct().name, sub_category_id: 1 },
    });
    await remove();
    expect((await send(api, readProduct, { params: { id } })).status).toBe(200);
    expect(await shownProducts()).toEqual([]);
  });

  test("D-132 a changed category and a changed slide stay; hiding a slide or sorting categories changes none", async () => {
    await call(api, endpoints.reorderCategories, { headers, body: { ids: [2, 1] } });
    expect(await part("category")).toEqual([2, 0, 0]);
    await sendForm(api, endpoints.updateCategory, headers, { name: "Own category" }, { id: 1 });
    await sendForm(api, endpoints.updateSlide, headers, { alt: "Own text" }, { id: 1 });
    await sendForm(api, endpoints.updateSlide, headers, { hidden: "true" }, { id: 2 });
    expect(await part("category")).toEqual([1, 1, 0]);
    expect(await part("slide")).toEqual([slides.length - 1, 1, 0]);
    await remove();
    expect(await categoryNames()).toEqual(["Own category"]);
    expect((await api.answer(listSlides)).data.map(({ alt }) => alt)).toEqual(["Own text"]);
  });

  test("D-132 pictures that an owner adds to a product make it the shop's own", async () => {
    const images = await pictureFileOf("own.png", { format: "png" });
    await sendForm(api, endpoints.createImages, headers, { product_id: 1, "image[]": images });
    expect(await part("product")).toEqual([2, 1, 0]);
  });

  test("D-132 a restored product is the shop's own and can be ordered again", async () => {
    await remove();
    await call(api, endpoints.restoreCategory, { headers, params: { id: 1 } });
    await call(api, endpoints.restoreProduct, { headers, params: { id: 1 } });
    expect(await shownProducts()).toEqual([1]);
    expect((await remove()).removed.parts.every(({ removed }) => removed === 0)).toBe(true);
  });

  test("D-132 an order makes no product the shop's own, and keeps its lines", async () => {
    const ordered = aProduct({ id: 1 });
    await call(api, endpoints.placeOrder, { body: orderOf([[ordered, 1]], { info: buyer }) });
    expect(await part("product")).toEqual([3, 0, 0]);
    expect((await preview()).ordered).toBe(1);
    await remove();
    const { data } = await call(api, endpoints.listAdminOrders, { headers });
    const order = await call(api, endpoints.readAdminOrder, { headers, params: { id: data[0]?.id ?? 0 } });
    expect(order.lines).toMatchObject([{ product_id: 1, name: ordered.name }]);
  });

  test("D-132 what differs from the preview is refused with a new one, and nothing is removed", async () => {
    const { fingerprint } = await preview();
    await desk.edit(1, { name: "Own name" });
    const response = await send(api, removeDemonstration, { headers, body: { fingerprint } });
    expect(response.status).toBe(409);
    const { code, current } = v.parse(apiErrorSchema, await response.json());
    expect([code, current]).toEqual(["edit_conflict", await preview()]);
    const nothing = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
    };
    expect((await api.request(addressOf(removeDemonstration), nothing)).status).toBe(422);
    expect(await shownProducts()).toEqual([1, 2, 3]);
  });

  test("D-132 of two owners who remove it at once, one does", async () => {
    const { fingerprint } = await preview();
    const both = await Promise.all([remove(fingerprint), remove(fingerprint)]);
    expect(both.filter(({ status }) => status)).toHaveLength(1);
    expect(await desk.historyOf(1)).toHaveLength(1);
  });

  test("D-132 a removal that fails in the middle removes nothing", async () => {
    const { fingerprint } = await preview();
    await api.database.queries.execute(sql`
      create function refuse_slides() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await api.database.queries.execute(sql`
      create trigger refuse_slides before delete on slides for each row execute function refuse_slides()`);
    try {
      expect((await send(api, removeDemonstration, { headers, body: { fingerprint } })).status).toBe(500);
      expect(await shownProducts()).toEqual([1, 2, 3]);
      expect((await preview()).fingerprint).toBe(fingerprint);
    } finally {
      await api.database.queries.execute(sql`drop function refuse_slides cascade`);
    }
    expect((await remove(fingerprint)).status).toBe(true);
  });

  test("D-132 only owners remove it", async () => {
    const staff = await signInAdmin(
      api,
      { email: "staff@shop.example", password: "open the drawer" },
      "staff",
    );
    expect(await refused(api, readDemonstration, { headers: staff })).toMatchObject({ status: 403 });
    expect(
      await refused(api, removeDemonstration, { headers: staff, body: { fingerprint: "x" } }),
    ).toMatchObject({ status: 403 });
    expect(await shownProducts()).toEqual([1, 2, 3]);
  });

  test("D-132 an edit that changes nothing leaves a product to the demonstration", async () => {
    const { name, price, amount, description, sub_category_id } = await desk.product(1);
    await call(api, updateProduct, {
      headers,
      params: { id: 1 },
      body: { id: 1, name, price, amount, description, sub_category_id },
    });
    expect(await part("product")).toEqual([3, 0, 0]);
  });
});
