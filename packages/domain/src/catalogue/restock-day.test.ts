import { expect, test } from "vitest";

import { restockDay } from "./restock-day.ts";

test.each([
  ["2026-12-12", "2026-12-12"],
  [" 2026-2-3 ", "2026-02-03"],
  ["12/03/2027", "2027-03-12"],
  ["1.2.2027", "2027-02-01"],
  ["١٢/٠٣/٢٠٢٧", "2027-03-12"],
  ["2028-02-29", "2028-02-29"],
])("D-92 the restock date '%s' is read as %s", (text, day) => {
  expect(restockDay(text)).toBe(day);
});

test.each(["", "2027-02-29", "30/02/2027", "03/13/2027", "12 December", "0999-01-01", "2026-12-12T00:00"])(
  "D-92 '%s' is no restock date",
  (text) => {
    expect(restockDay(text)).toBeNull();
  },
);
