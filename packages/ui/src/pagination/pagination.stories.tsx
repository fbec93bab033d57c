import { useState } from "react";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { PaginationExample } from "../stories/pagination-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../stories/pagination-example.tsx?raw";
import { arabic, english, reads, says } from "../stories/spoken.ts";
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
    { code, keys: { "Enter, Space": "turns the page; the focus stays on the button" } },
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

Default.test(
  "runs as 'Show code' gives it",
  { ...english, render: () => <PaginationExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "last" }));
    await expect(canvas.getByText("page 5 of 5")).toBeVisible();
  },
);

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

FirstPage.test(
  "read aloud in English",
  english,
  reads([
    "navigation, pages",
    "rows per page",
    "combobox, rows per page, 5, has popup listbox, not expanded",
    "page 1 of 9",
    "button, first, disabled",
    "button, previous, disabled",
    "button, next",
    "button, last",
  ]),
);

FirstPage.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "navigation, الصفحات",
    "عدد الصفوف",
    "combobox, عدد الصفوف, 5, has popup listbox, not expanded",
    "صفحة 1 من 9",
    "button, الأولى, disabled",
    "button, السابقة, disabled",
    "button, التالية",
    "button, الأخيرة",
  ]),
);

const turnPage = says(async ({ canvas, userEvent }) => {
  const [, , next] = canvas.getAllByRole("button");
  next?.focus();
  await userEvent.keyboard("{Enter}");
});

FirstPage.test(
  "another page is announced, in English",
  english,
  turnPage(["button, next", "polite: page 2 of 9"]),
);

FirstPage.test(
  "another page is announced, in Arabic",
  arabic,
  turnPage(["button, التالية", "polite: صفحة 2 من 9"]),
);
