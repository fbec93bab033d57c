import { endpoints } from "@shop/contract/endpoints.ts";
import { type SubCategory, subCategorySchema } from "@shop/contract/sub-categories/sub-category.ts";
import { ROWS_PER_PAGE } from "@shop/domain/constants.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listCategories, listSubCategories, listAllSubCategories } = endpoints;

const tools = aCategory({ id: 7, name: "Tools", name_ar: null, sort_index: -5, image: "/media/tools.webp" });
const parts = aCategory({ id: 3, name: "Parts", sort_index: 20 });
const kits = aCategory({ id: 9, name: "Kits", sort_index: 20 });
const pliers = aSubCategory({ id: 1, name: "pliers", category_id: 7, image: "/media/pliers.webp" });
const irons = aSubCategory({
  id: 2,
  name: "Irons",
  name_ar: null,
  category_id: 7,
  description: "For fine work.",
  description_ar: "للأعمال الدقيقة.",
});
const boards = aSubCategory({ id: 4, name: "Boards", category_id: 9 });
const chips = aSubCategory({ id: 3, name: "Chips", category_id: 3 });

/** As lists have it: without the text of its page. */
const listed = (sub: SubCategory): SubCategory => v.parse(subCategorySchema, sub);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [kits, parts, tools],
      subCategories: [pliers, irons, chips, boards],
      products: [pliers, irons, chips, boards].map(({ id, category_id }) =>
        aProduct({ id, category_id, sub_category_id: id }),
      ),
    }),
  );
});
afterAll(() => api.close());

test("API-2 API-25 GET categories answers all categories under data, in order, with their sub categories", async () => {
  expect(await api.answer(listCategories)).toEqual({
    data: [
      { ...tools, sub_category: [irons, pliers].map(listed) },
      { ...parts, sub_category: [chips].map(listed) },
      { ...kits, sub_category: [boards].map(listed) },
    ],
  });
});

test("API-3 GET categories/all answers id, names and picture", async () => {
  const { data } = await api.answer(endpoints.listCategorySummaries);
  expect(data[0]).toEqual({ id: 7, name: "Tools", name_ar: null, image: "/media/tools.webp" });
  expect(data.map(({ id }) => id)).toEqual([7, 3, 9]);
});

test("API-21 D-64 GET categories/{id} answers one with its sub categories and their texts", async () => {
  const answer = await api.answer(endpoints.readCategory, { id: 7 });
  expect(answer).toEqual({ data: { ...tools, sub_category: [irons, pliers] } });
});

test("API-20 GET SubCategory and SubCategory/all answer all of them by name, GET SubCategory/{id} one", async () => {
  const all = { data: [boards, chips, irons, pliers].map(listed) };
  expect(await api.answer(listSubCategories)).toEqual(all);
  expect(await api.answer(listAllSubCategories)).toEqual(all);
  expect(await api.answer(endpoints.readSubCategory, { id: 2 })).toEqual({ data: irons });
});

test.for(["categories", "SubCategory", "products"])(
  "API-14 API-20 API-21 %s/{id} answers 400 for a malformed id and 404 for an unknown one",
  async (name) => {
    for (const id of ["0", "-1", "01", "1.0", "1e3", "one", "2147483648", "99999999999", "%31x", "%00"]) {
      expect(await api.refusal(`/backend/public/api/${name}/${id}`)).toEqual({
        status: 400,
        code: "bad_id",
        errors: { id: "bad_id" },
      });
    }
    expect(await api.refusal(`/backend/public/api/${name}/2147483647`)).toMatchObject({
      status: 404,
      code: "not_found",
    });
  },
);

const pageOf = (query: Readonly<Record<string, string | number>>) => call(api, listCategories, { query });
const namesOf = async (query: Readonly<Record<string, string | number>>) =>
  (await pageOf(query)).data.map(({ name }) => name);

test("API-2 D-40 categories come in numbered pages of each size with the exact total, five rows by default; one beyond the last is the last", async () => {
  for (const per_page of ROWS_PER_PAGE) {
    const last = Math.ceil(3 / per_page);
    for (const page of [last, 999])
      expect(await pageOf({ page, per_page })).toMatchObject({
        page: last,
        per_page,
        total: 3,
        data: [tools, parts, kits].slice((last - 1) * per_page).map(({ id }) => ({ id })),
      });
  }
  expect(await pageOf({ page: 1 })).toMatchObject({ page: 1, per_page: 5 });
});

test("API-2 D-40 categories are sorted by sort index or name, in either direction", async () => {
  const all = { page: 1, per_page: 40 };
  expect(await namesOf({ ...all, sort: "-sort_index" })).toEqual(["Kits", "Parts", "Tools"]);
  expect(await namesOf({ ...all, sort: "name" })).toEqual(["Kits", "Parts", "Tools"]);
  expect(await namesOf({ ...all, sort: "-name" })).toEqual(["Tools", "Parts", "Kits"]);
});

test("API-2 D-40 a search of categories has the total of its matches in either language; one that finds nothing is an empty first page", async () => {
  expect(await pageOf({ page: 1, per_page: 1, query: "TOOLS" })).toMatchObject({
    total: 1,
    data: [{ id: 7 }],
  });
  expect(await namesOf({ page: 1, query: parts.name_ar ?? "" })).toEqual(["Parts", "Kits"]);
  expect(await pageOf({ page: 3, query: "zzqq" })).toMatchObject({
    page: 1,
    per_page: 5,
    total: 0,
    data: [],
  });
});

test("API-20 D-40 sub categories come in numbered pages, at both of their addresses", async () => {
  const query = { page: 4, per_page: 1 };
  const page = await call(api, listSubCategories, { query });
  expect(page).toMatchObject({ page: 4, per_page: 1, total: 4, data: [{ name: "pliers" }] });
  expect(await call(api, listAllSubCategories, { query })).toEqual(page);
});

test.for([
  ["page", 0],
  ["page", "one"],
  ["per_page", 7],
  ["sort", "price"],
  ["query", "x".repeat(201)],
] as const)("API-2 D-40 a page of categories with a bad %s is refused: %s", async ([field, value]) => {
  expect(await refused(api, listCategories, { query: { page: 1, [field]: value } })).toEqual({
    status: 400,
    code: "bad_query",
    errors: { [field]: "bad_query" },
  });
});
