import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test, vi } from "vitest";

import { MemoryContent } from "./memory-content.ts";

test("content and its encodings are memory of their own: a kept answer keeps no slab of Node's pool", async () => {
  const content = new MemoryContent("resistor ".repeat(300));
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const body = await content.body(encoding);
    expect([encoding, body.buffer.byteLength]).toEqual([encoding, body.length]);
  }
});

test("a page is kept only compressed once it was sent so, and is the same page in each encoding", async () => {
  const html = "<p>resistor</p>".repeat(10_000);
  const resized = vi.fn<() => void>();
  const content = new MemoryContent(html, resized);
  expect(content.size).toBe(html.length);
  const gzip = await content.body("gzip");
  expect(content.size).toBe(gzip.length);
  const [br, plain] = await Promise.all([content.body("br"), content.body("identity")]);
  expect(content.size).toBe(gzip.length + br.length);
  expect(resized).toHaveBeenCalledTimes(2);
  expect([plain.toString(), brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([
    html,
    html,
    html,
  ]);
});

test("a short answer is kept plain as well: its readers in the process ask for it so", async () => {
  const content = new MemoryContent("resistor ".repeat(300));
  const gzip = await content.body("gzip");
  expect(content.size).toBe(2700 + gzip.length);
  expect(content.body("identity")).toBe(content.body("identity"));
});
