import type { SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { describe, expect, test } from "vitest";

import { allMessages } from "../all.ts";
import { heldWords } from "./held-words.ts";
import { orderRulesWords, quantityWords, soldWords, unitPriceWords } from "./unit-words.ts";

const texts = { en: allMessages.en.common.units, ar: allMessages.ar.common.units };
const pack = { unit: "pack", pieces_per_unit: 10 } as const;
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");

describe("D-120 what a price is for", () => {
  test.each([
    [pack, "10.00", "per pack of 10 · 1 EG each", "العبوة 10 قطع · القطعة 1 EG"],
    [
      { unit: "strip", pieces_per_unit: 50 },
      "45.00",
      "per strip of 50 · 0.90 EG each",
      "الشريط 50 قطعة · القطعة 0.90 EG",
    ],
    [{ unit: "pair" }, "45.00", "per pair · 22.50 EG each", "للزوج · القطعة 22.50 EG"],
    [{ unit: "metre" }, "48.00", "per metre", "للمتر"],
    [{ unit: "set", pieces_per_unit: 600 }, "145.00", "per set of 600", "الطقم 600 قطعة"],
    [{ unit: "reel" }, "780.00", "per reel", "للبكرة"],
    [
      { unit: "reel", pieces_per_unit: 4000 },
      "780.00",
      "per reel of 4,000 · 0.195 EG each",
      "البكرة 4,000 قطعة · القطعة 0.195 EG",
    ],
  ] as const)("%j at %s", (sold, price, en, ar) => {
    expect(plain(unitPriceWords(sold, price, "en", texts.en))).toBe(en);
    expect(plain(unitPriceWords(sold, price, "ar", texts.ar))).toBe(ar);
  });

  test("nothing for a piece", () => {
    expect(unitPriceWords({}, "10.00", "en", texts.en)).toBeNull();
    expect(unitPriceWords({ unit: "piece" }, "10.00", "en", texts.en)).toBeNull();
  });
});

describe("D-120 what a quantity is", () => {
  test.each([
    [pack, 3, "3 packs = 30 pieces", "3 عبوات = 30 قطعة"],
    [pack, 1, "1 pack = 10 pieces", "عبوة واحدة = 10 قطع"],
    [{ unit: "pair" }, 2, "2 pairs = 4 pieces", "زوجان = 4 قطع"],
    [{ unit: "metre" }, 12, "12 metres", "12 مترًا"],
  ] as const)("%j × %i", (sold, qty, en, ar) => {
    expect(quantityWords(sold, qty, "en", texts.en)).toBe(en);
    expect(quantityWords(sold, qty, "ar", texts.ar)).toBe(ar);
  });

  test("nothing for pieces", () => {
    expect(quantityWords({}, 3, "en", texts.en)).toBeNull();
  });
});

describe("D-173 what a quantity is with the price of a piece, on lines of orders and papers", () => {
  test.each([
    [pack, 2, "22.50", "2 packs = 20 pieces · 2.25 EG each", "عبوتان = 20 قطعة · القطعة 2.25 EG"],
    [pack, 1, "0.00", "1 pack = 10 pieces", "عبوة واحدة = 10 قطع"],
    [{ unit: "set", pieces_per_unit: 6 }, 1, "140.00", "1 set = 6 pieces", "طقم واحد = 6 قطع"],
    [{}, 3, "5.00", null, null],
  ] as const)("%j × %i at %s", (sold, qty, price, en, ar) => {
    expect(plain(soldWords(sold, { qty, price }, "en", texts.en)) ?? null).toBe(en);
    expect(plain(soldWords(sold, { qty, price }, "ar", texts.ar)) ?? null).toBe(ar);
  });
});

const held = (locale: "en" | "ar", sold: SoldUnit, qty: number, needed: number) =>
  heldWords(sold, { qty, needed }, locale, {
    units: texts[locale],
    unitsOf: allMessages[locale].partsList.unitsOf,
  });

describe("D-173 what holds the pieces that are needed", () => {
  test.each([
    [pack, 10, 100, "100 pieces: 10 packs of 10", "100 قطعة: 10 عبوات من 10 قطع"],
    [
      { unit: "reel", pieces_per_unit: 50 },
      1,
      40,
      "40 pieces: 1 reel of 50",
      "40 قطعة: بكرة واحدة من 50 قطعة",
    ],
    [{ unit: "pair" }, 2, 3, "3 pieces: 2 pairs", "3 قطع: زوجان"],
    [{ unit: "set", pieces_per_unit: 600 }, 1, 100, "1 set = 600 pieces", "طقم واحد = 600 قطعة"],
    [{ unit: "metre" }, 12, 12, "12 metres", "12 مترًا"],
    [{}, 3, 3, null, null],
  ] as const)("%j × %i for %i", (sold, qty, needed, en, ar) => {
    expect(held("en", sold, qty, needed)).toBe(en);
    expect(held("ar", sold, qty, needed)).toBe(ar);
  });
});

test("D-120 the quantities that can be ordered", () => {
  expect(orderRulesWords({ min_order: 10, order_step: 5, max_order: 99 }, texts.en)).toBe(
    "at least 10 · in steps of 5 · at most 95",
  );
  expect(orderRulesWords({ max_order: 20 }, texts.ar)).toBe("أقصى طلب 20");
  expect(orderRulesWords({}, texts.en)).toBeNull();
});
