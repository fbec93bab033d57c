import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { compareValues, searchRows, valueOf } from "./data-table-rows.ts";
import { columnName } from "./data-table-types.ts";
import { DataTable } from "./data-table.tsx";

const columns = [
  { id: "name", value: (row: { name: string }) => row.name },
  {
    id: "broken",
    value: (): string => {
      throw new Error("broken");
    },
  },
];
const rows = ["b", "a", "c"].map((name) => ({ name }));

test("TABLE-1 the server renders the ten rows of the first page", () => {
  const html = renderToString(
    <DataTable
      caption="Products"
      columns={columns.slice(0, 1)}
      data={{
        status: "ready",
        data: Array.from({ length: 12 }, (_, i) => ({ name: `row ${i}` })),
        refreshing: false,
      }}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
    />,
  );
  expect(html.match(/row \d/g)).toEqual(Array.from({ length: 10 }, (_, i) => `row ${i}`));
  expect(html).toContain("page 1 of 2");
});

test("ACAT-8 a column without a label shows its id in snake case", () => {
  expect(columnName({ id: "sortIndex" })).toBe("sort_index");
  expect(columnName({ id: "Sub Category" })).toBe("sub_category");
  expect(columnName({ id: "sort_index" })).toBe("sort_index");
  expect(columnName({ id: "sortIndex", label: "Sort index" })).toBe("Sort index");
});

test("numbers sort numerically, text by locale, digits in text by value", () => {
  expect([10, 9, 100].toSorted(compareValues)).toEqual([9, 10, 100]);
  expect(["M10", "m9", "É", "e"].toSorted(compareValues)).toEqual(["É", "e", "m9", "M10"]);
});

test("a value that throws counts as missing and does not break the search", () => {
  for (const column of columns.slice(1)) expect(valueOf(column, { name: "a" })).toBeUndefined();
  expect(searchRows(rows, columns, "a")).toEqual([{ name: "a" }]);
  expect(searchRows(rows, columns, " ")).toBe(rows);
});
