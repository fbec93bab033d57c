import { expect, test } from "vitest";

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
  const drawers = cashDrawers(
    [
      sum({ net: "100.00" }),
      sum({ method: "instapay", net: "700.00" }),
      sum({ branch: null, net: "-20.05" }),
    ],
    counts,
  );
  expect(drawers).toMatchObject([
    { branch, expected: "100.00", difference: "-0.50", counts: [{ counted: "99.50" }, { counted: "90.00" }] },
    { branch: null, person: "a@shop.example", expected: "-20.05", difference: null, counts: [] },
    { branch: null, person: "b@shop.example", expected: "0.00", difference: "5.00" },
  ]);
});
