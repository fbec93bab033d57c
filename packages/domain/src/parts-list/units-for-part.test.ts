import { expect, test } from "vitest";

import { unitsForPart } from "./units-for-part.ts";

const kit = { unit: "set", pieces_per_unit: 600 } as const;

test.each([
  [{ unit: "pack", pieces_per_unit: 10 }, 100, 10, 0],
  [{ unit: "pack", pieces_per_unit: 10 }, 101, 11, 9],
  [{ unit: "pack", pieces_per_unit: 50 }, 40, 1, 10],
  [{ unit: "reel", pieces_per_unit: 4000 }, 4001, 2, 3999],
  [{ unit: "pair" }, 3, 2, 1],
  [{ unit: null }, 7, 7, 0],
] as const)("D-173 of %j a line takes the fewest units that hold %i pieces", (product, pieces, qty, left) => {
  expect(unitsForPart(product, { pieces, isSure: true })).toEqual({ qty, left });
});

test("D-173 a set is counted where the line names it, and taken once where it was chosen for a value", () => {
  expect(unitsForPart(kit, { pieces: 3, isSure: true })).toEqual({ qty: 3, left: 0 });
  expect(unitsForPart(kit, { pieces: 100, isSure: false })).toEqual({ qty: 1, left: 0 });
  expect(unitsForPart(kit, { pieces: 100, isSure: false, sets: 2 })).toEqual({ qty: 2, left: 0 });
  expect(unitsForPart({ ...kit, min_order: 2 }, { pieces: 100, isSure: false })).toEqual({ qty: 2, left: 0 });
});
