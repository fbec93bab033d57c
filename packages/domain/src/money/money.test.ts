import { describe, expect, test } from "vitest";

import { fromMinorUnits, isZeroPrice, storedAmount, sumOf, toMinorUnits, totalOf } from "./money.ts";

describe("PRICE-1 decimal text as money", () => {
  test.for([
    ["0", 0n],
    ["7", 700n],
    ["12.5", 1250n],
    ["12.05", 1205n],
    [" 12.50 ", 1250n],
    ["9999999999.99", 999_999_999_999n],
  ] as const)("PRICE-1 '%s' is %s piastres", ([price, minor]) => {
    expect(toMinorUnits(price)).toBe(minor);
  });

  test.for(["", ".", "12.", ".5", "1.234", "-1", "+1", "1e3", "1,5", "1 000", "١٢", "free"])(
    "PRICE-1 '%s' is no price",
    (price) => {
      expect(toMinorUnits(price)).toBeNull();
    },
  );

  test.for([
    [0n, "0.00"],
    [5n, "0.05"],
    [50n, "0.50"],
    [1205n, "12.05"],
    [999_999_999_999n, "9999999999.99"],
  ] as const)("%s piastres are written %s", ([minor, price]) => {
    expect(fromMinorUnits(minor)).toBe(price);
  });

  test.for(["0", "0.0", "0.00", "00", ".0", "0.", ""])("PRICE-1 LIST-4 '%s' counts as price 0", (price) => {
    expect(isZeroPrice(price)).toBe(true);
  });

  test.for(["0.01", "10", "100.00", "0.10"])("PRICE-1 LIST-4 '%s' does not count as price 0", (price) => {
    expect(isZeroPrice(price)).toBe(false);
  });
});

describe("totals", () => {
  test("CART-10 the total is the sum of price × qty, exact to the piastre", () => {
    const lines = [
      { price: "0.10", qty: 3 },
      { price: "19.99", qty: 7 },
      { price: "1450", qty: 1 },
    ];
    expect(totalOf(lines)).toBe("1590.23");
  });

  test("CART-10 a total beyond floating-point precision is exact", () => {
    expect(totalOf([{ price: "9999999999.99", qty: 1_000_000 }])).toBe("9999999999990000.00");
  });

  test("CART-10 D-21 lines with a zero or invalid price add nothing", () => {
    const lines = [
      { price: "0.00", qty: 5 },
      { price: "ask", qty: 2 },
      { price: "4.50", qty: 2 },
    ];
    expect(totalOf(lines)).toBe("9.00");
  });

  test("CART-10 a price that cannot be read is an error, not zero", () => {
    expect(() => totalOf([{ price: "12.345", qty: 2 }])).toThrow(RangeError);
    expect(() => totalOf([{ price: "-1.00", qty: 2 }])).toThrow(RangeError);
  });

  test("CART-10 an empty cart totals zero", () => {
    expect(totalOf([])).toBe("0.00");
  });
});

test("D-11 D-19 amounts are summed exactly, whatever their length", () => {
  expect(sumOf([])).toBe("0.00");
  expect(sumOf(["0.10", "0.20"])).toBe("0.30");
  expect(sumOf(["90071992547409930.01", "0.01"])).toBe("90071992547409930.02");
});

describe("storedAmount", () => {
  test("a price is stored with two decimals", () => {
    expect(["7", "7.5", "7.50"].map(storedAmount)).toEqual(["7.00", "7.50", "7.50"]);
  });

  test("a text that is no price is an error, and no price of 0.00", () => {
    expect(() => storedAmount("seven")).toThrow(RangeError);
    expect(() => storedAmount("")).toThrow(RangeError);
  });
});
