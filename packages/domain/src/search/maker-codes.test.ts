import { expect, test } from "vitest";

import { makersPart } from "./maker-codes.ts";

test.for([
  ["lm7805ct", "7805"],
  ["l7805", "7805"],
  ["ua7805", "7805"],
  ["mc78l05", "78l05"],
  ["sn74hc595n", "74hc595"],
  ["hef4001", "4001"],
  ["7805", null],
  ["ut61e", null],
  ["tbs1052b", null],
  ["ds1054z", null],
  ["tda2003", null],
  ["lm35", null],
  ["lm", null],
] as const)("%s is by its maker's letters the part %s", ([code, part]) => {
  expect(makersPart(code)).toBe(part);
});
