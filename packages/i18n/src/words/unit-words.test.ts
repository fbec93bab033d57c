import { describe, expect, test } from "vitest";

import { allMessages } from "../all.ts";
import { orderRulesWords, quantityWords, unitPriceWords } from "./unit-words.ts";

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

test("D-120 the quantities that can be ordered", () => {
  expect(orderRulesWords({ min_order: 10, order_step: 5, max_order: 99 }, texts.en)).toBe(
    "at least 10 · in steps of 5 · at most 95",
  );
  expect(orderRulesWords({ max_order: 20 }, texts.ar)).toBe("أقصى طلب 20");
  expect(orderRulesWords({}, texts.en)).toBeNull();
});
