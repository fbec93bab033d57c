import { expect, test } from "vitest";

import { MemoryContent } from "./memory-content.ts";

test("content and its encodings are memory of their own: a kept answer keeps no slab of Node's pool", async () => {
  const content = new MemoryContent("resistor ".repeat(300));
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const body = await content.body(encoding);
    expect([encoding, body.buffer.byteLength]).toEqual([encoding, body.length]);
  }
});
