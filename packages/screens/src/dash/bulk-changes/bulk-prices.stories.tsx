import { expect, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { type PageProps, aRule, newValues, onApplied, setup } from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes/Offers and quantity prices",
  component: BulkScreen,
  ...setup,
});

/** Offers for some days. */
export const Offers = meta.story({
  args: {
    rule: aRule({
      field: "offer",
      change: "percent",
      value: "15",
      rounding: "9",
      from: "2026-12-01T09:00",
      until: "2026-12-05T23:59",
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

Offers.test(
  "D-103 bulk changes: offers are previewed with their minutes, made and undone",
  english,
  async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent).join()).toMatch(
      /no offer.*EG from 1 Dec 2026, 09:00 until 5 Dec 2026, 23:59/,
    );
    await userEvent.selectOptions(canvas.getByLabelText("How"), "End the offers");
    await expect(canvas.queryByLabelText(/^Percent lower/)).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText("How"), "At a fixed price");
    await userEvent.type(canvas.getByLabelText(/^Offer price/), "1.50");
    await userEvent.clear(canvas.getByLabelText(/^Until/));
    await userEvent.type(canvas.getByLabelText(/^Until/), "2026-11-01T10:00");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(canvas.getByText("It ends before it begins.")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Until/));
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Change \d+ product/ }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(shop.state.bulkChanges[0]?.change.rule).toMatchObject({
      field: "offer",
      change: "fixed",
      value: "1.50",
      from: "2026-12-01T09:00",
      until: null,
    });
  },
);

/** Quantity prices change with the price, and where they cannot the product is skipped. */
export const QuantityPrices = meta.story({
  args: { rule: aRule({ field: "price", change: "percent", value: "10" }) },
  beforeEach: () => {
    shop.state.quantityPrices.set(1, [
      { from: 10, price: "1400.00" },
      { from: 50, price: "1300.00" },
    ]);
    shop.state.quantityPrices.set(2, [{ from: 10, price: "0.09" }]);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

QuantityPrices.test(
  "D-108 bulk changes: the preview shows quantity prices beside their price, and the undo restores them",
  english,
  async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent).join()).toMatch(
      /1,450 EG\nfrom 10: .?1,400 EG.?\nfrom 50: .?1,300 EG.?1,595 EG\nfrom 10: .?1,540 EG.?\nfrom 50: .?1,430 EG/,
    );
    await userEvent.click(await canvas.findByRole("button", { name: /^Change \d+ product/ }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(newValues().get(1)).toBe("1595.00; 10: 1540.00; 50: 1430.00");
  },
);

/** A price that would not be above the quantity prices. */
export const QuantityPricesSkipped = meta.story({
  args: { rule: aRule({ field: "price", change: "fixed", value: "1350" }) },
  beforeEach: () => {
    shop.state.quantityPrices.set(1, [{ from: 10, price: "1400.00" }]);
  },
});

QuantityPricesSkipped.test(
  "D-108 bulk changes: a skipped product has its reason",
  english,
  async ({ canvas }) => {
    await expect(
      await canvas.findByText(/the quantity prices would not be lower than the price/),
    ).toBeVisible();
  },
);
