import * as fc from "fast-check";
import { expect, test } from "vitest";

import { differenceOf, sumOf, totalOf } from "../../money/money.ts";
import { type DocumentedLine, invoiceLines, vatOfLines } from "../../tax-documents/tax-document.ts";
import { totalWithDelivery } from "../placing/order-delivery.ts";
import { discountOf, totalAfter } from "./order-discount.ts";
import { readProductVat, readVatRate, shortVatRate } from "./vat-rate.ts";
import { type TaxedOrder, vatParts } from "./vat.ts";

const standard = "14.00";
const line = (price: string, qty: number, vatRate: string | null = standard) => ({ price, qty, vatRate });
const order = (change: Partial<TaxedOrder>): TaxedOrder => {
  const { lines = [] } = change;
  return { lines, total: totalOf(lines), delivery: null, payBy: null, vatRate: standard, ...change };
};

test("D-141 each rate is rounded once, with delivery and fee at the standard one", () => {
  expect(
    vatParts(
      order({
        lines: [line("100.00", 1), line("100.00", 1, "5.00"), line("10.00", 3, "0.00")],
        delivery: { cost: "45.00" },
        payBy: { fee: "5.00" },
      }),
    ),
  ).toEqual([
    { rate: "14.00", net: "131.58", vat: "18.42" },
    { rate: "5.00", net: "95.24", vat: "4.76" },
    { rate: "0.00", net: "30.00", vat: "0.00" },
  ]);
  // A hundred lines of 0.10: rounded line by line, the tax would be 1.00.
  expect(vatParts(order({ lines: Array.from({ length: 100 }, () => line("0.10", 1)) }))).toEqual([
    { rate: "14.00", net: "8.77", vat: "1.23" },
  ]);
});

test("D-141 what is not known is no rate of 0", () => {
  expect(vatParts(order({ lines: [line("1.00", 1)], vatRate: null }))).toBeNull();
  expect(vatParts(order({ lines: [line("1.00", 1), line("1.00", 1, null)] }))).toBeNull();
  expect(vatParts(order({ lines: [line("0.00", 1)] }))).toBeNull();
  expect(vatParts(order({ lines: [line("1.14", 1), line("0.00", 1, null)] }))).toEqual([
    { rate: "14.00", net: "1.00", vat: "0.14" },
  ]);
});

const priceArbitrary = fc.integer({ min: 1, max: 9_999_999 }).map((minor) => (minor / 100).toFixed(2));
const rateArbitrary = fc.constantFrom("14.00", "5.00", "0.00", "8.25", "100.00");

test("D-141 net and tax of all rates are together what is to be paid, to the piastre", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ price: priceArbitrary, qty: fc.integer({ min: 1, max: 5000 }), vatRate: rateArbitrary }),
        { minLength: 1, maxLength: 30 },
      ),
      fc.integer({ min: 0, max: 9999 }),
      fc.option(priceArbitrary),
      fc.option(priceArbitrary),
      rateArbitrary,
      (lines, percent, cost, fee, vatRate) => {
        const sum = totalOf(lines);
        const discount = discountOf({ kind: "percent", value: (percent / 100).toFixed(2) }, sum);
        const total = totalAfter(sum, discount);
        const delivery = cost === null ? null : { cost };
        const payBy = fee === null ? null : { fee };
        const parts = vatParts({ lines, total, delivery, payBy, vatRate }) ?? [];
        expect(sumOf(parts.flatMap(({ net, vat }) => [net, vat]))).toBe(
          totalWithDelivery(total, delivery, payBy),
        );
        for (const { rate, net, vat } of parts) {
          // The tax is the rate of the net amount, to half a piastre of the gross one.
          const exact = (Number(net) * Number(rate)) / 100;
          expect(Math.abs(Number(differenceOf(vat, "0.00")) - exact)).toBeLessThanOrEqual(0.0101);
        }
        expect(new Set(parts.map(({ rate }) => rate)).size).toBe(parts.length);
      },
    ),
  );
});

test("D-141 an order states net and tax of each rate as its tax invoice does, also with a discount", () => {
  const documented = { kind: "goods", name: "", name_ar: null, part_number: null } as const;
  const coded = { item_type: "EGS", item_code: "", unit: null, pieces_per_unit: null } as const;
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ price: priceArbitrary, qty: fc.integer({ min: 1, max: 50 }), vatRate: rateArbitrary }),
        { minLength: 1, maxLength: 12 },
      ),
      fc.integer({ min: 1, max: 9999 }),
      (lines, percent) => {
        const sum = totalOf(lines);
        const discount = discountOf({ kind: "percent", value: (percent / 100).toFixed(2) }, sum);
        const goods = lines.map(({ price, qty, vatRate }): DocumentedLine => {
          const own = { price, qty, rate: vatRate };
          return { ...documented, ...coded, ...own };
        });
        const invoiced = vatOfLines(invoiceLines(goods, discount?.amount ?? "0.00"));
        const total = totalAfter(sum, discount);
        expect(vatParts(order({ lines, total }))).toEqual(
          invoiced.filter(({ net, vat }) => net !== "0.00" || vat !== "0.00"),
        );
      },
    ),
  );
  // Sharing the discount among the rates instead would take a piastre less of the first line.
  const lines = [line("96.55", 1), line("86.91", 1, "0.00"), line("149.24", 2, "0.00")];
  expect(vatParts(order({ lines, total: "384.93" }))).toEqual([
    { rate: "14.00", net: "67.64", vat: "9.47" },
    { rate: "0.00", net: "307.82", vat: "0.00" },
  ]);
});

test.each([
  ["14", "14.00"],
  ["14%", "14.00"],
  ["٥٫٥", "5.50"],
  ["0", "0.00"],
  ["100", "100.00"],
  ["1", "1.00"],
  // As a spreadsheet stores 14 %.
  ["0.14", null],
  ["0.99%", null],
  ["100.01", null],
  ["-1", null],
  ["x", null],
] as const)("D-141 the rate '%s' is read as %s", (text, rate) => {
  expect(readVatRate(text)).toBe(rate);
});

test.each([
  ["", null],
  ["Standard", null],
  ["exempt", "0.00"],
  ["معفى", "0.00"],
  ["8.25 %", "8.25"],
  ["soon", undefined],
] as const)("D-141 a product's rate '%s' is %s", (text, rate) => {
  expect(readProductVat(text)).toBe(rate);
});

test("D-141 rates are written without needless zeros", () => {
  expect(["14.00", "5.50", "0.00", "10.00"].map(shortVatRate)).toEqual(["14", "5.5", "0", "10"]);
});
