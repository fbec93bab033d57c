import { describe, expect, test } from "vitest";

import { differenceOf, sumOf } from "../../money/money.ts";
import type { PickedLine } from "../returns/order-returns.ts";
import {
  isAllSent,
  isPartSent,
  linesBelowSent,
  parcelAmounts,
  type ParcelledOrder,
  parcelText,
  placesAfter,
  type RecordedParcel,
  sentPieces,
  unsentLines,
} from "./order-parcels.ts";

const order = (rest: Partial<ParcelledOrder> = {}): ParcelledOrder => ({
  lines: [
    { qty: 2, price: "100.00" },
    { qty: 3, price: "0.10" },
  ],
  total: "200.30",
  discount: null,
  delivery: { cost: "45.00" },
  pay_by: { fee: "10.00" },
  due: "255.30",
  payments: [],
  parcels: [],
  ...rest,
});

/** Sends parcels one after the other; returns what each collects. */
function collected(start: ParcelledOrder, ...picks: (readonly PickedLine[])[]): readonly string[] {
  let now = start;
  return picks.map((picked) => {
    const { worths, charges, collect } = parcelAmounts(now, picked);
    const lines = picked.map((one, at) => Object.assign({}, one, { worth: worths[at] ?? "" }));
    const parcel: RecordedParcel = { lines, charges, collect, voided: null };
    now = {
      ...now,
      parcels: [...now.parcels, parcel],
      lines: now.lines.map((line, place) => {
        const qty = picked.find((one) => one.place === place)?.qty ?? 0;
        return Object.assign({}, line, { sent: (line.sent ?? 0) + qty });
      }),
    };
    return collect;
  });
}

const at = (place: number, qty: number): PickedLine => ({ place, qty });
const payment = (amount: string, method: "cash" | "courier" = "cash") =>
  ({ kind: "payment", method, amount, voided: null }) as const;

describe("D-129 what the courier of a parcel collects", () => {
  test("is the value of its units, with delivery and fee in the first parcel; together what is due", () => {
    const amounts = collected(order(), [at(0, 1)], [at(0, 1), at(1, 1)], [at(1, 2)]);
    expect(amounts).toEqual(["155.00", "100.10", "0.20"]);
    expect(sumOf(amounts)).toBe("255.30");
  });

  test("a discount is shared to the piastre", () => {
    const due = "145.00";
    const start = order({
      lines: [
        { qty: 3, price: "33.33" },
        { qty: 1, price: "0.04" },
      ],
      total: "90.00",
      discount: { amount: "10.03" },
      due,
    });
    const amounts = collected(start, [at(0, 1)], [at(0, 1)], [at(0, 1), at(1, 1)]);
    expect(sumOf(amounts)).toBe(due);
    expect(amounts.slice(1).every((one) => Number(one) < 31)).toBe(true);
  });

  test("is less what was paid before, which the first parcels use up", () => {
    const paid = order({ payments: [payment("200.00")] });
    expect(collected(paid, [at(0, 1)], [at(0, 1), at(1, 1)], [at(1, 2)])).toEqual(["0.00", "55.10", "0.20"]);
    expect(collected(order({ payments: [payment("255.30")] }), [at(0, 2)], [at(1, 3)])).toEqual([
      "0.00",
      "0.00",
    ]);
    expect(collected(order({ payments: [payment("999.00")] }), [at(0, 2)])).toEqual(["0.00"]);
  });

  test("stays the same whether the courier of an earlier one has paid yet", () => {
    const first = order({
      lines: [
        { qty: 2, price: "100.00", sent: 1 },
        { qty: 3, price: "0.10" },
      ],
      parcels: [
        { lines: [{ place: 0, qty: 1, worth: "100.00" }], charges: "55.00", collect: "155.00", voided: null },
      ],
    });
    for (const payments of [[], [payment("155.00", "courier")], [payment("150.00", "courier")]])
      expect(parcelAmounts({ ...first, payments }, [at(0, 1), at(1, 3)]).collect).toBe("100.30");
    // More than was asked for is no longer left to pay.
    expect(
      parcelAmounts({ ...first, payments: [payment("200.00", "courier")] }, [at(0, 1), at(1, 3)]).collect,
    ).toBe("55.30");
  });

  test("a parcel that was taken back no longer counts, also with its delivery", () => {
    const voided = {
      lines: [{ place: 0, qty: 2, worth: "200.00" }],
      charges: "55.00",
      collect: "255.00",
      voided: {},
    };
    expect(parcelAmounts(order({ parcels: [voided] }), [at(0, 1)])).toEqual({
      worths: ["100.00"],
      charges: "55.00",
      collect: "155.00",
    });
  });

  test("of prices that are being updated is the delivery and the fee", () => {
    const unpriced = order({ lines: [{ qty: 2, price: "0.00" }], total: "0.00", due: "55.00" });
    expect(parcelAmounts(unpriced, [at(0, 1)])).toEqual({
      worths: ["0.00"],
      charges: "55.00",
      collect: "55.00",
    });
  });

  test("whatever the parts, all parcels collect what is due less what is paid", () => {
    for (const paid of ["0.00", "0.01", "54.99", "155.00", "255.29"])
      for (const first of [1, 2, 3]) {
        const start = order({ payments: paid === "0.00" ? [] : [payment(paid)] });
        const picks = [[at(1, first)], [at(0, 1)], [at(0, 1), ...(first < 3 ? [at(1, 3 - first)] : [])]];
        expect(sumOf(collected(start, ...picks))).toBe(differenceOf("255.30", paid));
      }
  });
});

test("D-129 progress counts pieces, also of packs", () => {
  const lines = [{ qty: 2, sent: 1, unit: "pack" as const, pieces_per_unit: 10 }, { qty: 5 }];
  expect(sentPieces(lines)).toEqual({ sent: 10, pieces: 25 });
  expect(unsentLines(lines)).toEqual([at(0, 1), at(1, 5)]);
  expect(isAllSent(lines)).toBe(false);
  expect([0, 10, 25].map((sent) => isPartSent({ sent, pieces: 25 }))).toEqual([false, true, false]);
});

const line = (product_id: number, qty: number) => ({ product_id, qty });

describe("D-129 lines of which parcels have units", () => {
  const before = [
    { product_id: 7, qty: 2 },
    { product_id: 8, qty: 5, sent: 3 },
    { product_id: 8, qty: 1, sent: 1 },
  ];

  test("are found again at their places after an edit", () => {
    expect([...placesAfter(before, [line(8, 5), line(8, 1), line(9, 1)])]).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect([...placesAfter(before, [line(8, 5)])]).toEqual([
      [1, 0],
      [2, null],
    ]);
  });

  test("keep at least those", () => {
    expect(linesBelowSent(before, [line(8, 3), line(8, 1)])).toEqual([]);
    expect(linesBelowSent(before, [line(7, 2), line(8, 2)])).toEqual([
      { place: 1, sent: 3 },
      { place: null, sent: 1 },
    ]);
  });
});

test("D-129 the log names who carries a parcel and what is in it", () => {
  const goods = [{ name: "Meter", qty: 2 }];
  expect(parcelText({ carrier: "Bosta", tracking: "BS-1" }, goods)).toBe("Bosta · BS-1\n2 × Meter");
  expect(parcelText({ carrier: "", tracking: "" }, goods)).toBe("2 × Meter");
});
