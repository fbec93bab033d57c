import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const desk = importDesk(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory({ id: 1, name: "Resistors" }), aSubCategory({ id: 2, name: "Transistors" })],
    products: [
      aProduct({ id: 1, name: "Chip resistor", part_number: "RC0805FR-0710KL", price: "2.50" }),
      aProduct({
        id: 2,
        name: "Chip resistor 22k",
        part_number: "S-22",
        price: "3.50",
        manufacturer_part_number: "RC0805FR-0722KL",
      }),
      aProduct({ id: 3, name: "Kept", part_number: "K-1", price: "4.50" }),
    ],
    attributes: someAttributes,
    attributeTexts: new Map([[2, { 1: "22.5k" }]]),
  }),
);

const sheet = [
  "Part number,MPN,Name,Price,Sub category,Resistance",
  "RC0805FR-0710KL,,,3,,",
  "S-22,,,4,,",
  "K-1,,,5,,",
  "NEW-1,RC0805FR-074K7L,Resistor 4k7,2,Resistors,",
  "NEW-2,RC0805FR-071KL,Resistor 1k,2,Resistors,1.2k",
  "NEW-3,RC0805FR-071ML,Not a resistor,2,Transistors,",
].join("\n");

/** The specifications of products as forms have them, by their part numbers. */
const specifications = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const rows = await desk.api().database.queries.select().from(products);
  return Object.fromEntries(
    rows
      .filter((row) => row.deleted_at === null)
      .map(({ part_number: part, attribute_values: values }): [string, string[]] => [
        part ?? "",
        Object.keys(values),
      ]),
  );
};

const before = { "RC0805FR-0710KL": [], "S-22": ["1"], "K-1": [] };

test("D-90 specifications that part numbers state are asked about once for the whole import; without an answer none is taken", async () => {
  const found = await desk.check(await desk.upload(sheet));
  expect(found).toMatchObject({
    stated_specifications: 4,
    set_specifications: false,
    counts: { created: 3, updated: 3, rejected: 0 },
  });
  const applied = await desk.apply(found);
  expect(await specifications()).toEqual({ ...before, "NEW-1": [], "NEW-2": ["1"], "NEW-3": [] });
  await desk.undo(applied);
});

test("D-90 the answer takes them where neither line nor product has a value, shows each in its line, and the undo takes them back", async () => {
  const found = await desk.check(await desk.upload(sheet), { set_specifications: true });
  expect(found).toMatchObject({ stated_specifications: 4, set_specifications: true });
  const lines = await desk.lines(found);
  expect(lines.find(({ line }) => line === 2)?.fields).toEqual([
    { field: "price", old: "2.50", new: "3.00" },
    { field: "attribute:1:Resistance", old: null, new: "10 kΩ" },
    { field: "attribute:2:Package", old: null, new: "0805" },
  ]);
  expect(lines.find(({ line }) => line === 3)?.fields).toEqual([
    { field: "price", old: "3.50", new: "4.00" },
    { field: "attribute:2:Package", old: null, new: "0805" },
  ]);
  const applied = await desk.apply(found);
  expect(await specifications()).toEqual({
    "RC0805FR-0710KL": ["1", "2"],
    "S-22": ["1", "2"],
    "K-1": [],
    "NEW-1": ["1", "2"],
    "NEW-2": ["1", "2"],
    "NEW-3": [],
  });
  // What the products have now is asked about no more.
  expect((await desk.check(await desk.upload(sheet))).stated_specifications).toBe(0);
  await desk.undo(applied);
  expect(await specifications()).toEqual(before);
});

test("D-90 products that the sheet does not change otherwise get the specifications of their part numbers, too", async () => {
  const found = await desk.check(await desk.upload("ID\n1\n3\n"), { set_specifications: true });
  expect(found).toMatchObject({ stated_specifications: 1, counts: { updated: 1, unchanged: 1 } });
  const applied = await desk.apply(found);
  expect((await desk.historyOf(1))[0]?.fields.map(({ field }) => field)).toEqual([
    "attribute:1:Resistance",
    "attribute:2:Package",
  ]);
  await desk.undo(applied);
});
