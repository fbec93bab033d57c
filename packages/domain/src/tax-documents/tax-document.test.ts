import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fromMinorUnits, sumOf } from "../money/money.ts";
import { canonicalText } from "./canonical-text.ts";
import {
  creditLines,
  type DocumentedLine,
  invoiceLines,
  taxDocumentNumber,
  type TaxLine,
  totalOfLines,
  uncreditedUnits,
  vatOfLines,
} from "./tax-document.ts";

const lineOf = (price: string, qty: number, rate: string, kind: DocumentedLine["kind"] = "goods") => ({
  kind,
  name: "Fuse",
  name_ar: null,
  part_number: null,
  item_type: "EGS" as const,
  item_code: "EG-1-1",
  unit: null,
  pieces_per_unit: null,
  qty,
  price,
  rate,
});

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

const someLines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 2_000_000 }).map((amount) => fromMinorUnits(BigInt(amount))),
    qty: fc.integer({ min: 1, max: 50 }),
    rate: fc.constantFrom("14.00", "5.00", "0.00"),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("D-155 the lines of an invoice", () => {
  test("share the discount among goods alone, and each rate is rounded once", () => {
    const lines = invoiceLines(
      [lineOf("10.00", 3, "14.00"), lineOf("0.10", 1, "14.00"), lineOf("45.00", 1, "14.00", "delivery")],
      "3.01",
    );
    expect(lines.map(({ gross }) => gross)).toEqual(["27.00", "0.09", "45.00"]);
    expect(lines.map(({ discount }) => discount)).toEqual(["3.00", "0.01", "0.00"]);
    // 72.09 at 14 %.
    expect(vatOfLines(lines)).toEqual([{ rate: "14.00", net: "63.24", vat: "8.85" }]);
    expect(totalOfLines(lines)).toBe("72.09");
  });

  test("add up to total, net and tax, whatever they are", () => {
    fc.assert(
      fc.property(someLines, fc.nat({ max: 99 }), (lines, percent) => {
        const whole = lines.reduce((sum, { price, qty }) => sum + minor(price) * BigInt(qty), 0n);
        const discount = (whole * BigInt(percent)) / 100n;
        const own = invoiceLines(
          lines.map(({ price, qty, rate }) => lineOf(price, qty, rate)),
          fromMinorUnits(discount),
        );
        expect(minor(totalOfLines(own))).toBe(whole - discount);
        const parts = vatOfLines(own);
        expect(sumOf(parts.flatMap(({ net, vat }) => [net, vat]))).toBe(totalOfLines(own));
        for (const { net, vat, gross } of own) {
          expect(minor(net) + minor(vat)).toBe(minor(gross));
          expect(minor(vat) >= 0n).toBe(true);
        }
      }),
    );
  });
});

describe("D-155 credit notes on an invoice", () => {
  test("take back exactly its net and tax, in whatever parts and sequence", () => {
    const shares = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(someLines, shares, (lines, parts) => {
        const invoice = invoiceLines(
          lines.map(({ price, qty, rate }) => lineOf(price, qty, rate)),
          "0.00",
        );
        const credited: TaxLine[] = [];
        for (const part of parts) {
          // A tenth, two tenths … of what is left of each line.
          const units = uncreditedUnits(invoice, credited).map(({ place, gross }) => ({
            place,
            qty: 1,
            gross: fromMinorUnits((minor(gross) * BigInt(part)) / 10n),
          }));
          credited.push(...creditLines(invoice, credited, units));
        }
        const rest = uncreditedUnits(invoice, credited);
        credited.push(...creditLines(invoice, credited, rest));
        expect(uncreditedUnits(invoice, credited)).toEqual([]);
        expect(vatOfLines(credited)).toEqual(vatOfLines(invoice));
        for (const { net, vat } of credited) expect(minor(net) >= 0n && minor(vat) >= 0n).toBe(true);
      }),
    );
  });
});

test("D-155 a number names kind, branch, year and place", () => {
  expect(taxDocumentNumber("invoice", { branch: "2", year: 2026, serial: 41 })).toBe("INV-2-2026-000041");
  expect(taxDocumentNumber("credit_note", { branch: "0", year: 2027, serial: 1 })).toBe("CRN-0-2027-000001");
});

test("D-155 the canonical text has names in capitals, values in quotation marks, and the name of a list before each of its values", () => {
  const document = {
    header: { uuid: "", currency: "EGP" },
    taxableItems: [
      { taxType: "T1", amount: 12.5 },
      { taxType: "T4", amount: 0 },
    ],
    total: 1,
  };
  expect(canonicalText(document)).toBe(
    '"HEADER""UUID""""CURRENCY""EGP""TAXABLEITEMS""TAXABLEITEMS""TAXTYPE""T1""AMOUNT""12.5""TAXABLEITEMS""TAXTYPE""T4""AMOUNT""0""TOTAL""1"',
  );
});
