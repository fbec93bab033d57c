import { gunzipSync } from "node:zlib";

import { caching } from "@shop/serving/caching.ts";
import { ChangeLog } from "@shop/serving/change-log.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { expect, test, vi } from "vitest";

import { keptFiles } from "./kept-files.ts";

function setup() {
  const log = new ChangeLog();
  const files = keptFiles(log.track, { "content-type": "text/plain", "cache-control": caching.hour });
  const chunks = vi.fn<() => Promise<string[]>>(() => {
    noteReads(["products"]);
    return Promise.resolve(["one ", "two"]);
  });
  return {
    log,
    chunks,
    ask: (headers: Record<string, string> = {}) => files.respond("a", new Headers(headers), chunks),
  };
}

test("a file is made once until what it lists has changed, for concurrent requests too", async () => {
  const { log, chunks, ask } = setup();
  const texts = await Promise.all([ask(), ask(), ask()].map(async (response) => (await response).text()));
  expect(texts).toEqual(["one two", "one two", "one two"]);
  expect(chunks).toHaveBeenCalledOnce();
  log.add(["product:7"]);
  await ask();
  expect(chunks).toHaveBeenCalledOnce();
  log.add(["products"]);
  await ask();
  expect(chunks).toHaveBeenCalledTimes(2);
});

test("a file is sent compressed where that is accepted", async () => {
  const { ask } = setup();
  const response = await ask({ "accept-encoding": "br, gzip" });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe("one two");
  const plain = await ask();
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("etag")).toBe(response.headers.get("etag"));
});
