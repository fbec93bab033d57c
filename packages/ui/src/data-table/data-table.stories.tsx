import { expect, fn, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { DataTableExample } from "../stories/data-table-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/data-table-example.tsx?raw";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import {
  args,
  bodyRows,
  columns,
  firstCells,
  menu,
  names,
  type Part,
  parts,
} from "../stories/parts-table.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";

const meta = preview.type<RenderedFrom<DataTableProps<Part>>>().meta({
  title: "Primitives/DataTable",
  component: DataTable,
  args,
  argTypes: {
    columns: { control: false },
    data: { control: false },
    toolbar: { control: false },
    footer: { control: false },
  },
  parameters: doAndDont(
    "Table with sorting, search, paging, column visibility, resizing and row menus; renders cards in a narrow container.",
    [
      "The first column names the row.",
      "Numbers and prices align to the end.",
      "Commands of a row in its menu, the destructive one last.",
      "Give every column of pictures a text beside it.",
    ],
    [
      "More than two lines of text in a cell.",
      "Buttons inside cells.",
      "A table for a list without columns to compare: use cards.",
    ],
    {
      code,
      keys: {
        "Enter, Space": "on a heading: sorts by its column",
        "Left, Right": "on the edge of a heading: change its width",
        Tab: "visits links and menus of the rows",
      },
    },
  ),
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

/** Ten rows of the first page, with a menu for each. */
export const Default = meta.story({ args: { renderMenu: () => menu } });

/** Skeleton rows during the first load. */
export const Loading = meta.story({ args: { data: { status: "loading" } } });

/** Rows stay visible during a refetch. */
export const Refreshing = meta.story({ args: { data: { status: "ready", data: parts, refreshing: true } } });

/** Error message with a retry button. */
export const Failed = meta.story({
  args: { data: { status: "failed", error: "Error: please try again later", onRetry: fn() } },
});

/** An empty table shows the message key without labels. */
export const Empty = meta.story({ args: { data: { status: "ready", data: [], refreshing: false } } });

const throwing = (error: unknown) => () => {
  throw error;
};

/** An error in a cell stays in that cell. */
export const FailedCells = meta.story({
  args: {
    columns: [
      ...columns.slice(0, 1),
      { id: "message", render: throwing(new Error("The picture has no address.")) },
      { id: "silent", render: throwing(null) },
      { id: "unreadable", value: throwing(new Error("Not a price.")), sortable: true },
    ],
    pageSize: 2,
  },
});

/** All rows at once with a command below, for lists that grow. */
export const LoadMore = meta.story({
  args: { pageSize: Infinity, renderMenu: () => menu, footer: <Button className="mt-3">load more</Button> },
});

/** Between phone and desktop the table scrolls sideways; first and last column are sticky. */
export const Narrow = meta.story({
  args: { renderMenu: () => menu, pageSize: 5 },
  decorators: [(Story) => <div style={{ maxInlineSize: "640px" }}>{Story()}</div>],
});

/** In a column as narrow as a phone every row is a card. */
export const Cards = meta.story({
  args: { renderMenu: () => menu, pageSize: 5 },
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

const places = {
  name: "start",
  price: "end",
  amount: "end",
  image: "hidden",
  shortDescription: "start",
} as const;

/** In such a column rows are low where each column says its place: two columns without labels. */
export const LowRows = meta.story({
  args: {
    columns: columns.map((column) => ({
      ...column,
      narrow: Object.entries(places).find(([id]) => id === column.id)?.[1] ?? "hidden",
    })),
    pageSize: 5,
  },
  decorators: Cards.input.decorators,
});

LowRows.test(
  "low rows have two columns, hide what has no place, and no labels",
  { ...english, tags: ["browser"] },
  async ({ canvas }) => {
    const [first] = bodyRows();
    if (!first) throw new Error("The table has no row.");
    await expect(first.offsetHeight).toBeLessThanOrEqual(96);
    const [name, image, price] = [...first.children];
    await expect(image).not.toBeVisible();
    await expect(price?.getBoundingClientRect().top).toBe(name?.getBoundingClientRect().top);
    await expect(price?.getBoundingClientRect().left).toBeGreaterThan(
      name?.getBoundingClientRect().left ?? 0,
    );
    await expect(getComputedStyle(price ?? first, "::before").content).toBe("none");
    await expect(canvas.getByRole("button", { name: "price" })).toBeVisible();
  },
);

Default.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <DataTableExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "clamp");
    await waitFor(() => expect(firstCells()).toEqual(["Clamp meter CM-208"]));
  },
);

Default.test("TABLE-1 default page size 10 from page index 0", english, async ({ canvas }) => {
  await expect(bodyRows()).toHaveLength(10);
  await expect(firstCells()[0]).toBe(names[0]);
  await expect(canvas.getByText("page 1 of 3")).toBeVisible();
  await expect(canvas.getByRole("combobox", { name: "rows per page" })).toHaveValue("10");
});

FailedCells.test(
  "TABLE-2 a failed cell shows the error's message, or something_went_wrong",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText("The picture has no address.")).toHaveLength(2);
    await expect(canvas.getAllByText("something_went_wrong")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "unreadable" }));
    await expect(canvas.getAllByText("Not a price.")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "next" }));
    await expect(canvas.getAllByText("Not a price.")).toHaveLength(2);
  },
);

Loading.test("announces the first load", english, async ({ canvas }) => {
  await expect(canvas.getByRole("table", { name: "Products" })).toHaveAttribute("aria-busy", "true");
  await expect(canvas.getByRole("status")).toHaveTextContent("loading");
  await expect(bodyRows()).toHaveLength(10);
});

Refreshing.test("rows stay during a refetch", english, async ({ canvas }) => {
  await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect(bodyRows()).toHaveLength(10);
});

const onRetry = fn();

Failed.test(
  "retry calls back",
  { ...english, args: { data: { status: "failed", error: "Error: please try again later", onRetry } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: please try again later");
    await userEvent.click(canvas.getByRole("button", { name: "retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

Empty.test("ACAT-6 an empty table reads no_results, which is announced", english, async ({ canvas }) => {
  await expect(canvas.getByText("no_results")).toHaveRole("status");
  await expect(canvas.getByRole("cell", { name: "no_results" })).toBeVisible();
  await expect(canvas.getByText("page 1 of 1")).toBeVisible();
});

Default.test(
  "APROD-3 a search that matches nothing can name its term",
  { ...english, args: { labels: { noResults: (term) => `${term} not found!` } } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "valve{Enter}");
    await expect(canvas.getByRole("cell", { name: "valve not found!" })).toBeVisible();
  },
);

LoadMore.test("an infinite page size disables paging", english, async ({ canvas }) => {
  await expect(bodyRows()).toHaveLength(23);
  await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
});

const oneRow = {
  columns: columns.slice(0, 3),
  data: { status: "ready", data: parts.slice(0, 1), refreshing: false },
} as const;

Default.test(
  "read aloud in English",
  { ...english, args: oneRow },
  reads([
    "searchbox, search, placeholder search",
    "button, columns, not expanded, has popup menu",
    "status",
    "table, Products",
    "caption, Products",
    "row",
    "columnheader, name, no defined sort order",
    "button, name",
    "slider, width name, 240, max value 1000, min value 20",
    "columnheader, image",
    "slider, width image, 80, max value 1000, min value 20",
    "columnheader, price, no defined sort order",
    "button, price",
    "slider, width price, 150, max value 1000, min value 20",
    "columnheader, actions",
    "row",
    "rowheader, Digital multimeter AX-61",
    "cell, Digital multimeter AX-61",
    "cell, price updating",
    "cell",
    "button, actions Digital multimeter AX-61, not expanded, has popup menu",
    "navigation, pages",
    "rows per page",
    "combobox, rows per page, 10, has popup listbox, not expanded",
    "page 1 of 1",
    "button, first, disabled",
    "button, previous, disabled",
    "button, next, disabled",
    "button, last, disabled",
  ]),
);

Default.test(
  "read aloud in Arabic",
  { ...arabic, args: oneRow },
  reads([
    "searchbox, بحث, placeholder بحث",
    "button, الأعمدة, not expanded, has popup menu",
    "status",
    "table, المنتجات",
    "caption, المنتجات",
    "row",
    "columnheader, الاسم, no defined sort order",
    "button, الاسم",
    "slider, عرض الاسم, 240, max value 1000, min value 20",
    "columnheader, الصورة",
    "slider, عرض الصورة, 80, max value 1000, min value 20",
    "columnheader, السعر, no defined sort order",
    "button, السعر",
    "slider, عرض السعر, 150, max value 1000, min value 20",
    "columnheader, إجراءات",
    "row",
    "rowheader, جهاز قياس رقمي AX-61",
    "cell, جهاز قياس رقمي AX-61",
    "cell, جارٍ تحديث السعر",
    "cell",
    "button, إجراءات جهاز قياس رقمي AX-61, not expanded, has popup menu",
    "navigation, الصفحات",
    "عدد الصفوف",
    "combobox, عدد الصفوف, 10, has popup listbox, not expanded",
    "صفحة 1 من 1",
    "button, الأولى, disabled",
    "button, السابقة, disabled",
    "button, التالية, disabled",
    "button, الأخيرة, disabled",
  ]),
);
