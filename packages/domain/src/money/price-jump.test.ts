import { expect, test } from "vitest";

import { jumpTolerance, priceJump } from "./price-jump.ts";

const { near, changed } = jumpTolerance;

test.for([
  ["12.50", "1250.00", near, 2],
  ["12.50", "0.13", near, -2],
  ["12.50", "130.00", near, 1],
  ["12.50", "150.00", near, null],
  ["12.50", "150.00", changed, 1],
  ["1234.50", "1.20", near, -3],
  ["5.00", "5000.00", near, 3],
  ["5.00", "50000.00", changed, null],
  ["12.50", "25.00", changed, null],
  ["12.50", "12.50", changed, null],
  ["12.50", "65.00", changed, null],
  ["0.00", "10.00", changed, null],
  ["10.00", "0.00", changed, null],
] as const)(
  "D-32 from %s to %s a price jumps within %d by the power %s",
  ([before, after, tolerance, power]) => {
    expect(priceJump(before, after, tolerance)).toBe(power);
  },
);
