import { expect, test } from "vitest";

import { codeForms, codeKey, readCode } from "./codes.ts";

test.each([
  ["012345678905"],
  ["0012345678905"],
  ["00012345678905"],
  ["0 12345 67890 5"],
  ["٠١٢٣٤٥٦٧٨٩٠٥"],
  ["۰۱۲۳۴۵۶۷۸۹۰۵"],
  ["]E00012345678905"],
  ["]C10100012345678905"],
  ["]d20100012345678905"],
  ["]d2010001234567890510LOT-7\u001D21SERIAL"],
  ["]d210LOT-7\u001D0100012345678905"],
  ["]d2112501310100012345678905"],
  ["0100012345678905"],
  ["(01)00012345678905(10)LOT-7"],
])("D-120 %s is the same trade item number as its other forms", (code) => {
  expect(codeKey(code)).toBe("00012345678905");
  expect(codeForms(code)).toEqual(
    expect.arrayContaining(["012345678905", "0012345678905", "00012345678905"]),
  );
});

test("D-120 an EAN-8 has its own longer forms, and an EAN-13 no shorter one", () => {
  expect(codeForms("96385074")).toEqual(["96385074", "000096385074", "0000096385074", "00000096385074"]);
  expect(codeForms("4006381333931")).toEqual(["4006381333931", "04006381333931"]);
});

test.each([
  ["NM-0007", "NM-0007"],
  [" ]C0NM-0007 ", "NM-0007"],
  ["٧٨٠٥", "7805"],
  // The check digit is another one.
  ["012345678904", "012345678904"],
  ["61300611121", "61300611121"],
  ["0100012345678904", "0100012345678904"],
])("D-120 %j is no trade item number, and is compared as it is", (code, key) => {
  expect(codeKey(code)).toBe(key);
});

test.each([
  ["https://shop.example/product/7", 7],
  ["https://shop.example/ar/product/12", 12],
  ["]Q1http://localhost:3000/product/7?from=label", 7],
  ["https://shop.example/products/7", null],
  ["https://shop.example/category/7", null],
  ["7", null],
])("D-154 the QR code of a label, %s, says product %s", (code, productId) => {
  expect(readCode(code).productId).toBe(productId);
});
