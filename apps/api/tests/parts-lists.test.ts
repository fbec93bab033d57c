import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_PARTS, PARTS_AT_ONCE } from "@shop/domain/parts-list/read-parts-list.ts";
import { describe, expect, test } from "vitest";

import { adminDesk } from "./support/admin-desk.ts";
import { call, send } from "./support/calls.ts";

const { findParts, listSearchMisses } = endpoints;
const { api, headers } = adminDesk();

const ask = (from: string, times = 1) =>
  send(api(), findParts, { body: { list: "ne555p\n".repeat(times) }, from });

describe("a parts list", () => {
  test("D-113 a hundred parts are searched for at once, the next when asked; parts beyond the limit are counted, and what is not found counts as a search without results", async () => {
    const list = `xqzzqxw\n${"ne555p\n".repeat(MAX_PARTS + 1)}`;
    const { lines, ...first } = await call(api(), findParts, { body: { list } });
    expect([lines.length, first]).toEqual([
      PARTS_AT_ONCE,
      { parts: MAX_PARTS, searched: PARTS_AT_ONCE, left_out: [], columns: [], dropped: 2 },
    ]);
    const last = await call(api(), findParts, { body: { list, from: MAX_PARTS - 30 } });
    expect([last.lines.length, last.searched]).toEqual([30, MAX_PARTS]);
    const none = await call(api(), findParts, { body: { list, from: MAX_PARTS } });
    expect([none.lines.length, none.searched]).toEqual([0, MAX_PARTS]);
    const { data } = await call(api(), listSearchMisses, { headers: headers() });
    expect(data).toContainEqual(expect.objectContaining({ text: "xqzzqxw", count: 1 }));
  });

  test("D-113 a sender has two lists under way and sixty an hour; others are answered", async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask("203.0.113.7", PARTS_AT_ONCE)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503]);
    for (let turn = 0; turn < 58; turn += 1) expect((await ask("203.0.113.7")).status).toBe(200);
    expect((await ask("203.0.113.7")).status).toBe(429);
    expect((await ask("203.0.113.8")).status).toBe(200);
  });

  test("D-113 a board's list is multiplied, and a quantity that is not the number of its places is asked", async () => {
    const list = "Reference,MPN,Qty\nU1 U2,NE555P,3\nU3,L298N,1";
    const { lines } = await call(api(), findParts, { body: { list, boards: 20 } });
    expect(lines.map(({ qty, places }) => [qty, places])).toEqual([
      [60, 2],
      [20, null],
    ]);
  });
});
