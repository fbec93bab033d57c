import { endpoints } from "@shop/contract/endpoints.ts";
import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { synonyms } from "@shop/fixtures/synonyms.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { call, type CallOptions } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { searchProducts, listProducts, readFacets } = endpoints;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ ...catalogue, synonyms });
});
afterAll(() => api.close());

const search = (query: string, rest: CallOptions<typeof searchProducts>["query"] = {}) =>
  call(api, searchProducts, { query: { query, ...rest } });
const first = async (query: string, count = 1) =>
  (await search(query)).products.slice(0, count).map(({ part_number: part }) => part);
const valuesOf = ({ applied_values: values }: Awaited<ReturnType<typeof search>>) =>
  values.map(({ name }) => name);

test.for([
  ["relay 12V 5 pin", ["RM-1CH-5V"], ["12V"]],
  ["ريليه 12 فولت", ["RM-1CH-5V", "KS2E-M-DC5"], ["12 فولت"]],
  ["usb type c connector", [], []],
  ["bnc connector", ["SFPP-CAGE-1X1"], ["bnc"]],
  ["fuse holder", ["RXEF050"], ["holder"]],
  ["JST XH 4 pin", [], []],
] as const)("D-60 a kind is never left out, what it lacks is named: '%s'", async ([query, parts, left]) => {
  const { products, unmatched } = await search(query);
  for (const part of parts) expect(products.map(({ part_number: number }) => number)).toContain(part);
  for (const word of left) expect(unmatched).toContain(word);
  expect(products.map(({ part_number: number }) => number)).not.toContain("ULN2003AN");
});

test.for([
  ["7812", ["LM317T", "LM2596-ADJ-MOD"]],
  ["AMS1117 5V", ["LM317T", "LM2596-ADJ-MOD"]],
  ["2N3904", ["2N2222A"]],
  ["TL082CP", ["TL072CP"]],
  ["حساس DHT11", ["AM2302"]],
  ["DRV8825", ["A4988"]],
  ["GRM188R71H104KA93D", ["NMC0805X7R104K500NTRF", "CC104-50"]],
  ["MFR-25FBF52-4K7", ["MFR-KIT30", "CFR-25-4K7"]],
] as const)(
  "D-60 a part that is not in the shop is answered by what may stand for it: '%s'",
  async ([query, parts]) => {
    const { products, near } = await search(query);
    const found = products.map(({ part_number: part }) => part);
    expect(near.join()).toBe(query.replace("حساس ", ""));
    expect(found.slice(0, parts.length)).toEqual(expect.arrayContaining([...parts]));
  },
);

test.for(["LM7905", "BC557", "CD4011BE", "ترانزستور BC557"])(
  "D-60 a part for which nothing in the shop can stand is named, and nothing is offered: '%s'",
  async (query) => {
    const { near, totalCount } = await search(query);
    expect([near, totalCount]).toEqual([[query.replace("ترانزستور ", "")], 0]);
  },
);

test("D-60 what may stand for a part that is in the shop comes after it, where that is asked for", async () => {
  const { products, near } = await search("بديل LM358");
  expect(products.map(({ part_number: part }) => part)).toEqual(["LM358P", "TL072CP"]);
  expect(near).toEqual([]);
});

test.for([
  ["PNP transistor", 0],
  ["p channel mosfet", 0],
  ["n channel mosfet", 2],
  ["negative regulator", 1],
  ["clamp meter dc", 1],
] as const)("D-60 a polarity is never replaced by its opposite: '%s'", async ([query, total]) => {
  expect((await search(query)).totalCount).toBe(total);
});

test.for(["laptop", "3d printer", "طابعة", "cctv camera", "تكييف 1.5 حصان", "drone"])(
  "D-60 other goods are not sold, whatever mentions them: '%s'",
  async (query) => {
    const { totalCount, unmatched } = await search(query);
    expect([totalCount, unmatched.length]).toEqual([0, 1]);
  },
);

test("D-60 a bound of the price filters, in both languages; where nothing is as cheap the cheapest comes first and that is said", async () => {
  const found = await search("multimeter under 500");
  expect([found.products.map(({ part_number: part }) => part), valuesOf(found)]).toEqual([
    ["M830"],
    ["Price: up to 500 EG"],
  ]);
  expect(found.applied_values[0]).toMatchObject({ without: "multimeter", name_ar: "السعر: حتى 500 EG" });
  expect(await first("ملتيميتر تحت 500 جنيه")).toEqual(["M830"]);
  // Digits and currency as they are typed do not keep a chip from being taken out.
  for (const query of ["ملتيميتر تحت ٥٠٠جنيه", "ملتيميتر تحت 500جنيه؟"])
    expect((await search(query)).applied_values.map(({ without }) => without)).toEqual(["ملتيميتر"]);
  expect((await search("ريليه ٥ فولت")).applied_values.map(({ without }) => without)).toEqual(["ريليه"]);
  const dear = await search("oscilloscope under 100");
  expect([dear.products[0]?.part_number, dear.unmatched]).toEqual(["MS-2052", ["under 100"]]);
  expect(valuesOf(await search("metrivo between 500 and 1000"))).toEqual(["Price: 500–1,000 EG"]);
  const facets = await call(api, readFacets, { query: { query: "multimeter under 500" } });
  expect([facets.total, facets.applied_values.length]).toEqual([1, 1]);
});

test.for([
  ["remove solder from pcb", ["DP-366", "DB-25"], "desoldering pump"],
  ["strip wire insulation", ["WS-2030"], "wire stripper"],
  ["سقي الزرع اوتوماتيك", ["JT-100"], "water pump"],
  ["تحويل 12 فولت ل 5 فولت", ["LM2596-ADJ-MOD"], "step-down module"],
  ["ازاي اعرف السلك فيه كهربا من غير ما المسه", ["OW-10"], "non-contact voltage"],
] as const)(
  "D-60 what is to be done finds what does it, and says so: '%s'",
  async ([query, parts, corrected]) => {
    const found = await search(query);
    expect(found.corrected).toBe(corrected);
    expect(parts).toContain(found.products[0]?.part_number);
  },
);

test("D-60 things side by side are answered in turns", async () => {
  expect(await first("arduino uno and breadboard", 2)).toEqual(["UNO-R3", "BB-400"]);
  const both = await first("multimeter and soldering iron", 4);
  expect(both.filter((part) => part === "SI-40" || part === "ST-60D")).toHaveLength(2);
});

test.for([
  ["mokawma 10k", "CFR-25-10K"],
  ["7asas 7arara", "LM35DZ"],
  ["bataria 9v", "6LR61"],
  ["ريجوليتر 7805", "LM7805CT"],
] as const)("D-60 words of chats are understood: '%s'", async ([query, part]) => {
  expect(await first(query, 3)).toContain(part);
});

test("D-60 the first suggestion of a beginning is what its kind finds", async () => {
  expect(await first("ardu")).toEqual(await first("arduino"));
  expect(await first("لح")).not.toEqual([]);
});

test("D-94 words between quotation marks stay words", async () => {
  expect((await search('"relay"')).products.map(({ part_number: part }) => part)).toContain("ULN2003AN");
  expect((await search('"laptop"')).totalCount).toBeGreaterThan(0);
});

test("D-60 a long search costs a bounded number of repairs", async () => {
  const words = Array.from({ length: 30 }, (_, at) => `zqxv${"abcdefghij"[at % 10]}k${at}`).join(" ");
  const { unmatched, totalCount } = await search(`relay ${words}`.slice(0, SEARCH_MAX_LENGTH));
  expect([unmatched.length > 6, totalCount]).toEqual([true, 2]);
});

test("D-60 what a sentence finds comes in pages, and a list of its text has the same", async () => {
  const all = await search("sensor", { limit: 100 });
  const one = await search("sensor", { limit: 5 });
  const two = await search("sensor", { limit: 5, cursor: one.next_cursor ?? "" });
  const ids = all.products.map(({ id }) => id);
  expect([...one.products, ...two.products].map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(await call(api, listProducts, { query: { query: "sensor", limit: 1 } })).toMatchObject({
    total: all.totalCount,
  });
});
