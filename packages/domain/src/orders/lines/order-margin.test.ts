import { describe, expect, test } from "vitest";

import { costsChangeText, type EarningLine, orderMargin } from "./order-margin.ts";

const line = (price: string, qty: number, cost: string | null, returned = 0): EarningLine => ({
  price,
  qty,
  cost,
  returned,
});

describe("D-138 the margin of an order", () => {
  test.for<[string, readonly EarningLine[], net: string, expected: readonly [string, string, number]]>([
    ["of its lines", [line("10.00", 3, "7.50"), line("5.00", 2, "1.00")], "40.00", ["15.50", "40.00", 0]],
    ["after a discount", [line("10.00", 3, "7.50"), line("5.00", 2, "1.00")], "36.00", ["11.50", "36.00", 0]],
    ["a loss", [line("10.00", 1, "12.00")], "10.00", ["-2.00", "10.00", 0]],
    ["less what came back", [line("10.00", 3, "7.50", 1)], "20.00", ["5.00", "20.00", 0]],
    ["where all came back at a lower value", [line("10.00", 2, "7.50", 2)], "3.00", ["3.00", "3.00", 0]],
    ["of the known part", [line("10.00", 3, "7.50"), line("5.00", 2, null)], "36.00", ["4.50", "27.00", 1]],
    [
      "of which nothing is known",
      [line("10.00", 3, null), line("1.00", 1, null)],
      "31.00",
      ["0.00", "0.00", 2],
    ],
    [
      "without unknown lines that came back",
      [line("10.00", 1, "4"), line("9.00", 1, null, 1)],
      "10.00",
      ["6.00", "10.00", 0],
    ],
    [
      "without prices that are being updated",
      [line("10.00", 1, "4"), line("0.00", 5, "9.00")],
      "10.00",
      ["6.00", "10.00", 0],
    ],
    ["shared to the piastre", [line("1.00", 1, "0.50"), line("2.00", 1, null)], "1.00", ["-0.17", "0.33", 1]],
  ])("D-138 %s", ([, lines, net, [amount, sales, unknown]]) => {
    expect(orderMargin({ lines, total: net, returned: "0.00", vatRate: null })).toEqual({
      amount,
      sales,
      unknown,
    });
  });

  test("D-138 is without tax, and less what was written off; a gift that was handed over costs what it costs", () => {
    const lines = [
      { ...line("114.00", 2, "60.00", 1), lost: 1, sent: 2 },
      { ...line("0.00", 1, "15.00"), sent: 1 },
    ];
    expect(orderMargin({ lines, total: "228.00", returned: "114.00", vatRate: "14.00" })).toEqual({
      amount: "-35.00",
      sales: "100.00",
      unknown: 0,
    });
  });
});

test("D-137 a change of costs names what differs", () => {
  const lines = [
    { name: "Meter", cost: "10.00" },
    { name: "Fuse", cost: null },
    { name: "Kit", cost: "3.00" },
  ];
  expect(costsChangeText(lines, ["10.00", "1.50", null])).toBe("Fuse: – → 1.50\nKit: 3.00 → –");
});
