import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { products as productTable } from "../../src/modules/products/products.table.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools" })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [
    aProduct({ id: 1, name: "Clamp meter", part_number: "CM-1", price: "100.00" }),
    aProduct({ id: 2, name: "Probe", part_number: "P-2", price: "20.00" }),
    aProduct({ id: 3, name: "Twin", part_number: "T-1", price: "30.00" }),
    aProduct({ id: 4, name: "Twin of it", part_number: "T-1", price: "40.00" }),
  ].map((one) => Object.assign(one, { category_id: 1, sub_category_id: 1 })),
});

const barcodes = new Map([
  [1, "4006381333931"],
  [2, "012345678905"],
  [3, "SHELF-3"],
]);

beforeAll(async () => {
  const { queries } = desk.api().database;
  for (const [id, barcode] of barcodes) {
    await queries.update(productTable).set({ barcode }).where(eq(productTable.id, id));
  }
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

const twice = { part_number: "part_number_twice" };

test("D-32 one part number of one brand with other values in several rows is left out with their numbers; equal rows are taken once", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "Name,Part number,Brand,Price,Sub category,Description",
        "Bench meter,BM-7,Fluke,500,Meters,x",
        "Clamp meter,CM-1,,101,,",
        "Bench meter 2,ｂm-7,FLUKE,510,Meters,x",
        "Clamp meter 600 A,cm-1,,102,,",
        "Bench meter,BM-7,Uni-T,90,Meters,x",
        "Scale,SC-1,,5,Meters,x",
        "Scale,SC-1,,5,Meters,x",
        "Twin,T-1,,31,,",
        "Twin of it,T-1,,41,,",
        "Ruler,R-1,,6,Meters,x",
        "Ruler,R-1,,7,Meters,x",
      ),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ line, outcome, errors, same_part: rows }) => [
      line,
      outcome,
      errors,
      rows,
    ]),
  ).toEqual([
    [2, "rejected", twice, [2, 4]],
    [3, "rejected", twice, [3, 5]],
    [4, "rejected", twice, [2, 4]],
    [5, "rejected", twice, [3, 5]],
    [6, "created", {}, []],
    [7, "created", {}, []],
    [8, "rejected", { name: "duplicate_line" }, []],
    [9, "updated", {}, []],
    [10, "updated", {}, []],
    [11, "rejected", twice, [11, 12]],
    [12, "rejected", twice, [11, 12]],
  ]);
  const response = await desk
    .api()
    .request(addressOf(endpoints.exportImportLines, { id: checked.id }, { format: "csv", locale: "en" }), {
      headers: desk.headers(),
    });
  const rows: string[][] = parse((await response.text()).replace(/^\uFEFF/, ""));
  expect(rows[1]?.at(-1)).toContain("“BM-7” stands in rows 2 and 4 of the file");
  const applied = await desk.apply(checked);
  expect(applied.counts).toMatchObject({ created: 2, updated: 2 });
  expect(await desk.product(1)).toMatchObject({ name: "Clamp meter", price: "100.00" });
  await desk.undo(applied);
});

test("D-32 rows of a part number are told apart by their IDs, whatever a row without one says", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,Name,Part number,Price,Sub category,Description",
        "1,Clamp meter,CM-1,101,,",
        ",Clamp meter 600 A,CM-1,102,Meters,x",
        "3,Twin,T-1,31,,",
        "4,Twin,T-1,41,,",
        "2,Probe,P-2,21,,",
        "2,Probe,P-2,22,,",
      ),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ line, outcome, same_part: rows }) => [line, outcome, rows]),
  ).toEqual([
    [2, "updated", []],
    [3, "rejected", [2, 3]],
    [4, "updated", []],
    [5, "updated", []],
    [6, "rejected", [6, 7]],
    [7, "rejected", [6, 7]],
  ]);
});

test("D-32 an equal row twice renames the product of its part number as one row does", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines("Part number,Name,Price", "CM-1,Clamp meter 600 A,101", "CM-1,Clamp meter 600 A,101"),
    ),
  );
  expect((await desk.lines(checked)).map(({ outcome, product_id: id }) => [outcome, id])).toEqual([
    ["updated", 1],
    ["rejected", 1],
  ]);
});

test("D-32 D-120 a product is found by its barcode where neither ID nor part number find one, with a remark", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "Name,Part number,Barcode,Price,Sub category,Description",
        "Measuring tip,,0012345678905,21,,",
        "Clamp meter,CM-1,4006381333931,101,,",
        "Twin 2,T-9,SHELF-3,31,,",
        "Scale,SC-1,5901234123457,5,Meters,x",
      ),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ outcome, product_id: id, warnings }) => [outcome, id, warnings]),
  ).toMatchObject([
    ["updated", 2, { barcode: "found_by_barcode" }],
    ["updated", 1, {}],
    ["updated", 3, { barcode: "found_by_barcode" }],
    ["created", null, {}],
  ]);
  const applied = await desk.apply(checked);
  expect(await desk.product(2)).toMatchObject({ name: "Measuring tip", part_number: "P-2", price: "21.00" });
  await desk.undo(applied);
  expect(await desk.product(2)).toMatchObject({ name: "Probe", price: "20.00" });
});

test("D-32 D-120 a row whose barcode and part number or name mean different products, or whose barcode stands twice, is left out", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,Name,Part number,Barcode,Price,Sub category,Description",
        ",,CM-1,012345678905,21,,",
        ",Probe,,4006381333931,22,,",
        ",Other twin,T-1,0012345678905,23,,",
        ",Meter A,M-1,SHELF-3,24,Meters,x",
        ",Meter B,M-2,SHELF-3,25,Meters,x",
        "4,,,4006381333931,26,,",
      ),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ outcome, errors, refused }) => [outcome, errors, refused]),
  ).toMatchObject([
    ["rejected", { barcode: "barcode_of_other" }, { barcode: "012345678905" }],
    ["rejected", { barcode: "barcode_of_other" }, { barcode: "4006381333931" }],
    ["rejected", { barcode: "barcode_of_other" }, { barcode: "0012345678905" }],
    ["rejected", { barcode: "barcode_twice" }, { barcode: "SHELF-3" }],
    ["rejected", { barcode: "barcode_twice" }, { barcode: "SHELF-3" }],
    ["updated", {}, {}],
  ]);
});

test("D-32 a sheet that does not say what it was made from leaves the stock of products as it is, names it, and sets it where that is chosen", async () => {
  const { queries } = desk.api().database;
  const setStock = (amount: number) =>
    queries
      .update(productTable)
      .set({ amount, version: sql`${productTable.version} + 1` })
      .where(eq(productTable.id, 1));
  await setStock(5);
  await queries.update(productTable).set({ amount: 8 }).where(eq(productTable.id, 2));
  const sheet = await desk.upload(
    lines(
      "ID,Name,Price,Stock,Stock when exported,Sub category,Description",
      "1,,101,9,,,",
      "2,,21,7,10,,",
      "3,,31,,,,",
      ",Scale,5,40,,Meters,x",
    ),
  );
  expect(sheet).toMatchObject({ set_stock: false, stock_changes: 0 });
  const left = await desk.check(sheet);
  expect(left).toMatchObject({ set_stock: false, stock_changes: 1, counts: { warned: 1 } });
  expect(
    (await desk.lines(left)).map(({ line, fields, warnings, refused }) => [
      line,
      fields.filter(({ field }) => field === "amount"),
      warnings,
      refused,
    ]),
  ).toEqual([
    [2, [], { amount: "stock_kept" }, { amount: "9" }],
    [3, [{ field: "amount", old: 8, new: 5 }], {}, {}],
    [4, [], {}, {}],
    [5, [{ field: "amount", old: null, new: 40 }], {}, {}],
  ]);
  // One is sold between check and application, and stays sold.
  await setStock(4);
  const kept = await desk.apply(left);
  expect(await desk.product(1)).toMatchObject({ price: "101.00", amount: 4 });
  await desk.undo(kept);

  const again = await desk.upload(lines("ID,Stock", "1,9", "2,8"));
  const asked = await desk.check(again);
  expect(asked).toMatchObject({ stock_changes: 1, counts: { unchanged: 2, updated: 0, warned: 1 } });
  const set = await desk.check(asked, { set_stock: true });
  expect(set).toMatchObject({ set_stock: true, stock_changes: 1, counts: { updated: 1, warned: 0 } });
  await desk.apply(set);
  expect(await desk.product(1)).toMatchObject({ amount: 9 });
  await desk.undo(set);
});
