import * as fc from "fast-check";
import { expect, test } from "vitest";

import { areEmpty, countFilters, filtersOf, filterText, noFilters, parametersOf } from "./product-filters.ts";

const address =
  "a3=12&a3=7&a3=7&a5_min=1k&a5_max=&brand=Kelvra&brand=O%26W&price_max=500&stock=1&offer=1&sort=price&a0=1";

test("D-91 the filters of an address are read, and written in one order", () => {
  const filters = filtersOf(new URLSearchParams(address));
  expect(filters).toEqual({
    choices: { 3: [12, 7] },
    ranges: { 5: { min: "1k", max: "" } },
    brands: ["Kelvra", "O&W"],
    price: { min: "", max: "500" },
    inStock: true,
    onOffer: true,
  });
  expect(filterText(filters)).toBe(
    "a3=7&a3=12&a5_min=1k&brand=Kelvra&brand=O%26W&price_max=500&stock=1&offer=1",
  );
  expect(countFilters(filters)).toBe(8);
});

test("D-91 without filters nothing is written", () => {
  expect(filtersOf(new URLSearchParams("sort=name&query=x&stock=no&a1=&brand= "))).toEqual(noFilters);
  expect(filterText(noFilters)).toBe("");
  expect(areEmpty(noFilters)).toBe(true);
});

test("D-91 any address gives filters within bounds, which their own text gives again", () => {
  const name = fc.constantFrom(
    "a1",
    "a2_min",
    "a2_max",
    "a9999999999",
    "brand",
    "price_min",
    "stock",
    "offer",
    "x",
    "__proto__",
  );
  const value = fc.oneof(fc.string(), fc.constantFrom("1", "0", "99999999999", "1e3", "4k7"));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 150 }), (pairs) => {
      const filters = filtersOf(new URLSearchParams(pairs));
      expect(countFilters(filters)).toBeLessThanOrEqual(101);
      const again = filtersOf(parametersOf(filters));
      expect(filterText(again)).toBe(filterText(filters));
    }),
  );
});
