import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { Settings } from "@shop/serving/settings.ts";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { openSearchEngine } from "../../src/modules/find/engine/search-engine.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { openShopApi } from "../../src/open-shop-api.ts";
import { call } from "../support/calls.ts";
import { createOldShop } from "../support/old-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const CATALOGUE = `insert into categories (name) values ('Parts');
     insert into sub_categories (category_id, name) values (1, 'Regulators');
     insert into products (category_id, sub_category_id, name, name_sort, part_number, price, amount, description)
     select 1, 1, 'Regulator ' || n, 'regulator ' || n, 'LM' || n || 'CT', n % 2, 1, 'Heatsink included'
     from generate_series(7800, 8900) as n;`;
const COUNT = 1101;

let folder = "";
let settings: Settings;
let logged: string[] = [];
const logger = pino({ level: "info" }, { write: (line) => void logged.push(line) });
const about = (text: string): number => logged.filter((line) => line.includes(text)).length;
const indexFolder = (): string => join(settings.DATA_DIR, "search");
const file = (): string => join(indexFolder(), "search-1.sqlite");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-search-"));
  logged = [];
  settings = await createOldShop(join(folder, "data"), CATALOGUE);
});
afterEach(() => rmSync(folder, { recursive: true }));

type Shop = Pick<TestApi, "request">;

/** Opens the shop, works with it, and closes it. */
async function whileOpen(work: (shop: Shop) => Promise<void>, own = settings): Promise<void> {
  const { app, close, searchIndex } = await openShopApi(own, logger);
  try {
    await searchIndex.followed();
    await work({ request: async (address, init) => app.request(address, init) });
  } finally {
    await close();
  }
}

const find = (shop: Shop, query: string) =>
  call(shop, endpoints.searchProducts, { query: { query, limit: 3 } });

const isFoundWhole = async (shop: Shop): Promise<void> => {
  expect((await find(shop, "8400")).products.map(({ name }) => name)).toEqual(["Regulator 8400"]);
  expect(await find(shop, "LM7805CX")).toMatchObject({ near: ["LM7805CX"], totalCount: 1 });
  expect(await find(shop, "heatsink")).toMatchObject({ totalCount: 1000, totalCountExact: false });
  // Those with a price first.
  expect((await find(shop, "regulator")).products.map(({ price }) => price)).toEqual([
    "1.00",
    "1.00",
    "1.00",
  ]);
};

test("API-4 the products of a shop of an older version are indexed at its next start, and not again at the one after it", async () => {
  await whileOpen(isFoundWhole);
  expect(about(`The search index of ${COUNT} products was written.`)).toBe(1);
  expect(about(`The keys of ${COUNT} products were stored.`)).toBe(1);
  await whileOpen(isFoundWhole);
  expect(about("products was written")).toBe(1);
  expect(about("were stored")).toBe(1);
});

test("API-4 what changed while a node was not running is found after its start", async () => {
  await whileOpen(isFoundWhole);
  const database = await openDatabase(settings);
  await database.queries.update(products).set({ name: "Nilometer", version: 2 }).where(eq(products.id, 5));
  await database.queries
    .update(products)
    .set({ deleted_at: new Date(), version: 2 })
    .where(eq(products.id, 6));
  // As an import has it, or a restored backup.
  await database.queries.execute(
    "delete from catalogue_changes; update catalogue_state set version = version + 1",
  );
  await database.close();
  await whileOpen(async (shop) => {
    expect((await find(shop, "nilometer")).products.map(({ id }) => id)).toEqual([5]);
    expect(await find(shop, "LM7805CT")).toMatchObject({ totalCount: 0 });
  });
  expect(about("products was written")).toBe(1);
});

test("API-4 a file of the search index that is damaged, or of other rules, is written anew", async () => {
  await whileOpen(isFoundWhole);
  truncateSync(file(), 20_000);
  await whileOpen(isFoundWhole);
  expect(about("products was written")).toBe(2);
  writeFileSync(file(), "This is no file of SQLite.".repeat(1000));
  await whileOpen(isFoundWhole);
  expect(about("products was written")).toBe(3);
  expect(about("the search index cannot be used")).toBeGreaterThan(0);
});

test("API-4 a node whose folder cannot be written keeps the search index in memory", async () => {
  mkdirSync(settings.DATA_DIR, { recursive: true });
  writeFileSync(indexFolder(), "");
  await whileOpen(isFoundWhole);
  expect(about("products was written")).toBe(1);
});

test("API-4 two nodes with one folder have a file each", async () => {
  const [first, second] = [openSearchEngine(indexFolder(), logger), openSearchEngine(indexFolder(), logger)];
  await first.run({ name: "setPosition", position: "first" });
  await second.run({ name: "setPosition", position: "second" });
  expect(await first.run({ name: "position" })).toMatchObject({ position: "first" });
  expect(await second.run({ name: "position" })).toMatchObject({ position: "second" });
  await Promise.all([first.close(), second.close()]);
  expect(readdirSync(indexFolder()).toSorted()).toEqual(["search-1.sqlite", "search-2.sqlite"]);
});
