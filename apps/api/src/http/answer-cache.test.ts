import { brotliDecompressSync } from "node:zlib";

import { expect, test, vi } from "vitest";

import { AnswerCache } from "./answer-cache.ts";

const TEXT = "x".repeat(2000);
const text = (content: string) => () => Promise.resolve(content);

test("an answer is made once for all who ask for it, even at the same time", async () => {
  const cache = new AnswerCache(100_000, () => "1");
  const load = vi.fn(text(TEXT));
  const [one, other] = await Promise.all([cache.answer("a", load), cache.answer("a", load)]);
  expect(await cache.answer("a", load)).toBe(one);
  expect(other).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

test("an answer is compressed once", async () => {
  const answer = await new AnswerCache(100_000, () => "1").answer("a", text(TEXT));
  const [one, other] = await Promise.all([answer.bytes("br"), answer.bytes("br")]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(one).toString()).toBe(TEXT);
});

test("a failed answer is not kept", async () => {
  const cache = new AnswerCache(100_000, () => "1");
  await expect(cache.answer("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(cache.has("a")).toBe(false);
  expect((await cache.answer("a", text(TEXT))).etag).toMatch(/^W\//);
});

test("nothing of an older version is answered, not even what was under way when the version changed", async () => {
  let version = "1";
  const cache = new AnswerCache(100_000, () => version);
  const gate = Promise.withResolvers<string>();
  const slow = cache.answer("a", () => gate.promise);
  version = "2";
  const fresh = await cache.answer("a", text("new"));
  gate.resolve("old");
  expect((await slow).etag).not.toBe(fresh.etag);
  expect(await cache.answer("a", text("never"))).toBe(fresh);
});

test("memory is bounded: the least recently used answers go, compressed forms count", async () => {
  const cache = new AnswerCache(8000, () => "1");
  for (const key of ["a", "b", "c"]) await cache.answer(key, text(TEXT));
  await cache.answer("a", text("never"));
  await cache.answer("d", text(TEXT));
  expect(["a", "b", "c", "d"].map((key) => cache.has(key))).toEqual([true, false, true, true]);
  for (let index = 0; index < 1000; index += 1) {
    const answer = await cache.answer(String(index), text(TEXT));
    await answer.bytes("gzip");
    expect(cache.size).toBeLessThanOrEqual(8000);
  }
});

test("an answer that is larger than all memory for them is answered and not kept", async () => {
  const cache = new AnswerCache(1000, () => "1");
  expect((await cache.answer("a", text(TEXT))).bytes("identity")).toHaveLength(2000);
  expect([cache.has("a"), cache.size]).toEqual([false, 0]);
});
