import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_PARTS } from "@shop/domain/parts-list/read-parts-list.ts";
import { describe, expect, test } from "vitest";

import { adminDesk } from "./support/admin-desk.ts";
import { call, send } from "./support/calls.ts";

const { findParts, listSearchMisses } = endpoints;
const { api, headers } = adminDesk();

const ask = (from: string, times = 1) =>
  send(api(), findParts, { body: { list: "ne555p\n".repeat(times) }, from });

describe("a parts list", () => {
  test("D-113 lines beyond the limit are counted, and what is not found counts as a search without results", async () => {
    const list = `xqzzqxw\n${"ne555p\n".repeat(MAX_PARTS + 1)}`;
    const { lines, dropped } = await call(api(), findParts, { body: { list } });
    expect([lines.length, dropped]).toEqual([MAX_PARTS, 2]);
    const { data } = await call(api(), listSearchMisses, { headers: headers() });
    expect(data).toContainEqual(expect.objectContaining({ text: "xqzzqxw", count: 1 }));
  });

  test("D-113 a sender has two lists under way and sixty an hour; others are answered", async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask("203.0.113.7", MAX_PARTS)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503]);
    for (let turn = 0; turn < 58; turn += 1) expect((await ask("203.0.113.7")).status).toBe(200);
    expect((await ask("203.0.113.7")).status).toBe(429);
    expect((await ask("203.0.113.8")).status).toBe(200);
  });
});
