import type { AnswerOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { synonyms } from "@shop/fixtures/synonyms.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { call, type CallOptions, refused } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { searchProducts, listProducts, readFacets, findParts } = endpoints;

type Found = AnswerOf<typeof searchProducts>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ ...catalogue, synonyms });
});
afterAll(() => api.close());

const search = (query: string, rest: CallOptions<typeof searchProducts>["query"] = {}) =>
  call(api, searchProducts, { query: { query, ...rest } });
const idsOf = ({ products }: Found): number[] => products.map(({ id }) => id);
const partsOf = ({ products }: Found) => products.map(({ part_number: part }) => part);
const valuesOf = ({ applied_values: values }: Pick<Found, "applied_values">) =>
  values.map(({ name }) => name);
const find = async (list: string, rest: object = {}) =>
  (await call(api, findParts, { body: { list, ...rest } })).lines;

test.for([
  ["multimetre", "multimeter"],
  ["MULTIMETER", null],
] as const)(
  "API-4 a typing error is repaired and said, and what is right is not: %s",
  async ([typed, corrected]) => {
    const right = await search("multimeter");
    expect(right.totalCount).toBeGreaterThan(0);
    expect(await search(typed)).toEqual({ ...right, corrected });
  },
);

const multimeterGroup = catalogue.subCategories.find(({ name }) => name === "Digital multimeters");
const groupedAsMultimeters = catalogue.products.filter(
  ({ sub_category_id }) => sub_category_id === multimeterGroup?.id,
);

test.for(["multimeter", "multimeters", "Multimetr", "ملتيميتر", "الملتيميتر", "ملتيميترات", "ملتميتر"])(
  "API-4 things that are called so come before things for them: %s",
  async (typed) => {
    const { products } = await search(typed, { limit: 100 });
    const first = products.slice(0, groupedAsMultimeters.length + 1).map(({ id }) => id);
    expect(first).toEqual(expect.arrayContaining(groupedAsMultimeters.map(({ id }) => id)));
    const places = groupedAsMultimeters.map(({ id }) => first.indexOf(id));
    const isFor = products.findIndex(({ name }) =>
      /for .*multimeter|multimeter .*(?:holster|leads)/iu.test(name),
    );
    expect(isFor).toBeGreaterThan(Math.max(...places));
  },
);

test.for([
  ["relay 12V", "12V", "Relay"],
  ["ريلاي 12", "12", "Relay"],
  ["ريلاي 12 فولت", "12 فولت", "Relay"],
  ["led strip", "strip", "WS2812B"],
] as const)(
  "API-4 D-60 what only mentions such a product is not in its place, and what none has is named: %s",
  async ([typed, left, called]) => {
    const found = await search(typed);
    expect(found).toMatchObject({ unmatched: [left], applied_values: [] });
    expect(found.products[0]?.name).toContain(called);
  },
);

test.for(["battery for esp32", "بطارية ESP32"])(
  "API-4 D-60 accessories of what was left out come first: %s",
  async (typed) => {
    const found = await search(typed);
    expect(found.unmatched.join(" ").toLowerCase()).toBe("esp32");
    expect(found.products.length).toBeGreaterThan(2);
    for (const part of partsOf(found).slice(0, 2)) expect(["BH-18650-2", "INR18650-26"]).toContain(part);
  },
);

test("API-4 D-60 an NPN transistor is no PNP transistor", async () => {
  expect((await search("PNP transistor")).products).toEqual([]);
  expect((await search("NPN transistor")).totalCount).toBeGreaterThan(0);
});

test("API-4 D-60 boards that are called so come before others of their category: arduino", async () => {
  expect(partsOf(await search("arduino")).slice(0, 3)).toEqual(["NANO-V3-CH340", "MEGA2560-R3", "UNO-R3"]);
});

test.for(["L7805", "UA7805", "regulator MC7805"])(
  "API-4 D-60 the same part of another manufacturer is a near match: %s",
  async (typed) => {
    const found = await search(typed);
    expect(partsOf(found)[0]).toBe("LM7805CT");
    expect(found.near).toHaveLength(1);
    expect(found.corrected).toBeNull();
  },
);

test.for(["MOSFET >= 50V", "MOSFET at least 50 V", "MOSFET >50V"])(
  "API-4 D-94 a comparison is a filter: %s",
  async (typed) => {
    const found = await search(typed);
    expect(partsOf(found)).toContain("IRFZ44NPBF");
    expect(valuesOf(found)).toEqual(["Maximum voltage: ≥ 50\u00A0V"]);
  },
);

test.for([
  ["resistor 4k7", "CFR-25-4K7", "Resistance: 4.7\u00A0kΩ"],
  ["16x2 lcd", "LCD1602-I2C-B", "Characters or dots: 16 × 2"],
] as const)("API-4 D-94 a value in the words is one of products: %s", async ([typed, part, value]) => {
  const found = await search(typed);
  expect([found.totalCount, partsOf(found), valuesOf(found)]).toEqual([1, [part], [value]]);
  const facets = await call(api, readFacets, { query: { query: typed } });
  expect([facets.total, valuesOf(facets)]).toEqual([1, [value]]);
});

test.for(["0.1uF", "100000 pF", "0.1 \u039CF", "١٠٠ نانو فاراد"])(
  "API-4 a value is found in another unit: %s",
  async (typed) => {
    const names = (await search(typed)).products.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringContaining("capacitor 100 nF"));
  },
);

test.for(["cheap multimeter", "ملتيميتر رخيص"])(
  "API-4 D-60 words of price sort by it, and the next page goes on: %s",
  async (typed) => {
    const first = await search(typed, { limit: 3 });
    expect(valuesOf(first)).toEqual(["Lowest price first"]);
    const second = await search(typed, { limit: 3, cursor: first.next_cursor ?? "" });
    const prices = [...first.products, ...second.products].map(({ price }) => Number(price));
    expect(prices).toHaveLength(6);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const facets = await call(api, readFacets, { query: { query: typed } });
    expect([facets.total, facets.applied_values.length]).toEqual([first.totalCount, 1]);
  },
);

test.for([
  ["digital multimeter", "multimeter digital"],
  ["مقاومة", "مقاومه"],
] as const)(
  "API-4 order of words and forms of letters do not matter to what comes first: %s",
  async ([one, other]) => {
    const found = await search(one);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(idsOf(await search(other))).toEqual(idsOf(found));
  },
);

test("API-4 a word that is typed as two finds the same, and one that no product contains is left out and named", async () => {
  const { products } = await search("oscillo scope", { limit: 100 });
  expect(products.map(({ name }) => name)).toContainEqual(expect.stringContaining("digital oscilloscope"));
  const all = await search("module", { limit: 100 });
  expect(all).toMatchObject({ unmatched: [] });
  expect(await search("zzqqxxyyww module", { limit: 100 })).toMatchObject({
    unmatched: ["zzqqxxyyww"],
    products: all.products,
  });
  expect(await search("zzqqxxyyww")).toMatchObject({ products: [], totalCount: 0, corrected: null });
});

test("API-4 API-1 D-27 a search comes in pages, and a list filtered by its text has the same total", async () => {
  const found = await search("module", { limit: 4 });
  const first = await search("module", { limit: 2 });
  const second = await search("module", { limit: 2, cursor: first.next_cursor ?? "" });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(found));
  expect(await call(api, listProducts, { query: { query: "module", limit: 1 } })).toMatchObject({
    total: found.totalCount,
  });
  for (const query of [{ query: "x".repeat(SEARCH_MAX_LENGTH + 1) }, { query: "module", cursor: "nonsense" }])
    expect(await refused(api, searchProducts, { query })).toMatchObject({ status: 400, code: "bad_query" });
});

test("D-113 what may stand for a part is not sure, nor is a part whose description alone mentions the line: 7812 is not L7912CV", async () => {
  const lines = await find("7812\nbootloader\nL7912CV");
  expect(lines[0]).toMatchObject({ near: ["7812"], mentioned: [] });
  expect(lines[0]?.products.map((product) => product.part_number)).not.toContain("L7912CV");
  expect(lines.map(({ total }) => total > 0)).toEqual([true, true, true]);
  expect(lines.map((line) => surePart(line)?.part_number)).toEqual([undefined, undefined, "L7912CV"]);
});

test("D-113 a value is searched with the kind of its places, and nothing is sure by a number or letters alone", async () => {
  const lines = await find("Reference,Value,Qty\nR1-R4,4.7k,4\nC1,100n,1\nU9,470,1\nX1,R2,1");
  const [resistor, capacitor, ...unsure] = lines;
  expect(resistor).toMatchObject({ text: "4.7k resistor", qty: 4 });
  expect(resistor && surePart(resistor)?.name).toContain("4.7 kΩ");
  expect(capacitor?.products.map(({ name }) => name)).toContainEqual(expect.stringContaining("100 nF"));
  expect(unsure.map((line) => [line.total > 0, surePart(line)])).toEqual([
    [true, null],
    [true, null],
  ]);
});

test("D-113 a parts list has its lines in order, with quantities and what is found for each", async () => {
  const lines = await find("10 x NE555P\nresistor\n\nxqzzqx\nL298N\t2");
  expect(lines.map((line) => [line.qty, surePart(line)?.part_number])).toEqual([
    [10, "NE555P"],
    [1, undefined],
    [1, undefined],
    [2, "L298N"],
  ]);
  expect(lines[1]?.products).toHaveLength(5);
  expect(lines[1]?.total).toBeGreaterThan(5);
  expect(lines[2]).toMatchObject({ total: 0, products: [] });
});

test("D-113 a part number that nothing has is looked for by the name beside it, which is said", async () => {
  const [line] = await find("Qty,MPN,Description\n2,XQZZQX-1,L298N");
  expect(line).toMatchObject({ qty: 2, text: "L298N", products: [{ part_number: "L298N" }] });
  expect(line?.unmatched).toContain("XQZZQX-1");
  expect(line && surePart(line)).toBeNull();
});

test("D-113 nothing of a bill of materials vanishes, its columns are stated, and hold what they are told to", async () => {
  const list = "Board 3;;\nRef;MPN;Qty\nU1,U2;NE555P;3\nU3;L298N (DNP);1\nTotal;;4";
  const read = await call(api, findParts, { body: { list, boards: 2 } });
  expect(read).toMatchObject({
    lines: [{ qty: 6, places: 2 }],
    parts: 1,
    left_out: ["heading", "not_fitted", "total"].map((reason) => ({ reason, lines: 1 })),
  });
  expect(read.columns.map(({ role }) => role)).toEqual(["references", "number", "qty"]);

  const [wanted] = await find("Ref;Value;Spare;DNP;Qty\nU3;driver;L298N;x;2", {
    unfitted: true,
    roles: ["references", null, "number", "unfitted", "qty"],
  });
  expect(wanted?.qty).toBe(2);
  expect(wanted && surePart(wanted)?.part_number).toBe("L298N");
});

/** The n-th typing error of each kind in a part number: a wrong, a missing, a doubled and two swapped characters. */
function withOneError(partNumber: string, n: number): string[] {
  const at = n % partNumber.length;
  const swapAt = n % (partNumber.length - 1);
  const wrong = "0123456789ABCDEFGHKLMNPRSTUVWX".charAt((n * 7) % 30);
  const [before, after] = [partNumber.slice(0, at), partNumber.slice(at + 1)];
  return [
    before + wrong + after,
    before + after,
    before + partNumber.charAt(at) + partNumber.charAt(at) + after,
    partNumber.slice(0, swapAt) +
      partNumber.charAt(swapAt + 1) +
      partNumber.charAt(swapAt) +
      partNumber.slice(swapAt + 2),
  ];
}

test("API-4 at least nine in ten part numbers with one typing error are found", async () => {
  const missed: string[] = [];
  let count = 0;
  for (const [n, { id, part_number }] of catalogue.products.entries()) {
    if (part_number === null || n % 3 !== 0) continue;
    for (const typed of withOneError(part_number, n)) {
      count += 1;
      const found = await api.answer(endpoints.searchProducts, {}, { query: typed });
      if (!idsOf(found).includes(id)) missed.push(`${typed} for ${part_number}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(missed.slice(Math.floor(count / 10))).toEqual([]);
});
