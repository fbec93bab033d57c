import { expect, fireEvent, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { inArabic } from "../stories/in-arabic.tsx";
import { args, columns, menu, PartsTable } from "../stories/parts-table.tsx";
import { english } from "../stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/DataTable/Layout tests",
  component: PartsTable,
  decorators: [inArabic],
  args,
  tags: ["!autodocs"],
});

/** The table of the tests of its layout. */
export const Layout = meta.story({});

const widthsOf = () => screen.getAllByRole("columnheader").map((head) => head.offsetWidth);

Layout.test(
  "TABLE-1 column width 150, minimum 20, resizable by keys and by dragging",
  {
    ...english,
    tags: ["browser"],
    args: { columns: columns.map(({ size: _size, ...column }) => column), searchable: false },
    decorators: [(Story) => <div style={{ inlineSize: "784px" }}>{Story()}</div>],
  },
  async ({ canvas, userEvent }) => {
    await expect(widthsOf()).toEqual([150, 150, 150, 150, 150]);
    const handle = canvas.getByRole("slider", { name: "width name" });
    await expect(handle).toHaveAttribute("min", "20");
    // The browser handles keys of a range input and fires this event.
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
);

Layout.test(
  "the head stays in view while the rows scroll",
  { ...english, tags: ["browser"], args: { pageSize: 40, renderMenu: () => menu } },
  async ({ canvas }) => {
    const scroller = canvas.getByRole("table").parentElement;
    scroller?.scrollTo({ top: 400 });
    const top = scroller?.getBoundingClientRect().top ?? 0;
    await expect(screen.getByRole("columnheader", { name: /^name/ }).getBoundingClientRect().top).toBe(top);
  },
);

Layout.test(
  "the first column stays in view while the others scroll sideways",
  {
    ...english,
    tags: ["browser"],
    args: { renderMenu: () => menu, pageSize: 5 },
    decorators: [(Story) => <div style={{ inlineSize: "640px" }}>{Story()}</div>],
  },
  async ({ canvas }) => {
    const scroller = canvas.getByRole("table").parentElement;
    if (scroller) scroller.scrollLeft = 90;
    const first = screen.getAllByRole("rowheader")[0]?.getBoundingClientRect().left;
    await expect(first).toBe(scroller?.getBoundingClientRect().left);
  },
);

Layout.test(
  "right to left, dragging the handle to the left widens the column",
  { tags: ["browser"], globals: { locale: "ar" }, args: { renderMenu: () => menu, pageSize: 5 } },
  async ({ canvas, userEvent }) => {
    const handle = canvas.getAllByRole("slider")[0] ?? document.body;
    const head = screen.getAllByRole("columnheader")[0] ?? document.body;
    const before = head.getBoundingClientRect();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle, coords: { clientX: before.left } },
      { target: document.body, coords: { clientX: before.left - 40 } },
      { keys: "[/MouseLeft]", target: document.body, coords: { clientX: before.left - 40 } },
    ]);
    await waitFor(() => expect(head.getBoundingClientRect().left).toBeCloseTo(before.left - 40, 0));
  },
);

Layout.test(
  "ACAT-6 the column menu is hidden on small screens",
  {
    tags: ["browser"],
    globals: { locale: "en", viewport: { value: "smallPhone" } },
    args: { renderMenu: () => menu, pageSize: 5 },
  },
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "columns" })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: "price" }));
    await expect(canvas.getAllByText(/price updating|EG/)[0]).toHaveTextContent("price updating");
  },
);
