import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fromMinorUnits, minorOf } from "../money/money.ts";
import type { DocumentFields, DocumentValue } from "./canonical-text.ts";
import { etaInvoice, etaReceipt } from "./eta-documents.ts";
import { invoiceLines, type TaxDocument, totalOfLines, vatOfLines } from "./tax-document.ts";

interface Sold {
  readonly price: string;
  readonly qty: number;
  readonly rate: string;
}

const name = { en: "Shop", ar: "متجر" };
const company = { company: "", tax_number: "", commercial_register: "", purchase_order: "" };

function documentOf(sold: readonly Sold[], discount: string): TaxDocument {
  const lines = invoiceLines(
    sold.map((line) => ({
      ...line,
      kind: "goods",
      name: "Fuse",
      name_ar: null,
      part_number: null,
      item_type: "EGS",
      item_code: "EG-1-1",
      unit: null,
      pieces_per_unit: null,
    })),
    discount,
  );
  return {
    kind: "invoice",
    number: "INV-0-2026-000001",
    issued_at: "2026-03-02T10:00:00Z",
    order_number: "260302-1",
    seller: {
      name,
      address: name,
      tax_number: "",
      commercial_register: "",
      activity_code: "",
      device_serial: "",
      governorate: "",
      city: "",
      street: "",
      building: "",
      branch_code: "0",
      branch: null,
      phone: "",
      mail: "",
    },
    buyer: { ...company, name: "Mona", phone: "", address: "" },
    lines,
    vat: vatOfLines(lines),
    total: totalOfLines(lines),
    payment: "C",
    refers_to: null,
  };
}

const isList = (value: DocumentValue | undefined): value is readonly DocumentValue[] => Array.isArray(value);
const isFields = (value: DocumentValue): value is DocumentFields =>
  typeof value === "object" && !isList(value);
const listAt = (fields: DocumentFields, field: string): readonly DocumentFields[] => {
  const value = fields[field];
  return isList(value) ? value.filter(isFields) : [];
};
/** An amount in hundred-thousandths; fails where it has more than five decimals. */
const at = (fields: DocumentFields | undefined, field: string): bigint => {
  const amount = Number(fields?.[field] ?? 0);
  const text = amount.toFixed(5);
  expect(Number(text)).toBe(amount);
  return BigInt(text.replace(".", ""));
};

const someSold = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 2_000_000 }).map((amount) => fromMinorUnits(BigInt(amount))),
    qty: fc.integer({ min: 1, max: 9999 }),
    rate: fc.constantFrom("14.00", "5.00", "0.00"),
  }),
  { minLength: 1, maxLength: 8 },
);

/** What the tax authority checks of a document: each calculation to five decimals. */
function expectCalculated(document: TaxDocument): void {
  const receipt = etaReceipt(document, { uuid: "", previous_uuid: "" });
  const invoice = etaInvoice(document);
  const items = listAt(receipt, "itemData");
  expect(items).toHaveLength(document.lines.length);
  for (const item of items) {
    const [tax] = listAt(item, "taxableItems");
    const [off] = listAt(item, "commercialDiscountData");
    expect(at(item, "totalSale")).toBe(at(item, "unitPrice") * BigInt(Number(item["quantity"])));
    expect(at(item, "netSale")).toBe(at(item, "totalSale") - at(off, "amount"));
    // Half up.
    const taxed = at(item, "netSale") * BigInt(Number(tax?.["rate"]));
    expect(at(tax, "amount")).toBe((2n * taxed + 100n) / 200n);
    expect(at(item, "total")).toBe(at(item, "netSale") + at(tax, "amount"));
  }
  const sum = (field: string): bigint => items.reduce((all, item) => all + at(item, field), 0n);
  expect(at(receipt, "totalSales")).toBe(sum("totalSale"));
  expect(at(receipt, "netAmount")).toBe(sum("netSale"));
  const [extra] = listAt(receipt, "extraReceiptDiscountData");
  expect(at(receipt, "totalAmount")).toBe(sum("total") - at(extra, "amount"));
  expect(at(receipt, "totalAmount")).toBe(minorOf(document.total) * 1000n);
  expect(at(invoice, "totalAmount")).toBe(at(receipt, "totalAmount"));
  expect(at(invoice, "extraDiscountAmount")).toBe(at(extra, "amount"));
  expect(listAt(invoice, "invoiceLines").map((line) => at(line, "total"))).toEqual(
    items.map((item) => at(item, "total")),
  );
}

describe("D-155 documents of the tax authority", () => {
  test("state an amount of money once, without a piastre more or less than the paper", () => {
    const document = documentOf([{ price: "2.50", qty: 12, rate: "14.00" }], "0.00");
    const receipt = etaReceipt(document, { uuid: "", previous_uuid: "" });
    // 2.50 / 1.14 is 2.192982…: twelve at 2.19299 are 0.00010 more with their tax than 30.00.
    expect(receipt).toMatchObject({
      itemData: [{ unitPrice: 2.19299, totalSale: 26.31588, total: 30.0001 }],
      extraReceiptDiscountData: [{ amount: 0.0001, description: "Rounding" }],
      totalAmount: 30,
    });
  });

  test("calculate every line and sum to five decimals, whatever was sold", () => {
    fc.assert(
      fc.property(someSold, fc.nat({ max: 99 }), (sold, percent) => {
        const whole = sold.reduce((sum, { price, qty }) => sum + minorOf(price) * BigInt(qty), 0n);
        const document = documentOf(sold, fromMinorUnits((whole * BigInt(percent)) / 100n));
        expectCalculated(document);
        expect(document.lines).toHaveLength(sold.length);
      }),
    );
  });
});
