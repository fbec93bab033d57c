import { expect } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = preview.meta({
  title: "Primitives/EmptyState",
  component: EmptyState,
  args: {
    title: "no results founded.",
    text: "Try fewer letters, or the part number as it is printed on the part.",
    action: <Button>Show all products</Button>,
  },
});

/** What is missing, and what to do next. The drawing is silent. */
export const Full = meta.story({
  args: { heading: "h2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "no results founded." })).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});

export const TitleOnly = meta.story({ args: { text: undefined, action: undefined } });

export const Arabic = meta.story({
  globals: { locale: "ar" },
  args: {
    title: "لا توجد نتائج.",
    text: "جرّب حروفًا أقل، أو رقم القطعة كما هو مطبوع عليها.",
    action: <Button>عرض كل المنتجات</Button>,
  },
});
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

/** Words without a space break inside the page. */
export const LongWords = meta.story({
  globals: { viewport: { value: "mobile1" } },
  tags: ["browser"],
  args: { title: `No results for ${"UT61E-PLUS-".repeat(9)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
