import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { MAX_SYNONYM_GROUPS, MAX_SYNONYMS, SYNONYM_MAX_LENGTH } from "@shop/domain/constants.ts";
import { aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { synonymRows } from "../../src/modules/find/search-synonyms/search-synonyms.repository.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const { createSynonymGroup, deleteSynonymGroup, restoreSynonymGroup, listSynonymGroups } = endpoints;

const plain = { name_ar: null, part_number: null, brand: null, description: "", description_ar: null };
let nextId = 0;
const named = (name: string, values: Partial<Product> = {}): Product => {
  nextId += 1;
  return aProduct({ ...plain, id: nextId, name, ...values });
};

const shop = keptShop(
  aCatalogue({
    subCategories: [aSubCategory({ id: 1, name: "Assorted", name_ar: null })],
    products: [
      named("Holster for multimeters"),
      named("Pocket multimeter", { name_ar: "ملتيميتر جيب" }),
      named("Digital multimeter"),
      named("Bench power supply 30 V"),
      named("Power cord"),
      named("Supply of screws"),
      named("Solder wire"),
    ],
    synonyms: ["multimeter, avometer, أفوميتر", "power supply, PSU, باور سبلاي"],
  }),
);

const find = (query: string) => call(shop().api, endpoints.searchProducts, { query: { query, limit: 50 } });
const names = async (query: string): Promise<string[]> =>
  (await find(query)).products.map(({ name }) => name);
const create = (words: string) =>
  send(shop().api, createSynonymGroup, { headers: shop().headers, body: { words } });

describe("a word finds what the other words of its group find", () => {
  test.for(["avometer", "Avometers", "أفوميتر", "الافوميتر"])(
    "D-61 in the same order, kinds first: %s",
    async (query) => {
      const found = await find(query);
      expect(found.products).toEqual((await find("multimeter")).products);
      expect(found.products.map(({ name }) => name)).toEqual([
        "Pocket multimeter",
        "Digital multimeter",
        "Holster for multimeters",
      ]);
      expect(found).toMatchObject({ corrected: null, unmatched: [] });
    },
  );

  test.for(["psu", "PSU 30 V", "bench psu", "باور سبلاي", "power supply"])(
    "D-61 a phrase is one of the words: %s",
    async (query) => {
      expect(await names(query)).toEqual(["Bench power supply 30 V"]);
    },
  );

  test("D-61 together with other words, some of which are left out", async () => {
    expect(await names("digital avometer")).toEqual(["Digital multimeter"]);
    expect(await find("zzqq avometer")).toMatchObject({ unmatched: ["zzqq"], totalCount: 2 });
    expect(await find("supply of screws")).toMatchObject({ totalCount: 1 });
  });

  test("D-61 with a typing error", async () => {
    expect(await find("avomter")).toMatchObject({ corrected: "avometer", totalCount: 3 });
  });

  test("D-61 in lists of the shop and of the dashboard", async () => {
    const { api, headers } = shop();
    const query = { query: "avometer", limit: 10 };
    expect(await call(api, endpoints.listProducts, { query })).toMatchObject({ total: 3 });
    expect(await call(api, endpoints.listAdminProducts, { headers, query })).toMatchObject({ total: 3 });
  });
});

test("D-61 a group is listed as it was read, finds until it is deleted, and again once it is restored", async () => {
  const { api, headers } = shop();
  const body = { words: " qqzx ، قظضظ\nsolder wire, kkjw meter, QQZX" };
  const { id } = await call(api, createSynonymGroup, { headers, body });
  const query = { query: "QQZX", page: 1, per_page: 5 };
  const { data } = await call(api, listSynonymGroups, { headers, query });
  expect(data).toMatchObject([{ words: "qqzx, قظضظ, solder wire, kkjw meter" }]);
  for (const typed of ["qqzx", "القظضظ", "kkjw meter"]) expect(await names(typed)).toEqual(["Solder wire"]);
  await call(api, deleteSynonymGroup, { headers, params: { id } });
  expect(await names("qqzx")).toEqual([]);
  await call(api, restoreSynonymGroup, { headers, params: { id } });
  expect(await names("qqzx")).toEqual(["Solder wire"]);
});

test.for([
  ["qqzx, QQZX,", "too_few_words"],
  [Array.from({ length: MAX_SYNONYMS + 1 }, (_, n) => `word${n}`).join(","), "too_many_words"],
  [`qqzx, ${"k".repeat(SYNONYM_MAX_LENGTH + 1)}`, "too_long"],
  ["vvbn, PSU", "word_taken"],
] as const)("D-29 D-61 the words %s are refused: %s", async ([words, code]) => {
  const { api, headers } = shop();
  expect(await refused(api, createSynonymGroup, { headers, body: { words } })).toEqual({
    status: 422,
    code: "invalid",
    errors: { words: code },
  });
});

test("D-29 D-61 a group is not restored once its word is one of another", async () => {
  const { api, headers } = shop();
  const { data } = await call(api, listSynonymGroups, { headers, query: { query: "PSU" } });
  const params = { id: data[0]?.id ?? 0 };
  await call(api, deleteSynonymGroup, { headers, params });
  await create("vvbn, psu");
  expect((await refused(api, restoreSynonymGroup, { headers, params })).errors).toEqual({
    words: "word_taken",
  });
});

test("D-61 there are at most so many groups", async () => {
  const { queries } = shop().api.database;
  await queries.execute(
    sql`insert into search_synonyms (words) select 'left' || n || ', right' || n from generate_series(1, ${MAX_SYNONYM_GROUPS}::integer - 3) n`,
  );
  expect((await create("solder, tin")).status).toBe(200);
  const refusal = await create("cord, lead");
  expect(refusal.status).toBe(422);
  expect(await refusal.json()).toMatchObject({ errors: { words: "limit_reached" } });
});

test("D-61 two groups that are added at once do not share a word", async () => {
  const answers = await Promise.all(["solder, tin", "solder, lead", "solder, wire"].map(create));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test("D-61 a deleted group is purged after its days, one that is used never", async () => {
  const { api, headers } = shop();
  const { data } = await call(api, listSynonymGroups, { headers });
  const [first, second] = data;
  await call(api, deleteSynonymGroup, { headers, params: { id: first?.id ?? 0 } });
  await synonymRows.purge(api.database.queries, 1);
  const deleted = { deleted: "only" } as const;
  expect((await call(api, listSynonymGroups, { headers, query: deleted })).data).toHaveLength(1);
  await api.database.queries.execute(
    sql`update search_synonyms set deleted_at = deleted_at - interval '2 days'`,
  );
  await synonymRows.purge(api.database.queries, 1);
  expect((await call(api, listSynonymGroups, { headers, query: deleted })).data).toEqual([]);
  expect((await call(api, listSynonymGroups, { headers })).data).toEqual([second]);
});
