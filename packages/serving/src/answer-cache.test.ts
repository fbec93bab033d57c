import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";

import { expect, test, vi } from "vitest";

import { AnswerCache, type MadeAnswer } from "./answer-cache.ts";
import { ChangeLog } from "./change-log.ts";
import { noteReads } from "./reads.ts";
import type { Tag } from "./tags.ts";

const TEXT = "x".repeat(2000);

/** Makes a loader of a text that reads some parts of the catalogue. */
const text =
  (content: string, ...tags: Tag[]) =>
  () => {
    noteReads(tags);
    return Promise.resolve({ text: content });
  };

function cacheOf(maxBytes: number) {
  const log = new ChangeLog();
  return { log, cache: new AnswerCache(maxBytes, log.track) };
}

test("an answer is made once for all its requests, concurrent ones included", async () => {
  const { cache } = cacheOf(100_000);
  const load = vi.fn(text(TEXT));
  const [one, other] = await Promise.all([cache.answer("a", load), cache.answer("a", load)]);
  expect((await cache.answer("a", load)).content).toBe(one.content);
  expect(other.content).toBe(one.content);
  expect(load).toHaveBeenCalledTimes(1);
});

test("an answer is compressed once", async () => {
  const { content } = await cacheOf(100_000).cache.answer("a", text(TEXT));
  const [one, other] = await Promise.all([content.body("br"), content.body("br")]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(one).toString()).toBe(TEXT);
});

test("a failed answer is not cached", async () => {
  const { cache } = cacheOf(100_000);
  await expect(cache.answer("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(cache.has("a")).toBe(false);
  expect((await cache.answer("a", text(TEXT))).content.etag).toMatch(/^W\//);
});

test("a cached answer frees its loader, with the request that it has", async () => {
  setFlagsFromString("--expose-gc");
  const { cache } = cacheOf(100_000);
  const answerOne = async (): Promise<WeakRef<object>> => {
    const request = { text: TEXT };
    await cache.answer("a", () => Promise.resolve({ text: request.text }));
    return new WeakRef(request);
  };
  const request = await answerOne();
  // A weak reference holds its target until the end of the task.
  await setImmediate();
  runInNewContext("gc()");
  expect(request.deref()).toBeUndefined();
  expect(cache.has("a")).toBe(true);
});

test("an answer is invalidated by a change of what it was made from, and by no other change", async () => {
  const { cache, log } = cacheOf(100_000);
  await cache.answer("one", text("1", "product:1"));
  await cache.answer("list", text("1, 2", "products", "product:1", "product:2"));
  await cache.answer("slides", text("s", "slides"));
  const cached = () => ["one", "list", "slides"].filter((key) => cache.has(key));
  log.add(["product:2"]);
  expect(cached()).toEqual(["one", "slides"]);
  log.add(["product:1", "categories"]);
  expect(cached()).toEqual(["slides"]);
  log.add(null);
  expect(cached()).toEqual([]);
});

test("an answer made from another one is invalidated with it, whether that was cached or being made", async () => {
  const { cache, log } = cacheOf(100_000);
  const part = () => cache.answer("part", text("part", "product:1"));
  const combined = (key: string) => cache.answer(key, async () => ({ text: (await part()).content.etag }));
  await Promise.all([combined("first"), combined("second")]);
  await combined("third");
  log.add(["product:1"]);
  expect(["part", "first", "second", "third"].filter((key) => cache.has(key))).toEqual([]);
});

test("a request never gets an answer that was begun before a change of what it was made from", async () => {
  const { cache, log } = cacheOf(100_000);
  const gate = Promise.withResolvers<MadeAnswer>();
  const before = cache.answer("a", () => {
    noteReads(["product:1"]);
    return gate.promise;
  });
  log.add(["product:1"]);
  const load = vi.fn(text("new", "product:1"));
  const after = [cache.answer("a", load), cache.answer("a", load)];
  gate.resolve({ text: "old" });
  const [fresh, other] = await Promise.all(after);
  expect(other?.content).toBe(fresh?.content);
  expect((await before).content.etag).not.toBe(fresh?.content.etag);
  expect(load).toHaveBeenCalledOnce();
  expect((await cache.answer("a", text("never"))).content).toBe(fresh?.content);
});

test("a request shares an answer that is being made when a change concerns something else", async () => {
  const { cache, log } = cacheOf(100_000);
  const gate = Promise.withResolvers<MadeAnswer>();
  const before = cache.answer("a", () => {
    noteReads(["product:1"]);
    return gate.promise;
  });
  log.add(["product:2"]);
  const after = cache.answer("a", text("never"));
  gate.resolve({ text: "shared" });
  expect((await after).content).toBe((await before).content);
});

test("memory is bounded: the least recently used answers are evicted, compressed bytes count", async () => {
  const { cache } = cacheOf(12_000);
  for (const key of ["a", "b", "c"]) await cache.answer(key, text(TEXT));
  await cache.answer("a", text("never"));
  await cache.answer("d", text(TEXT));
  expect(["a", "b", "c", "d"].map((key) => cache.has(key))).toEqual([true, false, true, true]);
  const before = cache.size;
  const compressed = await (await cache.answer("d", text("never"))).content.body("gzip");
  expect(cache.size).toBe(before + compressed.length);
  for (let index = 0; index < 1000; index += 1) {
    const { content } = await cache.answer(String(index), text(TEXT));
    await content.body("gzip");
    expect(cache.size).toBeLessThanOrEqual(12_000);
  }
});

test.each([0, 1000])(
  "an answer larger than the %i bytes of the cache is sent and not cached",
  async (maxBytes) => {
    const { cache } = cacheOf(maxBytes);
    expect((await cache.answer("a", text(TEXT))).content.body("identity")).toHaveLength(2000);
    expect([cache.has("a"), cache.size]).toEqual([false, 0]);
  },
);
