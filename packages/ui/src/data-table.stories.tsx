import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { initialsOf } from "./avatar-initials.ts";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import type { DataTableColumn, DataTableQuery } from "./data-table-types.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { DropdownMenuItem } from "./dropdown-menu.tsx";

interface Part {
  id: string;
  name: string;
  price: number;
  amount: number;
  description: string;
}

const names = [
  "Digital multimeter AX-61",
  "Clamp meter CM-208",
  "Oscilloscope DS-112, two channels",
  "Bench supply PS-305",
  "Thermometer T-9",
  "Insulation tester IT-500",
  "Soldering station SS-65",
];
const parts: Part[] = Array.from({ length: 23 }, (_, index) => ({
  id: `${index + 1}`,
  name: `${names[index % names.length]}${index < names.length ? "" : `, batch ${index}`}`,
  price: ((index * 137) % 90) * 25,
  amount: (index * 7) % 40,
  description:
    index === 2
      ? "Bandwidth 100 MHz, 1 GS/s, with two probes, a USB lead and a case that closes."
      : "In its box.",
}));

const columns: DataTableColumn<Part>[] = [
  { id: "name", value: ({ name }) => name, sortable: true, size: 240 },
  {
    id: "image",
    size: 80,
    render: ({ name }) => <Avatar alt={name} fallback={initialsOf(name)} className="max-sm:size-9" />,
  },
  {
    id: "price",
    label: "price",
    value: ({ price }) => price,
    render: ({ price }) => (price === 0 ? "price updating" : <span className="figures">{price}.00 EG</span>),
    sortable: true,
    align: "end",
  },
  { id: "amount", value: ({ amount }) => amount, sortable: true, align: "end", size: 110 },
  { id: "shortDescription", value: ({ description }) => description },
];

const args: DataTableProps<Part> = {
  caption: "Products",
  columns,
  data: { status: "ready", data: parts, refreshing: false },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  searchable: true,
};

const Table = (props: DataTableProps<Part>) => (
  <div style={{ padding: "1rem" }}>
    <DataTable {...props} />
  </div>
);

const meta = preview.meta({ title: "Primitives/DataTable", component: Table, args });

const bodyRows = () => screen.getAllByRole("row").slice(1);
const firstCells = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const amounts = () => bodyRows().map((row) => Number(within(row).getAllByRole("cell")[2]?.textContent));
const widthsOf = () => screen.getAllByRole("columnheader").map((head) => head.offsetWidth);
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
const menu = (
  <>
    <DropdownMenuItem>
      <Pencil aria-hidden /> edit
    </DropdownMenuItem>
    <DropdownMenuItem tone="danger">
      <Trash2 aria-hidden /> delete
    </DropdownMenuItem>
  </>
);

/** Ten rows from the first page on. */
export const DefaultPage = meta.story({
  name: "TABLE-1 default page size 10 from page index 0",
  play: async ({ canvas }) => {
    await expect(bodyRows()).toHaveLength(10);
    await expect(firstCells()[0]).toBe(names[0]);
    await expect(canvas.getByText("page 1 of 3")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "rows per page" })).toHaveValue("10");
  },
});

/** Columns without a size are alike; handle and keys make them wider, never narrower than 20 pixels. */
export const Widths = meta.story({
  tags: ["browser"],
  name: "TABLE-1 column width 150, minimum 20, resizable by keys and by dragging",
  args: { columns: columns.map(({ size: _size, ...column }) => column), searchable: false },
  decorators: [(Story) => <div style={{ inlineSize: "784px" }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(widthsOf()).toEqual([150, 150, 150, 150, 150]);
    const handle = canvas.getByRole("slider", { name: "width name" });
    await expect(handle).toHaveAttribute("min", "20");
    // A key on a range is the browser's: it ends in this event.
    await fireEvent.input(handle, { target: { value: "170" } });
    await expect(widthsOf()).toEqual([170, 150, 150, 150, 150]);
    await fireEvent.input(handle, { target: { value: "0" } });
    await expect(widthsOf()[0]).toBe(20);
    const price = canvas.getByRole("slider", { name: "width price" });
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: price, coords: { clientX: 400 } },
      { target: document.body, coords: { clientX: 460 } },
      { keys: "[/MouseLeft]", target: document.body, coords: { clientX: 460 } },
    ]);
    await waitFor(() => expect(widthsOf()[2]).toBe(210));
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: price, coords: { clientX: 460 } },
      { target: document.body, coords: { clientX: 0 } },
      { keys: "[/MouseLeft]", target: document.body, coords: { clientX: 0 } },
    ]);
    await waitFor(() => expect(widthsOf()[2]).toBe(20));
  },
});

const throwing = (error: unknown) => () => {
  throw error;
};

/** A cell that fails does not take the table along. */
export const FailedCells = meta.story({
  name: "TABLE-2 a failed cell shows the error's message, or something_went_wrong",
  args: {
    columns: [
      ...columns.slice(0, 1),
      { id: "message", render: throwing(new Error("The picture has no address.")) },
      { id: "silent", render: throwing(null) },
      { id: "unreadable", value: throwing(new Error("Not a price.")), sortable: true },
    ],
    pageSize: 2,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText("The picture has no address.")).toHaveLength(2);
    await expect(canvas.getAllByText("something_went_wrong")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "unreadable" }));
    await expect(canvas.getAllByText("Not a price.")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "next" }));
    await expect(canvas.getAllByText("Not a price.")).toHaveLength(2);
  },
});

/** Steps and page sizes of the admin's tables. */
export const Paging = meta.story({
  name: "ACAT-7 paging and rows per page 1, 5, 10, 20, 40, default 5",
  args: { pageSize: 5 },
  play: async ({ canvas, userEvent }) => {
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
  },
});

/** Typing searches after a pause, Enter at once; every word has to be there. */
export const Searching = meta.story({
  name: "ACAT-6 search box with a pause of 500 ms; no_results",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "search" });
    await userEvent.click(canvas.getByRole("button", { name: "next" }));
    await userEvent.type(box, "tester insul");
    await sleep(250);
    await expect(bodyRows()).toHaveLength(10);
    await waitFor(() => expect(bodyRows()).toHaveLength(3), { timeout: 600 });
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
    await userEvent.type(box, "zzz{Enter}");
    await expect(canvas.getByRole("cell", { name: "no_results" })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.keyboard("{Enter}");
    await expect(bodyRows()).toHaveLength(10);
  },
});

/** Shows and hides columns by keyboard. */
export const ColumnMenu = meta.story({
  name: "ACAT-6 the column menu toggle_columns behind the columns button",
  play: async ({ canvas, userEvent }) => {
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
});

/** In the column menu a column without a label shows its id in lower-case words. */
export const ColumnIds = meta.story({
  name: "ACAT-8 a column without a label shows its id, lower-case words joined by underscores",
  args: { columns: [...columns, { id: "Sort index" }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    await screen.findByRole("menu");
    const items = screen.getAllByRole("menuitemcheckbox").map(({ textContent }) => textContent);
    await expect(items).toEqual(["name", "image", "price", "amount", "short_description", "sort_index"]);
  },
});

/** The last column that is left cannot be hidden. */
export const LastColumn = meta.story({
  args: { columns: columns.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    await expect(await screen.findByRole("menuitemcheckbox", { name: "name" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

/** A heading sorts up, then down, then not; the first page shows again. */
export const Sorting = meta.story({
  name: "ACAT-3 sortable columns",
  args: { pageSize: 5 },
  play: async ({ canvas, userEvent }) => {
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
  },
});

const onEdit = fn();

/** Every row has a menu that says whose it is. */
export const RowMenu = meta.story({
  name: "ACAT-5 a row menu",
  args: { renderMenu: ({ name }) => <DropdownMenuItem onSelect={() => onEdit(name)}>edit</DropdownMenuItem> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "actions Bench supply PS-305" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "actions Bench supply PS-305" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onEdit).toHaveBeenCalledWith("Bench supply PS-305"));
  },
});

/** Skeleton rows while nothing is there yet. */
export const Loading = meta.story({
  args: { data: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Products" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("loading");
    await expect(bodyRows()).toHaveLength(10);
  },
});

/** The rows stay while fresher ones are on their way. */
export const Refreshing = meta.story({
  args: { data: { status: "ready", data: parts, refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(bodyRows()).toHaveLength(10);
  },
});

const onRetry = fn();

/** What happened, and a way on. */
export const Failed = meta.story({
  args: { data: { status: "failed", error: "Error: please try again later", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: please try again later");
    await userEvent.click(canvas.getByRole("button", { name: "retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** An empty table shows the key where no wording is given. */
export const Empty = meta.story({
  name: "ACAT-6 an empty table reads no_results",
  args: { data: { status: "ready", data: [], refreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "no_results" })).toBeVisible();
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
  },
});

/** Wording of the caller's, with what was searched for. */
export const Wording = meta.story({
  name: "APROD-3 a search that matches nothing can name its term",
  args: { labels: { noResults: (term) => `${term} not found!` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "valve{Enter}");
    await expect(canvas.getByRole("cell", { name: "valve not found!" })).toBeVisible();
  },
});

function Shrinking(props: DataTableProps<Part>) {
  const [data, setData] = useState(parts.slice(0, 6));
  return (
    <Table
      {...props}
      data={{ status: "ready", data, refreshing: false }}
      pageSize={5}
      toolbar={<Button onClick={() => setData(data.slice(0, -1))}>delete the last</Button>}
    />
  );
}

/** When the last row of the last page goes, the page before it shows. */
export const LastRowDeleted = meta.story({
  render: (props) => <Shrinking {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "next" }));
    await expect(bodyRows()).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "delete the last" }));
    await expect(canvas.getByText("page 1 of 1")).toBeVisible();
    await expect(bodyRows()).toHaveLength(5);
  },
});

function Deletable(props: DataTableProps<Part>) {
  const [data, setData] = useState(parts.slice(0, 3));
  return (
    <Table
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

/** Who deletes row after row by keyboard keeps a place in the table. */
export const FocusAfterDelete = meta.story({
  render: (props) => <Deletable {...props} />,
  play: async ({ canvas, userEvent }) => {
    const button = (row: number) => canvas.getByRole("button", { name: `actions ${names[row]}` });
    button(1).focus();
    for (const [gone, next] of [
      [1, 2],
      [2, 0],
    ] as const) {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("menu");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.queryByText(names[gone] ?? "")).not.toBeInTheDocument());
      await waitFor(() => expect(button(next)).toHaveFocus());
    }
  },
});

function FromServer(props: DataTableProps<Part>) {
  const [query, onQuery] = useState<DataTableQuery>({ pageIndex: 0, pageSize: 5, sort: null, search: "" });
  const start = query.pageIndex * query.pageSize;
  const data = parts.filter(({ name }) => name.includes(query.search));
  return (
    <>
      <Table
        {...props}
        data={{ status: "ready", data: data.slice(start, start + query.pageSize), refreshing: false }}
        server={{ query, onQuery, rowCount: data.length }}
      />
      <code>{JSON.stringify(query)}</code>
    </>
  );
}

/** Paging, sorting and searching are asked for, not done. */
export const Server = meta.story({
  render: (props) => <FromServer {...props} />,
  play: async ({ canvas, userEvent }) => {
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
});

/** All rows at once with a command below, for lists that grow. */
export const LoadMore = meta.story({
  args: { pageSize: Infinity, renderMenu: () => menu, footer: <Button className="mt-3">load more</Button> },
  play: async ({ canvas }) => {
    await expect(bodyRows()).toHaveLength(23);
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
});

/** The head stays in view while the rows scroll. */
export const StickyHead = meta.story({
  tags: ["browser"],
  args: { pageSize: 40, renderMenu: () => menu },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("table").parentElement;
    scroller?.scrollTo({ top: 400 });
    const top = scroller?.getBoundingClientRect().top ?? 0;
    await expect(screen.getByRole("columnheader", { name: /^name/ }).getBoundingClientRect().top).toBe(top);
  },
});

/** Between a phone and a desk the table scrolls sideways; its first and last columns stay. */
export const Narrow = meta.story({
  tags: ["browser"],
  args: { renderMenu: () => menu, pageSize: 5 },
  decorators: [(Story) => <div style={{ inlineSize: "640px" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("table").parentElement;
    if (scroller) scroller.scrollLeft = 90;
    const first = screen.getAllByRole("rowheader")[0]?.getBoundingClientRect().left;
    await expect(first).toBe(scroller?.getBoundingClientRect().left);
  },
});

const arabicLabels = ["الاسم", "الصورة", "السعر", "الكمية", "الوصف"];

export const Arabic = meta.story({
  tags: ["browser"],
  globals: { locale: "ar" },
  args: {
    renderMenu: () => menu,
    pageSize: 5,
    caption: "المنتجات",
    columns: columns.map((column, index) => Object.assign({}, column, { label: arabicLabels[index] })),
    labels: {
      pages: "الصفحات",
      first: "الأولى",
      previous: "السابقة",
      next: "التالية",
      last: "الأخيرة",
      pageOf: (page, pageCount) => `صفحة ${page} من ${pageCount}`,
      rowsPerPage: "عدد الصفوف",
      search: "بحث",
      columns: "الأعمدة",
      actions: "إجراءات",
    },
  },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole("slider", { name: /الاسم/ });
    const head = screen.getByRole("columnheader", { name: /الاسم/ });
    const before = head.getBoundingClientRect();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle, coords: { clientX: before.left } },
      { target: document.body, coords: { clientX: before.left - 40 } },
      { keys: "[/MouseLeft]", target: document.body, coords: { clientX: before.left - 40 } },
    ]);
    await waitFor(() => expect(head.getBoundingClientRect().left).toBeCloseTo(before.left - 40, 0));
  },
});

export const Dark = meta.story({ globals: { theme: "dark" }, args: { renderMenu: () => menu, pageSize: 5 } });

/** On a phone every row is a card; the column menu is away, sorting stays. */
export const Phone = meta.story({
  tags: ["browser"],
  name: "ACAT-6 the column menu is hidden on small screens",
  globals: { viewport: { value: "mobile1" } },
  args: { renderMenu: () => menu, pageSize: 5 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "columns" })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: "price" }));
    await expect(canvas.getAllByText(/price updating|EG/)[0]).toHaveTextContent("price updating");
  },
});

export const PhoneLoading = meta.story({
  globals: { viewport: { value: "mobile1" } },
  args: { data: { status: "loading" }, pageSize: 5 },
});
