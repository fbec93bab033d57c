import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Pagination, type PaginationProps } from "./pagination.tsx";

function Example(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <div style={{ padding: "1rem" }}>
      <Pagination
        {...props}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          setPage(next);
          props.onPage(next);
        }}
        onPageSize={(next) => {
          setPageSize(next);
          props.onPageSize?.(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/Pagination",
  component: Example,
  args: { page: 2, pageCount: 9, pageSize: 5, pageSizes: [1, 5, 10, 20, 40], onPage: fn(), onPageSize: fn() },
});

/** First, previous, next, last, 'page X of Y' and rows per page, by keyboard. */
export const Acat7 = meta.story({
  name: "ACAT-7 first, previous, next, last, page X of Y, rows per page",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("page 2 of 9")).toBeVisible();
    const sizes = canvas.getAllByRole("option").map((option) => option.textContent);
    await expect(sizes).toEqual(["1", "5", "10", "20", "40"]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "rows per page" }), "20");
    await expect(args.onPageSize).toHaveBeenLastCalledWith(20);
    for (const [name, page] of [
      ["next", 3],
      ["last", 9],
      ["previous", 8],
      ["first", 1],
    ] as const) {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPage).toHaveBeenLastCalledWith(page);
      await expect(canvas.getByText(`page ${page} of 9`)).toBeVisible();
    }
  },
});

/** At the end the focus stays on the button that leads no further. */
export const AtTheEnd = meta.story({
  args: { page: 8 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole("button", { name: "next" });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
});

/** Nothing to page through. */
export const Empty = meta.story({ args: { page: 1, pageCount: 0 } });

export const Arabic = meta.story({
  globals: { locale: "ar" },
  args: {
    labels: {
      pages: "الصفحات",
      first: "الأولى",
      previous: "السابقة",
      next: "التالية",
      last: "الأخيرة",
      pageOf: (page, pageCount) => `صفحة ${page} من ${pageCount}`,
      rowsPerPage: "عدد الصفوف",
    },
  },
});
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
