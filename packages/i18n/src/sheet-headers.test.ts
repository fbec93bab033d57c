import { columnsKey as keyOf, guessFields as guess, sourceOf } from "@shop/domain/sheets/guess-columns.ts";
import { sheetFields } from "@shop/domain/sheets/sheet-fields.ts";
import { expect, test } from "vitest";

import { addedHeaders, sheetHeaders } from "./sheet-headers.ts";

const guessFields = (headers: readonly string[], attributes?: Parameters<typeof guess>[2]) =>
  guess(headers, sheetHeaders, attributes);
const columnsKey = (headers: readonly string[]) => keyOf(headers, Object.values(addedHeaders));

test.for(["en", "ar"] as const)(
  "D-32 the headers of an export in %s are recognised in any case",
  (locale) => {
    const headers = sheetFields.map((field) => ` ${sheetHeaders[locale][field].toUpperCase()} `);
    expect(guessFields(headers)).toEqual([...sheetFields]);
    expect(sourceOf(headers)).toBe("own");
  },
);

test("D-32 other usual names are recognised, the first of two with one meaning", () => {
  expect(guessFields(["SKU", "Qty", "Quantity", "Unit Price", "Colour", "name_ar", "الكود"])).toEqual([
    "part_number",
    "amount",
    null,
    "price",
    null,
    "name_ar",
    null,
  ]);
});

test("D-32 exports of WooCommerce are recognised, and their ids are not ours", () => {
  const headers = [
    "ID",
    "Type",
    "SKU",
    "Name",
    "Short description",
    "Description",
    "Stock",
    "Regular price",
    "Categories",
    "Images",
  ];
  expect(sourceOf(headers)).toBe("woocommerce");
  expect(guessFields(headers)).toEqual([
    null,
    null,
    "part_number",
    "name",
    null,
    "description",
    "amount",
    "price",
    "sub_category",
    "images",
  ]);
});

test("D-32 exports of Shopify and Odoo are recognised", () => {
  const shopify = [
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Product Category",
    "Variant SKU",
    "Variant Price",
    "Variant Barcode",
  ];
  expect([sourceOf(shopify), guessFields(shopify)]).toEqual([
    "shopify",
    ["handle", "name", "description", "brand", "sub_category", "part_number", "price", "barcode"],
  ]);
  const odoo = [
    "External ID",
    "Name",
    "Internal Reference",
    "Sales Price",
    "Quantity On Hand",
    "Product Category",
  ];
  expect([sourceOf(odoo), guessFields(odoo)]).toEqual([
    "odoo",
    [null, "name", "part_number", "price", "amount", "sub_category"],
  ]);
});

test("D-32 the same columns have the same key in any case", () => {
  expect(columnsKey(["Name", "PRICE"])).toBe(columnsKey(["name ", "price"]));
  expect(columnsKey(["Name", "Price"])).not.toBe(columnsKey(["Price", "Name"]));
});

test.for(["en", "ar"] as const)(
  "D-32 rejected lines that come back in %s have the key of their sheet",
  (locale) => {
    expect(columnsKey(["Name", "Price", ...addedHeaders[locale]])).toBe(columnsKey(["Name", "Price"]));
    expect(columnsKey([...addedHeaders[locale], "Name"])).not.toBe(columnsKey(["Name"]));
    expect(columnsKey(addedHeaders[locale])).not.toBe(columnsKey([]));
  },
);
