import { expect, test } from "vitest";

import { discountOn, type OrderDiscount } from "./order-discount.ts";

const amount = (value: string, given?: string): OrderDiscount => ({
  amount: value,
  percent: null,
  ...(given !== undefined && { given }),
});

test.each<[sum: string, discount: OrderDiscount, after: OrderDiscount]>([
  ["300.00", amount("150.00"), amount("150.00")],
  ["150.01", amount("150.00"), amount("150.00")],
  ["150.00", amount("150.00"), amount("149.99", "150.00")],
  ["0.01", amount("150.00"), amount("0.00", "150.00")],
  ["0.00", amount("149.99", "150.00"), amount("0.00", "150.00")],
  ["300.00", amount("0.00", "150.00"), amount("150.00")],
  ["10.05", { amount: "1.00", percent: "10.00" }, { amount: "1.01", percent: "10.00" }],
  ["0.00", { amount: "1.00", percent: "10.00" }, { amount: "0.00", percent: "10.00" }],
  ["0.01", { amount: "9.99", percent: "99.99" }, { amount: "0.00", percent: "99.99" }],
])("D-117 on a sum of %s the discount %o takes off %o", (sum, discount, after) => {
  expect(discountOn(discount, sum)).toEqual(after);
});
