import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { productSchema } from "@shop/contract/products/product.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { productTag } from "@shop/serving/tags.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { catalogueChanges } from "../../src/modules/catalogue/catalogue-changes.table.ts";
import { storeChange } from "../../src/modules/catalogue/catalogue.repository.ts";
import { watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const LIST = "/backend/public/api/products";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({ products: Array.from({ length: 60 }, (_, index) => aProduct({ id: index + 1 })) }),
  );
});
afterAll(() => api.close());

const get = (address: string, headers: Record<string, string> = {}) => api.request(address, { headers });
const etagOf = async (address: string): Promise<string> => (await get(address)).headers.get("etag") ?? "";
const rename = (id: number, name: string) =>
  api.catalogue.change((transaction, touch) => {
    touch("products", productTag(id));
    return transaction.update(products).set({ name }).where(eq(products.id, id));
  });

test("API-23 a list is revalidated each time, and answered 304 while it is unchanged", async () => {
  const first = await get(LIST);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const again = await get(LIST, { "if-none-match": tag });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("content-type")).toBeNull();
    expect(await again.text()).toBe("");
  }
  expect((await get(LIST, { "if-none-match": '"other"' })).status).toBe(200);
});

test("a change of the catalogue changes the ETags of the answers that it touches, and no others", async () => {
  const [one, other, list] = await Promise.all([etagOf(`${LIST}/1`), etagOf(`${LIST}/2`), etagOf(LIST)]);
  await rename(1, "Renamed");
  expect(await (await get(`${LIST}/1`)).json()).toMatchObject({ name: "Renamed" });
  expect(await etagOf(`${LIST}/1`)).not.toBe(one);
  expect(await etagOf(LIST)).not.toBe(list);
  expect(await etagOf(`${LIST}/2`)).toBe(other);
});

test.for([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=0.5, br;q=0.1", "br"],
  ["br;q=0, GZIP", "gzip"],
  ["identity", null],
  ["br;q=0, gzip;q=0.0", null],
] as const)("a list is sent as '%s' allows: %s", async ([accepted, encoding]) => {
  const response = await get(LIST, { "accept-encoding": accepted });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(response.headers.get("vary")).toBe("accept-encoding");
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync, none: (it: Buffer) => it }[
    encoding ?? "none"
  ];
  expect(v.parse(v.array(productSchema), JSON.parse(decompress(bytes).toString()))).toHaveLength(60);
});

test("a small answer is not compressed", async () => {
  const response = await get(`${LIST}/2`, { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("HEAD has the headers of GET, without the body", async () => {
  const head = await api.request(LIST, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  const whole = await get(LIST, { "accept-encoding": "gzip" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const name of ["etag", "content-length", "content-encoding", "content-type", "cache-control"]) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  }
});

test("the order of query parameters, and unknown ones, do not change the cache key", async () => {
  const [one, other] = [
    await get(`${LIST}?limit=3&sort=price`),
    await get(`${LIST}?utm=x&sort=price&limit=3`),
  ];
  expect(await one.text()).toBe(await other.text());
});

test("the catalogue's version changes with every change, on every node that shares the database", async () => {
  const other = await watchCatalogue(api.database);
  const heard = new Promise<void>((resolve) => {
    other.onChange(() => resolve());
  });
  const before = other.version();
  expect(api.catalogue.version()).toBe(before);
  await rename(3, "Elsewhere");
  await heard;
  expect(other.version()).not.toBe(before);
  expect(other.version()).toBe(api.catalogue.version());
  await other.close();
});

test("a failed change is rolled back, with its version", async () => {
  const before = api.catalogue.version();
  const failing = api.catalogue.change(async (transaction, touch) => {
    touch(productTag(4));
    await transaction.update(products).set({ name: "Never" }).where(eq(products.id, 4));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(api.catalogue.version()).toBe(before);
  expect(await (await get(`${LIST}/4`)).text()).not.toContain("Never");
});

test("a node that missed deleted log entries drops its whole cache", async () => {
  const watching = await watchCatalogue(api.database);
  const kept = await watching.track(async () => noteReads([productTag(5)]));
  await rename(6, "Another");
  expect(kept.isCurrent()).toBe(true);
  await api.database.queries.transaction(async (transaction) => {
    await storeChange(transaction, [productTag(6)]);
    await storeChange(transaction, [productTag(6)]);
    await transaction.delete(catalogueChanges);
    await storeChange(transaction, [productTag(6)]);
  });
  await vi.waitFor(() => expect(kept.isCurrent()).toBe(false), WAIT);
  await watching.close();
});
