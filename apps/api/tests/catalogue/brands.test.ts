import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_BULK_PRODUCTS } from "@shop/domain/bulk/bulk-rule.ts";
import { brands as someBrands } from "@shop/fixtures/brands.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { usedPictures } from "../../src/used-pictures.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { type FormFields, sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import type { TestApi } from "../support/test-api.ts";

const { createBrand, updateBrand, deleteBrand, restoreBrand, listAdminBrands, listNamedBrands } = endpoints;
const { listBrands, readBrand, readProduct, listProducts, readFacets, searchProducts } = endpoints;
const { deleteProduct, restoreProduct, readHistory, createSlide } = endpoints;

const [kelvra] = someBrands;
if (!kelvra) throw new Error("There are no brands.");

const seed = aCatalogue({
  categories: [aCategory({ id: 1 })],
  subCategories: [aSubCategory({ id: 1 }), aSubCategory({ id: 2, name: "Meters" })],
  brands: someBrands.slice(0, 2),
  products: [
    aProduct({ id: 1, name: "Meter K1", brand: "Kelvra", price: "10.00", amount: 3 }),
    aProduct({ id: 2, name: "Meter K2", brand: "KELVRA", price: "30.00", amount: 0, sub_category_id: 2 }),
    aProduct({ id: 3, name: "Meter K3", brand: "kelvra ", price: "20.00", amount: 5 }),
    aProduct({ id: 4, name: "Probe", brand: "Zweistein" }),
    aProduct({ id: 5, name: "Lead", brand: "zweistein" }),
    aProduct({ id: 6, name: "Fuse", brand: "Zweistein" }),
    aProduct({ id: 7, name: "Clip", brand: null }),
  ],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const post = async (endpoint: typeof createBrand | typeof updateBrand, fields: FormFields, id = 0) => {
  const response = await sendForm(api, endpoint, headers, fields, { id });
  return v.parse(v.record(v.string(), v.unknown()), await response.json());
};
const invalid = (errors: Record<string, string>) => ({ code: "invalid", errors });
const product = (id: number) => api.answer(readProduct, { id });
const listed = async (query: Readonly<Record<string, string | number>>): Promise<number[]> => {
  const page = await call(api, listProducts, { query: { limit: 50, ...query } });
  return "data" in page ? page.data.map(({ id }) => id) : [];
};
const found = async (query: string): Promise<number[]> =>
  (await call(api, searchProducts, { query: { query } })).products
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const named = async () => (await call(api, listNamedBrands, { headers })).data;

describe("D-97 products of a brand", () => {
  test("D-97 are those whose brand is its name, in any case, in lists with filters, sort, pages and search", async () => {
    const brand_id = kelvra.id;
    expect(await listed({ brand_id })).toEqual([3, 2, 1]);
    expect(await listed({ brand_id, sort: "price" })).toEqual([1, 3, 2]);
    expect(await listed({ brand_id, filters: "stock=1" })).toEqual([3, 1]);
    expect(await listed({ brand_id, sub_category_id: 2 })).toEqual([2]);
    expect(await listed({ brand_id, query: "meter k2" })).toEqual([2]);
    expect(await listed({ brand_id, query: "probe" })).toEqual([]);
    expect(await listed({ brand_id: 2 })).toEqual([]);
    expect(await listed({ brand_id: 99 })).toEqual([]);
    const first = await call(api, listProducts, { query: { brand_id, limit: 2 } });
    if (!("data" in first)) throw new Error("A page was expected.");
    expect(first).toMatchObject({ total: 3, total_exact: true });
    expect(await listed({ brand_id, limit: 2, cursor: first.next_cursor ?? "" })).toEqual([1]);
    expect(await call(api, listProducts, { query: { brand_id } })).toHaveLength(3);
  });

  test("D-97 D-91 the filters of a brand have its counts and no brands, those of the shop all brands", async () => {
    const facets = await call(api, readFacets, { query: { brand_id: kelvra.id } });
    expect(facets).toMatchObject({
      total: 3,
      in_stock: 2,
      brands: [],
      price: { min: "10.00", max: "30.00" },
    });
    const filtered = await call(api, readFacets, { query: { brand_id: kelvra.id, filters: "price_max=20" } });
    expect(filtered).toMatchObject({ total: 2, in_stock: 2, brands: [] });
    expect((await call(api, readFacets, { query: {} })).brands.map(({ name }) => name)).toContain("KELVRA");
  });

  test("D-97 have its entry, without one none; the public list has brands with products only", async () => {
    for (const id of [1, 2, 3]) {
      const { logo, name, official } = kelvra;
      expect((await product(id)).brand_page).toEqual({ id: kelvra.id, name, logo, official });
    }
    expect((await product(4)).brand_page).toBeNull();
    expect((await product(7)).brand_page).toBeNull();
    expect((await api.answer(listBrands)).data).toEqual([expect.objectContaining({ id: 1, products: 3 })]);
  });

  test("D-97 API-23 brands without an entry are named by their most frequent spelling, until one is added, which outdates what shows brands", async () => {
    expect(await named()).toEqual([{ name: "Zweistein", products: 3 }]);
    const outdated: string[] = [];
    const stop = api.catalogue.onChange((tags) => outdated.push(...(tags ?? [])));
    await post(createBrand, { name: "ZWEISTEIN" });
    stop();
    expect(outdated).toContain("brands");
    expect(await named()).toEqual([]);
    const { data } = await call(api, listAdminBrands, { headers, query: { query: "zwei" } });
    expect(data).toMatchObject([{ name: "ZWEISTEIN", products: 3, version: 1, official: false }]);
    expect((await product(5)).brand).toBe("zweistein");
  });

  test("D-97 the last product of a brand takes it out of the public list, which is not kept", async () => {
    expect((await api.answer(listBrands)).data).toHaveLength(1);
    for (const id of [1, 2, 3]) await send(api, deleteProduct, { headers, params: { id } });
    expect((await api.answer(listBrands)).data).toEqual([]);
    expect((await api.answer(readBrand, { id: 1 })).data.name).toBe("Kelvra");
  });
});

describe("D-97 another name", () => {
  test("D-97 becomes that of all products at once, with search, filters, lists, versions and histories", async () => {
    await send(api, deleteProduct, { headers, params: { id: 3 } });
    // Kept answers of all kinds.
    expect((await product(1)).brand).toBe("Kelvra");
    expect(await found("kelvra")).toEqual([1, 2]);
    expect(await listed({ brand_id: 1 })).toEqual([2, 1]);

    expect(await post(updateBrand, { name: "Voltora", version: 1 }, 1)).toMatchObject({
      status: true,
      version: 2,
    });

    for (const id of [1, 2]) {
      expect(await product(id)).toMatchObject({ brand: "Voltora", brand_page: { id: 1, name: "Voltora" } });
    }
    expect(await found("kelvra")).toEqual([]);
    expect(await found("voltora")).toEqual([1, 2]);
    expect(await listed({ brand_id: 1 })).toEqual([2, 1]);
    expect(await listed({ filters: "brand=Voltora" })).toEqual([2, 1]);
    expect((await call(api, readFacets, { query: {} })).brands).toContainEqual({ name: "Voltora", count: 2 });
    expect((await api.answer(listBrands)).data).toMatchObject([{ name: "Voltora", products: 2 }]);
    const history = await call(api, readHistory, { headers, query: { entity: "product", id: 2 } });
    expect(history.data[0]).toMatchObject({
      action: "updated",
      fields: [{ field: "brand", old: "KELVRA", new: "Voltora" }],
    });
    // A product that is restored later belongs to it as well, and its open form was outdated.
    await send(api, restoreProduct, { headers, params: { id: 3 } });
    expect(await listed({ brand_id: 1 })).toEqual([3, 2, 1]);
    expect(await found("voltora")).toEqual([1, 2, 3]);
    expect((await product(4)).brand).toBe("Zweistein");
  });

  test("D-97 in another case alone is written to the products as well", async () => {
    await post(updateBrand, { name: "KELVRA", version: 1 }, 1);
    expect((await Promise.all([1, 2, 3].map(product))).map(({ brand }) => brand)).toEqual([
      "KELVRA",
      "KELVRA",
      "KELVRA",
    ]);
    const history = await call(api, readHistory, { headers, query: { entity: "product", id: 2 } });
    expect(history.data).toEqual([]);
  });

  test("D-97 the name of another entry is refused in any case, and changes nothing", async () => {
    expect(await post(updateBrand, { name: "OHMWRIGHT" }, 1)).toMatchObject(invalid({ name: "name_taken" }));
    expect((await product(1)).brand).toBe("Kelvra");
    expect((await api.answer(readBrand, { id: 1 })).data.name).toBe("Kelvra");
  });

  test("D-97 is refused for more products than one change may have, and changes nothing", async () => {
    await api.database.queries.execute(sql`
      insert into products (category_id, sub_category_id, name, name_sort, price, amount, description, brand)
      select 1, 1, 'Part ' || n, 'part ' || n, 10, 5, '', 'Kelvra'
      from generate_series(1, ${sql.raw(String(MAX_BULK_PRODUCTS))}) n`);
    expect(await post(updateBrand, { name: "Voltora" }, 1)).toMatchObject(
      invalid({ name: "too_many_products" }),
    );
    expect((await api.answer(readBrand, { id: 1 })).data.name).toBe("Kelvra");
    const [{ count } = { count: 0 }] = await api.database.queries
      .select({ count: sql<number>`count(*)::integer` })
      .from(products)
      .where(eq(products.brand, "Voltora"));
    expect(count).toBe(0);
  });

  test("D-97 of an older version is refused with the stored brand, also where products hold it", async () => {
    await post(updateBrand, { name: "Kelvra", description: "New.", version: 1 }, 1);
    expect(await post(updateBrand, { name: "Voltora", version: 1 }, 1)).toMatchObject({
      code: "edit_conflict",
      current: { id: 1, name: "Kelvra", description: "New.", version: 2, products: 3 },
    });
    expect((await product(1)).brand).toBe("Kelvra");
  });

  test("D-97 two entries of one name at the same time are one and a refusal", async () => {
    const answers = await Promise.all([
      post(createBrand, { name: "Zweistein" }),
      post(createBrand, { name: "zweistein" }),
    ]);
    const saved = answers.filter(({ status }) => status === true);
    expect(saved).toHaveLength(1);
    expect(answers.find(({ status }) => status !== true)).toMatchObject(invalid({ name: "name_taken" }));
  });
});

describe("D-97 entries", () => {
  test("D-97 D-29 wrong values are refused by field", async () => {
    const refusals: [FormFields, Record<string, string>][] = [
      [{}, { name: "required" }],
      [{ name: "x".repeat(81) }, { name: "too_long" }],
      [{ name: "x", description: "d".repeat(2001) }, { description: "too_long" }],
      [{ name: "x", official: "perhaps" }, { official: "bad_value" }],
      [{ name: "x", website: "javascript:alert(1)" }, { website: "bad_link" }],
      [{ name: "x", website: "http://kelvra.example" }, { website: "bad_link" }],
      [{ name: "x", website: "https://user:pass@kelvra.example" }, { website: "bad_link" }],
      [{ name: "x", logo: new File(["<svg/>"], "logo.svg") }, { logo: "not_a_picture" }],
    ];
    for (const [fields, errors] of refusals) {
      expect(await post(createBrand, fields)).toMatchObject(invalid(errors));
    }
    expect((await call(api, listAdminBrands, { headers })).data).toHaveLength(2);
  });

  test("D-97 are changed by administrators of the shop's own pages only", async () => {
    for (const [endpoint, params] of [
      [listAdminBrands, {}],
      [listNamedBrands, {}],
      [createBrand, {}],
      [updateBrand, { id: 1 }],
      [deleteBrand, { id: 1 }],
      [restoreBrand, { id: 1 }],
    ] as const) {
      const response = await send(api, endpoint, { params });
      expect(response.status).toBe(401);
    }
    const other = await signInAdmin(api, { email: "packer@shop.example", password: "a long password" });
    const foreign = { ...other, origin: "https://other.example" };
    const response = await send(api, deleteBrand, { headers: foreign, params: { id: 1 } });
    expect(v.parse(apiErrorSchema, await response.json()).code).toBe("forbidden");
    expect((await api.answer(readBrand, { id: 1 })).data.id).toBe(1);
  });

  test("D-97 D-42 a deleted one leaves shop and products at once and comes back whole; its logo stays meanwhile", async () => {
    const logo = await pictureFileOf("logo.png", { format: "png", background: "#00c" });
    await post(updateBrand, { name: "Kelvra", logo, version: 1 }, 1);
    const { data: before } = await api.answer(readBrand, { id: 1 });
    expect(before.logo).toMatch(/^\/media\/[\w-]+\.webp$/);
    expect((await product(1)).brand_page?.logo).toBe(before.logo);

    await send(api, deleteBrand, { headers, params: { id: 1 } });
    expect(await refused(api, readBrand, { params: { id: 1 } })).toMatchObject({ code: "not_found" });
    expect(await product(1)).toMatchObject({ brand: "Kelvra", brand_page: null });
    expect(await listed({ brand_id: 1 })).toEqual([]);
    expect((await api.answer(listBrands)).data).toEqual([]);
    const key = /([\w-]+)\.webp$/.exec(before.logo ?? "")?.[1] ?? "";
    expect(await usedPictures(api.database.queries)).toContain(key);

    await send(api, restoreBrand, { headers, params: { id: 1 } });
    expect((await api.answer(readBrand, { id: 1 })).data).toEqual(before);
    expect((await product(1)).brand_page?.id).toBe(1);
    const history = await call(api, readHistory, { headers, query: { entity: "brand", id: 1 } });
    expect(history.data.map(({ action }) => action)).toEqual(["restored", "deleted", "updated"]);
  });

  test("D-97 D-42 a deleted one whose name products keep is named, and is not restored once its name is taken", async () => {
    await send(api, deleteBrand, { headers, params: { id: 1 } });
    const names = (await named()).map(({ name }) => name.trim().toLowerCase());
    expect(names.toSorted()).toEqual(["kelvra", "zweistein"]);
    await post(createBrand, { name: "KELVRA" });
    expect(await refused(api, restoreBrand, { headers, params: { id: 1 } })).toMatchObject(
      invalid({ name: "name_taken" }),
    );
  });

  test("D-13 D-97 missing fields keep their value, and unchanged ones the version", async () => {
    const { data: before } = await api.answer(readBrand, { id: 1 });
    expect(await post(updateBrand, { name: "Kelvra" }, 1)).toMatchObject({ status: true, version: 1 });
    const changed = { name: "Kelvra", official: false, remove_logo: true, version: 1 };
    expect(await post(updateBrand, changed, 1)).toMatchObject({ version: 2 });
    expect((await api.answer(readBrand, { id: 1 })).data).toEqual({ ...before, official: false, logo: null });
  });

  test("D-97 D-40 the dashboard's list has numbered pages", async () => {
    const query = { page: 1, per_page: 1, sort: "-name" };
    expect(await call(api, listAdminBrands, { headers, query })).toMatchObject({
      total: 2,
      data: [{ name: "Ohmwright", products: 0, version: 1 }],
    });
  });

  test("D-97 D-42 deleted ones are purged after 30 days, others stay", async () => {
    for (const id of [1, 2]) await send(api, deleteBrand, { headers, params: { id } });
    await api.database.queries.execute(
      sql`update brands set deleted_at = now() - interval '31 days' where id = 1`,
    );
    await deleteExpired(api.database.queries);
    const { data } = await call(api, listAdminBrands, { headers, query: { deleted: "only" } });
    expect(data.map(({ id }) => id)).toEqual([2]);
    const response = await send(api, restoreBrand, { headers, params: { id: 1 } });
    expect(response.status).toBe(404);
  });

  test("D-97 D-10 a slide leads to the page of a brand that exists only", async () => {
    const image = await pictureFileOf("slide.png", { format: "png", background: "#00c" });
    const slide = async (link: string) => {
      const response = await sendForm(api, createSlide, headers, { image, link }, { id: 0 });
      return v.parse(v.record(v.string(), v.unknown()), await response.json());
    };
    expect(await slide("/brand/1")).toMatchObject({ status: true });
    expect(await slide("/brand/99")).toMatchObject(invalid({ link: "unknown_page" }));
    expect(await slide("/brand/x")).toMatchObject(invalid({ link: "unknown_page" }));
  });
});
