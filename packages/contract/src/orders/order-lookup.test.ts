import { formatOrderNumber, ORDER_NUMBER_SIGNS, tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { mobileKey } from "../rules.ts";
import { orderLookupSchema } from "./order.ts";

test("D-5 an order's number is shown in two groups", () => {
  expect(formatOrderNumber("3CDFGHJ6")).toBe("3CDF-GHJ6");
});

test.for(["3cdf-ghj6", " 3CDF GHJ6 ", "3CDF–GHJ6", "٣CDF-GHJ٦", "3CDFGHJ6"])(
  "D-5 '%s' is normalised to one number",
  (typed) => {
    expect(tidyOrderNumber(typed)).toBe("3CDFGHJ6");
  },
);

test("D-5 order numbers have no characters that look alike", () => {
  expect(ORDER_NUMBER_SIGNS).toMatch(/^[3-9A-Z]+$/);
  expect(ORDER_NUMBER_SIGNS).not.toMatch(/[AEIOU015]/);
  expect(new Set(ORDER_NUMBER_SIGNS).size).toBe(ORDER_NUMBER_SIGNS.length);
});

test.for(["01012345678", "+20 101 234 5678", "00201012345678", "1012345678"])(
  "D-5 CHECKOUT-4 %s is the same phone with and without its country code",
  (phone) => {
    expect(mobileKey(phone)).toBe("1012345678");
  },
);

test("D-5 a look-up needs a well-formed number and a valid phone", () => {
  const { issues = [] } = v.safeParse(orderLookupSchema, { number: "3CDF-GHJO", phone: "12" });
  expect(issues.map(({ message }) => message)).toEqual(["bad_value", "bad_phone"]);
});
