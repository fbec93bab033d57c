import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { productSchema } from "@shop/contract/products/product.ts";
import { productSorts } from "@shop/domain/catalogue/sorting.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listProducts, readProduct } = endpoints;
const prices = ["10.00", "0.00", "9999999999.99", "10.00", "2.50"];
const names = ["beta", "Alpha", "alpha", "Ωmega", "مقاومة"];
/** Five equal prices and names in each of two categories of two sub categories. */
const products = Array.from({ length: 40 }, (_, index) => ({
  ...aProduct({ id: index + 1, name: names[index % 5] ?? "", price: prices[index % 5] ?? "" }),
  category_id: 1 + Math.floor((index % 4) / 2),
  sub_category_id: 1 + (index % 4),
}));

/** Three of a category of their own, of which the dearest is the cheapest by the piece. */
const packs = [
  aProduct({ id: 42, price: "0.00" }),
  aProduct({ id: 43, price: "3.00" }),
  aProduct({ id: 44, price: "20.00", unit: "pack", pieces_per_unit: 10 }),
].map((one) => Object.assign(one, { category_id: 4, sub_category_id: 7 }));

/** The number of all products. */
const COUNT = 44;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [1, 2, 3, 4].map((id) => aCategory({ id })),
      subCategories: [1, 2, 3, 4, 5, 7].map((id) => aSubCategory({ id, category_id: Math.ceil(id / 2) })),
      products: [
        ...products,
        aProduct({
          id: 41,
          category_id: 3,
          sub_category_id: 5,
          images: [
            { id: 9, product_id: 41, image: "/media/b.webp" },
            { id: 4, product_id: 41, image: "/media/a.webp|/media/c.webp" },
          ],
        }),
        ...packs,
      ],
    }),
  );
});
afterAll(() => api.close());

type Query = Readonly<Record<string, string | number>>;

async function page(query: Query) {
  return v.parse(productPageSchema, await api.answer(listProducts, {}, query));
}

/** All ids of a list, read page by page. */
async function idsByPages(query: Query): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { data, next_cursor } = await page(cursor ? { ...query, cursor } : query);
    ids.push(...data.map(({ id }) => id));
    cursor = next_cursor;
  }
  return ids;
}

/** All ids of a list, in one page. */
async function idsAtOnce(query: Query): Promise<number[]> {
  const list = v.parse(v.array(productSchema), await api.answer(listProducts, {}, query));
  return list.map(({ id }) => id);
}

test("API-1 API-25 GET products answers the list of all products, the newest first", async () => {
  const response = await api.request("/backend/public/api/products");
  const list = v.parse(v.array(v.strictObject(productSchema.entries)), await response.json());
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - index));
});

test("API-14 API-25 GET products/{id} answers all fields, pictures in order", async () => {
  expect(await api.answer(readProduct, { id: 41 })).toEqual({
    ...aProduct({ id: 41, category_id: 3, sub_category_id: 5 }),
    images: [
      { id: 4, product_id: 41, image: "/media/a.webp|/media/c.webp" },
      { id: 9, product_id: 41, image: "/media/b.webp" },
    ],
    brand_page: null,
  });
});

test("D-19 prices are decimal text on the wire, exact to the last digit", async () => {
  expect(await api.answer(readProduct, { id: 3 })).toMatchObject({ price: "9999999999.99" });
});

test.for(productSorts)(
  "D-17 pages of any size contain the same products in the same order, sorted by %s",
  async (sort) => {
    for (const filter of [{}, { category_id: 2 }, { sub_category_id: 3 }]) {
      const whole = await idsAtOnce({ ...filter, sort });
      for (const limit of [1, 3, 7, 100]) expect(await idsByPages({ ...filter, sort, limit })).toEqual(whole);
    }
  },
);

test("D-17 names are sorted without case, Arabic after Latin, equal ones by id", async () => {
  const { data } = await page({ sub_category_id: 1, sort: "name", limit: 100 });
  const order = ["alpha", "beta", "ohm mega", "مقاومه"];
  const places = data.map(({ name, id }) => order.indexOf(foldText(name)) * 100 + id);
  expect(places).toHaveLength(10);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

const four = (price: string): string[] => Array.from({ length: 4 }, () => price);
const pricesBy = async (sort: string): Promise<string[]> =>
  (await page({ category_id: 1, sort, limit: 100 })).data.map(({ price }) => price);

test("D-17 D-21 by price the cheapest come first and those without a price last; descending, the dearest first", async () => {
  const rising = ["2.50", "10.00", "10.00", "9999999999.99"];
  expect(await pricesBy("price")).toEqual([...rising, "0.00"].flatMap(four));
  expect(await pricesBy("-price")).toEqual([...rising.toReversed(), "0.00"].flatMap(four));
});

test("D-120 by the price of a piece, that of a pack is a part of its price", async () => {
  expect(await idsAtOnce({ category_id: 4, sort: "piece_price" })).toEqual([44, 43, 42]);
});

test("API-1 D-17 products are listed by their ids, in that order, each once, in pages as well; unknown ids are left out", async () => {
  const ids = "41,2147483647,7,41,12";
  expect(await page({ ids, limit: 100, view: "card" })).toMatchObject({
    data: [{ id: 41 }, { id: 7 }, { id: 12 }],
    total: 3,
    next_cursor: null,
  });
  expect(await idsByPages({ ids, limit: 1 })).toEqual([41, 7, 12]);
});

test("API-1 D-17 an empty query filters nothing; an unknown product has no related ones", async () => {
  expect(await page({ limit: 1, query: "" })).toMatchObject({ total: COUNT });
  expect(await page({ limit: 5, related_to: 2_000_000_000 })).toMatchObject({ data: [], total: 0 });
});

test.for([
  ["limit", "0", "bad_query"],
  ["limit", "101", "bad_query"],
  ["limit", "-1", "bad_query"],
  ["limit", "two", "bad_query"],
  ["limit", "1.5", "bad_query"],
  ["sort", "weight", "bad_query"],
  ["category_id", "x", "bad_id"],
  ["ids", "1,x", "bad_query"],
] as const)("API-1 D-17 a list with the %s '%s' is refused", async ([field, value, reason]) => {
  expect(await api.refusal(addressOf(listProducts, {}, { limit: 5, [field]: value }))).toEqual({
    status: 400,
    code: "bad_query",
    errors: { [field]: reason },
  });
});

test("D-17 the total is that of the filter", async () => {
  expect(await page({ limit: 1 })).toMatchObject({ total: COUNT, total_exact: true });
  expect(await page({ limit: 1, category_id: 1 })).toMatchObject({ total: 20 });
  expect(await page({ limit: 1, category_id: 1, sub_category_id: 3 })).toMatchObject({ total: 0, data: [] });
  expect(await page({ limit: 1, query: "beta", category_id: 1 })).toMatchObject({ total: 4 });
});

test("D-17 a text filters a list, sorted by the best match or by the given sort", async () => {
  const best = await page({ query: "alpha", limit: 100 });
  expect(best.data.map(({ name }) => name.toLowerCase())).toEqual(Array.from({ length: 16 }, () => "alpha"));
  const cheapest = await page({ query: "alpha", sort: "price", limit: 100 });
  expect(cheapest.data.map(({ price }) => price)).toEqual([
    ...Array.from({ length: 8 }, () => "9999999999.99"),
    ...Array.from({ length: 8 }, () => "0.00"),
  ]);
  expect(await idsByPages({ query: "alpha", sort: "price", limit: 3 })).toEqual(
    cheapest.data.map(({ id }) => id),
  );
  const priced = (price: string): number[] =>
    cheapest.data.filter((product) => product.price === price).map(({ id }) => id);
  expect(await idsByPages({ query: "alpha", sort: "-price", limit: 3 })).toEqual([
    ...priced("9999999999.99").toReversed(),
    ...priced("0.00").toReversed(),
  ]);
  expect(await page({ query: "zzqqyy", sort: "price", limit: 5 })).toMatchObject({ data: [], total: 0 });
});

test("DETAIL-3 related products come from the sub category first, then from the rest of the category, page by page", async () => {
  const near = products.filter(({ id, sub_category_id }) => sub_category_id === 1 && id !== 1);
  const far = products.filter(({ sub_category_id }) => sub_category_id === 2);
  const expected = [...near.toReversed(), ...far.toReversed()].map(({ id }) => id);
  expect(await idsAtOnce({ related_to: 1 })).toEqual(expected);
  for (const limit of [1, 4, 9, 10, 19, 100]) {
    expect(await idsByPages({ related_to: 1, limit })).toEqual(expected);
  }
  expect(await page({ related_to: 1, limit: 5 })).toMatchObject({ total: 19, total_exact: true });
});

test("DETAIL-3 the only product of its category has no related products", async () => {
  expect(await page({ related_to: 41, limit: 5 })).toMatchObject({ data: [], total: 0, next_cursor: null });
});

test("D-17 cards contain the fields of a card only", async () => {
  const { data } = await page({ limit: 1, view: "card" });
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
    "amount",
    "brand",
    "category_id",
    "id",
    "images",
    "max_order",
    "min_order",
    "name",
    "name_ar",
    "offer_until",
    "order_step",
    "part_number",
    "pieces_per_unit",
    "price",
    "price_before",
    "quantity_prices",
    "restock_on",
    "specifications",
    "sub_category_id",
    "unit",
  ]);
});

const written = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString("base64url");

test.for([
  ["nonsense", "nonsense"],
  ["another order", written(["price", "1.00", 3])],
  ["an id that is none", written(["newest", "3"])],
  ["an id too large", written(["newest", 2_147_483_648])],
  ["too much", written(["newest", 3, 4])],
  ["a search's", written(["search", 0, 3])],
  ["no array", written({ newest: 3 })],
  ["500 characters and one", "a".repeat(501)],
] as const)("D-17 a bad cursor is refused: %s", async ([, cursor]) => {
  expect(await api.refusal(`/backend/public/api/products?limit=2&cursor=${cursor}`)).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});

test.for(["name", "price"])("D-17 a cursor by %s with a null character is refused", async (sort) => {
  const cursor = written([sort, "1\0", 3]);
  expect(
    await api.refusal(`/backend/public/api/products?limit=2&sort=${sort}&cursor=${cursor}`),
  ).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});

test("D-17 a cursor without a limit is refused", async () => {
  const cursor = written(["newest", 3]);
  expect(await api.refusal(`/backend/public/api/products?cursor=${cursor}`)).toMatchObject({
    status: 400,
    errors: { limit: "required" },
  });
});
