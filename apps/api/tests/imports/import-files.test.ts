import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_SHEET_COLUMNS } from "@shop/domain/sheets/sheet-limits.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { awkwardNames } from "../support/awkward-names.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { workbookOf } from "../support/workbooks.ts";
import { zipOf } from "../support/zip-files.ts";

const desk = importDesk({
  categories: [aCategory({ id: 1 })],
  subCategories: [aSubCategory({ id: 1 })],
  products: awkwardNames.map(([name, part_number], index) =>
    aProduct({ id: index + 1, name, part_number, category_id: 1, sub_category_id: 1 }),
  ),
});

/** A row of a workbook with a value in one cell. */
const valueAt = (reference: string, row = reference.replace(/\D+/, "")): string =>
  `<row r="${row}"><c r="${reference}"><v>1</v></c></row>`;

const header = "Name\tPart number\tPrice";
const arabic = "مقاومة 10 كيلو أوم\t٤٠٠١\t15";

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    bytes.set([code % 256, code >> 8], 2 + index * 2);
  }
  return bytes;
};

test.for(["csv", "xlsx"])("D-32 an export in %s is imported without a change", async (format) => {
  const response = await desk
    .api()
    .request(addressOf(endpoints.exportProducts, {}, { format, locale: "ar" }), { headers: desk.headers() });
  const uploaded = await desk.upload(new Uint8Array(await response.arrayBuffer()), `products.${format}`);
  expect(uploaded.columns.every(({ field }) => field !== null)).toBe(true);
  const checked = await desk.check(uploaded);
  expect(checked.counts).toEqual({
    created: 0,
    updated: 0,
    unchanged: awkwardNames.length,
    rejected: 0,
    joined: 0,
    warned: 0,
  });
});

test.for([
  ["UTF-8", new TextEncoder().encode(`${header}\n${arabic}`)],
  ["UTF-16", utf16(`${header}\r\n${arabic}`)],
  [
    "windows-1256",
    new Uint8Array([
      ...new TextEncoder().encode("Part number;Price;Name\n4001;7;"),
      // 'مقاومة'
      0xe3,
      0xde,
      0xc7,
      0xe6,
      0xe3,
      0xc9,
    ]),
  ],
] as const)("D-32 a file in %s is read", async ([, bytes]) => {
  const uploaded = await desk.upload(bytes);
  expect(uploaded).toMatchObject({ state: "uploaded", total: 1 });
  expect(uploaded.columns.flatMap(({ samples }) => samples).join(" ")).toContain("مقاومة");
});

test("D-32 quotes, line breaks and blank lines within a CSV file keep the rows of the sheet", async () => {
  const uploaded = await desk.upload('Name,Description,Price\n\n"Two\nlines","a ""b"", c",5\n,,\nLast,d,x\n');
  expect(uploaded.total).toBe(2);
  const checked = await desk.check(uploaded);
  expect((await desk.lines(checked)).map(({ line }) => line)).toEqual([3, 5]);
});

test.for([
  ["old_excel", () => Promise.resolve(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))],
  ["unreadable", () => Promise.resolve(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9, 9, 9]))],
  ["unreadable", () => zipOf({ "notes.txt": Buffer.from("no workbook") })],
  ["too_large", () => zipOf({ "xl/worksheets/sheet1.xml": Buffer.alloc(401 * 1024 * 1024) })],
  ["no_rows", () => Promise.resolve(new TextEncoder().encode("Name,Price\n"))],
  ["no_rows", () => Promise.resolve(new TextEncoder().encode(" "))],
  [
    "too_many_columns",
    () => Promise.resolve(new TextEncoder().encode(`${"x,".repeat(MAX_SHEET_COLUMNS)}x\n1`)),
  ],
  ["too_many_rows", () => Promise.resolve(new TextEncoder().encode("x\n".repeat(100_002)))],
] as const)("D-32 a file that cannot be imported fails with its reason: %s", async ([fault, make]) => {
  expect(await desk.upload(await make(), "hostile")).toMatchObject({ state: "failed", fault });
});

test.for([
  ["the last cell of Excel", "too_many_columns", valueAt("XFD1048576")],
  [
    "a value in the last row and another in the last column",
    "too_many_columns",
    valueAt("XFD1") + valueAt("A1048576"),
  ],
  ["a value in the last row and some columns", "too_many_rows", valueAt("AA1") + valueAt("A1048576")],
  ["a row that Excel does not have", "too_many_rows", valueAt("A1", "99999999")],
  ["an endless row", "too_many_rows", valueAt("A1", "Infinity")],
  ["a cell in a row that Excel does not have", "too_many_rows", '<row><c r="A99999999999"/></row>'],
  ["a cell in a column that Excel does not have", "too_many_columns", valueAt("ZZZZ1")],
  ["a reference beyond Excel's limits", "too_many_rows", valueAt("ZZZZ99999999")],
  ["an encoded reference", "too_many_columns", valueAt("&#88;&#x46;D1048576", "1048576")],
  [
    "prefixed names",
    "too_many_columns",
    '<x:row x:r="1048576"><x:c x:r="XFD1048576"><x:v>1</x:v></x:c></x:row>',
  ],
  ["two references", "unreadable", '<row r="1"><c x:r="XFD1" r="A1"><v>1</v></c></row>'],
  ["a reference in lower case", "unreadable", valueAt("xfd1048576")],
  ["cells without references", "unreadable", "<row><c><v>1</v></c></row>"],
  ["more rows than Excel has", "too_many_rows", "<row/>".repeat(1_048_577)],
] as const)("D-32 a workbook is refused before its cells are made: %s", async ([, fault, rows]) => {
  expect(await desk.upload(await workbookOf(rows), "hostile.xlsx")).toMatchObject({
    state: "failed",
    fault,
    total: 0,
  });
});

test("D-32 formats of whole rows and columns, a far value and a wide second sheet do not keep a workbook from being read", async () => {
  const rows = [
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="XFD1" s="1"/></row>',
    valueAt("A2"),
    '<row r="5000" s="1" customFormat="1"><c r="XFD5000" s="1"/></row>',
    valueAt("C1048575"),
    '<row r="1048576" s="1" customFormat="1"/>',
  ];
  const workbook = await workbookOf(rows.join(""), valueAt("XFD1"));
  expect(await desk.upload(workbook, "formats.xlsx")).toMatchObject({
    state: "uploaded",
    fault: null,
    total: 2,
  });
});

test("D-32 descriptions in HTML of another program become text with line breaks; others stay as they are", async () => {
  const html =
    "<p>Reads <b>R&amp;D</b> 3 &lt; 5</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>";
  const foreign = await desk.check(
    await desk.upload(`SKU,Name,Regular price,Description\r\n4001,Logic gate,5,"${html}\\nLast"`),
  );
  expect(foreign.source).toBe("woocommerce");
  const descriptionOf = async (found: typeof foreign) =>
    (await desk.lines(found))[0]?.fields.find(({ field }) => field === "description");
  expect(await descriptionOf(foreign)).toMatchObject({ new: "Reads R&D 3 < 5\n\n• One\n• Two\n\nLast" });
  const own = await desk.check(await desk.upload(`ID,Description\r\n1,"${html}"`));
  expect(await descriptionOf(own)).toMatchObject({ new: html });
});
