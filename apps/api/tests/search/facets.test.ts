import { endpoints } from "@shop/contract/endpoints.ts";
import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { type SQL, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, afterAll, describe, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { attempt, orderOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { readFacets, listProducts, updateProduct, placeOrder } = endpoints;

const ohms = ["100", "4k7", "10k", "1M", "1k ~ 100k", null] as const;
const packages = ["0805", "1206", "0805; Through hole", null] as const;
const brands = ["Kelvra", "Metrivo", null] as const;

/** Ninety products in two sub categories, with values in all combinations. */
const catalogue = Array.from({ length: 90 }, (_, at) =>
  aProduct({
    id: at + 1,
    name: `${at % 2 === 0 ? "Zeugma" : "Part"} ${String(at + 1).padStart(2, "0")}`,
    part_number: `P-${at + 1}`,
    brand: brands[at % 3] ?? null,
    price: at % 10 === 0 ? "0.00" : `${at}.50`,
    amount: at % 4 === 0 ? 0 : 3,
    sub_category_id: at % 5 === 0 ? 2 : 1,
  }),
);
const attributeTexts = new Map(
  catalogue.map(({ id }) => {
    const [resistance, pack] = [ohms[id % 6], packages[id % 4]];
    return [
      id,
      { ...(resistance && { 1: resistance }), ...(pack && { 2: pack }), 3: id % 2 === 0 ? "yes" : "no" },
    ] as const;
  }),
);
const inBoth = ({ id }: Attribute) => (id <= 3 ? [1, 2] : [1]);

let api: TestApi;
let admin: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [aCategory()],
      subCategories: [aSubCategory(), aSubCategory({ id: 2, name: "Others" })],
      products: catalogue,
      attributes: someAttributes.map((one) =>
        Object.assign({}, one, { sub_category_ids: inBoth(one), category_ids: [] }),
      ),
      attributeTexts,
    }),
  );
  admin = await signInAdmin(api);
});
afterAll(() => api.close());

type Query = Readonly<Record<string, string | number>>;

const facets = (query: Query = {}): Promise<Facets> => call(api, readFacets, { query });
const list = async (query: Query = {}) => {
  const page = await call(api, listProducts, { query: { limit: 100, ...query } });
  if (Array.isArray(page)) throw new Error("The answer is no page.");
  return page;
};
const idsOf = async (query: Query) => (await list(query)).data.map(({ id }) => id);
const choicesOf = ({ attributes }: Facets, id: number) => {
  const found = attributes.find((one) => one.attribute_id === id);
  return found && "values" in found
    ? Object.fromEntries(found.values.map((one) => [one.name, one.count]))
    : {};
};
const rangeOf = ({ attributes }: Facets, id: number) => {
  const found = attributes.find((one) => one.attribute_id === id);
  return found && "min" in found ? [found.min, found.max, found.count] : undefined;
};

/** Conditions by hand in SQL, each with its filter. */
const numberIn = (min: number, max: number): SQL =>
  sql`coalesce((attribute_values -> '1' ->> 'max')::float8, 'infinity') >= ${min}
    and coalesce((attribute_values -> '1' ->> 'min')::float8, '-infinity') <= ${max} and attribute_values ? '1'`;
const chosen = (attribute: string, ...ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`attribute_values -> ${attribute}::text -> 'choices' @> ${String(id)}::jsonb`),
    sql` or `,
  );
const pairs = {
  ohm: [
    ["a1_min=4k7", numberIn(4700, Infinity)],
    ["a1_min=5k&a1_max=0.5M", numberIn(5000, 500_000)],
    ["a1_max=100", numberIn(-Infinity, 100)],
  ],
  pack: [
    ["a2=1", chosen("2", 1)],
    ["a2=2&a2=3", chosen("2", 2, 3)],
  ],
  lead: [
    ["a3=1", sql`attribute_values -> '3' ->> 'yes' = 'true'`],
    ["a3=0", sql`attribute_values -> '3' ->> 'yes' = 'false'`],
  ],
  brand: [
    ["brand=Kelvra", sql`brand = 'Kelvra'`],
    ["brand=Kelvra&brand=Metrivo", sql`brand in ('Kelvra', 'Metrivo')`],
  ],
  price: [
    ["price_min=20&price_max=60.5", sql`price between 20 and 60.5 and price > 0`],
    ["price_max=٣٠", sql`price <= 30 and price > 0`],
  ],
  stock: [["stock=1", sql`amount > 0`]],
} as const satisfies Readonly<Record<string, readonly (readonly [string, SQL])[]>>;

type Column = keyof typeof pairs;

const someFilters = fc.record({
  ohm: fc.option(fc.constantFrom(...pairs.ohm)),
  pack: fc.option(fc.constantFrom(...pairs.pack)),
  lead: fc.option(fc.constantFrom(...pairs.lead)),
  brand: fc.option(fc.constantFrom(...pairs.brand)),
  price: fc.option(fc.constantFrom(...pairs.price)),
  stock: fc.option(fc.constantFrom(...pairs.stock)),
});
const places: readonly (readonly [Query, SQL])[] = [
  [{}, sql`true`],
  [{ category_id: 1 }, sql`category_id = 1`],
  [{ sub_category_id: 2 }, sql`sub_category_id = 2`],
  [{ query: "zeugma" }, sql`name like 'Zeugma%'`],
];
const allOf = (conditions: readonly SQL[]): SQL =>
  sql.join([sql`true`, ...conditions.map((one) => sql`(${one})`)], sql` and `);
const count = (...conditions: SQL[]): Promise<number> =>
  api.database.queries.$count(products, allOf(conditions));

describe("D-91 filters", () => {
  test("have counts equal to a plain SQL count in every combination, each without its own choice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), someFilters, async ([place, condition], given) => {
        const set = Object.entries(given).flatMap(([name, pair]) => (pair ? [{ name, pair }] : []));
        const filters = set.map(({ pair }) => pair[0]).join("&");
        const found = await facets({ ...place, filters });
        const without = (column: Column) => [
          condition,
          ...set.filter(({ name }) => name !== column).map(({ pair }) => pair[1]),
        ];
        const all = [condition, ...set.map(({ pair }) => pair[1])];
        expect(found.total).toBe(await count(...all));
        expect(found.in_stock).toBe(await count(...without("stock"), sql`amount > 0`));
        for (const brand of found.brands) {
          expect(brand.count).toBe(await count(...without("brand"), sql`brand = ${brand.name}`));
        }
        for (const [name, id] of [
          ["0805", 1],
          ["1206", 2],
          ["Through hole", 3],
        ] as const) {
          expect(choicesOf(found, 2)[name] ?? 0).toBe(await count(...without("pack"), chosen("2", id)));
        }
        expect(rangeOf(found, 1)?.[2] ?? 0).toBe(await count(...without("ohm"), sql`attribute_values ? '1'`));
        const page = await list({ ...place, filters });
        expect(page).toMatchObject({ total: found.total, total_exact: true });
        expect(page.data).toHaveLength(Math.min(found.total, 100));
      }),
      { numRuns: 40 },
    );
  });

  test("reach into ranges: 'at least 40k' finds a part whose range reaches it", async () => {
    const found = await list({ filters: "a1_min=40k&a1_max=50k" });
    expect(found.data.every(({ id }) => id % 6 === 4)).toBe(true);
    expect(found.total).toBe(15);
  });

  test("that cannot be read are named and left out; attributes that do not exist are ignored", async () => {
    const found = await facets({ filters: "a1_min=red&a1_max=10 V&price_min=x&a777=1&a2_min=3&a1=1" });
    expect(found.errors).toEqual({ a1_min: "bad_value", a1_max: "other_unit", price_min: "bad_price" });
    expect(found.total).toBe(90);
  });

  test("offer the bounds of numbers and prices, and choices in their order with Arabic names", async () => {
    const found = await facets({ sub_category_id: 1 });
    expect(rangeOf(found, 1)).toEqual([100, 1e6, 60]);
    expect(found.price).toEqual({ min: "1.50", max: "89.50" });
    expect(found.attributes.map(({ name }) => name)).toEqual(["Resistance", "Package", "Lead free"]);
    expect(found.attributes[2]).toMatchObject({
      values: [
        { id: 1, name: "Yes", name_ar: "نعم" },
        { id: 0, name: "No", name_ar: "لا" },
      ],
    });
    expect(found.brands.map(({ name }) => name)).toEqual(["Kelvra", "Metrivo"]);
  });

  test("too long to be an address are refused", async () => {
    expect(await refused(api, readFacets, { query: { filters: "a1=1&".repeat(1000) } })).toMatchObject({
      status: 400,
      code: "bad_query",
    });
  });
});

describe("D-91 lists", () => {
  const orders: readonly (readonly [sort: string, order: SQL])[] = [
    ["newest", sql`id desc`],
    ["price", sql`coalesce(nullif(price, 0), 10000000000), id`],
    ["-price", sql`price desc, id desc`],
    ["name", sql`name_sort, id`],
    ["-name", sql`name_sort desc, id desc`],
    ["a1", sql`(attribute_values -> '1' ->> 'min')::float8 nulls last, id`],
    ["-a1", sql`(attribute_values -> '1' ->> 'max')::float8 desc nulls last, id desc`],
  ];

  test.for(orders)("are in the order %s, page by page, what has no value last", async ([sort, order]) => {
    const expected = await api.database.queries
      .select({ id: products.id })
      .from(products)
      .where(sql`amount > 0`)
      .orderBy(order);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ filters: "stock=1", sort, limit: 13, ...(cursor !== null && { cursor }) });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  test("refuse the cursor of another order", async () => {
    const { next_cursor: cursor } = await list({ filters: "stock=1", sort: "price", limit: 5 });
    const query = { filters: "stock=1", sort: "name", limit: 5, cursor: cursor ?? "" };
    expect(await refused(api, listProducts, { query })).toMatchObject({ code: "bad_query" });
  });

  test("of a search keep its order, the best match first", async () => {
    const all = await idsOf({ query: "zeugma" });
    const [kept] = [await idsOf({ query: "zeugma", filters: "stock=1" })];
    const inStock = new Set(kept);
    expect(kept).toEqual(all.filter((id) => inStock.has(id)));
    expect(kept.length).toBeGreaterThan(10);
    expect(await idsOf({ query: "nosuchthing", filters: "stock=1" })).toEqual([]);
  });
});

const stockOf = async () => (await facets({ sub_category_id: 2 })).in_stock;

describe("D-91 D-20 kept answers follow", () => {
  test("an order that takes the last piece", async () => {
    const before = await stockOf();
    const product = catalogue.find(
      ({ sub_category_id, amount, price }) => sub_category_id === 2 && amount > 0 && price !== "0.00",
    );
    if (!product) throw new Error("Nothing is in stock.");
    await call(api, placeOrder, { body: orderOf([[product, 2]]), headers: attempt("two-pieces-of-one") });
    expect(await stockOf()).toBe(before);
    await call(api, placeOrder, { body: orderOf([[product, 1]]), headers: attempt("the-last-piece-of-it") });
    expect(await stockOf()).toBe(before - 1);
    expect(await idsOf({ sub_category_id: 2, filters: "stock=1" })).not.toContain(product.id);
  });

  test("an edit of a value, a price and a brand", async () => {
    const { name, price, amount, description, sub_category_id } = catalogue[1] ?? aProduct();
    const body = {
      name,
      price,
      amount,
      description,
      sub_category_id,
      brand: "Galvora",
      attribute_values: { 1: "47" },
    };
    await call(api, updateProduct, { headers: admin, params: { id: 2 }, body });
    const found = await facets();
    expect(found.brands).toContainEqual({ name: "Galvora", count: 1 });
    expect(rangeOf(found, 1)?.[0]).toBe(47);
    expect(await idsOf({ filters: "a1_max=50" })).toEqual([2]);
  });

  test("a deleted product, and a renamed choice", async () => {
    await call(api, endpoints.deleteProduct, { headers: admin, params: { id: 2 } });
    expect((await facets()).total).toBe(89);
    expect(await idsOf({ filters: "a1_max=50" })).toEqual([]);
    const choices = [
      { id: 1, name: "2012 metric" },
      { id: 2, name: "1206" },
      { id: 3, name: "Through hole" },
    ];
    const form = { name: "Package", kind: "choice" as const, choices };
    await call(api, endpoints.updateAttribute, { headers: admin, params: { id: 2 }, body: form });
    expect(Object.keys(choicesOf(await facets(), 2))).toContain("2012 metric");
  });
});
