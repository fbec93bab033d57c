import { once } from "node:events";
import { createServer } from "node:http";

import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { surrogateHeaders } from "@shop/serving/surrogate-headers.ts";
import { productTag } from "@shop/serving/tags.ts";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { startPurges } from "../../src/http/purges.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const logger = pino({ level: "silent" });

let api: TestApi;
/** The keys of each purge that the cache was sent, and the token. */
let purges: { keys: string; token: string | undefined }[] = [];
/** Status with which the cache answers. */
let status = 200;
const cache = createServer((request, response) => {
  const { "surrogate-key": keys, authorization: token } = request.headers;
  purges.push({ keys: String(keys), token });
  response.writeHead(status).end();
});
let url = "";

beforeAll(async () => {
  api = await openTestApi(
    {
      categories: [aCategory({ id: 1 })],
      subCategories: [aSubCategory({ id: 1 })],
      products: [aProduct({ id: 7, amount: 50, price: "10.00" })],
    },
    { surrogateHeaders },
  );
  cache.listen(0, "127.0.0.1");
  await once(cache, "listening");
  const address = cache.address();
  const port = typeof address === "object" && address ? address.port : 0;
  url = `http://127.0.0.1:${port}/purge`;
});
afterAll(async () => {
  cache.close();
  await api.close();
});
beforeEach(() => {
  purges = [];
  status = 200;
});

const touch = (...tags: Parameters<Parameters<Parameters<TestApi["catalogue"]["change"]>[0]>[1]>) =>
  api.catalogue.change((_, touching) => Promise.resolve(touching(...tags)));

const sent = (): string[] => purges.map(({ keys }) => keys);
/** Waits until the cache was sent a number of purges. */
const reaches = (count: number): Promise<void> => vi.waitFor(() => expect(purges.length).toBe(count), WAIT);

test("answers of the catalogue carry the keys of what they were made from, and how long a shared cache may store them", async () => {
  const { headers } = await api.request("/backend/public/api/products/7");
  expect([headers.get("cache-control"), headers.get("cdn-cache-control")]).toEqual([
    "no-cache",
    "max-age=86400",
  ]);
  expect(headers.get("surrogate-key")).toMatch(/^everything .*\bproduct:7\b/);
  expect(headers.get("cache-tag")).toMatch(/^everything,.*\bproduct:7\b/);
  const many = new Set(Array.from({ length: 101 }, (_, index) => productTag(index)));
  expect(surrogateHeaders(many.add("products"))["surrogate-key"]).toBe("everything many-products products");
});

test("a cache is purged of everything at the start, then of the keys of each change", async () => {
  const stop = startPurges(
    api.database,
    api.catalogue,
    { url, token: "secret", hasOtherNodes: false },
    logger,
  );
  await reaches(1);
  await touch(productTag(7));
  await reaches(2);
  await touch("categories");
  await reaches(3);
  await touch("everything");
  await reaches(4);
  expect(sent()).toEqual(["everything", "product:7 many-products", "categories", "everything"]);
  expect(new Set(purges.map(({ token }) => token))).toEqual(new Set(["Bearer secret"]));
  await stop();
  await touch("slides");
  expect(purges.length).toBe(4);
});

test("a purge that the cache refuses is sent again, with what has changed meanwhile", async () => {
  status = 503;
  const stop = startPurges(api.database, api.catalogue, { url, hasOtherNodes: false }, logger);
  await reaches(1);
  await touch("slides");
  status = 200;
  await reaches(2);
  await touch("shop");
  await reaches(3);
  expect(sent()).toEqual(["everything", "everything", "shop"]);
  await stop();
});

test("with several nodes one of them purges, and again once all know the change", async () => {
  const target = { url, hasOtherNodes: true };
  const stops = [1, 2].map(() => startPurges(api.database, api.catalogue, target, logger));
  await reaches(1);
  await touch("slides");
  await reaches(3);
  expect(sent()).toEqual(["everything", "slides", "slides"]);
  await Promise.all(stops.map((stop) => stop()));
});
