import { expect, test } from "vitest";

import { cashChange } from "./cash-change.ts";

test.each([
  ["500", [{ method: "cash", amount: "" }], "450.00", "50.00"],
  ["٥٠٠", [{ method: "cash", amount: "" }], "450.00", "50.00"],
  ["400", [{ method: "cash", amount: "" }], "450.00", "-50.00"],
  [
    "300",
    [
      { method: "card", amount: "200" },
      { method: "cash", amount: "" },
    ],
    "450.00",
    "50.00",
  ],
  [
    "100",
    [
      { method: "cash", amount: "100" },
      { method: "card", amount: "" },
    ],
    "450.00",
    "0.00",
  ],
  ["", [{ method: "cash", amount: "" }], "450.00", null],
  ["much", [{ method: "cash", amount: "" }], "450.00", null],
  ["500", [{ method: "card", amount: "" }], "450.00", null],
  ["500", [{ method: "cash", amount: "x" }], "450.00", null],
  ["500", [{ method: "cash", amount: "" }], null, null],
])("D-187 of %s given for %j of %s the change is %s", (given, payments, due, change) => {
  expect(cashChange(given, payments, due)).toBe(change);
});
