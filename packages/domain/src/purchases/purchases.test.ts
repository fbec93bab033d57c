import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { changedPacks, costOfPieces, isCostJump, packCost, packFor, wholePacks } from "./packs.ts";
import { formatPurchaseNumber, purchaseStateOf } from "./purchase-order.ts";
import { readArrivalList } from "./read-arrival-list.ts";
import { proposedQuantity, soldPerWeek, weeksLeft } from "./reorder.ts";

const number = (min: number, max: number) => fc.integer({ min, max });
const facts = { sold: 90, days: 90, stock: 14, onOrder: 0, pack: 1 };

describe("D-151 what is to be ordered", () => {
  test("follows from sales, stock and open orders, in whole packs", () => {
    expect(soldPerWeek(facts)).toBe(7);
    expect(weeksLeft(facts)).toBe(2);
    expect(proposedQuantity(facts, 8)).toBe(42);
    expect(proposedQuantity({ ...facts, onOrder: 30 }, 8)).toBe(12);
    expect(proposedQuantity({ ...facts, onOrder: 30, pack: 100 }, 8)).toBe(100);
    expect(proposedQuantity({ ...facts, stock: -6 }, 8)).toBe(62);
  });

  test("is nothing where the stock lasts, or nothing is sold", () => {
    expect(proposedQuantity({ ...facts, stock: 56 }, 8)).toBe(0);
    expect(proposedQuantity({ ...facts, sold: 0, stock: -5 }, 8)).toBe(0);
    expect(weeksLeft({ ...facts, sold: 0 })).toBeNull();
    expect(weeksLeft({ ...facts, stock: -3 })).toBe(0);
  });

  test("covers the weeks with less than a pack to spare", () => {
    fc.assert(
      fc.property(
        fc.record({
          sold: number(1, 5000),
          days: number(7, 730),
          stock: number(-100, 5000),
          onOrder: number(0, 5000),
          pack: number(1, 500),
        }),
        number(1, 104),
        (one, weeks) => {
          const proposed = proposedQuantity(one, weeks);
          const needed = (one.sold * 7 * weeks) / one.days - one.stock - one.onOrder;
          expect(proposed % one.pack).toBe(0);
          expect(proposed).toBeGreaterThanOrEqual(Math.min(needed, 1_000_000 - one.pack));
          expect(proposed === 0 || proposed - one.pack < needed).toBe(true);
        },
      ),
    );
  });
});

describe("D-152 packs of a purchase order", () => {
  test("state what one piece costs, rounded half up, where that is a price", () => {
    expect(packCost("35.00", 10, 1)).toBe("3.50");
    expect(packCost("10.00", 3, 1)).toBe("3.33");
    expect(packCost("20.00", 3, 1)).toBe("6.67");
    expect(packCost("0.01", 2, 1)).toBe("0.01");
    expect(packCost("0.01", 3, 1)).toBeNull();
    expect(packCost(null, 10, 1)).toBeNull();
    expect(packCost("9999999999.99", 1, 10)).toBeNull();
    expect(packCost("9999999999.99", 1_000_000, 1)).toBe("10000.00");
    expect(costOfPieces({ pack: 3, cost: "10.00" }, 1_000_000)).toBe("3333333.33");
    expect(costOfPieces({ pack: 3, cost: null }, 5)).toBe("0.00");
  });

  test("hold the pieces of their line, whose cost follows them", () => {
    const line = { qty: 20, pack: 10, cost: "35.00" };
    expect(changedPacks(line, { pack: 4 })).toEqual({ qty: 20, pack: 4, cost: "14.00" });
    expect(changedPacks(line, { pack: 4, cost: null })).toEqual({ qty: 20, pack: 4, cost: null });
    expect(changedPacks(line, { qty: 30 })).toEqual({ qty: 30, pack: 10, cost: "35.00" });
    expect(changedPacks(line, { qty: 25 })).toBeNull();
    expect([packFor(10, 20), packFor(10, 25), packFor(1, 7)]).toEqual([10, 1, 1]);
    expect([wholePacks(20, 10), wholePacks(21, 10), wholePacks(1_000_000, 3)]).toEqual([20, 30, 999_999]);
  });

  test("are asked about where one piece costs more than half more, or less than half", () => {
    const jumps = ["1.74", "1.75", "3.50", "5.25", "5.26"].filter((cost) => isCostJump("3.50", cost));
    expect(jumps).toEqual(["1.74", "5.26"]);
  });
});

test("D-152 an order that was sent is received once nothing of it is open", () => {
  expect(purchaseStateOf({ state: "draft", received: 0, open: 5 })).toBe("draft");
  expect(purchaseStateOf({ state: "sent", received: 0, open: 5 })).toBe("sent");
  expect(purchaseStateOf({ state: "sent", received: 3, open: 2 })).toBe("part_received");
  expect(purchaseStateOf({ state: "sent", received: 5, open: 0 })).toBe("received");
  expect(purchaseStateOf({ state: "cancelled", received: 3, open: 2 })).toBe("cancelled");
  expect(formatPurchaseNumber(42)).toBe("PO-00042");
});

const read = (...lines: readonly (readonly (string | number)[])[]) =>
  readArrivalList(lines.map((cells, at) => ({ row: at + 1, cells })));

describe("D-169 a list of what arrived", () => {
  test("names products by barcode, part number or the supplier's part number, with pieces and cost", () => {
    expect(
      read(
        ["Order code", "Part number", "Description", "Ordered", "Shipped", "Unit price"],
        ["D-77", "", "Timer", 20, 12, "7.25"],
        ["D-78", "NE555", "Timer", 20, "0", ""],
      ),
    ).toEqual([
      { row: 2, codes: ["D-77"], written: "", qty: 12, pack: 1, cost: "7.25", fault: null },
      { row: 3, codes: ["NE555", "D-78"], written: "", qty: 0, pack: 1, cost: null, fault: null },
    ]);
  });

  test("in Arabic, and without headings: code, pieces, cost", () => {
    expect(read(["كود المورد", "الكمية", "السعر"], ["D-77", "٢٠", "٧٫٥٠ جنيه"])).toMatchObject([
      { codes: ["D-77"], qty: 20, cost: "7.50", fault: null },
    ]);
    expect(read(["NE555", 20, 7.25], ["F-1", 3])).toMatchObject([
      { codes: ["NE555"], qty: 20, cost: "7.25" },
      { codes: ["F-1"], qty: 3, cost: null },
    ]);
    expect(read(["NE555"], ["NE555"]).map(({ qty }) => qty)).toEqual([1, 1]);
  });

  test("with a column for the pack, of packs and at what a pack costs", () => {
    expect(
      read(
        ["Code", "Qty", "Pack size", "Price"],
        ["A-1", 2, 10, "35.00"],
        ["A-2", 3, "10 pcs", ""],
        ["A-3", 4, "", "1"],
        ["A-4", 4, "Pcs", "1"],
        ["A-5", 4, "عبوة ٢٥", "1"],
        ["A-6", 4, "قطعة", "1"],
      ).map(({ qty, pack, cost, fault }) => [qty, pack, cost, fault]),
    ).toEqual([
      [20, 10, "35.00", null],
      [30, 10, null, null],
      [4, 1, "1.00", null],
      [4, 1, "1.00", null],
      [100, 25, "1.00", null],
      [4, 1, "1.00", null],
    ]);
    for (const pack of ["box", "2 x 10", "1.5", 0, 1_000_001]) {
      expect(read(["Code", "Qty", "العبوة"], ["A-1", 2, pack])).toMatchObject([
        { fault: "bad_pack", written: String(pack), qty: 0 },
      ]);
    }
  });

  test.for(["1,234", "12.345", "$5", "5 USD", "0", "-3", "a few", "12345678901"])(
    "a cost of '%s' is not taken for pounds",
    (cost) => {
      expect(read(["NE555", 20, cost])).toMatchObject([{ fault: "bad_cost", written: cost, cost: null }]);
    },
  );

  test("a line without a code or a whole number is named with its fault", () => {
    expect(
      read(["Code", "Qty"], ["", 4], ["A-1", "1.5"], ["A-2", ""], ["A".repeat(81), 2]).map(
        ({ fault }) => fault,
      ),
    ).toEqual(["no_code", "bad_number", "bad_number", "no_code"]);
  });
});
