import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";

import {
  findListedCategories,
  findListedSubCategories,
} from "../../src/modules/products/grouped-products.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import type { TestApi } from "../support/test-api.ts";

const { listCategories, listCategorySummaries, listSubCategories, readCategory, readSubCategory } = endpoints;
const { listAdminCategories, listAdminSubCategories, updateCategory, updateSubCategory } = endpoints;

const seed = aCatalogue({
  categories: [
    aCategory({ id: 1, name: "Passive", sort_index: 10 }),
    aCategory({ id: 2, name: "Instruments", sort_index: 20 }),
    aCategory({ id: 3, name: "Empty", sort_index: 30 }),
  ],
  subCategories: [
    aSubCategory({ id: 1, name: "Resistors", category_id: 1 }),
    aSubCategory({ id: 2, name: "Coils", category_id: 1 }),
    aSubCategory({ id: 3, name: "Meters", category_id: 2 }),
    aSubCategory({ id: 4, name: "Nothing", category_id: 3 }),
  ],
  products: [
    aProduct({ id: 1, name: "Resistor", sub_category_id: 1 }),
    aProduct({ id: 2, name: "Coil", sub_category_id: 2, visibility: "hidden" }),
    aProduct({ id: 3, name: "Multimeter", sub_category_id: 3, category_id: 2 }),
  ],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});
const desk = bulkDesk(
  () => api,
  () => headers,
);

/** What shoppers find: names of categories with those of their sub categories. */
const menu = async () =>
  Object.fromEntries(
    (await api.answer(listCategories)).data.map(({ name, sub_category }) => [
      name,
      sub_category.map((one) => one.name),
    ]),
  );
const statusOf = async (endpoint: typeof readCategory | typeof readSubCategory, id: number) =>
  (await send(api, endpoint, { params: { id } })).status;
const hideCategory = (id: number, name: string, hidden = true) =>
  sendForm(api, updateCategory, headers, { name, hidden }, { id });
const hideSubCategory = (id: number, name: string, categoryId: number) =>
  sendForm(api, updateSubCategory, headers, { name, category_id: categoryId, hidden: true }, { id });

describe("empty categories", () => {
  test("D-133 those without a product in lists are in no list of shoppers; their pages stay", async () => {
    expect(await menu()).toEqual({ Passive: ["Resistors"], Instruments: ["Meters"] });
    expect((await api.answer(readCategory, { id: 1 })).data.sub_category.map(({ id }) => id)).toEqual([1]);
    expect([await statusOf(readCategory, 3), await statusOf(readSubCategory, 4)]).toEqual([200, 200]);
    expect(await findListedCategories(api.database.queries)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await findListedSubCategories(api.database.queries)).toEqual([
      { id: 1, categoryId: 1 },
      { id: 3, categoryId: 2 },
    ]);
  });

  test("D-133 the lists from which forms choose have all of them, as before", async () => {
    expect((await api.answer(listCategorySummaries)).data.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await api.answer(listSubCategories)).data.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  test("D-133 they follow the visibility, the deletion and the restoration of products", async () => {
    await menu();
    await desk.change({
      selection: { ids: [2] },
      rule: { field: "visibility", change: "fixed", value: "shown" },
    });
    expect(await menu()).toEqual({ Passive: ["Coils", "Resistors"], Instruments: ["Meters"] });
    await call(api, endpoints.deleteProduct, { headers, params: { id: 3 } });
    expect(Object.keys(await menu())).toEqual(["Passive"]);
    await call(api, endpoints.restoreProduct, { headers, params: { id: 3 } });
    expect(Object.keys(await menu())).toEqual(["Passive", "Instruments"]);
    await desk.edit(3, { sub_category_id: 4 });
    expect(await menu()).toEqual({ Passive: ["Coils", "Resistors"], Empty: ["Nothing"] });
  });

  test("D-133 administrators see all of them, with the number of products that shoppers find", async () => {
    const { data } = await call(api, listAdminCategories, { headers });
    expect(data.map(({ name, products, listed, hidden }) => [name, products, listed, hidden])).toEqual([
      ["Passive", 2, 1, false],
      ["Instruments", 1, 1, false],
      ["Empty", 0, 0, false],
    ]);
    const subs = await call(api, listAdminSubCategories, { headers });
    expect(subs.data.map(({ name, products, listed }) => [name, products, listed])).toEqual([
      ["Coils", 1, 0],
      ["Meters", 1, 1],
      ["Nothing", 0, 0],
      ["Resistors", 1, 1],
    ]);
  });
});

describe("hidden categories", () => {
  test("D-133 a hidden one has no page, nor have its sub categories; its products stay in lists and searches", async () => {
    await menu();
    await hideCategory(2, "Instruments");
    expect(await menu()).toEqual({ Passive: ["Resistors"] });
    expect([await statusOf(readCategory, 2), await statusOf(readSubCategory, 3)]).toEqual([404, 404]);
    const found = await api.answer(endpoints.searchProducts, {}, { query: "multimeter" });
    expect(found.products.map(({ id }) => id)).toEqual([3]);
    expect((await send(api, endpoints.readProduct, { params: { id: 3 } })).status).toBe(200);
    expect(await findListedCategories(api.database.queries)).toEqual([{ id: 1 }]);
    expect(await findListedSubCategories(api.database.queries)).toEqual([{ id: 1, categoryId: 1 }]);
    await hideCategory(2, "Instruments", false);
    expect(Object.keys(await menu())).toEqual(["Passive", "Instruments"]);
  });

  test("D-133 a hidden sub category leaves its category, which keeps its products", async () => {
    await hideSubCategory(3, "Meters", 2);
    expect(await menu()).toEqual({ Passive: ["Resistors"], Instruments: [] });
    expect(await statusOf(readSubCategory, 3)).toBe(404);
    const page = await api.answer(endpoints.listProducts, {}, { category_id: 2, limit: 10 });
    expect("data" in page && page.data.map(({ id }) => id)).toEqual([3]);
  });

  test("D-133 a form without the field leaves it as it is, as those of earlier clients do", async () => {
    await hideCategory(2, "Instruments");
    await sendForm(api, updateCategory, headers, { name: "Meters" }, { id: 2 });
    const { data } = await call(api, listAdminCategories, { headers });
    expect(data.find(({ id }) => id === 2)).toMatchObject({ name: "Meters", hidden: true });
  });

  test("D-133 D-10 a slide leads to no hidden category", async () => {
    await hideCategory(2, "Instruments");
    const image = await pictureFileOf("own.png", { format: "png" });
    const response = await sendForm(api, endpoints.createSlide, headers, { image, link: "/category/2" });
    expect(await response.json()).toMatchObject({ code: "invalid", errors: { link: "unknown_page" } });
  });
});
