import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { anyOf } from "../support/any-of.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { type FormFields, sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import type { TestApi } from "../support/test-api.ts";

const { createCategory, updateCategory, deleteCategory, restoreCategory, reorderCategories } = endpoints;
const { createSubCategory, updateSubCategory, deleteSubCategory, restoreSubCategory } = endpoints;
const { listAdminCategories, listAdminSubCategories, listCategories, readProduct, searchProducts } =
  endpoints;
const { readSubCategory, readCategory, readHistory, createProduct, deleteProduct, restoreProduct } =
  endpoints;

const seed = aCatalogue({
  categories: [
    aCategory({ id: 1, name: "Passive", sort_index: 10 }),
    aCategory({ id: 2, name: "Instruments", sort_index: 20 }),
    aCategory({ id: 3, name: "Empty", sort_index: 30 }),
  ],
  subCategories: [
    aSubCategory({ id: 1, name: "Resistors", category_id: 1 }),
    aSubCategory({ id: 2, name: "Others", category_id: 1 }),
    aSubCategory({ id: 3, name: "Meters", category_id: 2 }),
    aSubCategory({ id: 4, name: "others", category_id: 2 }),
  ],
  products: [
    aProduct({ id: 1, name: "Resistor", sub_category_id: 1 }),
    aProduct({ id: 2, name: "Varistor", sub_category_id: 2 }),
    aProduct({ id: 3, name: "Multimeter", sub_category_id: 3, category_id: 2 }),
  ],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

type Formed = Parameters<typeof sendForm>[1];
const post = async (endpoint: Formed, fields: FormFields, id = 0) => {
  const response = await sendForm(api, endpoint, headers, fields, { id });
  return v.parse(v.record(v.string(), v.unknown()), await response.json());
};
const reasons = (errors: Record<string, string>) => ({ code: "invalid", errors });
const categories = async () => (await api.answer(listCategories)).data;
const groupOf = async (id: number): Promise<number[]> => {
  const { category_id, sub_category_id } = await api.answer(readProduct, { id });
  return [category_id, sub_category_id];
};
const found = async (query: string): Promise<number[]> =>
  (await call(api, searchProducts, { query: { query } })).products.map(({ id }) => id);
const history = async (entity: string, id: number) =>
  (await call(api, readHistory, { headers, query: { entity, id } })).data;
const remove = (endpoint: typeof deleteCategory | typeof deleteSubCategory, id: number, query = {}) =>
  send(api, endpoint, { headers, params: { id }, query });
const aForm = { name: "Own product", price: "5", amount: 3, description: "d" };
const refusal = async (response: Response) => v.parse(apiErrorSchema, await response.json());

describe("sub categories", () => {
  const form = { name: "Capacitors", category_id: 1, desctription: "fixed text" };

  test("API-17 ASUB-2 one is created by a form with the misspelt field", async () => {
    await categories();
    const { status, id } = await post(createSubCategory, { ...form, name_ar: "مكثفات" });
    expect(status).toBe(true);
    expect((await api.answer(readSubCategory, { id: Number(id) })).data).toMatchObject({
      name: "Capacitors",
      name_ar: "مكثفات",
      category_id: 1,
    });
    await call(api, createProduct, { headers, body: { ...aForm, sub_category_id: Number(id) } });
    expect(JSON.stringify(await categories())).toContain("Capacitors");
    const { data } = await call(api, listAdminSubCategories, { headers, query: { query: "capac" } });
    expect(data).toMatchObject([
      { category_name: "Passive", description: "fixed text", products: 1, listed: 1, version: 1 },
    ]);
  });

  test("API-17 ASUB-2 multipart and urlencoded forms are accepted", async () => {
    const response = await api.request("/backend/public/api/SubCategory/create", {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: "name=Coils&category_id=1&desctription=",
    });
    expect(response.status).toBe(200);
  });

  test("API-17 ASUB-3 a name that its category already has is rejected in errors.name, ignoring case", async () => {
    expect(await post(createSubCategory, { ...form, name: "RESISTORS" })).toMatchObject(
      reasons({ name: "name_taken" }),
    );
    expect(await post(createSubCategory, { ...form, name: "Resistors", category_id: 3 })).toMatchObject({
      status: true,
    });
    expect(await post(updateSubCategory, { ...form, name: "others" }, 1)).toMatchObject(
      reasons({ name: "name_taken" }),
    );
  });

  test("API-17 D-29 invalid values are rejected by field", async () => {
    expect(await post(createSubCategory, { ...form, name: "", category_id: 99 })).toMatchObject(
      reasons({ name: "required" }),
    );
    expect(await post(createSubCategory, { ...form, category_id: 99 })).toMatchObject(
      reasons({ category_id: "unknown_category" }),
    );
  });

  test("API-18 ASUB-2 a new name is searchable at once, and products move into another category along with it", async () => {
    await found("resistors");
    expect(await post(updateSubCategory, { ...form, name: "Ohmic parts", category_id: 2 }, 1)).toMatchObject({
      status: true,
      version: 2,
    });
    expect(await groupOf(1)).toEqual([2, 1]);
    expect(await found("ohmic")).toEqual([1]);
    expect(await history("sub_category", 1)).toMatchObject([
      {
        action: "updated",
        fields: [
          { field: "name", old: "Resistors", new: "Ohmic parts" },
          { field: "category", old: "Passive", new: "Instruments" },
          { field: "description", old: "", new: "fixed text" },
        ],
      },
    ]);
  });

  test("API-18 D-13 unchanged values answer status true, an older version edit_conflict", async () => {
    const same = { name: "Resistors", category_id: 1, desctription: "" };
    expect(await post(updateSubCategory, same, 1)).toMatchObject({ status: true, version: 1 });
    await post(updateSubCategory, { ...same, desctription: "new" }, 1);
    expect(await post(updateSubCategory, { ...same, name: "x", version: 1 }, 1)).toMatchObject({
      code: "edit_conflict",
      current: { description: "new", version: 2, category_name: "Passive" },
    });
    expect(await post(updateSubCategory, same, 99)).toMatchObject({ code: "not_found" });
  });

  test("API-19 one that holds products answers in_use with their number, and moves them to another one on request", async () => {
    const inUse = await refusal(await remove(deleteSubCategory, 1));
    expect([inUse.code, inUse.errors]).toEqual(["in_use", { products: "1" }]);
    for (const move_to of [1, 99]) {
      const { errors } = await refusal(await remove(deleteSubCategory, 1, { move_to }));
      expect(errors).toEqual({ move_to: "unknown_sub_category" });
    }
    expect((await remove(deleteSubCategory, 1, { move_to: 3 })).status).toBe(200);
    expect(await groupOf(1)).toEqual([2, 3]);
    expect((await found("meters")).toSorted((a, b) => a - b)).toEqual([1, 3]);
    expect((await send(api, readSubCategory, { params: { id: 1 } })).status).toBe(404);
    expect(await history("product", 1)).toMatchObject([
      { fields: [{ field: "sub_category", old: "Resistors", new: "Meters" }] },
    ]);
  });

  test("API-19 D-42 it can be restored unless its name is taken", async () => {
    expect((await remove(deleteSubCategory, 4)).status).toBe(200);
    expect((await remove(deleteSubCategory, 4)).status).toBe(404);
    const { data } = await call(api, listAdminSubCategories, { headers, query: { deleted: "only" } });
    expect(data.map(({ id }) => id)).toEqual([4]);
    await post(createSubCategory, { ...form, name: "Others", category_id: 2 });
    const restore = () => refused(api, restoreSubCategory, { headers, params: { id: 4 } });
    expect((await restore()).errors).toEqual({ name: "name_taken" });
    await api.database.queries.execute(sql`update sub_categories set name = 'More' where id = 4`);
    expect(await call(api, restoreSubCategory, { headers, params: { id: 4 } })).toEqual({ status: true });
    expect((await history("sub_category", 4)).map(({ action }) => action)).toEqual(["restored", "deleted"]);
  });

  test("API-19 D-42 it cannot be restored while its category is deleted", async () => {
    await post(createSubCategory, { ...form, category_id: 3 });
    const { data } = await call(api, listAdminSubCategories, { headers, query: { category_id: 3 } });
    const id = data[0]?.id ?? 0;
    await remove(deleteCategory, 3);
    const restore = () => send(api, restoreSubCategory, { headers, params: { id } });
    expect((await refusal(await restore())).errors).toEqual({ category_id: "unknown_category" });
    await call(api, restoreCategory, { headers, params: { id: 3 } });
    expect((await api.answer(readSubCategory, { id })).data.name).toBe(form.name);
  });

  test("D-42 a deleted product cannot be restored while its sub category is deleted", async () => {
    await call(api, deleteProduct, { headers, params: { id: 1 } });
    await remove(deleteSubCategory, 1);
    expect((await refused(api, restoreProduct, { headers, params: { id: 1 } })).errors).toEqual({
      sub_category_id: "unknown_sub_category",
    });
    await call(api, restoreSubCategory, { headers, params: { id: 1 } });
    await call(api, restoreProduct, { headers, params: { id: 1 } });
    expect(await groupOf(1)).toEqual([1, 1]);
  });
});

describe("categories", () => {
  const form = { name: "Tools", description: "For the bench", sort_index: 5 };

  test("API-21 ACAT-2 one is created with its picture and listed by its sort index", async () => {
    await categories();
    const image = await pictureFileOf("tools.png", { format: "png" });
    const { status, id } = await post(createCategory, { ...form, name_ar: "أدوات", image });
    expect(status).toBe(true);
    const group = await post(createSubCategory, {
      name: "Pliers",
      category_id: Number(id),
      desctription: "",
    });
    await call(api, createProduct, { headers, body: { ...aForm, sub_category_id: Number(group["id"]) } });
    const [first] = await categories();
    expect(first).toMatchObject({ ...form, id, name_ar: "أدوات" });
    expect((await api.request(first?.image ?? "")).status).toBe(200);
  });

  test("API-21 D-29 invalid values are rejected by field, also the picture", async () => {
    expect(await post(createCategory, { ...form, name: "passive" })).toMatchObject(
      reasons({ name: "name_taken" }),
    );
    const image = new File(["<svg/>"], "x.svg");
    expect(await post(createCategory, { ...form, image })).toMatchObject(reasons({ image: "not_a_picture" }));
    expect(await post(createCategory, { ...form, sort_index: "first" })).toMatchObject({ code: "invalid" });
  });

  test("API-21 D-15 missing fields keep their value; the picture stays until it is replaced or removed", async () => {
    const image = await pictureFileOf("tools.png", { format: "png" });
    await post(updateCategory, { name: "Passive", image }, 1);
    const before = (await api.answer(readCategory, { id: 1 })).data;
    expect(before.image).toMatch(/^\/media\//);
    expect(await post(updateCategory, { name: "Passive parts", version: 2 }, 1)).toMatchObject({
      version: 3,
    });
    const { data } = await api.answer(readCategory, { id: 1 });
    expect(data).toEqual({ ...before, name: "Passive parts" });
    expect(await found("passive parts")).toEqual([1, 2]);
    expect(await post(updateCategory, { name: "x", version: 2 }, 1)).toMatchObject({
      code: "edit_conflict",
      current: { name: "Passive parts", version: 3, products: 2 },
    });
    expect(await post(updateCategory, { name: "Passive parts" }, 1)).toMatchObject({ status: false });
    await post(updateCategory, { name: "Passive parts", remove_image: true }, 1);
    expect((await api.answer(readCategory, { id: 1 })).data.image).toBeNull();
    expect((await history("category", 1)).map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      ["image"],
      ["name"],
      ["image"],
    ]);
  });

  test("API-21 D-16 one that holds products moves its sub categories to another one; sub categories of the same name are merged", async () => {
    const inUse = await refusal(await remove(deleteCategory, 1));
    expect([inUse.code, inUse.errors]).toEqual(["in_use", { products: "2" }]);
    expect((await refusal(await remove(deleteCategory, 1, { move_to: 1 }))).errors).toEqual({
      move_to: "unknown_category",
    });
    expect((await remove(deleteCategory, 1, { move_to: 2 })).status).toBe(200);
    expect([await groupOf(1), await groupOf(2)]).toEqual([
      [2, 1],
      [2, 4],
    ]);
    expect((await send(api, readCategory, { params: { id: 1 } })).status).toBe(404);
    const [instruments] = await categories();
    expect(instruments?.sub_category.map(({ id }) => id)).toEqual([3, 4, 1]);
    expect(await history("sub_category", 1)).toMatchObject([
      { fields: [{ field: "category", old: "Passive", new: "Instruments" }] },
    ]);
  });

  test("API-21 D-42 it is restored with the sub categories that were deleted with it", async () => {
    await call(api, deleteProduct, { headers, params: { id: 3 } });
    await remove(deleteSubCategory, 4);
    await remove(deleteCategory, 2);
    expect((await categories()).map(({ id }) => id)).toEqual([1]);
    const { data } = await call(api, listAdminCategories, { headers, query: { deleted: "only" } });
    expect(data).toMatchObject([{ id: 2, deleted_at: anyOf(String) }]);
    await call(api, restoreCategory, { headers, params: { id: 2 } });
    await call(api, restoreProduct, { headers, params: { id: 3 } });
    const { sub_category } = (await api.answer(readCategory, { id: 2 })).data;
    expect(sub_category.map(({ id }) => id)).toEqual([3]);
  });

  test("D-42 deleted entities are purged after thirty days", async () => {
    await call(api, deleteProduct, { headers, params: { id: 3 } });
    await remove(deleteCategory, 2);
    const age = (table: string) =>
      api.database.queries.execute(
        sql`update ${sql.identifier(table)} set deleted_at = now() - interval '31 days' where deleted_at is not null`,
      );
    await age("categories");
    await age("sub_categories");
    await deleteExpired(api.database.queries);
    const count = async () =>
      (await call(api, listAdminCategories, { headers, query: { deleted: "only" } })).data.length;
    expect(await count()).toBe(1);
    await age("products");
    await deleteExpired(api.database.queries);
    expect(await count()).toBe(0);
  });

  test("API-21 ACAT-3 they are reordered by the ids of all of them only", async () => {
    await categories();
    expect(await call(api, reorderCategories, { headers, body: { ids: [3, 1, 2] } })).toEqual({
      status: true,
    });
    const sorted = await call(api, listAdminCategories, { headers });
    expect(sorted.data.map(({ id, sort_index }) => [id, sort_index])).toEqual([
      [3, 10],
      [1, 20],
      [2, 30],
    ]);
    expect(await history("category", 3)).toMatchObject([
      { fields: [{ field: "sort_index", old: 30, new: 10 }] },
    ]);
    for (const ids of [
      [3, 1],
      [3, 1, 1],
      [1, 2, 3, 4],
    ]) {
      expect((await refused(api, reorderCategories, { headers, body: { ids } })).code).toBe("edit_conflict");
    }
  });

  test("D-40 ACAT-7 administrators' lists have numbered pages, versions and numbers of products", async () => {
    const page = await call(api, listAdminCategories, {
      headers,
      query: { page: 1, per_page: 1, sort: "-name" },
    });
    expect(page).toMatchObject({
      page: 1,
      per_page: 1,
      total: 3,
      data: [{ id: 1, products: 2, version: 1 }],
    });
    const groups = await call(api, listAdminSubCategories, { headers, query: { category_id: 2 } });
    expect(groups.data.map(({ id, products }) => [id, products])).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });
});
