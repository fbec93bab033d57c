import { text } from "node:stream/consumers";

import { describe, expect, test } from "vitest";

import { wholeLists } from "./whole-lists.ts";

const limits = { concurrent: 1, waiting: 1, waitMs: 10_000, perSender: 1, idleMs: 10_000, totalMs: 10_000 };

async function* pieces(count: number): AsyncGenerator<string> {
  for (let at = 0; at < count; at += 1) yield await Promise.resolve("piece ");
}

async function* failing(): AsyncGenerator<string> {
  yield await Promise.reject(new Error("no database"));
}

describe("a whole list", () => {
  test("lets the event loop turn between its pieces", async () => {
    const stream = await wholeLists(limits)(null, pieces(100));
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    expect(await text(stream)).toBe("piece ".repeat(100));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  test("is made after the one before has ended, was cancelled or failed", async () => {
    const open = wholeLists(limits);
    await expect(text(await open("a", failing()))).rejects.toThrow("no database");
    await expect(text(await open("a", pieces(1)))).resolves.toBe("piece ");
    const first = await open("a", pieces(1));
    const second = open("b", pieces(2));
    await expect(open("c", pieces(3))).rejects.toMatchObject({ code: "unavailable" });
    await first.cancel();
    await expect(text(await second)).resolves.toBe("piece piece ");
  });

  test("of a reader who does not go on ends, and others get their turn", async () => {
    const open = wholeLists({ ...limits, idleMs: 20 });
    const unread = await open("a", pieces(9));
    await expect(text(await open("b", pieces(1)))).resolves.toBe("piece ");
    await expect(text(unread)).rejects.toThrow("too slow");
  });

  test("takes a limited time, however its reader goes on", async () => {
    const open = wholeLists({ ...limits, totalMs: 20 });
    const endless = pieces(Number.POSITIVE_INFINITY);
    await expect(text(await open("a", endless))).rejects.toThrow("too slow");
    await expect(open("b", pieces(1))).resolves.toBeInstanceOf(ReadableStream);
  });

  test("is refused after a wait that is too long", async () => {
    const open = wholeLists({ ...limits, waitMs: 20 });
    const first = await open("a", pieces(9));
    await expect(open("b", pieces(1))).rejects.toMatchObject({ code: "unavailable" });
    await first.cancel();
    await expect(text(await open("b", pieces(1)))).resolves.toBe("piece ");
  });

  test("is one of a sender", async () => {
    const open = wholeLists(limits);
    const first = await open("a", pieces(9));
    await expect(open("a", pieces(1))).rejects.toMatchObject({ code: "unavailable" });
    await first.cancel();
    await expect(text(await open("a", pieces(1)))).resolves.toBe("piece ");
  });
});
