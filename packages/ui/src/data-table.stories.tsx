import { expect, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import {
  args,
  bodyRows,
  columns,
  firstCells,
  menu,
  names,
  parts,
  PartsTable,
} from "./stories/parts-table.tsx";

const meta = preview.meta({ title: "Primitives/DataTable", component: PartsTable, args });

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

/** All rows at once with a command below, for lists that grow. */
export const LoadMore = meta.story({
  args: { pageSize: Infinity, renderMenu: () => menu, footer: <Button className="mt-3">load more</Button> },
  play: async ({ canvas }) => {
    await expect(bodyRows()).toHaveLength(23);
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
});

export const Dark = meta.story({ globals: { theme: "dark" }, args: { renderMenu: () => menu, pageSize: 5 } });

export const PhoneLoading = meta.story({
  globals: { viewport: { value: "mobile1" } },
  args: { data: { status: "loading" }, pageSize: 5 },
});
