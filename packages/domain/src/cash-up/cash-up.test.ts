import { expect, test } from "vitest";

import type { CashMoveKind } from "./cash-moves.ts";
import { cashDrawers, type DaySum } from "./cash-up.ts";

const branch = { en: "Cairo", ar: "القاهرة" };
const sum = (values: Partial<DaySum>): DaySum => ({
  method: "cash",
  branch,
  person: "a@shop.example",
  received: "0.00",
  refunded: "0.00",
  withheld: "0.00",
  net: "0.00",
  ...values,
});

test("D-123 the cash of a branch and a person is compared with the newest count, also without an entry", () => {
  const counts = [
    { branch, person: "a@shop.example", counted: "99.50" },
    { branch, person: "a@shop.example", counted: "90.00" },
    { branch: null, person: "b@shop.example", counted: "5.00" },
  ];
  const drawers = cashDrawers({
    sums: [
      sum({ net: "100.00" }),
      sum({ method: "instapay", net: "700.00" }),
      sum({ branch: null, net: "-20.05" }),
    ],
    counts,
    moves: [],
  });
  expect(drawers).toMatchObject([
    { branch, expected: "100.00", difference: "-0.50", counts: [{ counted: "99.50" }, { counted: "90.00" }] },
    { branch: null, person: "a@shop.example", expected: "-20.05", difference: null, counts: [] },
    { branch: null, person: "b@shop.example", expected: "0.00", difference: "5.00" },
  ]);
});

test("D-188 a drawer should hold its float and what orders have brought, less what was spent and taken to the bank", () => {
  const person = "a@shop.example";
  const move = (kind: CashMoveKind, amount: string) => ({ branch, person, kind, amount });
  const moves = [
    move("float", "500.00"),
    move("from_bank", "100.00"),
    move("expense", "35.50"),
    move("courier_fee", "40.00"),
    move("courier_fee", "-40.00"),
    move("to_bank", "1000.00"),
  ];
  const [drawer] = cashDrawers({ sums: [sum({ net: "1450.00" })], counts: [], moves });
  expect(drawer).toMatchObject({ taken: "1450.00", expected: "1014.50", difference: null });
  expect(cashDrawers({ sums: [], counts: [], moves: moves.slice(0, 1) })).toMatchObject([
    { branch, person, taken: "0.00", expected: "500.00" },
  ]);
});
