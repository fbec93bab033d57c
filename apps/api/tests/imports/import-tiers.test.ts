import { endpoints } from "@shop/contract/endpoints.ts";
import type { ImportLine } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { refused } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools" })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [
    aProduct({ id: 1, name: "Fuse", part_number: "F-1", price: "10.00", amount: 5 }),
    aProduct({
      id: 2,
      name: "Relay",
      part_number: "R-1",
      price: "20.00",
      amount: 5,
      quantity_prices: [{ from: 10, price: "18.00" }],
    }),
    aProduct({ id: 3, name: "Diode", part_number: "D-1", price: "1.00", amount: 5 }),
    aProduct({ id: 4, name: "Header (10 pcs)", part_number: "H-1", price: "7.00", amount: 5 }),
  ],
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

/** What becomes of a line: the values that change, and what is said of them. */
function toldLine({ line, outcome, fields, errors, warnings }: ImportLine): Record<string, unknown> {
  const {
    price,
    quantity_prices: steps,
    name,
  } = Object.fromEntries(fields.map(({ field, new: now }) => [field, now]));
  return {
    line,
    outcome,
    ...(price !== undefined && { price }),
    ...(steps !== undefined && { steps }),
    ...(outcome === "created" && { name }),
    ...(Object.keys(warnings).length > 0 && { warnings }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

/** What becomes of the lines of a sheet. */
async function toldOf(
  content: string,
  fields?: readonly (string | null)[],
): Promise<readonly Record<string, unknown>[]> {
  const found = await desk.check(await desk.upload(content), {
    set_stock: true,
    ...(fields && { fields: [...fields] }),
  });
  return (await desk.lines(found)).map(toldLine);
}

test("D-108 columns of numbers of pieces are read as quantity prices, and written", async () => {
  const uploaded = await desk.upload(
    lines("Part number,1+,10+,Price (100+)", "F-1,11,10.50,9", "R-1,21,,", "D-1,1.10,1.10,0.90"),
  );
  expect(uploaded.columns.map(({ field }) => field)).toEqual([
    "part_number",
    "price",
    "quantity_prices.10",
    "quantity_prices.100",
  ]);
  const found = await desk.check(uploaded);
  expect((await desk.lines(found)).map(({ fields }) => fields.map(({ new: now }) => now))).toEqual([
    ["11.00", "10: 10.50; 100: 9.00"],
    // Empty cells leave what is stored.
    ["21.00"],
    // The same price as that of one piece changes nothing for buyers.
    ["1.10", "100: 0.90"],
  ]);
  await desk.apply(found);
  expect((await desk.product(1)).quantity_prices).toEqual([
    { from: 10, price: "10.50" },
    { from: 100, price: "9.00" },
  ]);
  await desk.undo(found);
  expect((await desk.product(1)).quantity_prices).toEqual([]);
});

test("D-108 a cell that is no price leaves all quantity prices of its line out; ones that do not fall reject it", async () => {
  const told = await toldOf(
    lines("Part number,Price,50,100,175", "F-1,11,on request,9,8", "R-1,21,25,19,18", "D-1,1.2,1,0.9,0"),
  );
  expect(told).toEqual([
    {
      line: 2,
      outcome: "updated",
      price: "11.00",
      warnings: { "quantity_prices.50": "bad_number", quantity_prices: "tiers_left_out" },
    },
    { line: 3, outcome: "rejected", errors: { quantity_prices: "quantity_price_not_falling" } },
    {
      line: 4,
      outcome: "updated",
      price: "1.20",
      warnings: { "quantity_prices.175": "bad_price", quantity_prices: "tiers_left_out" },
    },
  ]);
});

test("D-108 a new price without quantity prices leaves them as they are, with a remark", async () => {
  const told = await toldOf(lines("Part number,Price", "R-1,21", "F-1,11", "R-1,21"));
  expect(told).toEqual([
    { line: 2, outcome: "updated", price: "21.00", warnings: { quantity_prices: "tiers_kept" } },
    { line: 3, outcome: "updated", price: "11.00" },
    { line: 4, outcome: "rejected", errors: { name: "duplicate_line" } },
  ]);
  const lower = await toldOf(lines("Part number,Price", "R-1,17"));
  expect(lower).toEqual([{ line: 2, outcome: "rejected", errors: { price: "quantity_price_not_falling" } }]);
});

const rowFields = ["part_number", "name", "tier_from", "price", "amount"] as const;

test("D-108 rows that give the prices of a product by pieces are one product, wherever they stand", async () => {
  const told = await toldOf(
    lines(
      "Part,Item,Pieces,Price,Stock",
      "F-1,,1,11,7",
      ",,10.0,10,",
      ",,100,9,",
      "R-1,Relay,50,17,",
      "D-1,,1,1.2,",
      "R-1,Relay,1,21,",
      "R-1,,10,18,",
      "D-1,,1,1.2,",
      "F-1,,10,10,8",
    ),
    rowFields,
  );
  expect(told).toEqual([
    { line: 2, outcome: "updated", price: "11.00", steps: "10: 10.00; 100: 9.00" },
    { line: 3, outcome: "joined" },
    { line: 4, outcome: "joined" },
    { line: 5, outcome: "updated", price: "21.00", steps: "10: 18.00; 50: 17.00" },
    { line: 6, outcome: "updated", price: "1.20" },
    { line: 7, outcome: "joined" },
    { line: 8, outcome: "joined" },
    { line: 9, outcome: "joined" },
    { line: 10, outcome: "joined", warnings: { amount: "first_counts" } },
  ]);
});

test("D-108 rows of a product that contradict each other, and those below a rejected one, are rejected", async () => {
  const told = await toldOf(
    lines(
      "Part,Item,Pieces,Price,Stock",
      "F-1,,1,11,",
      "F-1,,10,10,",
      "F-1,,10,9,",
      "#N/A,,1,5,",
      ",,10,4,",
      "D-1,,1,1.2,",
      ",,ten,1,",
      ",,,99,",
    ),
    rowFields,
  );
  expect(told).toEqual([
    { line: 2, outcome: "rejected", errors: { price: "tier_twice" } },
    { line: 3, outcome: "rejected", errors: { price: "first_rejected" } },
    { line: 4, outcome: "rejected", errors: { price: "first_rejected" } },
    expect.objectContaining({ line: 5, outcome: "rejected" }),
    { line: 6, outcome: "rejected", errors: { price: "first_rejected" } },
    { line: 7, outcome: "updated", price: "1.20" },
    expect.objectContaining({ line: 8, outcome: "rejected" }),
    expect.objectContaining({ line: 9, outcome: "rejected" }),
  ]);
});

test("D-108 quantity prices are given in one way, in at most five columns", async () => {
  const { id } = await desk.upload(lines("A,B,C,D,E,F,G", "F-1,1,1,1,1,1,1"));
  const check = (fields: readonly (string | null)[]) =>
    refused(desk.api(), endpoints.checkImport, {
      headers: desk.headers(),
      params: { id },
      body: { fields: [...fields], decimal: "point" },
    });
  const steps = [10, 20, 30, 40, 50, 60].map((from) => `quantity_prices.${from}`);
  const expected = { status: 422, errors: { fields: "bad_value" } };
  expect(await check(["part_number", ...steps])).toMatchObject(expected);
  expect(
    await check(["part_number", "quantity_prices", ...steps.slice(0, 1), null, null, null, null]),
  ).toMatchObject(expected);
  expect(await check(["part_number", "quantity_prices.1", null, null, null, null, null])).toMatchObject({
    status: 422,
  });
});

const shopify = (...rows: readonly string[]): string =>
  lines(
    "Handle,Title,Body (HTML),Product Category,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src",
    ...rows,
  );

test("D-32 rows of a common handle are variants, named after their product with a remark; stock below zero becomes 0", async () => {
  const told = await toldOf(
    shopify(
      "wire,Jumper wire,x,Tools > Meters,10 cm,W-10,4,3,",
      "wire,,,,20 cm,W-20,-680,4,",
      "wire,,,,,,,,https://elsewhere.example/wire.png",
      "fuse,Fuse,x,Tools > Meters,Default Title,F-1,6,11,",
      "lost,,,,30 cm,W-30,1,4,",
      "head,Header (5 Pack),x,Tools > Meters,Default Title,H-5,6,11,",
    ),
  );
  expect(told).toEqual([
    {
      line: 2,
      outcome: "created",
      price: "3.00",
      name: "Jumper wire 10 cm",
      warnings: { name: "variant_named" },
    },
    {
      line: 3,
      outcome: "created",
      price: "4.00",
      name: "Jumper wire 20 cm",
      warnings: { name: "variant_named", amount: "stock_below_zero" },
    },
    {
      line: 4,
      outcome: "rejected",
      errors: { images: "picture_row" },
    },
    { line: 5, outcome: "updated", price: "11.00" },
    expect.objectContaining({ line: 6, outcome: "rejected" }),
    {
      line: 7,
      outcome: "created",
      price: "11.00",
      name: "Header (5 Pack)",
      warnings: { name: "pack_in_name" },
    },
  ]);
});

test("D-32 a pack in a name is remarked where price, stock or name change", async () => {
  const told = await toldOf(lines("Part number,Price,Stock", "H-1,8,5", "F-1,10,5"));
  expect(told).toEqual([
    { line: 2, outcome: "updated", price: "8.00", warnings: { name: "pack_in_name" } },
    { line: 3, outcome: "unchanged" },
  ]);
  expect(await toldOf(lines("Part number,Price,Stock", "H-1,7,5"))).toEqual([
    { line: 2, outcome: "unchanged" },
  ]);
});
