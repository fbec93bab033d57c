import { describe, expect, test } from "vitest";

import { readCountList } from "./read-count-list.ts";
import { missingAfterCount, stockAfterCount } from "./stock-count.ts";

const list = (...lines: readonly string[]) =>
  readCountList(lines.map((line, at) => ({ row: at + 1, cells: line.split("|") })));
const counted = (...lines: readonly string[]) =>
  list(...lines).map(({ row, code, qty, fault }) => [row, code, qty, fault]);

describe("D-153 a list of what was counted", () => {
  test.for([
    ["Part number|Counted"],
    ["SKU|Qty"],
    ["Barcode|Stock"],
    ["كود الصنف|العدد"],
    ["رقم القطعة|الجرد"],
    ["الباركود|الكمية الفعلية"],
  ])("has the headings '%s'", ([heading = ""]) => {
    expect(counted(heading, "CM-208|12")).toEqual([[2, "CM-208", 12, null]]);
  });

  test("has columns in any order, beside others", () => {
    expect(counted("Name|Qty|Code", "Clamp meter|3|CM-208", "Fuse|٤|F-1")).toEqual([
      [2, "CM-208", 3, null],
      [3, "F-1", 4, null],
    ]);
  });

  test("without headings has the code first and the number second", () => {
    expect(counted("CM-208|12", "6221031490003|5")).toEqual([
      [1, "CM-208", 12, null],
      [2, "6221031490003", 5, null],
    ]);
  });

  test("of one column has a scan in each line", () => {
    expect(counted("CM-208", "CM-208", "F-1")).toEqual([
      [1, "CM-208", 1, null],
      [2, "CM-208", 1, null],
      [3, "F-1", 1, null],
    ]);
  });

  test("names the barcode of a line, or else its part number", () => {
    expect(counted("Part number|Barcode|Count", "CM-208|6221031490003|1", "F-1||2")).toEqual([
      [2, "6221031490003", 1, null],
      [3, "F-1", 2, null],
    ]);
  });

  test("may state that nothing is there, and is never guessed", () => {
    expect(
      counted("Code|Count", "A-1|0", "A-2|", "A-3|a few", "A-4|-1", "A-5|1.5", "|7", "A-6|12.0"),
    ).toEqual([
      [2, "A-1", 0, null],
      [3, "A-2", null, "bad_number"],
      [4, "A-3", null, "bad_number"],
      [5, "A-4", null, "bad_number"],
      [6, "A-5", null, "bad_number"],
      [7, "", null, "no_code"],
      [8, "A-6", 12, null],
    ]);
  });

  test("names long codes in full", () => {
    const code = `ABC-${"1".repeat(60)}`;
    expect(counted("Code|Count", `${code}|2`)).toEqual([[2, code, 2, null]]);
    expect(counted("Code|Count", `${code.repeat(2)}|2`)).toEqual([
      [2, expect.stringMatching(/…$/), null, "no_code"],
    ]);
  });

  test("is empty without lines", () => {
    expect(list()).toEqual([]);
    expect(list("Code|Count")).toEqual([]);
  });
});

describe("D-153 booking a count", () => {
  test.for([
    // Nothing has moved since.
    { counted: 8, expected: 10, amount: 10, after: 8, missing: 0 },
    // Three were sold since.
    { counted: 8, expected: 10, amount: 7, after: 5, missing: 0 },
    { counted: 12, expected: 10, amount: 7, after: 9, missing: 0 },
    // Five were delivered since.
    { counted: 10, expected: 10, amount: 15, after: 15, missing: 0 },
    // More were sold since than there are.
    { counted: 2, expected: 10, amount: 5, after: 0, missing: 3 },
  ])(
    "adds the difference at the moment of counting to the stock now: $counted of $expected, $amount now",
    ({ after, missing, ...stock }) => {
      expect(stockAfterCount(stock)).toBe(after);
      expect(missingAfterCount(stock)).toBe(missing);
    },
  );
});
