import { expect, test } from "vitest";

import { readTrackings } from "./read-trackings.ts";

const orders = [{ number: "3CDF-GHJ6" }, { number: "7KMP-RT46" }, { number: "9DGH-C7XQ" }];
const read = (text: string) => {
  const { matched, missing, unmatched } = readTrackings(text, orders);
  return {
    matched: matched.map(({ order, tracking }) => `${order.number} ${tracking}`),
    missing: missing.map(({ number }) => number),
    unmatched,
  };
};

test.for([
  ["with tabs, commas and blanks", "3cdfghj6\tbs-1\r\n7KMP-RT46, BS-2\nBS-3 9dgh-c7xq"],
  ["alone, in the order of the orders", "bs-1\n\nBS-2\nbs -3".replace("bs -3", "BS-3")],
] as const)("D-33 tracking numbers are read %s", ([, text]) => {
  expect(read(text)).toEqual({
    matched: ["3CDF-GHJ6 BS-1", "7KMP-RT46 BS-2", "9DGH-C7XQ BS-3"],
    missing: [],
    unmatched: [],
  });
});

test("D-33 lines of other orders, further lines of an order and numbers too many stay unmatched", () => {
  expect(read("3CDF-GHJ6\tA1\n3CDF-GHJ6\tA2\nNOSUCH99\tA3\n7KMP-RT46")).toEqual({
    matched: ["3CDF-GHJ6 A1"],
    missing: ["7KMP-RT46", "9DGH-C7XQ"],
    unmatched: ["3CDF-GHJ6\tA2", "NOSUCH99\tA3", "7KMP-RT46"],
  });
  expect(read("A1\nA2\nA3\nA4").unmatched).toEqual(["A4"]);
  expect(read("")).toEqual({ matched: [], missing: orders.map(({ number }) => number), unmatched: [] });
});
