import { setTimeout as after } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

import { caching } from "@shop/serving/caching.ts";
import { ChangeLog } from "@shop/serving/change-log.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { expect, test, vi } from "vitest";

import { storedFiles } from "./stored-files.ts";

function setup() {
  const log = new ChangeLog();
  const files = storedFiles(log.track, {
    "content-type": "text/plain",
    "cache-control": caching.sharedRevalidated,
  });
  let text = "one";
  const chunks = vi.fn<() => AsyncGenerator<string>>(async function* chunks() {
    noteReads(["many-products"]);
    yield `${text} `;
    await Promise.resolve();
    yield "two";
  });
  return {
    log,
    chunks,
    write: (other: string) => {
      text = other;
      log.add(["product:7"]);
    },
    ask: (headers: Record<string, string> = {}, name = "a") =>
      files.respond(name, new Headers(headers), chunks),
  };
}

type Ask = ReturnType<typeof setup>["ask"];

/** Asks until a file says something; an outdated one rests for a moment. */
const untilItSays = (ask: Ask, text: string) =>
  vi.waitFor(async () => expect(await (await ask()).text()).toBe(text), {
    interval: 10,
    timeout: 20_000,
  });

test("a file is made once for concurrent requests, and again when a product has changed that it was made from", async () => {
  const { ask, chunks, log, write } = setup();
  const texts = await Promise.all([ask(), ask(), ask()].map(async (response) => (await response).text()));
  expect(texts).toEqual(["one two", "one two", "one two"]);
  log.add(["slides"]);
  await ask();
  expect(chunks).toHaveBeenCalledOnce();
  write("three");
  await untilItSays(ask, "three two");
});

test("a file is sent compressed where that is accepted, and 304 by its ETag or its time", async () => {
  const { ask } = setup();
  const response = await ask({ "accept-encoding": "br, gzip" });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe("one two");
  const [etag, modified] = [response.headers.get("etag") ?? "", response.headers.get("last-modified") ?? ""];
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  expect((await ask({ "if-modified-since": modified })).status).toBe(304);
  expect((await ask({ "if-none-match": 'W/"other"', "if-modified-since": modified })).status).toBe(200);
  expect((await ask({ "if-modified-since": new Date(0).toUTCString() })).status).toBe(200);
});

test("a file that is made again and says the same keeps its ETag and its time", async () => {
  const { ask, chunks, write } = setup();
  const first = (await ask()).headers;
  // A header states whole seconds.
  await after(1100);
  write("one");
  await vi.waitFor(async () => {
    await ask();
    expect(chunks).toHaveBeenCalledTimes(2);
  });
  const second = (await ask()).headers;
  for (const name of ["etag", "last-modified"]) expect(second.get(name)).toBe(first.get(name));
});

test("an answer is read to its end while the file is made anew and dropped", async () => {
  const { ask, write } = setup();
  const old = await ask();
  write("three");
  await untilItSays(ask, "three two");
  for (const name of ["b", "c", "d", "e"]) await (await ask({}, name)).text();
  expect(await old.text()).toBe("one two");
});

test("a failure is said and not stored", async () => {
  const { ask, chunks } = setup();
  // oxlint-disable-next-line require-yield -- it fails before
  chunks.mockImplementationOnce(async function* failing() {
    await Promise.resolve();
    throw new Error("The database is away.");
  });
  await expect(ask()).rejects.toThrow("away");
  expect(await (await ask()).text()).toBe("one two");
});
