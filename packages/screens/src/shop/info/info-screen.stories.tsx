import { ready } from "@shop/data/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { infoTexts } from "@shop/domain/site/info-texts.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english, inPage } from "../../stories/page.tsx";
import { InfoScreen } from "./info-screen.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Shop/How we sell",
  component: InfoScreen,
  decorators: [inPage],
  args: {
    page: "returns" as const,
    text: ready(infoTexts.returns),
    rates: null,
    others: infoPages.filter((page) => page !== "returns"),
  },
  argTypes: { page: { description: "The page by its name." } },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Paragraphs, a heading and a list, with links to the other pages. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { text: { status: "loading" } } });

export const Failed = meta.story({
  args: { text: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** A text in one language is read in the other, too. */
export const OneLanguage = meta.story({
  args: { text: ready({ ...infoTexts.payment, ar: "" }), page: "payment", others: [] },
});

Default.test("D-99 a text has its parts, and links to the other pages", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
  await expect(canvas.getByRole("heading", { level: 2, name: "How" })).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Warranty" })).toHaveAttribute("href", "/info/warranty");
  await expect(canvas.queryByRole("link", { name: "Returns" })).not.toBeInTheDocument();
});

OneLanguage.test(
  "D-99 a text that is not written in the reader's language is marked as of the other one",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    const text = canvas.getByText(/asks for no card numbers/);
    await expect(text.closest("[lang]")).toHaveAttribute("lang", "en");
    await expect(text.closest("[dir]")).toHaveAttribute("dir", "ltr");
  },
);

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
