import { endpoints } from "@shop/contract/endpoints.ts";
import type { ImportLine, ProductImport } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { call, refused } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const prices = ["12.50", "80.00", "3.20", "410.00"];
const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools" })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: prices.map((price, index) =>
    aProduct({ id: index + 1, name: `Fuse ${index + 1}`, part_number: `F-${index + 1}`, price, amount: 5 }),
  ),
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

/** The new price of each line, and what is said of it. */
const pricesOf = (rows: readonly ImportLine[]) =>
  rows.map(({ fields, errors, warnings }) => [
    fields.find(({ field }) => field === "price")?.new,
    warnings["price"] ?? errors["price"],
  ]);

const checked = async (
  found: ProductImport,
  change?: Parameters<typeof desk.check>[1],
): Promise<readonly [ProductImport, readonly ImportLine[]]> => {
  const result = await desk.check(found, change);
  return [result, await desk.lines(result)];
};

test("D-32 a file of semicolons has decimal commas where no cell says otherwise", async () => {
  expect(await desk.upload(lines("Part number;Price", "F-1;13", "F-2;82"))).toMatchObject({
    decimal: "comma",
  });
  expect(await desk.upload(lines("Part number;Price", "F-1;13.50", "F-2;82"))).toMatchObject({
    decimal: "point",
  });
  expect(await desk.upload(lines("Part number,Price", "F-1,13", "F-2,82"))).toMatchObject({
    decimal: "point",
  });
});

test("D-32 three digits behind the only mark are asked, never guessed", async () => {
  const sheet = await desk.upload(lines("Part number;Price", "F-2;1.234", "F-4;2.500"));
  expect(sheet.decimal).toBeNull();
  expect(sheet.columns[1]?.marks).toEqual({ point: 0, comma: 0, unclear: "1.234" });
  const [, asComma] = await checked(sheet, { decimal: "comma" });
  expect(pricesOf(asComma)).toEqual([
    ["1234.00", undefined],
    ["2500.00", undefined],
  ]);
  const [, asPoint] = await checked(sheet, { decimal: "point" });
  expect(pricesOf(asPoint)).toEqual([
    [undefined, "bad_price"],
    ["2.50", undefined],
  ]);
});

test("D-32 a decimal mark that was chosen is proposed for the next file with the same columns, unless that proves another", async () => {
  const header = "Part number;Price;Note of the supplier";
  await desk.check(await desk.upload(lines(header, "F-2;1.234;x")), { decimal: "comma" });
  expect(await desk.upload(lines(header, "F-2;1.240;x"))).toMatchObject({
    decimal: "comma",
    remembered: true,
  });
  expect(await desk.upload(lines(header, "F-2;1.240;x", "F-1;12.75;x"))).toMatchObject({ decimal: "point" });
});

test("D-32 prices that are 10, 100 or 1,000 times the stored ones are flagged, and applied only once they are accepted", async () => {
  const [found, rows] = await checked(
    await desk.upload(lines("Part number,Price", "F-1,1250", "F-2,8000", "F-3,3.30", "F-4,0.41")),
  );
  expect(found.price_jumps).toEqual({
    compared: 4,
    jumps: [
      { power: 2, lines: 2 },
      { power: -3, lines: 1 },
    ],
  });
  expect(pricesOf(rows)).toEqual([
    ["1250.00", "price_jump"],
    ["8000.00", "price_jump"],
    ["3.30", undefined],
    ["0.41", "price_jump"],
  ]);
  const { id } = found;
  const request = { headers: desk.headers(), params: { id } };
  expect(await refused(desk.api(), endpoints.applyImport, request)).toMatchObject({
    status: 422,
    code: "invalid",
    errors: { accept_price_jumps: "required" },
  });
  expect((await desk.product(1)).price).toBe("12.50");
  await call(desk.api(), endpoints.applyImport, { ...request, query: { accept_price_jumps: "1" } });
  expect(await desk.settled(id)).toMatchObject({ state: "applied" });
  expect((await desk.product(1)).price).toBe("1250.00");
  await desk.undo(found);
  expect((await desk.product(1)).price).toBe("12.50");
});

test("D-32 a column that jumps with other changes is flagged as a whole, single changes are not", async () => {
  const [raised] = await checked(
    await desk.upload(lines("Part number,Price", "F-1,1500", "F-2,9400", "F-3,380", "F-4,480")),
  );
  expect(raised.price_jumps).toEqual({ compared: 4, jumps: [{ power: 2, lines: 3 }] });
  const [changed] = await checked(
    await desk.upload(lines("Part number,Price", "F-1,15", "F-2,940", "F-3,3.5", "F-4,480")),
  );
  expect(changed.price_jumps).toEqual({ compared: 4, jumps: [] });
});
