import { expect, test } from "vitest";

import { packOfName } from "./pack-of-name.ts";

test.for([
  ["Pin header (10 pcs)", 10],
  ["1N4007 diode (5 Pack)", 5],
  ["LED red [pack of 100]", 100],
  ["مقاومة (١٠ قطع)", 10],
  ["Fuse (1 pc)", null],
  ["Relay (5 V)", null],
  ["10 pcs of wit", null],
  ["Screw (M3x10)", null],
] as const)("D-32 '%s' states a pack of %s", ([name, pieces]) => {
  expect(packOfName(name)).toBe(pieces);
});
