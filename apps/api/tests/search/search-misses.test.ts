import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { lastShopDays } from "@shop/domain/orders/list/shop-days.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { openSearchMissLog } from "../../src/modules/find/search-misses/search-miss-log.ts";
import {
  addMisses,
  MAX_TEXTS_PER_DAY,
} from "../../src/modules/find/search-misses/search-misses.repository.ts";
import { searchMisses } from "../../src/modules/find/search-misses/search-misses.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { fullOverview } from "../support/full-overview.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listSearchMisses, searchProducts, createProduct, findParts } = endpoints;
const relay = aProduct({ id: 1, name: "Relay 5 V" });

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [relay] }));
  headers = await signInAdmin(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await call(api, listSearchMisses, { headers });
  await api.database.queries.delete(searchMisses);
});

const searchAddress = (query: string): string => addressOf(searchProducts, {}, { query });
const search = (query: Record<string, string | number>) => call(api, searchProducts, { query });
const list = async (query: Record<string, string | number> = {}) =>
  (await call(api, listSearchMisses, { headers, query })).data.map(({ text, count }) => [text, count]);
const quiet = pino({ level: "silent" });
const at = new Date();
const miss = (text: string, count: number, hours = 0) => ({
  text,
  count,
  lastAt: new Date(at.getTime() - hours * 3_600_000),
});

test("D-11 searches without results are counted, also where the answer comes from the cache", async () => {
  await search({ query: "Flux-Capacitor" });
  await search({ query: "Flux-Capacitor" });
  await search({ query: "flux capacitor", limit: 5 });
  const response = await api.request(searchAddress("Flux-Capacitor"), {
    headers: { "accept-encoding": "br" },
  });
  const etag = response.headers.get("etag") ?? "";
  const unchanged = await api.request(searchAddress("Flux-Capacitor"), {
    headers: { "if-none-match": etag },
  });
  expect([response.status, unchanged.status]).toEqual([200, 304]);
  expect(await list()).toEqual([["flux capacitor", 5]]);
});

test("D-11 what an administrator's browser searches is not counted, also where the answer comes from the cache", async () => {
  await call(api, searchProducts, { query: { query: "Flux-Capacitor" }, headers });
  await search({ query: "Flux-Capacitor" });
  await call(api, searchProducts, { query: { query: "Flux-Capacitor" }, headers });
  await call(api, findParts, { body: { list: "1 warp coil", from: 0, boards: 1 }, headers });
  expect(await list()).toEqual([["flux capacitor", 1]]);
  await call(api, findParts, { body: { list: "1 warp coil", from: 0, boards: 1 } });
  expect(await list()).toContainEqual(["warp coil", 1]);
});

test("D-11 words that a search left out are counted, also where the answer comes from the cache", async () => {
  for (let time = 0; time < 3; time += 1) await search({ query: "Solid-State relay zzqq" });
  expect(await list()).toEqual([["solid state zzqq", 3]]);
});

test("D-11 searches with results, further pages, invalid and empty ones are not counted", async () => {
  await search({ query: "relay" });
  await search({ query: "" });
  await search({ query: "?" });
  await api.request(`${searchAddress("warp core")}&cursor=nonsense`);
  await api.request(searchAddress("x".repeat(201)));
  await api.request(searchAddress("warp core"), { method: "HEAD" });
  expect(await list()).toEqual([]);
});

test("D-11 what may name a person, and what is longer than a product's name, is not stored", async () => {
  await search({ query: "mona@example.com" });
  await search({ query: "+20 101 234 5678" });
  await search({ query: "٠١٠١٢٣٤٥٦٧٨" });
  await search({ query: "zz ".repeat(60) });
  expect(await list()).toEqual([]);
});

test("D-11 a search is counted until a product is added that it finds", async () => {
  await search({ query: "thyristor" });
  const { price, sub_category_id, description } = relay;
  const body = { name: "Thyristor", price, sub_category_id, description };
  await call(api, createProduct, { headers, body });
  expect((await search({ query: "thyristor" })).totalCount).toBe(1);
  expect(await list()).toEqual([["thyristor", 1]]);
});

test("D-11 the counts of several nodes and days add up, sorted and paged; older days are not listed", async () => {
  const { queries } = api.database;
  const days = lastShopDays(Date.now(), 31);
  await addMisses(queries, days[0] ?? "", [miss("old", 900)]);
  await addMisses(queries, days[1] ?? "", [miss("stm32", 3, 700)]);
  const [one, other] = [openSearchMissLog(queries, quiet), openSearchMissLog(queries, quiet)];
  for (const log of [one, other]) {
    log.note("STM32");
    log.note("ina226");
  }
  one.note("INA226");
  await Promise.all([one.close(), other.close()]);
  await addMisses(queries, days.at(-1) ?? "", [miss("peltier", 1, 2)]);
  expect(await list()).toEqual([
    ["stm32", 5],
    ["ina226", 3],
    ["peltier", 1],
  ]);
  expect((await list({ sort: "latest" })).at(-1)).toEqual(["peltier", 1]);
  const { search_misses } = await fullOverview(api, headers);
  expect(search_misses.texts).toBe(3);
  expect(search_misses.top.map(({ text }) => text)).toEqual(["stm32", "ina226", "peltier"]);
  expect(await call(api, listSearchMisses, { headers, query: { page: 2, per_page: 1 } })).toMatchObject({
    page: 2,
    total: 3,
    data: [{ text: "ina226" }],
  });
  const wrong = { headers, query: { sort: "count" } };
  expect(await refused(api, listSearchMisses, wrong)).toMatchObject({ status: 400, code: "bad_query" });
});

test("D-11 the texts of a day are bounded; those that are stored are still counted", async () => {
  const { queries } = api.database;
  const day = lastShopDays(Date.now(), 1)[0] ?? "";
  const misses = Array.from({ length: MAX_TEXTS_PER_DAY + 5 }, (_, index) => ({
    text: `text ${index}`,
    count: 1,
    lastAt: at,
  }));
  await addMisses(queries, day, misses);
  expect(await queries.$count(searchMisses)).toBe(MAX_TEXTS_PER_DAY);
  await addMisses(queries, day, [...misses.slice(0, 1), { text: "one more", count: 1, lastAt: at }]);
  expect(await queries.$count(searchMisses)).toBe(MAX_TEXTS_PER_DAY);
  expect((await list())[0]).toEqual(["text 0", 2]);
});

test("D-11 a node counts a bounded number of texts between two writes, and no failure reaches a search", async () => {
  const { queries } = api.database;
  const log = openSearchMissLog(queries, quiet);
  for (let index = 0; index < 700; index += 1) log.note(`text ${index}`);
  await log.close();
  expect(await queries.$count(searchMisses)).toBe(500);
  const broken = openSearchMissLog(queries, quiet);
  vi.spyOn(queries, "transaction").mockRejectedValueOnce(new Error("no connection"));
  broken.note("lost");
  await expect(broken.flush()).resolves.toBeUndefined();
});

test("the cleanup job deletes counts of searches that are older than 30 days", async () => {
  const { queries } = api.database;
  const days = lastShopDays(Date.now(), 31);
  await addMisses(queries, days[0] ?? "", [{ text: "old", count: 1, lastAt: at }]);
  await addMisses(queries, days[1] ?? "", [{ text: "young", count: 1, lastAt: at }]);
  await deleteExpired(queries);
  expect((await queries.select().from(searchMisses)).map(({ text }) => text)).toEqual(["young"]);
});
