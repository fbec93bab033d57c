import { expect, test } from "vitest";

import { formatTaxNumber, hasCompany, isCompanyNamed, noCompany, readTaxNumber } from "./order-company.ts";

test.each([
  "123456789",
  "123-456-789",
  " 123 456 789 ",
  "123/456/789",
  "١٢٣٤٥٦٧٨٩",
  "۱۲۳-۴۵۶-۷۸۹",
  "\u200F123\u2013456\u2013789",
])("D-140 the tax number '%s' is read as nine digits", (text) => {
  expect(readTaxNumber(text)).toBe("123456789");
});

test.each(["", "12345678", "1234567890", "12345678a", "+123456789", "EG123456789"])(
  "D-140 '%s' is no tax number",
  (text) => {
    expect(readTaxNumber(text)).toBeNull();
  },
);

test("D-140 a tax number is shown in groups of three", () => {
  expect(formatTaxNumber("123456789")).toBe("123-456-789");
});

test("D-140 a company has to be named once anything of it is filled in", () => {
  expect(hasCompany(noCompany)).toBe(false);
  expect(isCompanyNamed(noCompany)).toBe(true);
  expect(isCompanyNamed({ ...noCompany, purchase_order: "PO-1" })).toBe(false);
  expect(isCompanyNamed({ ...noCompany, company: " ", tax_number: "123456789" })).toBe(false);
  expect(isCompanyNamed({ ...noCompany, company: "Delta Labs", tax_number: "123456789" })).toBe(true);
});
