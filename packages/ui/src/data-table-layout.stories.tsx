import { expect, fireEvent, screen, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { args, columns, menu, PartsTable } from "./stories/parts-table.tsx";

const meta = preview.meta({ title: "Primitives/DataTable", component: PartsTable, args });

const widthsOf = () => screen.getAllByRole("columnheader").map((head) => head.offsetWidth);

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
