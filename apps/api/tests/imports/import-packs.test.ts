import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const desk = importDesk(
  aCatalogue({
    products: [
      aProduct({ id: 1, name: "BC547B (10 pcs)", part_number: "BC-1", price: "12.00" }),
      aProduct({ id: 2, name: "Nut, 20 pieces", part_number: "N-1", price: "5.00" }),
      aProduct({ id: 3, name: "LED, 10 pieces", part_number: "L-1", unit: "pack", pieces_per_unit: 25 }),
      aProduct({ id: 4, name: "Header 40 pin", part_number: "H-1" }),
    ],
  }),
);

const sheet = [
  "Part number,Name,Price,Sub category,Unit",
  "BC-1,,13,,",
  "N-1,,6,,",
  "L-1,,7,,",
  "H-1,,8,,",
  'NEW-1,"Fuse, pack of 50",20,Resistors,',
  'NEW-2,"Screw, pack of 50",20,Resistors,piece',
  'NEW-3,"Kit, 5 values × 20 pieces",20,Resistors,',
].join("\n");

/** How products are sold, by their part numbers. */
const soldOf = async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await desk.api().database.queries.select().from(products);
  return Object.fromEntries(
    rows
      .filter((row) => row.deleted_at === null)
      .map(({ part_number: part, unit, pieces_per_unit: pieces }): [string, string] => [
        part ?? "",
        `${unit} ${pieces}`,
      ]),
  );
};

const before = { "BC-1": "null null", "N-1": "null null", "L-1": "pack 25", "H-1": "null null" };

beforeAll(async () => {
  await desk
    .api()
    .database.queries.update(products)
    .set({ denied_pack: "pack; 20" })
    .where(eq(products.id, 2));
});

test("D-172 packs that names tell are asked about once for the whole import; without an answer products stay sold by the piece", async () => {
  const found = await desk.check(await desk.upload(sheet));
  expect(found).toMatchObject({ named_packs: 2, set_packs: false, counts: { rejected: 0 } });
  const remarked = (await desk.lines(found)).filter(({ warnings }) => warnings["name"] === "pack_in_name");
  expect(remarked.map(({ line }) => line)).toEqual([2, 6]);
  const applied = await desk.apply(found);
  expect(await soldOf()).toEqual({
    ...before,
    "NEW-1": "null null",
    "NEW-2": "piece null",
    "NEW-3": "null null",
  });
  await desk.undo(applied);
});

test("D-172 the answer sells them in the packs of their names, but none that says otherwise or was denied, and the undo takes it back", async () => {
  const found = await desk.check(await desk.upload(sheet), { set_packs: true });
  expect(found).toMatchObject({ named_packs: 2, set_packs: true });
  const lines = await desk.lines(found);
  expect(lines.flatMap(({ warnings }) => Object.values(warnings))).not.toContain("pack_in_name");
  expect(lines.find(({ line }) => line === 2)?.fields).toEqual([
    { field: "price", old: "12.00", new: "13.00" },
    { field: "unit", old: null, new: "pack" },
    { field: "pieces_per_unit", old: null, new: 10 },
  ]);
  const applied = await desk.apply(found);
  expect(await soldOf()).toEqual({
    ...before,
    "BC-1": "pack 10",
    "NEW-1": "pack 50",
    "NEW-2": "piece null",
    "NEW-3": "null null",
  });
  const again = await desk.check(await desk.upload(sheet));
  expect(again.named_packs).toBe(0);
  await desk.undo(applied);
  expect(await soldOf()).toEqual(before);
});

test("D-172 a pack that was denied is exported as no column, and asked about again once the name tells another one", async () => {
  const exported = await desk.api().request(addressOf(endpoints.exportProducts, {}, { format: "csv" }), {
    headers: desk.headers(),
  });
  expect(await exported.text()).not.toContain("pack; 20");
  const renamed = await desk.check(await desk.upload('Part number,Name\nN-1,"Nut, 30 pieces"'));
  expect(renamed.named_packs).toBe(1);
});
