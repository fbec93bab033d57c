import { ready } from "@shop/data/view.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { expect } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen } from "./product-detail-screen.tsx";

const terminals = productNamed("KF301-2P");
const switches = productNamed("SS12D00");

const meta = preview.meta({
  title: "Shop/Product/Packs",
  component: ProductDetailScreen,
  ...setup,
});

/** Sold by the pack of ten: price and quantity are of packs. */
export const Pack = meta.story({
  args: { product: ready(terminals) },
  tags: ["canonical"],
  parameters: canonical,
});

/** Sold by the metre. */
export const PerMetre = meta.story({ args: { product: ready(productNamed("H05VV-F-2X2.5")) } });

/** Sold in steps of five, at least ten. */
export const InSteps = meta.story({ args: { product: ready(switches) } });

/** Another quantity was typed: the next ones are proposed. */
export const OtherQuantity = meta.story({
  args: InSteps.input.args,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "12");
    await userEvent.tab();
  },
});

Pack.test("DETAIL-2 D-120 a pack states its pieces and what one costs", english, async ({ canvas }) => {
  await expect(canvas.getByText("per pack of 10 · 3 EG each")).toBeVisible();
  await expect(canvas.getByText("1 pack = 10 pieces")).toBeVisible();
});

Pack.test(
  "DETAIL-2 D-120 a pack states its pieces in Arabic",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^العبوة 10 قطع · القطعة .*3 EG/)).toBeVisible();
    await expect(canvas.getByText("عبوة واحدة = 10 قطع")).toBeVisible();
  },
);

Pack.test(
  "D-120 CART-1 packs are added, and counted in pieces",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByText("3 packs = 30 pieces")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Add to cart/ }));
    await expect(args.onAddToCart).toHaveBeenLastCalledWith(terminals, 3);
  },
);

InSteps.test(
  "D-120 CART-3 the quantity begins with the least and goes in steps",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("at least 10 · in steps of 5")).toBeVisible();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("10");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Add to cart/ }));
    await expect(args.onAddToCart).toHaveBeenLastCalledWith(switches, 15);
  },
);

OtherQuantity.test("D-120 a proposed quantity is taken", english, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText("It is not sold in this quantity.")).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Take 15" }));
  await expect(canvas.getByRole("spinbutton")).toHaveValue("15");
  await expect(canvas.queryByText("It is not sold in this quantity.")).not.toBeInTheDocument();
});
