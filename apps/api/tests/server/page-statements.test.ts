import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { PUBLIC_PAGE_SIZE, RELATED_COUNT, SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { spyOnStatements, type Statement, statementsOf } from "../support/statements.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

/** What statements ask that have no name of their own, by what of each no other has. */
const asked: readonly (readonly [string, RegExp])[] = [
  ["list", /^select "id".* from "products" where .* order by .* limit/],
  ["list_total", /^select count\(\*\) from \(select 1 as "one" from "products"/],
  ["best_sellers", /from "order_lines"/],
  ["slides", /from "slides"/],
];

/** The name of a statement, or its text where it has none. */
const nameOf = ({ name, text }: Statement): string =>
  name ?? asked.find(([, pattern]) => pattern.test(text))?.[0] ?? text;

let api: TestApi;
beforeAll(async () => {
  spyOnStatements();
  api = await openTestApi(
    aCatalogue({
      products: Array.from({ length: 30 }, (_, index) =>
        aProduct({
          id: index + 1,
          name: index % 2 ? "Multimeter red" : "Resistor blue",
          brand: "Kelvra",
          price: "5.00",
          amount: 9,
        }),
      ),
      brands: [
        {
          id: 1,
          name: "Kelvra",
          description: "",
          description_ar: "",
          logo: null,
          official: false,
          website: null,
        },
      ],
    }),
    // Without kept answers each page asks for all that it shows.
    { answerCacheBytes: 0 },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});

type Query = Readonly<Record<string, string | number>>;
type Read = readonly [Endpoint, Query?, Query?];

const { readShop, readHome, listCategories, listSlides, readCategory, readBrand, readFacets } = endpoints;
const { listProducts, readProduct, readProductLinks, searchProducts } = endpoints;

const list = (query: Query): Read => [listProducts, {}, { limit: PUBLIC_PAGE_SIZE, view: "card", ...query }];

/** What each page asks for at the same time, as its prefetch in `apps/web` does; `id` is another one at each call. */
const pages = {
  home: () => [[readShop], [listCategories], [listSlides], [readHome]],
  category: () => [
    [readShop],
    [readCategory, { id: 1 }],
    [readFacets, {}, { category_id: 1 }],
    list({ category_id: 1 }),
  ],
  brand: () => [[readShop], [readBrand, { id: 1 }], [readFacets, {}, { brand_id: 1 }], list({ brand_id: 1 })],
  product: (id) => [
    [readShop],
    [readProduct, { id }],
    [listCategories],
    list({ related_to: id, limit: RELATED_COUNT }),
    [readProductLinks, { id }],
  ],
  "filtered list": (id) => [
    [readShop],
    [readFacets, {}, { category_id: 1, filters: `price_max=${id + 10}` }],
    list({ category_id: 1, filters: `price_max=${id + 10}` }),
  ],
  search: (id) => [
    [readShop],
    [readFacets, {}, { query: id === 1 ? "resistor blue" : "multimeter red" }],
    [searchProducts, {}, { query: id === 1 ? "resistor blue" : "multimeter red", limit: PUBLIC_PAGE_SIZE }],
  ],
  "search in part": (id) => [
    [readShop],
    [readFacets, {}, { query: id === 1 ? "resistor red" : "multimeter blue" }],
    [searchProducts, {}, { query: id === 1 ? "resistor red" : "multimeter blue", limit: PUBLIC_PAGE_SIZE }],
  ],
  suggestions: (id) => [
    [searchProducts, {}, { query: id === 1 ? "resis" : "multi", limit: SEARCH_OVERLAY_LIMIT }],
  ],
} satisfies Readonly<Record<string, (id: number) => readonly Read[]>>;

/** The statements of some reads, by their names. */
async function namesOf(reads: readonly Read[]): Promise<string[]> {
  const statements = await statementsOf(() =>
    Promise.all(
      reads.map(async ([endpoint, params, query]) => {
        const response = await api.request(addressOf(endpoint, params, query));
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }),
    ),
  );
  return statements.map(nameOf).toSorted();
}

test.for<readonly [keyof typeof pages, readonly string[]]>([
  ["home", ["best_sellers", "cards_in_lists", "slides"]],
  ["category", ["list", "list_total"]],
  ["brand", ["cards_in_lists"]],
  ["product", ["cards_in_lists", "naming_products", "product_page", "related_products"]],
  ["filtered list", ["cards_in_lists"]],
  ["search", ["cards_in_lists"]],
  ["search in part", ["cards_in_lists"]],
  ["suggestions", ["cards_in_lists"]],
])("the statements of a page that is not kept: %s", async ([page, expected]) => {
  const reads = pages[page];
  // What all pages share is kept from the first one on.
  await namesOf(reads(1));
  expect(await namesOf(reads(2))).toEqual(expected);
});
