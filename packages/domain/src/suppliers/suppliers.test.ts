import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { listPage } from "../lists/list-page.ts";
import { readSupplierList } from "./read-supplier-list.ts";
import { supplierTexts } from "./supplier.ts";
import { isSameSupply, supplyOfText, supplyText } from "./supply-text.ts";

const rowsOf = (...lines: readonly (readonly (string | number)[])[]) =>
  lines.map((cells, at) => ({ row: at + 1, cells }));

describe("D-151 lists of a supplier's products", () => {
  test("columns are found by their headings, in any order and in Arabic", () => {
    expect(
      readSupplierList(rowsOf(["العبوة", "كود المورد", "رقم القطعة"], ["١٠٠", "SUP-1", "NE555"])),
    ).toEqual([{ row: 2, code: "NE555", part: "SUP-1", written: "", pack: 100, fault: null }]);
  });

  test("without headings they are code, supplier's part number and pack; a missing pack is one piece", () => {
    expect(
      readSupplierList(rowsOf(["NE555", "SUP-1", 25], ["F-1", "SUP-2", ""], ["K-1"])).map(
        ({ code, part, pack }) => [code, part, pack],
      ),
    ).toEqual([
      ["NE555", "SUP-1", 25],
      ["F-1", "SUP-2", 1],
      ["K-1", "", 1],
    ]);
  });

  test("lines that cannot be read are named with their fault", () => {
    expect(
      readSupplierList(
        rowsOf(["", "SUP-1", 5], ["F-1", "x".repeat(81), 5], ["F-2", "SUP", "a few"], ["F-3", "SUP", 0]),
      ).map(({ row, fault }) => [row, fault]),
    ).toEqual([
      [1, "no_code"],
      [2, "too_long"],
      [3, "bad_number"],
      [4, "bad_number"],
    ]);
  });
});

test("D-151 suppliers are searched in all their texts and sorted by name", () => {
  const all = [
    { id: 1, name: "نايل", phone: "0100", email: "", note: "" },
    { id: 2, name: "Delta", phone: "", email: "sales@delta.example", note: "relays" },
    { id: 3, name: "alpha", phone: "", email: "", note: "Relays, sockets" },
  ];
  expect(listPage(all, { query: "RELAYS" }, supplierTexts).data.map(({ id }) => id)).toEqual([3, 2]);
  expect(listPage(all, { page: 2, per_page: 2 }, supplierTexts)).toMatchObject({
    page: 2,
    total: 3,
    data: [{ id: 1 }],
  });
});

test("D-170 the text of who supplies a product is read as it was written, whatever names contain", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("A #3 · ×5", " · ", "#1", "×2 · B", ""),
  );
  const supply = fc.record({
    supplier: fc.record({ id: fc.integer({ min: 1, max: 2_147_483_647 }), name: text }),
    part: text,
    pack: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(supply, (one) => {
      expect(isSameSupply(supplyOfText(supplyText(one)), one)).toBe(true);
    }),
  );
  expect(supplyText(null)).toBe("");
  expect(supplyOfText("")).toBeNull();
});
