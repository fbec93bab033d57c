import { ready } from "@shop/data/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { infoTexts } from "@shop/domain/site/info-texts.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { demoRates, longRates } from "../../stories/delivery.ts";
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

/** What delivery costs, above the text. */
export const Delivery = meta.story({
  args: {
    page: "delivery",
    text: ready(infoTexts.delivery),
    rates: demoRates,
    others: infoPages.filter((page) => page !== "delivery"),
  },
  tags: ["canonical"],
  parameters: canonical,
});

/** A shop without a text on delivery, with its own costs: one zone, no branch, never free. */
export const DeliveryAlone = meta.story({
  args: {
    page: "delivery",
    text: ready({ en: "", ar: "" }),
    rates: { zones: demoRates.zones.slice(0, 1), free_from: null, pick_up: false, branches: [] },
    others: [],
  },
});

/** Long names and the largest costs. */
export const DeliveryLongNames = meta.story({
  args: { page: "delivery", text: ready(infoTexts.delivery), rates: longRates },
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

Delivery.test(
  "D-109 a table has the cost and the days of each zone, with its governorates",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Cairo and Giza/ })).toHaveTextContent(
      "Cairo and GizaCairo, Giza45 EG2–5",
    );
    await expect(canvas.getByRole("row", { name: /^Pick-up at a branch/ })).toHaveTextContent("free");
    await expect(canvas.getByText("Delivery is free from 2,000 EG of goods.")).toBeVisible();
    await expect(canvas.queryByText(/other places/)).toBeNull();
  },
);

DeliveryAlone.test("D-109 places without a zone are named as such", english, async ({ canvas }) => {
  await expect(canvas.getByText(/For other places we tell you the cost/)).toBeVisible();
  await expect(canvas.queryByText(/Pick-up|is free/)).toBeNull();
});
