import { expect, test } from "vitest";

import { findHeading } from "./find-heading.ts";
import type { RawCell } from "./sheet-numbers.ts";

const names = new Set(["Name", "Price", "Part no.", "Stock"]);
const headingOf = (...rows: readonly (readonly RawCell[])[]) =>
  findHeading(
    rows.map((cells, index) => ({ row: index + 1, cells })),
    (headers) => headers.filter((header) => names.has(header)).length,
  )?.row ?? null;

test("D-32 the heading of a list stands below its titles", () => {
  expect(headingOf(["Name", "Price"], ["Fuse", "1.50"])).toBe(1);
  expect(headingOf(["Nile Parts, list of May"], ["Part no.", "Price"], ["F-1", 1.5])).toBe(2);
  expect(
    headingOf(["Name of the dealer", "", ""], ["Date", "2026-05-01"], ["Name", "Price"], ["Fuse", 1]),
  ).toBe(3);
});

test("D-32 a second table further down is not taken for the heading", () => {
  expect(
    headingOf(["Part no.", "Price", "Name"], ["F-1", 1, "Fuse"], ["Part no.", "Price", "Name", "Stock"]),
  ).toBe(1);
});

test("D-32 a heading of unknown names is the first row of words that is as wide as the others", () => {
  expect(headingOf(["Preisliste"], ["Artikel", "Bezeichnung", "Netto"], ["F-1", "Fuse", 1.5])).toBe(2);
  expect(headingOf(["F-1", 1], ["F-2", 2])).toBe(1);
  expect(headingOf(["Item"], ["Fuse"])).toBe(1);
  expect(headingOf()).toBeNull();
});
