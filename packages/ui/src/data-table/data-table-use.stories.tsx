import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { advance, stopClock } from "#storybook/story-clock.ts";

import { Button } from "../button.tsx";
import { DropdownMenuItem } from "../dropdown-menu/dropdown-menu.tsx";
import { inArabic } from "../stories/in-arabic.tsx";
import {
  type Part,
  args,
  bodyRows,
  columns,
  firstCells,
  names,
  parts,
  PartsTable,
} from "../stories/parts-table.tsx";
import { english } from "../stories/spoken.ts";
import type { DataTableQuery } from "./data-table-types.ts";
import type { DataTableProps } from "./data-table.tsx";

const meta = preview.meta({
  title: "Primitives/DataTable/Tests",
  component: PartsTable,
  decorators: [inArabic],
  args,
  tags: ["!autodocs"],
});

/** The table of the tests of its behaviour. */
export const Use = meta.story({});

const amounts = () => bodyRows().map((row) => Number(within(row).getAllByRole("cell")[2]?.textContent));

Use.test("paging and rows per page", { ...english, args: { pageSize: 5 } }, async ({ canvas, userEvent }) => {
  const sizes = canvas.getByRole("combobox", { name: "rows per page" });
  await expect(sizes).toHaveValue("5");
  for (const [name, page] of [
    ["next", 2],
    ["last", 5],
    ["previous", 4],
    ["first", 1],
  ] as const) {
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByText(`page ${page} of 5`)).toBeVisible();
  }
  await userEvent.click(canvas.getByRole("button", { name: "last" }));
  await expect(bodyRows()).toHaveLength(3);
  for (const [size, rows, pages] of [
    ["1", 1, 23],
    ["5", 5, 5],
    ["10", 10, 3],
    ["20", 20, 2],
    ["40", 23, 1],
  ] as const) {
    await userEvent.selectOptions(sizes, size);
    await expect(bodyRows()).toHaveLength(rows);
    await expect(canvas.getByText(`page 1 of ${pages}`)).toBeVisible();
  }
});

const stopped = { ...english, beforeEach: stopClock };

Use.test("ACAT-6 search box with a pause of 500 ms; no_results", stopped, async ({ canvas, userEvent }) => {
  const box = canvas.getByRole("searchbox", { name: "search" });
  await userEvent.click(canvas.getByRole("button", { name: "next" }));
  await userEvent.type(box, "tester insul");
  await advance(499);
  await expect(bodyRows()).toHaveLength(10);
  await advance(1);
  await expect(bodyRows()).toHaveLength(3);
  await expect(canvas.getByText("page 1 of 1")).toBeVisible();
  await userEvent.type(box, "zzz{Enter}");
  await expect(canvas.getByRole("cell", { name: "no_results" })).toBeVisible();
  await userEvent.clear(box);
  await userEvent.keyboard("{Enter}");
  await expect(bodyRows()).toHaveLength(10);
});

Use.test(
  "ACAT-6 the column menu toggle_columns behind the columns button",
  english,
  async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "columns" }).focus();
    await userEvent.keyboard("{Enter}");
    const list = within(await screen.findByRole("menu"));
    await expect(list.getByText("toggle_columns")).toBeVisible();
    await waitFor(() => expect(list.getByRole("menuitemcheckbox", { name: "name" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(list.getByRole("menuitemcheckbox", { name: "image" })).not.toBeChecked();
    await expect(screen.queryByRole("columnheader", { name: "image", hidden: true })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(await canvas.findByRole("columnheader", { name: /^image/ })).toBeVisible();
  },
);

Use.test(
  "ACAT-8 a column without a label shows its id, lower-case words joined by underscores",
  { ...english, args: { columns: [...columns, { id: "Sort index" }] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    await screen.findByRole("menu");
    const items = screen.getAllByRole("menuitemcheckbox").map(({ textContent }) => textContent);
    await expect(items).toEqual(["name", "image", "price", "amount", "short_description", "sort_index"]);
  },
);

Use.test(
  "the last visible column cannot be hidden",
  { ...english, args: { columns: columns.slice(0, 1) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    await expect(await screen.findByRole("menuitemcheckbox", { name: "name" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
);

Use.test("ACAT-3 sortable columns", { ...english, args: { pageSize: 5 } }, async ({ canvas, userEvent }) => {
  const head = canvas.getByRole("columnheader", { name: /^amount/ });
  await userEvent.click(canvas.getByRole("button", { name: "next" }));
  const button = within(head).getByRole("button", { name: "amount" });
  await expect(head).toHaveAttribute("aria-sort", "none");
  button.focus();
  await userEvent.keyboard("{Enter}");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(canvas.getByText("page 1 of 5")).toBeVisible();
  await expect(amounts()).toEqual([0, 2, 4, 6, 7]);
  await userEvent.keyboard(" ");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(amounts()).toEqual([39, 37, 35, 34, 32]);
  await userEvent.keyboard(" ");
  await expect(head).toHaveAttribute("aria-sort", "none");
  await expect(canvas.getByRole("columnheader", { name: /^image/ })).not.toHaveAttribute("aria-sort");
});

const onEdit = fn<(name: string) => void>();

Use.test(
  "ACAT-5 a row menu",
  {
    ...english,
    args: {
      renderMenu: ({ name }) => <DropdownMenuItem onSelect={() => onEdit(name)}>edit</DropdownMenuItem>,
    },
  },
  async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "actions Bench supply PS-305" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "actions Bench supply PS-305" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onEdit).toHaveBeenCalledWith("Bench supply PS-305"));
  },
);

const onRow = fn<(row: Part) => void>();

Use.test(
  "a click on a row is reported, one on a control of the row is not",
  { ...english, args: { onRow, renderMenu: () => <DropdownMenuItem>edit</DropdownMenuItem> } },
  async ({ canvas, userEvent }) => {
    onRow.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "actions Bench supply PS-305" }));
    await userEvent.keyboard("{Escape}");
    await expect(onRow).not.toHaveBeenCalled();
    const cell = canvas.getByRole("rowheader", { name: /^Bench supply PS-305/ });
    await userEvent.click(cell);
    await expect(onRow).toHaveBeenCalledOnce();
    await expect(onRow.mock.lastCall?.[0]).toMatchObject({ name: "Bench supply PS-305" });
  },
);

function Shrinking(props: DataTableProps<Part>) {
  const [data, setData] = useState(parts.slice(0, 6));
  return (
    <PartsTable
      {...props}
      data={{ status: "ready", data, refreshing: false }}
      pageSize={5}
      toolbar={<Button onClick={() => setData(data.slice(0, -1))}>delete the last</Button>}
    />
  );
}

Use.test(
  "removing the last row of the last page shows the previous page",
  { ...english, render: (props) => <Shrinking {...props} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "next" }));
    await expect(bodyRows()).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "delete the last" }));
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
    await expect(bodyRows()).toHaveLength(5);
  },
);

function Deletable(props: DataTableProps<Part>) {
  const [data, setData] = useState(parts.slice(0, 3));
  return (
    <PartsTable
      {...props}
      data={{ status: "ready", data, refreshing: false }}
      renderMenu={({ id }) => (
        <DropdownMenuItem
          onSelect={() => setTimeout(() => setData(data.filter((part) => part.id !== id)), 50)}
        >
          delete
        </DropdownMenuItem>
      )}
    />
  );
}

Use.test(
  "deleting rows by keyboard keeps the focus in the table",
  { ...english, render: (props) => <Deletable {...props} /> },
  async ({ canvas, userEvent }) => {
    const button = (row: number) => canvas.getByRole("button", { name: `actions ${names[row]}` });
    button(1).focus();
    for (const [removed, next] of [
      [1, 2],
      [2, 0],
    ] as const) {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("menu");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.queryByText(names[removed] ?? "")).not.toBeInTheDocument());
      await waitFor(() => expect(button(next)).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("no_results");
    await expect(canvas.getByRole("table", { name: "Products" })).toHaveFocus();
  },
);

function FromServer(props: DataTableProps<Part>) {
  const [query, onQuery] = useState<DataTableQuery>({ pageIndex: 0, pageSize: 5, sort: null, search: "" });
  const start = query.pageIndex * query.pageSize;
  const data = parts.filter(({ name }) => name.includes(query.search));
  return (
    <>
      <PartsTable
        {...props}
        data={{ status: "ready", data: data.slice(start, start + query.pageSize), refreshing: false }}
        server={{ query, onQuery, rowCount: data.length }}
      />
      <code>{JSON.stringify(query)}</code>
    </>
  );
}

Use.test(
  "server mode: paging, sorting and searching call back",
  { ...english, render: (props) => <FromServer {...props} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "last" }));
    await expect(bodyRows()).toHaveLength(3);
    await expect(canvas.getByText(/"pageIndex":4,"pageSize":5/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "price" }));
    await expect(canvas.getByText(/"pageIndex":0.*"sort":\{"id":"price","desc":false\}/)).toBeVisible();
    await expect(firstCells()[0]).toBe(names[0]);
    await userEvent.type(canvas.getByRole("searchbox"), "Clamp{Enter}");
    await expect(canvas.getByText(/"search":"Clamp"/)).toBeVisible();
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
  },
);
