import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { Pagination, type PaginationProps, paginationLabels } from "./pagination.tsx";

function WithState(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
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
  );
}

const meta = preview.meta({
  title: "Primitives/Pagination",
  component: Pagination,
  parameters: doAndDont(
    "Pagination with first, previous, next and last buttons, the current page and the rows per page.",
    ["Keep the page in the address.", "Move the focus to the list's heading after a change of page."],
    ["A list of one page: leave it out.", "Endless scrolling beside it."],
  ),
  args: {
    page: 2,
    pageCount: 9,
    pageSize: 5,
    pageSizes: [1, 5, 10, 20, 40],
    labels: paginationLabels,
    onPage: fn(),
    onPageSize: fn(),
  },
  render: (args) => <WithState key={`${args.page} ${args.pageSize}`} {...args} />,
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

export const Default = meta.story({});

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 9 } });

/** An empty list has one page. */
export const Empty = meta.story({ args: { page: 1, pageCount: 0 } });

export const WithoutSizes = meta.story({
  render: ({ pageSizes: _pageSizes, ...args }) => <WithState {...args} />,
});

const english = { globals: { locale: "en" } } as const;

Default.test(
  "ACAT-7 first, previous, next, last, page X of Y, rows per page",
  english,
  async ({ canvas, userEvent, args }) => {
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
);

Default.test(
  "on the last page the focus stays on the disabled button",
  { ...english, args: { page: 8 } },
  async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole("button", { name: "next" });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
);
