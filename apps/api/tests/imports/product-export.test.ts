import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { unprotectedCell } from "@shop/domain/sheets/safe-cell.ts";
import { sheetFields } from "@shop/domain/sheets/sheet-fields.ts";
import { aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { awkwardNames } from "../support/awkward-names.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const products = awkwardNames.map(([name, part_number], index) =>
  aProduct({
    id: index + 1,
    name,
    name_ar: `ع ${name}`,
    part_number,
    price: "1234.50",
    amount: index - 1,
    description: "- first\n- <b>second</b>\t\u0007",
    description_ar: null,
    sub_category_id: index === 0 ? 2 : 1,
    images: [{ id: index + 1, product_id: index + 1, image: "/media/part-1.webp|/media/part-2.webp" }],
  }),
);

let api: TestApi;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  const first = aSubCategory({ name: "=Group", name_ar: "مجموعة" });
  api = await openTestApi(
    aCatalogue({ products, subCategories: [first, { ...first, id: 2, name: "Other" }] }),
  );
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

const download = (query: Readonly<Record<string, string | number>>): Promise<Response> =>
  api.request(addressOf(endpoints.exportProducts, {}, query), { headers });

/** Reads as spreadsheet programs do, for which every line break outside of quotes ends a row. */
const rowsOf = (text: string): string[][] =>
  parse(text.replace(/^\uFEFF/, ""), { record_delimiter: ["\r\n", "\n", "\r"] });

const columnOf = (rows: readonly (readonly unknown[])[], name: (typeof sheetFields)[number]): unknown[] =>
  rows.slice(1).map((row) => row[sheetFields.indexOf(name)]);

const newestFirst = awkwardNames.toReversed();

test("D-32 the CSV export holds every product and field, and no formula", async () => {
  const response = await download({ format: "csv" });
  expect(response.headers.get("content-type")).toBe(sheetTypes.csv);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment;.*products-[\d-]+\.csv$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const rows = rowsOf(new TextDecoder().decode(bytes));
  expect(rows[0]).toEqual(sheetFields.map((field) => sheetHeaders.en[field]));
  expect(rows).toHaveLength(products.length + 1);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^(?:[=+@\t\r]|-\D)/);
  expect(columnOf(rows, "part_number").map((cell) => unprotectedCell(String(cell)) || null)).toEqual(
    newestFirst.map(([, partNumber]) => partNumber),
  );
  expect(columnOf(rows, "name").map((cell) => unprotectedCell(String(cell)))).toEqual(
    newestFirst.map(([name]) => name),
  );
  expect(rows.at(-1)).toEqual(
    expect.arrayContaining([
      "1",
      "'+10V",
      "1234.50",
      "-1",
      "Other",
      "/media/part-1.webp | /media/part-2.webp",
    ]),
  );
});

test("D-32 the XLSX export keeps texts as texts, part numbers with leading zeros among them, and prices as numbers", async () => {
  const response = await download({ locale: "ar" });
  expect(response.headers.get("content-type")).toBe(sheetTypes.xlsx);
  const rows = await readSheet(Buffer.from(await response.arrayBuffer()), { trim: false });
  expect(rows[0]).toEqual(sheetFields.map((field) => sheetHeaders.ar[field]));
  expect(columnOf(rows, "name")).toEqual(newestFirst.map(([name]) => name));
  expect(columnOf(rows, "part_number")).toEqual(newestFirst.map(([, partNumber]) => partNumber));
  expect(new Set(columnOf(rows, "price"))).toEqual(new Set([1234.5]));
  expect(columnOf(rows, "amount").at(-1)).toBe(-1);
  expect(columnOf(rows, "description").at(-1)).toBe("- first\n- <b>second</b>\t");
});

test("D-32 an export lists what the filters of the list do", async () => {
  const ofGroup = rowsOf(await (await download({ format: "csv", sub_category_id: 2 })).text());
  expect(columnOf(ofGroup, "id")).toEqual(["1"]);
  const found = rowsOf(await (await download({ format: "csv", query: "isolator" })).text());
  expect(columnOf(found, "part_number")).toEqual(["π120U30"]);
  const low = await (await download({ format: "csv", sub_category_id: 1, low_stock: "only" })).text();
  const withLowStock = products.filter(({ sub_category_id, amount }) => sub_category_id === 1 && amount <= 5);
  expect(columnOf(rowsOf(low), "id")).toEqual(withLowStock.map(({ id }) => String(id)).toReversed());
  const unpriced = await (await download({ format: "csv", category_id: 1, missing: "price" })).text();
  expect(rowsOf(unpriced)).toHaveLength(1);
});

test("D-32 a client that stops reading an export stops its queries", async () => {
  const response = await download({});
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await api.answer(endpoints.readProduct, { id: 1 })).toMatchObject({ id: 1 });
});
