import { describe, expect, test } from "vitest";

import { fromMinorUnits } from "../money/money.ts";
import { MAX_STOCK, type PriceRounding, priceRoundings, type PriceRule } from "./bulk-rule.ts";
import { changeValue } from "./change-value.ts";
import { roundPrice } from "./round-price.ts";
import { normalizeSigned, signedHundredths } from "./signed-decimal.ts";

type Change = PriceRule["change"];

const newPrice = (price: string, change: Change, value: string, rounding: PriceRounding = "none") => {
  const outcome = changeValue(
    { price, cost_price: null, quantity_prices: [], amount: 1, visibility: "shown" },
    { field: "price", change, value, rounding },
  );
  return outcome.value ?? outcome.reason;
};
/** Whether a price is still at most the next higher one; a price that is left has any order. */
function isOrdered(minor: bigint, rounding: PriceRounding): boolean {
  const [low, high] = [changed(minor, rounding), changed(minor + 1n, rounding)];
  return low === null || high === null || low <= high;
}

const newStock = (amount: number, change: "amount" | "fixed", value: number) => {
  const outcome = changeValue(
    { price: "1.00", cost_price: null, quantity_prices: [], amount, visibility: "shown" },
    { field: "amount", change, value },
  );
  return outcome.value ?? outcome.reason;
};

/** A price in minor units after a percentage; null for one that is left. */
const changed = (minor: bigint, rounding: PriceRounding): bigint | null =>
  signedHundredths(String(newPrice(fromMinorUnits(minor), "percent", "17.35", rounding)));

/** Whole numbers below a million million, the same in each run. */
function* numbers(count: number): Generator<bigint> {
  let state = 20_260_302n;
  for (let made = 0; made < count; made += 1) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    yield (state >> 16n) % 10n ** ((state >> 60n) % 12n);
  }
}

describe("D-19 prices in bulk", () => {
  test.for([
    ["100.00", "percent", "7", "none", "107.00"],
    ["0.10", "percent", "5", "none", "0.11"],
    ["19.99", "percent", "-12.5", "none", "17.49"],
    ["9999999999.99", "percent", "-50", "none", "5000000000.00"],
    ["100.00", "amount", "-0.01", "none", "99.99"],
    ["100.00", "amount", "+2.5", "none", "102.50"],
    ["0.00", "fixed", "12.5", "none", "12.50"],
    ["1450.00", "percent", "7", "5", "1550.00"],
    ["1450.00", "percent", "7", "10", "1550.00"],
    ["1450.00", "percent", "7", "9", "1549.00"],
    ["2.49", "amount", "0.01", "5", "5.00"],
    ["2.48", "amount", "0.01", "1", "2.00"],
    ["1.00", "amount", "2", "9", "9.00"],
    ["14.00", "fixed", "14", "9", "19.00"],
    ["14.00", "fixed", "13.99", "9", "9.00"],
  ] as const)("D-19 %s by %s %s, rounding %s, becomes %s", ([price, change, value, rounding, expected]) => {
    expect(newPrice(price, change, value, rounding)).toBe(expected);
  });

  test("D-19 what is calculated is rounded once: 14.99499 is 10, never 15.00 and then 20", () => {
    expect(newPrice("9.99", "percent", "50.1", "10")).toBe("10.00");
  });

  test.for([
    ["0.00", "percent", "7", "none", "unpriced"],
    ["0.00", "amount", "7", "none", "unpriced"],
    ["5.00", "amount", "-5", "none", "not_positive"],
    ["5.00", "amount", "-6", "none", "not_positive"],
    ["0.40", "percent", "10", "1", "not_positive"],
    ["9999999999.99", "amount", "0.01", "none", "too_high"],
    ["9999999999.00", "percent", "0.01", "none", "too_high"],
    ["0.04", "percent", "10", "none", "unchanged"],
    ["0.10", "percent", "4.99", "none", "unchanged"],
    ["50.00", "fixed", "50", "none", "unchanged"],
  ] as const)("D-19 %s by %s %s, rounding %s, is left: %s", ([price, change, value, rounding, reason]) => {
    expect(newPrice(price, change, value, rounding)).toBe(reason);
  });

  test("D-19 a rounded price is the nearest one of its rounding, the higher one half way", () => {
    const steps = { none: 1n, "1": 100n, "5": 500n, "10": 1000n, "9": 1000n };
    const isNearest = (minor: bigint, rounding: PriceRounding): boolean => {
      const rounded = roundPrice(minor, 1n, rounding);
      const step = steps[rounding];
      if (rounding === "9" && minor < 400n) return rounded === 900n;
      const isPlace = rounded % step === (rounding === "9" ? 900n : 0n);
      return isPlace && 2n * (rounded - minor) <= step && 2n * (minor - rounded) < step;
    };
    const wrong = priceRoundings.flatMap((rounding) =>
      [...numbers(2000)].filter((minor) => !isNearest(minor, rounding)).map((minor) => [minor, rounding]),
    );
    expect(wrong).toEqual([]);
  });

  test("D-19 a percentage and rounding keep the order of prices", () => {
    const wrong = priceRoundings.flatMap((rounding) =>
      [...numbers(500)].filter((minor) => !isOrdered(minor, rounding)),
    );
    expect(wrong).toEqual([]);
  });

  test("D-19 an amount that is added and taken away again gives the price from before", () => {
    const differing = [...numbers(500)].filter((minor) => {
      const price = fromMinorUnits(minor + 1n);
      const raised = newPrice(price, "amount", "12.34");
      return raised !== "too_high" && newPrice(String(raised), "amount", "-12.34") !== price;
    });
    expect(differing).toEqual([]);
  });
});

describe("stock in bulk", () => {
  test.for([
    [5, "amount", 3, 8],
    [5, "amount", -5, 0],
    [5, "amount", -6, "below_zero"],
    [-3, "amount", 3, 0],
    [5, "amount", 0, "unchanged"],
    [5, "fixed", 0, 0],
    [5, "fixed", 5, "unchanged"],
    [MAX_STOCK, "amount", 1, "too_high"],
  ] as const)("%s by %s %s becomes %s", ([amount, change, value, expected]) => {
    expect(newStock(amount, change, value)).toBe(expected);
  });
});

test.for([
  ["−12.5", "-12.5"],
  ["٧٫٥٪", "7.5"],
  [" + 3 ", "+3"],
  ["\u200F-٣", "-3"],
] as const)("the number '%s' is read as '%s'", ([text, normalized]) => {
  expect(normalizeSigned(text)).toBe(normalized);
});

test.for([
  ["-0.05", -5n],
  ["+7", 700n],
  ["12.5", 1250n],
  ["1e3", null],
  ["", null],
  ["1.234", null],
] as const)("'%s' is %s hundredths", ([text, hundredths]) => {
  expect(signedHundredths(text)).toBe(hundredths);
});

describe("D-108 quantity prices", () => {
  const led = {
    price: "5.00",
    cost_price: "4.00",
    quantity_prices: [
      { from: 10, price: "4.50" },
      { from: 100, price: "3.90" },
    ],
    amount: 1,
    visibility: "shown",
  } as const;
  const outcome = (change: Change, value: string, rounding: PriceRounding = "none") =>
    changeValue(led, { field: "price", change, value, rounding });

  test("D-108 change by the same percentage or amount, with the same rounding", () => {
    expect(outcome("percent", "10").value).toBe("5.50; 10: 4.95; 100: 4.29");
    expect(outcome("percent", "100", "1").value).toBe("10.00; 10: 9.00; 100: 8.00");
    expect(outcome("amount", "-1").value).toBe("4.00; 10: 3.50; 100: 2.90");
  });

  test("D-108 stay where a price is set above them", () => {
    expect(outcome("fixed", "6").value).toBe("6.00");
    expect(outcome("fixed", "4.50").reason).toBe("quantity_prices");
    expect(outcome("fixed", "5").reason).toBe("unchanged");
  });

  test("D-108 that would no longer fall keep the product as it is", () => {
    expect(outcome("percent", "60", "5").reason).toBe("quantity_prices");
    expect(outcome("amount", "-3.90").reason).toBe("quantity_prices");
    expect(outcome("amount", "-5").reason).toBe("not_positive");
  });

  test("D-139 change in proportion to a price that follows the cost", () => {
    expect(outcome("from_cost", "50").value).toBe("6.00; 10: 5.40; 100: 4.68");
    expect(outcome("from_cost", "60", "1").reason).toBe("quantity_prices");
    expect(outcome("from_cost", "25").reason).toBe("unchanged");
  });
});

const fromCost = (cost: string | null, value: string, rounding: PriceRounding = "none", price = "7.00") => {
  const product = { price, cost_price: cost, quantity_prices: [], amount: 1, visibility: "shown" } as const;
  const outcome = changeValue(product, { field: "price", change: "from_cost", value, rounding });
  return outcome.value ?? outcome.reason;
};

describe("D-139 prices from costs", () => {
  test.for([
    ["100.00", "25", "none", "125.00"],
    ["100.00", "0", "none", "100.00"],
    ["0.10", "33.33", "none", "0.13"],
    ["48.37", "17.5", "5", "55.00"],
    ["48.37", "17.5", "9", "59.00"],
    ["100.00", "-10", "none", "90.00"],
    [null, "25", "none", "no_cost"],
    ["0.00", "25", "none", "not_positive"],
    ["5.60", "25", "none", "unchanged"],
    ["9999999999.99", "25", "none", "too_high"],
  ] as const)("D-139 a cost of %s and %s %, rounding %s, are %s", ([cost, value, rounding, expected]) => {
    expect(fromCost(cost, value, rounding)).toBe(expected);
  });

  test("D-139 a product whose price is being updated gets one", () => {
    expect(fromCost("4.00", "25", "none", "0.00")).toBe("5.00");
  });
});
