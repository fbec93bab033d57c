import type { Endpoint } from "@shop/contract/endpoint.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { productTag } from "@shop/serving/tags.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { openPostgres } from "../../src/database/postgres.ts";
import { productDates } from "../../src/modules/products/product-dates.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { orderOf, outcomeOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { createPostgresDatabase, onPostgres } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

/** A text that is written to the rows without invalidation: only answers that are not cached contain it. */
const FRESH = "not cached";

const meter = aProduct({ id: 1, name: "meter", amount: 60 });
const fuse = aProduct({
  id: 2,
  name: "fuse",
  description: "galvanised",
  amount: 60,
  category_id: 2,
  sub_category_id: 2,
});
const seed = aCatalogue({
  categories: [aCategory({ id: 1 }), aCategory({ id: 2 })],
  subCategories: [aSubCategory({ id: 1, category_id: 1 }), aSubCategory({ id: 2, category_id: 2 })],
  products: [meter, fuse],
});

const { readProduct, listProducts, searchProducts, listCategories, listSlides } = endpoints;
type Read = readonly [Endpoint, Record<string, number>, Record<string, string | number>];

const page = (query: Record<string, string | number>): Read => [listProducts, {}, { limit: 5, ...query }];
const reads = {
  meter: [readProduct, { id: 1 }, {}],
  "list with the meter": page({ category_id: 1 }),
  "list of both": page({}),
  "all products": [listProducts, {}, {}],
  "search for the meter": [searchProducts, {}, { query: "meter" }],
  fuse: [readProduct, { id: 2 }, {}],
  "list with the fuse": page({ category_id: 2 }),
  "search for the fuse": [searchProducts, {}, { query: "fuse" }],
  categories: [listCategories, {}, {}],
  slides: [listSlides, {}, {}],
} satisfies Record<string, Read>;
const names = Object.keys(reads).filter((name): name is keyof typeof reads => name in reads);

const textOf = async (api: TestApi, name: keyof typeof reads): Promise<string> => {
  const [endpoint, params, query] = reads[name];
  return (await api.request(addressOf(endpoint, params, query))).text();
};

/** The names of the reads whose answers are not cached. */
async function findUncached(api: TestApi): Promise<string[]> {
  const texts = await Promise.all(names.map(async (name) => ({ name, text: await textOf(api, name) })));
  return texts.flatMap(({ name, text }) => (text.includes(FRESH) ? [name] : []));
}

const withMeter: (keyof typeof reads)[] = [
  "meter",
  "list with the meter",
  "list of both",
  "all products",
  "search for the meter",
];

let nodes: TestApi[] = [];
beforeEach(async () => {
  const url = onPostgres() ? await createPostgresDatabase() : "";
  const openNode = () => openTestApi(seed, url ? { openDatabase: () => openPostgres(url, 4) } : {});
  nodes = [await openNode()];
  if (url) nodes.push(await openNode());
});
afterEach(() => Promise.all(nodes.map((node) => node.close())));

const first = (): TestApi => {
  const [node] = nodes;
  if (!node) throw new Error("No node is open.");
  return node;
};

/** Fills the caches of all nodes, then changes all rows without invalidation. */
async function fillCaches(): Promise<void> {
  for (const node of nodes) for (const name of names) await textOf(node, name);
  const { queries } = first().database;
  await queries.execute(sql`update products set description = ${FRESH}, brand = ${FRESH}`);
  await queries.execute(sql`update categories set description = ${FRESH}`);
}

describe("after an order", () => {
  test("API-23 answers that show an ordered product are invalidated at once, on every node, and no others", async () => {
    await fillCaches();
    expect(await outcomeOf(first(), orderOf([[meter, 7]]))).toMatch(/-/);
    expect(await findUncached(first())).toEqual(withMeter);
    expect(await textOf(first(), "meter")).toContain('"amount":53');
    for (const node of nodes.slice(1)) {
      await vi.waitFor(async () => expect(await textOf(node, "meter")).toContain('"amount":53'), WAIT);
      expect(await findUncached(node)).toEqual(withMeter);
    }
  });

  test("API-23 a rejected order invalidates nothing", async () => {
    await fillCaches();
    expect(await outcomeOf(first(), orderOf([[meter, 61]]))).toBe("stock_short");
    expect(await findUncached(first())).toEqual([]);
  });
});

test("API-23 an order does not invalidate the sitemap, a change of products does", async () => {
  const { catalogue, database } = first();
  const ids: number[] = [];
  const listed = await catalogue.track(async () => {
    for await (const { id } of productDates(database.queries, 1)) ids.push(id);
  });
  expect(ids).toEqual([1, 2]);
  await outcomeOf(first(), orderOf([[meter, 1]]));
  expect(listed.isCurrent()).toBe(true);

  await catalogue.change(async (_, touch) => touch("products"));
  expect(listed.isCurrent()).toBe(false);
});

test("API-23 a change of a price invalidates what showed it, lists and searches, on every node", async () => {
  await fillCaches();
  await first().catalogue.change((transaction, touch) => {
    touch("products", productTag(meter.id));
    return transaction.update(products).set({ price: "1.00" }).where(eq(products.id, meter.id));
  });
  const dropped = names.filter((name) => !["fuse", "categories", "slides"].includes(name));
  for (const node of nodes) {
    await vi.waitFor(async () => expect(await textOf(node, "meter")).toContain('"price":"1.00"'), WAIT);
    expect(await findUncached(node)).toEqual(dropped);
  }
});

test("D-61 a change of synonyms invalidates the searches, on every node, and nothing else", async () => {
  const headers = await signInAdmin(first());
  await fillCaches();
  await call(first(), endpoints.createSynonymGroup, { headers, body: { words: "meter, gauge" } });
  for (const node of nodes) {
    await vi.waitFor(
      async () =>
        expect((await call(node, searchProducts, { query: { query: "gauge" } })).totalCount).toBe(1),
      WAIT,
    );
    expect(await findUncached(node)).toEqual(["search for the meter", "search for the fuse"]);
  }
});

test("D-12 API-12 an administrator's update is in the next answers of every node", async () => {
  await fillCaches();
  const headers = await signInAdmin(first());
  const body = { name: "meter", price: "99", amount: 60, sub_category_id: 1, description: "new" };
  await call(first(), endpoints.updateProduct, { headers, params: { id: meter.id }, body });
  for (const node of nodes) {
    await vi.waitFor(async () => expect(await textOf(node, "meter")).toContain('"price":"99.00"'), WAIT);
    for (const name of withMeter) expect(await textOf(node, name)).toContain('"99.00"');
  }
});

test.for([
  {
    field: "price",
    was: meter.price,
    value: "99",
    shown: '"price":"99.00"',
    others: ["search for the fuse"],
  },
  { field: "amount", was: 60, value: 59, shown: '"amount":59', others: [] },
] as const)(
  "D-12 a changed $field alone is in the next answers of every node that showed it",
  async ({ shown, others, ...body }) => {
    await fillCaches();
    const headers = await signInAdmin(first());
    await call(first(), endpoints.changeProductField, { headers, params: { id: meter.id }, body });
    for (const node of nodes) {
      await vi.waitFor(async () => expect(await textOf(node, "meter")).toContain(shown), WAIT);
      const dropped = await findUncached(node);
      expect(dropped).toEqual(expect.arrayContaining([...withMeter, ...others]));
      expect(dropped).not.toContain("fuse");
      expect(dropped.includes("list with the fuse")).toBe(body.field === "price");
    }
  },
);
