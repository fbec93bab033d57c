import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { homeSectionKinds } from "@shop/domain/site/home-sections.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { productDates } from "../../src/modules/products/product-dates.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { type BulkBody, bulkDesk } from "../support/desks/bulk-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import { buyerOf, orderOf, outcomeOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";
import type { TestApi } from "../support/test-api.ts";

/** The products whose visibility changes; each is the only one of its brand and the cheapest of its category. */
const HIDDEN = 8;
const DRAFT = 9;

const part = (id: number, name: string, rest: Partial<ReturnType<typeof aProduct>> = {}) =>
  aProduct({
    id,
    name,
    name_ar: null,
    part_number: `LM317-${id}`,
    brand: "Kelvra",
    price: `${id}0.00`,
    amount: 9,
    description: "A part.",
    description_ar: null,
    ...rest,
  });

const products = [
  ...[1, 2, 3].map((id) => part(id, `Resistor ${id}k`)),
  part(4, "Battery", { category_id: 2, sub_category_id: 2 }),
  part(HIDDEN, "Zyxwonium resistor 10k 0805", { brand: "Onlyhidden", price: "0.02", part_number: "ZX8080" }),
  part(DRAFT, "Zyxwonite resistor 10k 0805", { brand: "Onlydraft", price: "0.01", part_number: "ZX9090" }),
  part(10, "Cell holder", { category_id: 2, sub_category_id: 2, price: "0.00" }),
];

const brandEntry = (id: number, name: string) => ({
  id,
  name,
  logo: null,
  official: true,
  description: "",
  description_ar: "",
  website: null,
});

const both = [HIDDEN, DRAFT];

const linksOf = (id: number): ProductLinks =>
  id === 1
    ? { needs: both, accessories: both, alternatives: [DRAFT, HIDDEN, 3] }
    : { needs: [1], accessories: [2], alternatives: [1] };

const seed = aCatalogue({
  categories: [1, 2].map((id) => aCategory({ id })),
  subCategories: [1, 2].map((id) => aSubCategory({ id, category_id: id })),
  products,
  attributes: someAttributes.map((one) => Object.assign({}, one, one.id === 1 && { alternative: "same" })),
  attributeTexts: new Map(
    products.map(({ id, sub_category_id }) => [
      id,
      sub_category_id === 1 ? { "1": id <= 2 ? "1k" : "10k", "2": "0805" } : {},
    ]),
  ),
  links: new Map([1, ...both].map((id) => [id, linksOf(id)])),
  brands: [brandEntry(1, "Kelvra"), brandEntry(2, "Onlyhidden"), brandEntry(3, "Onlydraft")],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
let cart = "";
beforeAll(() => {
  ({ api, headers } = shop());
});

/** The ids of what a shopper's search finds. */
const searched = async (query: string) =>
  (await call(api, endpoints.searchProducts, { query: { query } })).products.map(({ id }) => id);

const adminRead = (id: number) => call(api, endpoints.readAdminProduct, { headers, params: { id } });

const setVisibility = async (id: number, visibility: Visibility): Promise<void> => {
  const { name, price, amount, description, sub_category_id } = await adminRead(id);
  const body = { name, price, amount, description, sub_category_id, visibility };
  await call(api, endpoints.updateProduct, { headers, params: { id }, body });
};

const remove = (id: number) => call(api, endpoints.deleteProduct, { headers, params: { id } });

beforeEach(async () => {
  const lines = [1, ...both].map((id) => ({ id, qty: 1 }));
  ({ token: cart } = await call(api, endpoints.createSharedCart, { body: { lines } }));
});

/** Values of the parameters of addresses and queries, by their names: a parameter without any fails the walk. */
const samples = (): Readonly<Record<string, readonly string[]>> => ({
  id: ["1", "2", "3", String(HIDDEN), String(DRAFT)],
  token: [cart],
  page: ["1", "warranty"],
  per_page: ["20"],
  limit: ["20"],
  cursor: [],
  category_id: ["1", "2"],
  sub_category_id: ["1", "2"],
  brand_id: ["1", "2", "3"],
  related_to: ["1", String(HIDDEN), String(DRAFT)],
  ids: [`1,${HIDDEN},${DRAFT}`],
  query: ["zyxwonium", "Zyxwonitt", "zx9090", "ZX909", "10k 0805", "lm317", "resistor zyxwon"],
  sort: ["price", "-name", "a1"],
  filters: ["stock=1", "brand=Kelvra", "a1_min=9k", "a2=1", "price_max=1"],
  view: ["card"],
  format: ["csv"],
  locale: ["ar"],
});

const entriesOf = (schema: unknown): readonly string[] =>
  Object.keys(
    v.parse(v.looseObject({ entries: v.optional(v.record(v.string(), v.unknown()), {}) }), schema ?? {})
      .entries,
  );

/** The requests of an endpoint: each value of each parameter alone, and of each two parameters of its query together. */
function requestsOf(endpoint: Endpoint): string[] {
  const known = samples();
  const valuesOf = (name: string): readonly string[] => {
    const values = known[name];
    if (!values)
      throw new Error(`There is no sample of '${name}': give it one, so that the walk reaches it.`);
    return values;
  };
  const [param] = entriesOf(endpoint.params);
  const paths = param === undefined ? [{}] : valuesOf(param).map((value) => ({ [param]: value }));
  const names = entriesOf(endpoint.query);
  const one = (name: string) => valuesOf(name).map((value) => ({ [name]: value }));
  const queries = [
    {},
    ...names.flatMap(one),
    ...names.flatMap((name, at) =>
      names
        .slice(at + 1)
        .flatMap((other) => one(name).flatMap((a) => one(other).map((b) => Object.assign({}, a, b)))),
    ),
  ];
  return paths.flatMap((path) => queries.map((query) => addressOf(endpoint, path, query)));
}

/** Everything that shoppers can read, by address: each public endpoint of the contract that reads, and what the sitemap lists. */
async function readAll(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.access !== "public" || endpoint.method !== "GET") continue;
    for (const address of requestsOf(endpoint)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the database answers them anyway
      const response = await api.request(address);
      // oxlint-disable-next-line no-await-in-loop -- the same
      found.set(address, `${response.status} ${await response.text()}`);
    }
  }
  const list = samples()["query"]?.join("\n") ?? "";
  found.set("parts list", JSON.stringify(await call(api, endpoints.findParts, { body: { list } })));
  const listed: number[] = [];
  for await (const { id } of productDates(api.database.queries)) listed.push(id);
  found.set("sitemap", listed.join());
  return found;
}

/** Addresses that name a product: its page, its links, its relations, lists of ids, carts. */
const names = (address: string, id: number): boolean =>
  new RegExp(`/products/${id}(?:/|$)|[?&]related_to=${id}(?:&|$)|[?&]ids=|/carts/`).test(address);

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one].flatMap(([address, text]) => (text === other.get(address) ? [] : [address]));

/** Shows both on the home page wherever it can show products. */
const showOnHome = () =>
  setSettings(api, {
    home: {
      sections: homeSectionKinds.map((kind) => ({ kind, title: { en: "", ar: "" }, shown: true })),
      featured: [...both, 1],
      reasons: [],
    },
  });

test(
  "D-102 for shoppers a draft does not exist, and lists, searches, counts and the home page are as if a hidden product did not",
  { timeout: 180_000 },
  async () => {
    await showOnHome();
    const lines = products
      .filter(({ id }) => both.includes(id) || id === 1)
      .map((one) => [one, one.id === 1 ? 1 : 3] as const);
    expect(await outcomeOf(api, orderOf(lines, { info: buyerOf(1) }))).toMatch(/^[\dA-Z]/);
    const shown = await readAll();

    await setVisibility(HIDDEN, "hidden");
    await setVisibility(DRAFT, "draft");
    const after = await readAll();
    await remove(DRAFT);
    const withoutDraft = await readAll();
    expect(differing(after, withoutDraft)).toEqual([]);

    await remove(HIDDEN);
    const without = await readAll();
    expect(differing(after, without).filter((address) => !names(address, HIDDEN))).toEqual([]);
    // The walk reaches what shows them: lists, searches, filters, the home page, brands, relations and the sitemap.
    const changed = differing(shown, after).join("\n");
    for (const address of [
      "/products?",
      "/products/products/search?",
      "/product-facets",
      "/home",
      "/brands",
      "/links",
      "related_to=1",
      "sitemap",
    ]) {
      expect(changed).toContain(address);
    }
  },
);

test("D-102 the page of a hidden product opens, and it can be in carts and be ordered; a draft cannot", async () => {
  await setVisibility(HIDDEN, "hidden");
  await setVisibility(DRAFT, "draft");
  const page = await call(api, endpoints.readProduct, { params: { id: HIDDEN } });
  expect(page).toMatchObject({ id: HIDDEN, visibility: "hidden" });
  expect(await refused(api, endpoints.readProduct, { params: { id: DRAFT } })).toEqual({
    status: 404,
    code: "not_found",
  });
  expect(await refused(api, endpoints.readProductLinks, { params: { id: DRAFT } })).toMatchObject({
    code: "not_found",
  });
  const opened = await call(api, endpoints.readSharedCart, { params: { token: cart } });
  expect([opened.lines.map(({ product }) => product.id), opened.missing]).toEqual([[1, HIDDEN], 1]);
  const listed = await send(api, endpoints.listProducts, { query: { ids: `${DRAFT},${HIDDEN},1` } });
  expect(
    v.parse(v.array(v.looseObject({ id: v.number() })), await listed.json()).map(({ id }) => id),
  ).toEqual([HIDDEN, 1]);

  const order = (id: number, price: string) =>
    outcomeOf(api, orderOf([[{ id, price }, 1]], { info: buyerOf(id) }));
  const unknown = await order(99, "1.00");
  expect(await order(DRAFT, "0.01")).toBe(unknown);
  expect(await order(HIDDEN, "0.02")).not.toBe(unknown);
  expect((await adminRead(HIDDEN)).amount).toBe(8);
});

test("D-102 nobody can ask for a mail when a draft is back", async () => {
  await setVisibility(DRAFT, "draft");
  const ask = { params: { id: DRAFT }, body: { email: "mona@example.com", locale: "en" as const } };
  expect(await refused(api, endpoints.requestRestockMail, ask)).toMatchObject({ code: "not_found" });
});

test("D-102 words and part numbers of drafts and hidden products neither repair a search nor keep it from being repaired", async () => {
  const { price, amount, description, sub_category_id } = await adminRead(DRAFT);
  for (const visibility of ["draft", "hidden"] as const) {
    const body = {
      name: "Battary Resistar",
      price,
      amount,
      description,
      sub_category_id,
      visibility,
      part_number: "LM318-1",
    };
    await call(api, endpoints.updateProduct, { headers, params: { id: DRAFT }, body });
    expect(await searched("battary")).toEqual([4]);
    expect(await searched("resistar")).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await searched("LM318-1")).toEqual([1, 10]);
  }
});

test("D-102 the dashboard lists, searches and filters all products, and says how shoppers see them", async () => {
  await setVisibility(HIDDEN, "hidden");
  await setVisibility(DRAFT, "draft");
  const list = async (query: Readonly<Record<string, string>>) =>
    (await call(api, endpoints.listAdminProducts, { headers, query })).data.map(({ id, visibility }) => [
      id,
      visibility,
    ]);
  expect(await list({ query: "zyxwonite" })).toEqual([[DRAFT, "draft"]]);
  expect(await list({ query: "zyxwon" })).toEqual([
    [HIDDEN, "hidden"],
    [DRAFT, "draft"],
  ]);
  expect(await list({ visibility: "draft" })).toEqual([[DRAFT, "draft"]]);
  expect(await list({ visibility: "hidden", query: "resistor" })).toEqual([[HIDDEN, "hidden"]]);
  expect((await list({})).length).toBe(products.length);
  const named = await call(api, endpoints.listAdminBrands, { headers });
  expect(named.data.find(({ name }) => name === "Onlydraft")?.products).toBe(1);
});

test("D-102 a new product is shown unless its form says otherwise; unknown words are refused", async () => {
  const form = { name: "New", price: "1", sub_category_id: 1, description: "x" };
  const { product_id: id } = await call(api, endpoints.createProduct, { headers, body: form });
  expect((await adminRead(id)).visibility).toBe("shown");
  const draft = await call(api, endpoints.createProduct, { headers, body: { ...form, visibility: "مسودة" } });
  expect((await adminRead(draft.product_id)).visibility).toBe("draft");
  expect(
    await refused(api, endpoints.createProduct, { headers, body: { ...form, visibility: "secret" } }),
  ).toMatchObject({
    code: "invalid",
    errors: { visibility: "unknown_visibility" },
  });
});

const desk = bulkDesk(
  () => api,
  () => headers,
);

test("D-102 a bulk change of visibility is previewed, takes products from lists and search at once, and is undone", async () => {
  const search = async () =>
    (await call(api, endpoints.searchProducts, { query: { query: "zyxwon" } })).products.map(({ id }) => id);
  expect(await search()).toEqual(both);
  const body: BulkBody = {
    selection: { ids: [1, ...both] },
    rule: { field: "visibility", change: "fixed", value: "draft" },
  };
  await setVisibility(1, "draft");
  expect(await desk.preview(body)).toMatchObject({
    changed: 2,
    skipped: [{ reason: "unchanged", products: 1 }],
    rows: both.map((id) => ({ id, old: "shown", new: "draft" })),
  });
  const change = await desk.change(body);
  expect(await search()).toEqual([]);
  const [entry] = (
    await call(api, endpoints.readHistory, { headers, query: { entity: "product", id: DRAFT } })
  ).data;
  expect(entry?.fields).toEqual([{ field: "visibility", old: "shown", new: "draft" }]);
  await desk.undo(change.id);
  expect(await search()).toEqual(both);
  expect((await adminRead(1)).visibility).toBe("draft");
});

test("D-102 a draft in an order keeps its place there, and no order gets one anew", async () => {
  const order = async (id: number) => {
    const number = await outcomeOf(
      api,
      orderOf([[{ id, price: id === 1 ? "10.00" : "0.01" }, 1]], { info: buyerOf(id) }),
    );
    expect(number).toMatch(/-/);
  };
  await order(DRAFT);
  await order(1);
  await setVisibility(DRAFT, "draft");
  const { data } = await call(api, endpoints.listAdminOrders, { headers });
  const read = (id: number) => call(api, endpoints.readAdminOrder, { headers, params: { id } });
  const orders = await Promise.all(data.map(({ id }) => read(id)));
  const ofDraft = orders.find(({ lines }) => lines.some(({ product_id }) => product_id === DRAFT));
  const other = orders.find((one) => one !== ofDraft);
  expect(ofDraft?.lines[0]).toMatchObject({ current_price: "0.01", has_page: false });
  const lines = [{ product_id: DRAFT, qty: 2, price: "0.01" }];
  const edit = (one: typeof other) => ({
    headers,
    params: { id: one?.id ?? 0 },
    body: { version: one?.version ?? 0, lines },
  });
  expect((await call(api, endpoints.changeOrderLines, edit(ofDraft))).status).toBe(true);
  expect(await refused(api, endpoints.changeOrderLines, edit(other))).toMatchObject({
    errors: { "lines.0.product_id": "unknown_product" },
  });
});
