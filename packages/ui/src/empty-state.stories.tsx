import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/EmptyState",
  component: EmptyState,
  parameters: doAndDont(
    "Placeholder for an empty list or view, with a next step.",
    [
      "Say what is missing, and the next step as a link or button.",
      "Tell 'nothing yet' from 'nothing found'.",
    ],
    ["A failure: say what failed, and offer to try again.", "An empty table without a word."],
    { examples: { yes: "Default", no: "No Way On" } },
  ),
  args: {
    title: "no results founded.",
    text: "Try fewer letters, or the part number as it is printed on the part.",
    action: <Button>Show all products</Button>,
    heading: "h2" as const,
  },
  argTypes: {
    heading: { control: "radio", options: ["h1", "h2", "h3", "p"] },
    title: { control: "text" },
    text: { control: "text" },
    action: { control: false },
    picture: { control: false },
  },
  decorators: [inArabic],
});

/** Title, description and action; the drawing is hidden from screen readers. */
export const Default = meta.story({});

export const TitleOnly = meta.story({ args: { text: undefined, action: undefined } });

/** States the error without a next step. */
export const NoWayOn = meta.story({
  tags: ["!dev", "!autodocs"],
  args: { text: "Your search was wrong.", action: undefined },
});

/** Words without a space break inside the page. */
export const LongNames = meta.story({ args: { title: `No results for ${"UT61E-PLUS-".repeat(9)}` } });

Default.test("the title is a heading, the drawing no image", async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
});

LongNames.test(
  "long words break inside a phone's width",
  { tags: ["browser"], globals: { viewport: { value: "smallPhone" } } },
  async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
);

Default.test(
  "read aloud in English",
  english,
  reads([
    "heading, no results founded., level 2",
    "Try fewer letters, or the part number as it is printed on the part.",
    "button, Show all products",
  ]),
);

Default.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "heading, لا توجد نتائج., level 2",
    "جرّب حروفًا أقل، أو رقم القطعة كما هو مطبوع عليها.",
    "button, عرض كل المنتجات",
  ]),
);
