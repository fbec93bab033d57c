import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const { searchProducts, readFacets, listProducts, updateProduct, updateAttribute, listAttributes } =
  endpoints;

/** 60 products: every other one has 10 kΩ, every third 0805; names tell nothing of it but in the last. A meter measures a range of both. */
const METER = 61;
const resistors = Array.from({ length: 60 }, (_, at) =>
  aProduct({
    id: at + 1,
    name: at === 59 ? "Resistor 10k 0805" : `Resistor ${String.fromCodePoint(97 + (at % 26))}${at}`,
    part_number: `RC-${at + 1}`,
    name_ar: null,
    description: "Plain.",
    amount: at < 6 ? 0 : 5,
  }),
);
const products = [...resistors, aProduct({ id: METER, name: "Tester", part_number: "T-1", description: "" })];
const attributeTexts = new Map<number, Record<number, string>>([
  ...resistors
    .slice(0, 59)
    .map(({ id }) => [id, { 1: id % 2 === 0 ? "10 kΩ" : "4k7", 2: id % 3 === 0 ? "0805" : "1206" }] as const),
  [METER, { 1: "100 kΩ … 1 MΩ", 5: "7 g" }],
]);

const shop = keptShop(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory()],
    products,
    attributes: someAttributes.map((one) =>
      Object.assign({}, one, { sub_category_ids: [1], category_ids: [] }),
    ),
    attributeTexts,
  }),
);

const find = (query: string, more: { limit?: number; cursor?: string } = {}) =>
  call(shop().api, searchProducts, { query: { query, limit: 100, ...more } });
const idsOf = ({ products: found }: { readonly products: readonly { id: number }[] }) =>
  found.map(({ id }) => id);

describe("values in a search", () => {
  test("D-94 products with all values are found, those that are offered first, and a product that states them in words", async () => {
    const found = await find("10k 0805");
    // 6 is out of stock; 60 has no values, but names them.
    expect(idsOf(found)).toEqual([12, 18, 24, 30, 36, 42, 48, 54, 60, 6]);
    expect(found.totalCount).toBe(10);
    expect(found.applied_values.map(({ words, without }) => [words, without])).toEqual([
      ["10k", "0805"],
      ["0805", "10k"],
    ]);
  });

  test("D-94 pages of them follow each other", async () => {
    const ids: number[] = [];
    let cursor: string | null | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next
      const page = await find("10k 0805", { limit: 4, ...(cursor && { cursor }) });
      ids.push(...idsOf(page));
      cursor = page.next_cursor;
    } while (cursor);
    expect(ids).toEqual([12, 18, 24, 30, 36, 42, 48, 54, 60, 6]);
  });

  test("D-94 a cursor of another list is refused", async () => {
    const { next_cursor: cursor } = await call(shop().api, listProducts, { query: { limit: 1 } }).then(
      (page) => (Array.isArray(page) ? { next_cursor: null } : page),
    );
    expect(
      await refused(shop().api, searchProducts, { query: { query: "10k 0805", cursor: cursor ?? "" } }),
    ).toMatchObject({
      code: "bad_query",
    });
  });

  test("D-94 other words are searched, with typing errors repaired, and left out where no product contains them", async () => {
    expect((await find("resistor 4k7")).totalCount).toBe(30);
    expect(await find("resistro 4k7")).toMatchObject({ totalCount: 30, corrected: "resistor 4k7" });
    expect(await find("resistor zzqqyy 4k7")).toMatchObject({ totalCount: 30, unmatched: ["zzqqyy"] });
  });

  test("D-94 of values that no product has together one is left out and named, in search, lists and filters", async () => {
    const found = await find("10k 4k7");
    expect(found).toMatchObject({ totalCount: 29, unmatched: ["4k7"] });
    expect(found.applied_values.map(({ words }) => words)).toEqual(["10k"]);
    const facets = await call(shop().api, readFacets, { query: { query: "10k 4k7" } });
    expect(facets.total).toBe(29);
  });

  test("D-94 a range that contains a value counts only beside a word, or a value that the product states", async () => {
    expect(idsOf(await find("220k 22g"))).toEqual([]);
    expect(idsOf(await find("tester 220k"))).toEqual([METER]);
    expect(idsOf(await find("220k 7g"))).toEqual([METER]);
  });

  test("D-94 what no product has is searched as words", async () => {
    expect(await find("resistor 22k")).toMatchObject({ applied_values: [], unmatched: ["22k"] });
    expect(await find('"10k" "0805"')).toMatchObject({ applied_values: [], totalCount: 1 });
  });

  test("D-94 lists, their orders and filters follow the same reading", async () => {
    const query = "10k 0805";
    const facets = await call(shop().api, readFacets, { query: { query, filters: "stock=1" } });
    expect(facets).toMatchObject({ total: 9, in_stock: 9 });
    expect(facets.applied_values).toHaveLength(2);
    const page = await call(shop().api, listProducts, {
      query: { query, limit: 100, filters: "stock=1", sort: "-name" },
    });
    expect(Array.isArray(page) ? page.length : page.total).toBe(9);
    const best = await call(shop().api, listProducts, { query: { query, limit: 100, filters: "stock=1" } });
    expect(Array.isArray(best) ? [] : best.data.map(({ id }) => id)).toEqual([
      12, 18, 24, 30, 36, 42, 48, 54, 60,
    ]);
  });

  test("D-94 a changed value or definition is searched at once", async () => {
    const { headers } = shop();
    const { id, name, price, amount, description, sub_category_id } = products[11] ?? aProduct();
    await call(shop().api, updateProduct, {
      headers,
      params: { id },
      body: { name, price, amount, description, sub_category_id, attribute_values: { 1: "22k", 2: "0805" } },
    });
    expect(idsOf(await find("10k 0805"))).not.toContain(id);
    expect(idsOf(await find("22k"))).toEqual([id]);
    const { data } = await call(shop().api, listAttributes, { headers });
    const pack = data.find((one) => one.id === 2);
    await call(shop().api, updateAttribute, {
      headers,
      params: { id: 2 },
      body: {
        name: "Case",
        kind: "choice",
        sub_category_ids: [1],
        choices: pack?.choices.map((one) => Object.assign({}, one, { synonyms: [`I${one.name}`] })),
      },
    });
    expect((await find("10k i1206")).applied_values.map(({ name: label }) => label)).toContain("Case: 1206");
  });
});
