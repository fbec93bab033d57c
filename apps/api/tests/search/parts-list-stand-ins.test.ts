import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const { findParts, savePartsList, exportPartsList } = endpoints;

const shop = keptShop(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory({ name: "Resistors" })],
    products: [
      aProduct({ id: 1, name_ar: null, name: "Adjustable regulator LM317T", part_number: "LM317T" }),
      aProduct({ id: 2, name_ar: null, name: "Quad XOR gate CD4070BE DIP-14", part_number: "CD4070BE" }),
      aProduct({ id: 3, name_ar: null, name: "Chip resistor 1 %", part_number: "R-1" }),
      aProduct({ id: 4, name_ar: null, name: "Chip resistor 5 %", part_number: "R-2" }),
      aProduct({ id: 5, name_ar: null, name: "Chip resistor 5 %", part_number: "R-3" }),
      aProduct({ id: 6, name_ar: null, name: "Chip resistor 5 % again", part_number: "R-4" }),
    ],
    attributes: someAttributes.map((one) =>
      Object.assign({}, one, { category_ids: [], sub_category_ids: [1] }),
    ),
    attributeTexts: new Map([
      [3, { 1: "10 kΩ", 2: "0805" }],
      [4, { 1: "10 kΩ", 2: "0805" }],
      [5, { 1: "4.7 kΩ", 2: "0805" }],
      [6, { 1: "4.7 kΩ", 2: "0805" }],
    ]),
  }),
);

const found = async (list: string) => (await call(shop().api, findParts, { body: { list } })).lines;

/** The grounds of a line's products, and which is ticked. */
const groundsOf = async (list: string) =>
  (await found(list)).map(({ text, sure, products, missing_part: missing }) => [
    text,
    sure,
    products.map(({ id }) => id),
    missing?.in_place.map(({ ground, product_ids: ids }) => [ground, ids]),
  ]);

describe("a part that is not in the shop", () => {
  test("D-113 is named with what may stand for it and the ground, and nothing is ticked that differs", async () => {
    expect(await groundsOf("7812")).toEqual([["7812", null, [1], [["adjustable", [1]]]]]);
    const [line] = await found("7812");
    expect(line?.missing_part).toMatchObject({ code: "7812", kind: "regulator" });
    expect(line?.missing_part?.facts.slice(0, 2)).toEqual(["positive", "12V"]);
    expect(await groundsOf("BC557")).toEqual([["BC557", null, [], []]]);
    expect(await groundsOf("NE555P")).toEqual([["NE555P", null, [], []]]);
  });

  test("D-113 a drop-in is ticked, unless the line states another package or the number says more than the type", async () => {
    const dropIn = [["drop-in", [2]]];
    expect(await groundsOf("CD4030")).toEqual([["CD4030", 2, [2], dropIn]]);
    expect(await groundsOf("CD4030BM")).toEqual([["CD4030BM", null, [2], dropIn]]);
    expect(await groundsOf("Ref,Part number,Footprint\nU1,CD4030,DIP-14")).toEqual([
      ["CD4030", 2, [2], dropIn],
    ]);
    expect(await groundsOf("Ref,Part number,Footprint\nU1,CD4030,SO-14")).toEqual([
      ["CD4030", null, [2], dropIn],
    ]);
  });
});

describe("an order code that no product has", () => {
  test("D-113 ticks the only product with all values that it states; others are offered", async () => {
    expect(await groundsOf("RC0805FR-0710KL")).toEqual([
      [
        "RC0805FR-0710KL",
        3,
        [3, 4],
        [
          ["same-values", [3]],
          ["similar", [4]],
        ],
      ],
    ]);
    const [line] = await found("RC0805FR-0710KL");
    expect(line?.missing_part).toMatchObject({
      kind: "resistor",
      facts: ["10\u00A0kΩ", "1\u00A0%", "0805"],
    });
    // Of another tolerance, package or value there is none.
    expect((await groundsOf("RC0805BR-0710KL"))[0]?.[1]).toBeNull();
    expect((await groundsOf("RC0603FR-0710KL"))[0]?.[1]).toBeNull();
    expect((await groundsOf("RC0805FR-0733KL"))[0]?.slice(1, 3)).toEqual([null, []]);
  });

  test("D-113 ticks none of several with the same values, and none beside another value of the line", async () => {
    const [line] = await groundsOf("RC0805JR-074K7L");
    expect(line?.[1]).toBeNull();
    expect(line?.[3]).toEqual([["same-values", expect.arrayContaining([5, 6])]]);
    const list = "Ref,Value,Part number\nR1,4k7,RC0805FR-0710KL";
    expect((await groundsOf(list))[0]?.[1]).toBeNull();
  });

  test("D-113 the sheet of a list says what the part is and on which ground its product stands for it", async () => {
    const { token } = await call(shop().api, savePartsList, {
      body: { list: "7812\nRC0805FR-0710KL\nBC557" },
    });
    const sheet = async (locale: string) =>
      (
        await send(shop().api, exportPartsList, { params: { token }, query: { format: "csv", locale } })
      ).text();
    const english = await sheet("en");
    expect(english).toContain("not in the shop. Can be set to its voltage: LM317T");
    expect(english).toContain("Has the same values: R-1");
    expect(english.match(/found|to choose/g)).toEqual(["to choose", "found", "found"]);
    expect(english).toContain("BC557 · transistor · PNP · 45V");
    expect(await sheet("ar")).toContain("يُضبط على جهده: LM317T");
  });
});
