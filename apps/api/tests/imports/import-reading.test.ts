import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { importFiles } from "../../src/modules/imports/import-files.table.ts";
import { deleteOldLines } from "../../src/modules/imports/imports.repository.ts";
import { call, refused } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { rowXml, workbookOf, workbookWith } from "../support/workbooks.ts";

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools" })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [
    aProduct({ id: 1, name: "Fuse", part_number: "F-1", price: "10.00" }),
    aProduct({ id: 2, name: "Chip resistor", part_number: "00402", price: "10.00" }),
    aProduct({ id: 3, name: "Slow fuse", part_number: "F-10", price: "10.00" }),
    aProduct({ id: 4, name: "Fast fuse", part_number: "F-20", price: "10.00" }),
  ],
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

const readAgain = async (
  { id }: Pick<ProductImport, "id">,
  body: BodyOf<typeof endpoints.readImportFile>,
): Promise<ProductImport> => {
  await call(desk.api(), endpoints.readImportFile, { headers: desk.headers(), params: { id }, body });
  return desk.settled(id);
};

const headersOf = ({ columns }: ProductImport): string[] => columns.map(({ header }) => header);

/** What is said of the lines of a sheet that is checked as it was read. */
const toldOf = async (found: ProductImport) =>
  (await desk.lines(await desk.check(found, { set_stock: true }))).map(
    ({ line, outcome, errors, warnings, refused: cells }) =>
      Object.assign({ line, outcome }, warnings, errors, Object.keys(cells).length > 0 && { cells }),
  );

const titled = lines(
  "Nile Parts,,",
  "Prices of May,,valid until June",
  "",
  "Part number,Name,Price",
  "F-1,Fuse,11",
);

test("D-32 titles above the headings are left out and listed; lines keep their rows in the file", async () => {
  const found = await desk.upload(titled);
  expect(headersOf(found)).toEqual(["Part number", "Name", "Price"]);
  expect(found).toMatchObject({
    total: 1,
    can_read_again: true,
    reading: { encoding: "utf-8", delimiter: ",", sheets: [], heading_row: 4 },
  });
  expect(found.reading?.top.map(({ row }) => row)).toEqual([1, 2, 4, 5]);
  expect(await toldOf(found)).toEqual([{ line: 5, outcome: "updated" }]);
});

test("D-32 a line of rising numbers is not taken for headings by pieces", async () => {
  const found = await desk.upload(lines("Artikel;Lager;Menge;Karton", "F-1;5;10;20", "F-2;7;12;24"));
  expect(found).toMatchObject({ total: 2, reading: { heading_row: 1 } });
});

test("D-32 an export of PrestaShop is known by its headings; its prices, with or without VAT, are left to be chosen", async () => {
  const found = await desk.upload(
    lines(
      "Product ID;Active (0/1);Name *;Price tax excluded or Price tax included;Wholesale price;Reference #;Manufacturer;Quantity;Unit price",
      "1;0;Meter;25.50;15;PS-1;Nile;5;0",
    ),
  );
  expect(found.source).toBe("prestashop");
  expect(found.columns.map(({ field }) => field)).toEqual([
    null,
    "active",
    "name",
    null,
    null,
    "part_number",
    "brand",
    "amount",
    null,
  ]);
});

test("D-32 headings of joined words are known as those of several", async () => {
  const found = await desk.upload(lines("PartNumber,UnitPrice", "F-1,12"));
  expect(found.columns.map(({ field }) => field)).toEqual(["part_number", "price"]);
});

test("D-32 another heading row is read from the stored file, also after a check; what was read before is gone", async () => {
  const found = await desk.check(await desk.upload(titled));
  const read = await readAgain(found, { heading_row: 2 });
  expect(read).toMatchObject({
    state: "uploaded",
    total: 2,
    counts: { updated: 0 },
    reading: { heading_row: 2 },
  });
  expect(headersOf(read)).toEqual(["Prices of May", "", "valid until June"]);
  expect(await desk.lines(read)).toEqual([]);
  const back = await readAgain(read, {});
  expect(back).toMatchObject({ total: 1, reading: { heading_row: 4 } });
});

test("D-32 a heading row below the last one fails with its reason, and can be chosen again", async () => {
  const found = await desk.upload(titled);
  const failed = await readAgain(found, { heading_row: 5 });
  expect(failed).toMatchObject({ state: "failed", fault: "no_rows", can_read_again: true });
  expect(await readAgain(failed, { heading_row: 4 })).toMatchObject({
    state: "uploaded",
    fault: null,
    total: 1,
  });
});

test("D-32 a file is read again only while its import is not applied", async () => {
  const found = await desk.apply(await desk.check(await desk.upload("Part number,Price\r\nF-1,12")));
  expect(found.can_read_again).toBe(false);
  const request = { headers: desk.headers(), params: { id: found.id }, body: { heading_row: 1 } };
  expect(await refused(desk.api(), endpoints.readImportFile, request)).toMatchObject({
    code: "state_not_allowed",
  });
  await desk.undo(found);
});

test("D-32 the file of an import that is applied or discarded is deleted, that of an open one is kept", async () => {
  const { queries } = desk.api().database;
  const parts = ({ id }: Pick<ProductImport, "id">): Promise<number> =>
    queries.$count(importFiles, eq(importFiles.importId, id));
  const content = "Part number,Price\r\nF-1,13";
  const applied = await desk.apply(await desk.check(await desk.upload(content)));
  const open = await desk.upload(content);
  // More than one part.
  const large = await desk.upload(`${content}\r\n${"x".repeat(30_000)},1\r\n`.repeat(20));
  expect(await Promise.all([applied, open, large].map(parts))).toEqual([1, 1, 2]);
  const read = await readAgain(large, {});
  expect(read.total).toBe(large.total);
  await deleteOldLines(queries, 30);
  expect(await Promise.all([applied, open, large].map(parts))).toEqual([0, 1, 2]);
  await desk.undo(applied);
});

test("D-32 the encoding of a text file is guessed by what it yields, and can be chosen", async () => {
  // 'Größe' and 'Verstärker' in windows-1252.
  const bytes = Buffer.from("Part number;Name;Gr\u00F6\u00DFe\nF-1;Verst\u00E4rker;5", "latin1");
  const found = await desk.upload(new Uint8Array(bytes));
  expect(found.reading?.encoding).toBe("windows-1252");
  expect(headersOf(found)[2]).toBe("Größe");
  const other = await readAgain(found, { encoding: "windows-1251" });
  expect(other.reading?.encoding).toBe("windows-1251");
  expect(headersOf(other)[2]).toBe("GrцЯe");
  // The choice holds when a row is chosen afterwards.
  expect((await readAgain(other, { heading_row: 1 })).reading?.encoding).toBe("windows-1251");
});

const prices = rowXml(1, "Part number", "Price") + rowXml(2, "F-1", 11);

test("D-32 hidden sheets and covers are not taken first; another sheet can be chosen", async () => {
  const found = await desk.upload(
    await workbookWith([
      { name: "Old", state: "hidden", rows: prices + rowXml(3, "F-1", 9) },
      { name: "Cover", rows: rowXml(1, "Nile Parts") + rowXml(3, "Prices of May") },
      {
        name: "Prices",
        rows: rowXml(1, "Prices of May") + prices.replaceAll(/(?<=r="[A-Z]?)\d/g, (n) => `${Number(n) + 1}`),
      },
    ]),
    "prices.xlsx",
  );
  expect(found.reading).toMatchObject({
    encoding: null,
    sheet: 2,
    heading_row: 2,
    sheets: [
      { name: "Old", hidden: true, rows: 3 },
      { name: "Cover", hidden: false, rows: 2 },
      { name: "Prices", hidden: false, rows: 3 },
    ],
  });
  expect(found.total).toBe(1);
  expect(await readAgain(found, { sheet: 0 })).toMatchObject({
    total: 2,
    reading: { sheet: 0, heading_row: 1 },
  });
});

test("D-32 hidden rows and columns are named and left out, unless they are chosen", async () => {
  const found = await desk.upload(
    await workbookWith([
      {
        columns:
          '<cols><col min="1" max="1"/><col min="2" max="2" hidden="1"/><col min="4" max="16384" hidden="true"/></cols>',
        rows:
          rowXml(1, "Part number", "Price", "Price") +
          rowXml(2, "F-1", 9, 11) +
          rowXml(3, "F-2", 19, 21).replace("<row ", '<row hidden="1" ') +
          rowXml(4, "F-3", 29, 31),
      },
    ]),
    "prices.xlsx",
  );
  // The price that is shown is the one that is read.
  expect(found).toMatchObject({
    total: 2,
    reading: { hidden_rows: 1, hidden_columns: ["B"], with_hidden: false },
  });
  const fieldsIn = ({ columns }: typeof found) => columns.map(({ header, field }) => [header, field]);
  expect(fieldsIn(found)).toEqual([
    ["Part number", "part_number"],
    ["", null],
    ["Price", "price"],
  ]);
  expect(found.columns[2]?.samples).toEqual(["11", "31"]);
  const whole = await readAgain(found, { with_hidden: true });
  expect(whole).toMatchObject({
    total: 3,
    reading: { hidden_rows: 1, hidden_columns: ["B"], with_hidden: true },
  });
  expect(whole.columns[1]?.samples).toEqual(["9", "19", "29"]);
  // Another choice leaves this one as it is.
  expect((await readAgain(whole, { heading_row: 1 })).total).toBe(3);
});

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="#,##0.00 &quot;EGP&quot;"/><numFmt numFmtId="172" formatCode="&quot;R&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="16"/><xf numFmtId="172"/><xf numFmtId="9"/></cellXfs></styleSheet>`;

const number = (style: number, value: number | string): readonly [string, string] => [
  `s="${style}"`,
  `<v>${value}</v>`,
];

test("D-32 cells of a workbook are read as they are shown", async () => {
  const found = await desk.upload(
    await workbookWith(
      [
        {
          rows: [
            rowXml(1, "Part number", "Price", "Manufacturer part number", "Note"),
            rowXml(2, number(1, 402), number(2, "1234.5678"), number(4, 12), number(5, "0.5")),
            rowXml(3, ['t="s"', "<v>1</v>"], number(0, "0.30000000000000004"), number(3, 46270), "x"),
          ].join(""),
        },
      ],
      {
        "xl/styles.xml": styles,
        "xl/sharedStrings.xml":
          "<sst><si><t>none</t></si><si><r><t>F</t></r><r><t>-1</t></r><rPh><t>ef</t></rPh></si></sst>",
      },
    ),
    "shown.xlsx",
  );
  expect(found.columns.map(({ samples }) => samples)).toEqual([
    ["00402", "F-1"],
    ["1234.57", "0.3"],
    ["R12", "2026-09-05"],
    ["50%", "x"],
  ]);
  const rows = await desk.lines(await desk.check(found));
  expect(rows.map(({ product_id: id }) => id)).toEqual([2, 1]);
  expect(rows[0]?.fields).toContainEqual({ field: "price", old: "10.00", new: "1234.57" });
});

test("D-32 errors and formulas without a stored result are rejected by name, stored results are read", async () => {
  const found = await desk.upload(
    await workbookOf(
      [
        rowXml(1, "Part number", "Price", "Name"),
        rowXml(2, "F-1", ['t="e"', "<f>B9/0</f><v>#DIV/0!</v>"], "Fuse"),
        rowXml(3, "F-10", ["", "<f>B9*1.2</f>"], "Slow fuse"),
        rowXml(4, "F-20", ["", "<f>B9*1.2</f><v>12</v>"], "Fast fuse"),
        rowXml(5, "00402", 12, ['t="str"', "<f>A1</f><v></v>"]),
        rowXml(6, ['t="e"', "<v>#N/A</v>"], 12, "Fuse"),
      ].join(""),
    ),
    "errors.xlsx",
  );
  expect(await toldOf(found)).toEqual([
    { line: 2, outcome: "rejected", price: "sheet_error", cells: { price: "#DIV/0!" } },
    {
      line: 3,
      outcome: "rejected",
      price: "formula_without_value",
      cells: { price: "#FORMULA =B9*1.2" },
    },
    { line: 4, outcome: "updated" },
    { line: 5, outcome: "updated" },
    { line: 6, outcome: "rejected", part_number: "sheet_error", cells: { part_number: "#N/A" } },
  ]);
});

test("D-32 part numbers that a spreadsheet has made dates or rounded numbers of are remarked upon", async () => {
  const found = await desk.upload(
    lines(
      "Part number,Name,Price,Sub category,Description",
      "5-Sep,One,5,Meters,x",
      "8.00188E+12,Two,5,Meters,x",
      "1E5,Three,5,Meters,x",
      '="0047",Four,5,Meters,x',
    ),
  );
  expect(await toldOf(found)).toEqual([
    { line: 2, outcome: "created", part_number: "code_is_date", cells: { part_number: "5-Sep" } },
    { line: 3, outcome: "created", part_number: "code_is_shortened", cells: { part_number: "8.00188E+12" } },
    { line: 4, outcome: "created" },
    { line: 5, outcome: "created" },
  ]);
  expect(found.columns[0]?.samples).toContain("5-Sep");
});

test("D-32 a quotation mark that is not closed names its row", async () => {
  const rows = Array.from({ length: 400 }, (_, index) => `F-${index},${index}`);
  expect(
    await desk.upload(lines("Part number,Price", ...rows.slice(0, 300), '"F-300,5', ...rows)),
  ).toMatchObject({
    state: "failed",
    fault: "unclosed_quote",
    fault_row: 302,
  });
});

test("D-32 rows that a quotation mark has taken into a value are pointed out, also in a column that is not read", async () => {
  const found = await desk.upload(
    lines("Part number,Price,Remark of ours", 'F-1,11,"all', "00402,12,x", "F-3,13,y", '00402,14,"'),
  );
  expect(await toldOf(found)).toEqual([{ line: "rows_in_cell", outcome: "updated" }]);
});

test("D-32 a line with more values than headings has a remark: its values may stand in the wrong columns", async () => {
  const found = await desk.upload(lines("Part number,Price", "F-1,11,5", "00402,12,"));
  expect(await toldOf(found)).toEqual([
    { line: "more_values", outcome: "updated" },
    { line: 3, outcome: "updated" },
  ]);
});

/** Uploads a workbook with further rows; answers with the time that it took. */
const timed = async (content: string) => {
  const file = await workbookOf(prices + rowXml(3, "00402", 12) + content);
  const began = performance.now();
  const found = await desk.upload(file, "formats.xlsx");
  return { found, took: performance.now() - began };
};

test("D-32 formatted empty rows cost a part of what as many filled ones do, and are not counted", async () => {
  const rows = Array.from({ length: 15_000 }, (_, index) => index + 4);
  const empty = await timed(
    rows.map((row) => `<row r="${row}" spans="1:2" s="1" customFormat="1"/>`).join(""),
  );
  expect(empty.found).toMatchObject({ state: "uploaded", total: 2, reading: { sheets: [{ rows: 3 }] } });
  const filled = await timed(rows.map((row) => rowXml(row, `X-${row}`, 12)).join(""));
  expect(filled.found.total).toBe(15_002);
  expect(empty.took).toBeLessThan(filled.took / 2);
});
