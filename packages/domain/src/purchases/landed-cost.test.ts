import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fromMinorUnits, minorOf } from "../money/money.ts";
import {
  chargeOfPieces,
  chargeShares,
  chargesOf,
  landedPiece,
  landedValues,
  splitAdjustment,
} from "./landed-cost.ts";
import { costOfPieces, packCost } from "./packs.ts";

const amount = fc.bigInt({ min: 1n, max: 999_999n }).map(fromMinorUnits);
const line = fc
  .record({
    packs: fc.integer({ min: 1, max: 50 }),
    pack: fc.integer({ min: 1, max: 12 }),
    cost: fc.option(amount),
  })
  .map(({ packs, pack, cost }) => ({ qty: packs * pack, pack, cost }));
const charges = fc.record({ freight: fc.option(amount), duty: fc.option(amount) });

test("D-175 freight and duty are shared by value to the piastre", () => {
  const lines = [
    { qty: 30, pack: 1, cost: "10.00" },
    { qty: 100, pack: 50, cost: "50.00" },
    { qty: 5, pack: 1, cost: null },
  ];
  expect(chargeShares({ freight: "30.01", duty: "10.00" }, lines)).toEqual([3001n, 1000n, 0n]);
  expect(lines.map((one, at) => landedPiece(one, [3001n, 1000n, 0n][at] ?? 0n))).toEqual([1100n, 110n, null]);
  fc.assert(
    fc.property(charges, fc.array(line, { minLength: 1, maxLength: 6 }), (given, some) => {
      const shares = chargeShares(given, some);
      const sum = shares.reduce((all, one) => all + one, 0n);
      // Without any cost there is nothing to share by.
      expect(sum).toBe(
        some.every((one) => minorOf(costOfPieces(one, one.qty)) === 0n) ? 0n : chargesOf(given),
      );
    }),
  );
});

test("D-175 in whatever bookings the pieces of a line come, together they have its cost and its share", () => {
  fc.assert(
    fc.property(
      line,
      amount,
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
      (one, share, parts) => {
        const arrivals = parts.map((qty) => ({ qty, cost: one.cost, value: 0n }));
        const values = landedValues(one, minorOf(share), arrivals);
        const pieces = parts.reduce((sum, qty) => sum + qty, 0);
        const total = values.reduce((sum, value) => sum + (value?.value ?? 0n), 0n);
        const charged = values.reduce((sum, value) => sum + (value?.charges ?? 0n), 0n);
        // A cost of less than half a piastre a piece is none.
        const hasCost = packCost(one.cost, one.pack, 1) !== null;
        expect(total).toBe(hasCost ? minorOf(costOfPieces(one, pieces)) : 0n);
        expect(charged).toBe(chargeOfPieces(minorOf(share), one.qty, pieces));
        expect(chargeOfPieces(minorOf(share), one.qty, one.qty + pieces)).toBe(minorOf(share));
      },
    ),
  );
});

test("D-174 what pieces without a cost stand at stays, and is not guessed where it is not known", () => {
  expect(
    landedValues({ qty: 10, pack: 1 }, 100n, [
      { qty: 4, cost: null, value: 250n },
      { qty: 3, cost: null, value: null },
      { qty: 3, cost: "2.00", value: null },
    ]),
  ).toEqual([{ value: 250n, charges: 40n }, null, { value: 600n, charges: 30n }]);
});

test("D-174 of 100 pieces 12 are left: they take their part of the difference, the sold ones the rest", () => {
  expect(
    splitAdjustment({ difference: 20_000n, received: 100, returned: 0, stock: 12, worth: 12_000n }),
  ).toEqual({
    left: 12,
    sold: 88,
    stock: 2400n,
    cost: 17_600n,
  });
  expect(
    splitAdjustment({ difference: 300n, received: 10, returned: 4, stock: 50, worth: 1n }),
  ).toMatchObject({
    left: 6,
    sold: 4,
    stock: 180n,
  });
});

test("D-174 an adjustment is never lost, and leaves no stock worth less than nothing", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -100_000n, max: 100_000n }),
      fc.integer({ min: 1, max: 500 }),
      fc.nat({ max: 500 }),
      fc.integer({ min: -20, max: 800 }),
      fc.bigInt({ min: 0n, max: 100_000n }),
      (difference, received, back, stock, worth) => {
        const returned = Math.min(back, received);
        const split = splitAdjustment({ difference, received, returned, stock, worth });
        expect(split.stock + split.cost).toBe(difference);
        expect(split.left + split.sold).toBe(received);
        expect(worth + split.stock).toBeGreaterThanOrEqual(0);
        expect(split.left).toBeLessThanOrEqual(Math.max(0, stock));
      },
    ),
  );
});
