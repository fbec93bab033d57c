import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  hasOwnUnit,
  frozenUnit,
  piecesOfLines,
  piecesOfUnit,
  sellingUnits,
} from "../catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "../constants.ts";
import {
  isValidQuantity,
  nearestQuantity,
  nearQuantities,
  type OrderRules,
  quantityErrors,
  quantityFrom,
  quantityRange,
  quantityUpTo,
  unitsForPieces,
} from "./order-quantity.ts";

const count = (max: number) => fc.option(fc.integer({ min: 1, max }));

const anyRules = fc.record({ min_order: count(5000), order_step: count(500), max_order: count(20_000) });
const areRules = (one: OrderRules): boolean => Object.keys(quantityErrors(one)).length === 0;
const rules = anyRules.filter(areRules);
/** Rules with few valid quantities, at most 100. */
const fewRules = fc
  .record({ min_order: count(80), order_step: count(30), max_order: fc.integer({ min: 1, max: 100 }) })
  .filter(areRules);
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 25_000 }),
  fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
);

const inSteps: OrderRules = { min_order: 20, order_step: 10, max_order: 95 };

describe("valid quantities", () => {
  test("D-120 without rules every quantity of a line is valid", () => {
    fc.assert(
      fc.property(quantity, (qty) => {
        expect(isValidQuantity({}, qty)).toBe(true);
      }),
    );
    expect(quantityRange({ min_order: null, order_step: null, max_order: null })).toEqual({
      min: 1,
      max: MAX_LINE_QUANTITY,
      step: 1,
    });
  });

  test("D-120 several lines of a product have no limit together but the product's", () => {
    expect(isValidQuantity({}, 2 * MAX_LINE_QUANTITY)).toBe(true);
    expect(isValidQuantity({ order_step: 10 }, 2 * MAX_LINE_QUANTITY)).toBe(true);
    expect(isValidQuantity({ max_order: 100 }, 2 * MAX_LINE_QUANTITY)).toBe(false);
  });

  test("D-120 least and most are rounded to the step", () => {
    expect(quantityRange(inSteps)).toEqual({ min: 20, max: 90, step: 10 });
    expect(quantityRange({ min_order: 15, order_step: 10 })).toMatchObject({
      min: 20,
      max: MAX_LINE_QUANTITY,
    });
  });

  test("D-120 a valid quantity is a multiple of the step within least and most", () => {
    fc.assert(
      fc.property(rules, quantity, (one, qty) => {
        const { min_order: least, order_step: step, max_order: most } = one;
        const isOne = qty >= (least ?? 1) && qty % (step ?? 1) === 0 && qty <= (most ?? MAX_LINE_QUANTITY);
        expect(isValidQuantity(one, qty)).toBe(isOne);
      }),
    );
  });

  test("D-120 neighbours are the valid quantities next to one, and the nearer one is proposed", () => {
    fc.assert(
      fc.property(fewRules, fc.integer({ min: 1, max: 150 }), (one, qty) => {
        const valid = Array.from({ length: 100 }, (_, at) => at + 1).filter((each) =>
          isValidQuantity(one, each),
        );
        const below = valid.findLast((each) => each <= qty) ?? null;
        const above = valid.find((each) => each >= qty) ?? null;
        expect(nearQuantities(one, qty)).toEqual({ below, above });
        expect(quantityFrom(one, qty)).toBe(above ?? valid.at(-1));
        expect(quantityUpTo(one, qty)).toBe(below ?? 0);
        const distance = (each: number) => Math.abs(each - qty);
        expect(distance(nearestQuantity(one, qty))).toBe(Math.min(...valid.map(distance)));
        expect(valid).toContain(nearestQuantity(one, qty));
      }),
    );
  });

  test.each([
    [34, 30],
    [35, 40],
    [1, 20],
    [500, 90],
  ])("D-120 nearest to %i is %i", (qty, nearest) => {
    expect(nearestQuantity(inSteps, qty)).toBe(nearest);
  });
});

describe("units for pieces", () => {
  test("D-120 25 pieces are 3 packs of 10, and 5 are left over", () => {
    expect(unitsForPieces({ unit: "pack", pieces_per_unit: 10 }, 25)).toEqual({ qty: 3, left: 5 });
    expect(unitsForPieces({ unit: "pair" }, 3)).toEqual({ qty: 2, left: 1 });
    expect(unitsForPieces({}, 25)).toEqual({ qty: 25, left: 0 });
    expect(unitsForPieces({ unit: "pack", pieces_per_unit: 10, min_order: 5 }, 25)).toEqual({
      qty: 5,
      left: 25,
    });
    expect(unitsForPieces({ unit: "reel", pieces_per_unit: 10, max_order: 2 }, 25)).toEqual({
      qty: 2,
      left: 0,
    });
  });

  test("D-120 they hold the pieces in as few valid units as there are", () => {
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (one, each, pieces) => {
          const pack = { ...one, unit: "pack" as const, pieces_per_unit: each };
          const { qty, left } = unitsForPieces(pack, pieces);
          expect(isValidQuantity(pack, qty)).toBe(true);
          expect(left).toBe(Math.max(qty * each - pieces, 0));
          const { min, step } = quantityRange(pack);
          expect(qty === min || (qty - step) * each < pieces).toBe(true);
        },
      ),
    );
  });
});

describe("pieces of a unit", () => {
  test("D-120 are fixed for pieces, metres and pairs", () => {
    expect(sellingUnits.map((unit) => piecesOfUnit({ unit, pieces_per_unit: null }))).toEqual([
      1, 1, 1, 1, 1, 2, 1,
    ]);
    expect(piecesOfUnit({ unit: "strip", pieces_per_unit: 40 })).toBe(40);
    expect(piecesOfUnit({})).toBe(1);
  });

  test("D-120 are counted by lines", () => {
    expect(
      piecesOfLines([{ qty: 3, unit: "pack", pieces_per_unit: 10 }, { qty: 2, unit: "pair" }, { qty: 5 }]),
    ).toBe(39);
  });

  test("D-120 are kept by an order where they are not one piece", () => {
    expect(frozenUnit({ unit: "pack", pieces_per_unit: 10 })).toEqual({ unit: "pack", pieces_per_unit: 10 });
    expect(frozenUnit({ unit: "pair" })).toEqual({ unit: "pair", pieces_per_unit: 2 });
    expect(frozenUnit({ unit: "piece" })).toEqual({ unit: null, pieces_per_unit: null });
    expect([{}, { unit: null }, { unit: "piece" as const }].some(hasOwnUnit)).toBe(false);
  });
});

describe("rules that contradict each other", () => {
  test.each([
    [{ unit: "piece", pieces_per_unit: 10 }, { pieces_per_unit: "pieces_not_of_unit" }],
    [{ unit: "pair", pieces_per_unit: 3 }, { pieces_per_unit: "pieces_not_of_unit" }],
    [{ unit: "pair", pieces_per_unit: 2 }, {}],
    [{ unit: "metre", pieces_per_unit: 1 }, {}],
    [{ min_order: 10, max_order: 9 }, { max_order: "most_below_least" }],
    [{ min_order: 5, order_step: 10, max_order: 8 }, { order_step: "no_valid_quantity" }],
    [{ min_order: 10, order_step: 10, max_order: 10 }, {}],
  ] as const)("D-120 %j: %j", (one, errors) => {
    expect(quantityErrors(one)).toEqual(errors);
  });

  test("D-120 limit nothing where they are stored nevertheless", () => {
    expect(quantityRange({ min_order: 10, max_order: 9 })).toEqual(quantityRange({}));
  });
});
