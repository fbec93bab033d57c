import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_PARTS, PARTS_AT_ONCE, PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import { spyOnStatements, statementsOf } from "../support/statements.ts";
import { openTestApi } from "../support/test-api.ts";

// Before the databases are opened.
spyOnStatements();

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

  test("D-113 one that is too long is refused at its field", async () => {
    const body = { list: "x".repeat(PARTS_LIST_MAX_LENGTH + 1) };
    expect(await refused(api(), findParts, { body })).toMatchObject({
      status: 422,
      errors: { list: "too_long" },
    });
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

const products = [
  aProduct({ id: 1, name: "Timer", part_number: "NE555P" }),
  aProduct({ id: 2, name: "Schmitt trigger", part_number: "74HC14D,653" }),
  aProduct({ id: 3, name: "Inverter", part_number: "SN74", manufacturer_part_number: "SN74HC04N" }),
  aProduct({ id: 4, name: "Film resistor", part_number: "R-1" }),
  aProduct({ id: 5, name: "Film resistor", part_number: "R-2" }),
];
const shop = keptShop(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory()],
    products,
    attributes: someAttributes.map((one) =>
      Object.assign({}, one, { category_ids: [], sub_category_ids: [1] }),
    ),
    attributeTexts: new Map([
      [4, { 1: "10 kΩ", 2: "0805" }],
      [5, { 1: "4.7 kΩ", 2: "0805" }],
    ]),
  }),
);

const certain = async (list: string) => {
  const { lines } = await call(shop().api, findParts, { body: { list } });
  return lines.map(({ text, qty, sure, inexact: near }) => [text, qty, sure, near.map((one) => one.name)]);
};

/** What is found for a part number with a value beside it. */
const ofValue = async (value: string) => {
  const list = `Ref,Value,Part number\nR1,${value},R-1`;
  const { lines } = await call(shop().api, findParts, { body: { list } });
  return lines.map(({ text, sure, unmatched, products: found }) => [text, sure, unmatched, found.length]);
};

describe("what is certain", () => {
  test("D-113 a part number is, the maker's too, and one with a comma that the shop sells", async () => {
    expect(await certain("NE555P\nSN74HC04N\n74HC14D,653\nNE555P,653")).toEqual([
      ["NE555P", 1, 1, []],
      ["SN74HC04N", 1, 3, []],
      ["74HC14D,653", 1, 2, []],
      ["NE555P", 653, 1, []],
    ]);
  });

  test("D-113 a part number beside another value than its product has is asked about", async () => {
    for (const value of ["10k", "10k 1%", "10K0", "10000", "0805"])
      expect(await ofValue(value)).toEqual([["R-1", 4, [], 1]]);
    expect(await ofValue("4k7")).toEqual([["R-1", null, ["4k7"], 1]]);
    expect(await ofValue("4.7 kΩ")).toEqual([["R-1", null, ["4.7 kΩ"], 1]]);
  });

  test("D-113 a value is found by kind and case, and the nearest to one that nothing has is asked about", async () => {
    expect(await certain("Ref,Value,Package\nR1,10k,R_0805")).toEqual([["10k resistor 0805", 1, 4, []]]);
    expect(await certain("Ref,Value,Package\nR1,4.5k,R_0805")).toEqual([
      ["4.5k resistor 0805", 1, null, ["Resistance: 4.7\u00A0kΩ"]],
    ]);
    expect(await certain('Ref,Value\nR1,"0805, 10k, X9Z"\nR2,"0805, 33k, X9Z"')).toEqual([
      ["0805, 10k, X9Z resistor", 1, null, []],
      ["0805, 33k, X9Z", 1, null, []],
    ]);
    expect((await certain("0805, 10k"))[0]).toEqual(["0805 10k", 1, null, []]);
  });

  test("D-113 the part numbers of a list are asked for by as few statements as a line, whatever its length", async () => {
    await certain("NE555P\nR1 10k");
    const one = await statementsOf(() => certain("NE555P"));
    expect(one.length).toBeGreaterThan(0);
    const many = Array.from({ length: 30 }, () => "NE555P\nSN74HC04N\n74HC14D,653").join("\n");
    expect((await statementsOf(() => certain(many))).length).toBe(one.length);
  });
});

const saveFrom = (from: string) =>
  send(shop().api, endpoints.savePartsList, { body: { list: "NE555P" }, from });

describe("a parts list under a link", () => {
  const { savePartsList, readPartsList, exportPartsList } = endpoints;
  const list = "Ref,MPN,Qty,DNP\nU1 U2 U3,NE555P,3,\nU2,XQZZQX-77,1,\nU3,L298N,1,x";

  test("D-145 a list is given as text or as lines, not as both and not as neither", async () => {
    const lines = [{ part: "NE555P", quantity: 10 }];
    for (const body of [{}, { list: "NE555P", lines }])
      expect(await refused(shop().api, endpoints.savePartsList, { body })).toMatchObject({
        code: "invalid",
        errors: { list: "required" },
      });
  });

  test("D-113 a list is kept for thirty days and opened with what is found now", async () => {
    const { token, expires_at } = await call(shop().api, savePartsList, { body: { list, boards: 2 } });
    expect((Date.parse(expires_at) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    const { request, found } = await call(shop().api, readPartsList, { params: { token } });
    expect(request).toEqual({ list, boards: 2, unfitted: false });
    expect(found.lines.map(({ qty, sure }) => [qty, sure !== null])).toEqual([
      [6, true],
      [2, false],
    ]);
    expect((await refused(shop().api, readPartsList, { params: { token: "none" } })).status).toBe(404);
    // A list is no cart.
    expect((await refused(shop().api, endpoints.readSharedCart, { params: { token } })).status).toBe(404);
  });

  test("D-113 what is found is a sheet, in either language and format, whose cells are no formulas", async () => {
    const { token } = await call(shop().api, savePartsList, { body: { list: `${list}\nU4,=1+1,5,` } });
    const sheet = (query: Readonly<Record<string, string>>) =>
      send(shop().api, exportPartsList, { params: { token }, query });
    const [header = "", ...rows] = (await (await sheet({ format: "csv" })).text()).trim().split("\r\n");
    expect(header).toContain("Line,Quantity,Result,Product,Part number");
    expect(rows.map((row) => row.split(",").slice(0, 3))).toEqual([
      ["NE555P", "3", "found"],
      ["XQZZQX-77", "1", "not found"],
      ["'=1+1", "5", "to choose"],
    ]);
    expect(await (await sheet({ format: "csv", locale: "ar" })).text()).toContain("غير موجود");
    expect((await (await sheet({ format: "xlsx" })).text()).slice(0, 2)).toBe("PK");
  });

  test("D-113 the sheet has all parts of a long list, a hundred at a time", async () => {
    const { token } = await call(shop().api, savePartsList, { body: { list: "NE555P\n".repeat(250) } });
    const sheet = await send(shop().api, exportPartsList, { params: { token }, query: { format: "csv" } });
    expect((await sheet.text()).trim().split("\r\n")).toHaveLength(251);
  });

  test("D-113 the bill of materials that the documentation shows is read: what is not fitted is left out, the rest is multiplied", async () => {
    const body = Object.values(findParts.examples)[0] ?? { list: "" };
    const { lines, left_out } = await call(shop().api, findParts, { body });
    expect(lines.map(({ text, qty, sure }) => [text, qty, sure])).toEqual([
      ["4.7k resistor 0805", 50, 5],
      ["NE555P", 25, 1],
    ]);
    expect(left_out).toEqual([{ reason: "not_fitted", lines: 1 }]);
  });

  test("D-113 a sender keeps thirty lists an hour; others are kept", async () => {
    for (let turn = 0; turn < 30; turn += 1) expect((await saveFrom("203.0.113.40")).status).toBe(200);
    expect((await saveFrom("203.0.113.40")).status).toBe(429);
    expect((await saveFrom("203.0.113.41")).status).toBe(200);
  });
});

describe("a parts list of another program", () => {
  const { savePartsList, readPartsList } = endpoints;
  const post = (type: string, body: string) =>
    shop().api.request(`${API_PREFIX}${savePartsList.path}`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
  const opened = async (response: Response) => {
    expect(response.status).toBe(200);
    const { address, token } = v.parse(savePartsList.answer, await response.json());
    expect(address).toMatch(new RegExp(`^https?://[^/]+/parts-list/${token}$`));
    const { request, found } = await call(shop().api, readPartsList, { params: { token } });
    return { request, lines: found.lines.map(({ text, qty, sure }) => [text, qty, sure]) };
  };

  test("D-145 comes as CSV or plain text and is read like a pasted one", async () => {
    const csv = '"Reference","Value","Qty","MPN"\n"U1,U2","NE555P","2","NE555P"\n';
    expect(await opened(await post("text/csv; charset=utf-8", csv))).toEqual({
      request: { list: csv.trim(), boards: 1, unfitted: false },
      lines: [["NE555P", 2, 1]],
    });
    expect((await opened(await post("text/plain", "10 x NE555P"))).lines).toEqual([["NE555P", 10, 1]]);
  });

  test("D-145 comes as parts with quantities, whatever signs a part has", async () => {
    const lines = [
      { part: "NE555P", quantity: 10 },
      { part: "74HC14D,653", quantity: 2 },
      { part: ' a\t"b"\n=1 ' },
    ];
    const { lines: found } = await opened(await post("application/json", JSON.stringify({ lines })));
    expect(found).toEqual([
      ["NE555P", 10, 1],
      ["74HC14D,653", 2, 2],
      ['a "b" =1', 1, null],
    ]);
  });

  test("D-145 is refused as another type, empty, too long, or with a null character", async () => {
    expect((await post("application/xml", "<a/>")).status).toBe(415);
    expect((await post("text/plain", " ")).status).toBe(422);
    expect(await (await post("application/json", "{}")).json()).toMatchObject({
      errors: { list: "required" },
    });
    expect((await post("text/plain", "x".repeat(PARTS_LIST_MAX_LENGTH + 1))).status).toBe(422);
    expect((await post("text/plain", "x".repeat(2 * 1024 * 1024))).status).toBe(413);
    expect((await post("text/plain", "a\0b")).status).toBe(422);
    // Half of a surrogate pair, which a database does not store.
    expect((await post("application/json", String.raw`{"list":"NE555P \ud800"}`)).status).toBe(200);
    expect((await post("application/json", String.raw`{"lines":[{"part":"\udc00"}]}`)).status).toBe(200);
    const many = Array.from({ length: MAX_PARTS + 1 }, () => ({ part: "NE555P" }));
    expect((await post("application/json", JSON.stringify({ lines: many }))).status).toBe(422);
    const both = { list: "NE555P", lines: [{ part: "NE555P" }] };
    expect((await post("application/json", JSON.stringify(both))).status).toBe(422);
  });

  test("D-145 the address is the shop's own where that is known", async () => {
    const own = await openTestApi(aCatalogue({}), { publicUrl: "https://shop.example" });
    onTestFinished(() => own.close());
    const { address, token } = await call(own, savePartsList, { body: { list: "NE555P" } });
    expect(address).toBe(`https://shop.example/parts-list/${token}`);
  });
});
