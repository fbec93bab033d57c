import { linesChangeText } from "@shop/domain/orders/lines/line-edits.ts";
import { expect, test } from "vitest";

import { formatLinesChange } from "./lines-change.ts";

const line = (id: number, qty: number, price: string) => ({
  product_id: id,
  name: `Fuse (${id}.00)`,
  price,
  qty,
});

test("PRICE-1 D-33 prices and quantities in the log of an order are formatted, names stay", () => {
  const before = [line(1, 1, "0.00"), line(2, 1, "10.00"), line(3, 1, "1.00")];
  const after = [line(1, 1500, "42500.00"), line(2, 1, "10.00"), line(2, 1, "8.50"), line(4, 6, "1450.00")];
  const text = formatLinesChange(linesChangeText(before, after), "price updating");
  expect(text.replaceAll(/[\u2068\u2069]/g, "").split("\n")).toEqual([
    "− 1 × Fuse (3.00)",
    "Fuse (1.00): 1 → 1,500",
    "Fuse (1.00): price updating → 42,500 EG",
    "Fuse (2.00): 1 → 2",
    "Fuse (2.00): 10 EG → 10 EG, 8.50 EG",
    "+ 6 × Fuse (4.00) (1,450 EG)",
  ]);
});
