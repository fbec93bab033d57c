import { aProduct } from "@shop/fixtures/builders.ts";
import { expect, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { type PageProps, aRule, newValues, onApplied, setup } from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

/** Products that are bags, whose names say so but for the last. */
const bags = [
  { name: "Glass fuse 5×20 mm, 1 A fast, 10 pieces", name_ar: "فيوز زجاجي 5×20 مم، 1 أمبير سريع، 10 قطع" },
  { name: "Ceramic capacitor 100 nF, pack of 50", name_ar: null },
  { name: "LED 5 mm assortment, 5 colours × 20 pieces", name_ar: null },
].map((names, index) =>
  aProduct({ id: 11 + index, ...names, part_number: null, price: "12.00", amount: 80 }),
);

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes/Selling units",
  component: BulkScreen,
  ...setup,
  args: { selection: { ids: [1, 11, 12, 13] }, rule: aRule({ field: "unit", change: "from_name" }) },
  beforeEach: () => {
    setup.beforeEach();
    shop.state.products = [...shop.state.products, ...bags];
  },
});

/** Products become packs where their names say so. */
export const FromNames = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** All products become packs of the same number of pieces. */
export const UnitForAll = meta.story({
  args: { rule: aRule({ field: "unit", change: "set", value: "pack; 25" }) },
  play: FromNames.input.play,
});

/** No unit is chosen yet. */
export const NoUnit = meta.story({ args: { rule: aRule({ field: "unit", change: "set" }) } });

/** The least that shoppers order of products. */
export const LeastQuantity = meta.story({
  args: { rule: aRule({ field: "min_order", change: "set", value: "5" }) },
  play: FromNames.input.play,
});

/** Products are exempt from value added tax. */
export const Exempt = meta.story({
  args: { rule: aRule({ field: "vat_rate", change: "set", value: "0" }) },
  play: FromNames.input.play,
});

/** Products without a rate of their own cannot lose it. */
export const StandardRate = meta.story({
  name: "Standard rate",
  args: { rule: aRule({ field: "vat_rate", change: "standard" }) },
});

Exempt.test(
  "D-141 bulk changes: a rate is set for all, refused where it is none, and none is asked for with the standard one",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("row", { name: /^Clamp meter Standard rate Exempt$/ })).toBeVisible();
    // The form of another rule is another form.
    const rate = () => canvas.getByRole("textbox", { name: "Percent, 0 for exempt" });
    const show = () => userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await userEvent.clear(rate());
    await userEvent.type(rate(), "much");
    await show();
    await expect(rate()).toBeInvalid();
    await userEvent.clear(rate());
    await userEvent.type(rate(), "٥");
    await show();
    await expect(await canvas.findByRole("row", { name: /^Clamp meter Standard rate 5%$/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How" }), "To the standard rate");
    await expect(canvas.queryByRole("textbox", { name: "Percent, 0 for exempt" })).not.toBeInTheDocument();
    await show();
    await expect(await canvas.findByText("Skipped (4)")).toBeVisible();
  },
);

FromNames.test(
  "D-120 bulk changes: packs are proposed from names, what is unclear is named, and all is one change",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("row", { name: /^Glass fuse .* Piece Pack · 10 pieces$/ })).toBeVisible();
    await expect(canvas.getByText("1 is skipped: its name has several numbers of pieces")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues()]).toEqual([
      [11, "pack; 10"],
      [12, "pack; 50"],
    ]);
  },
);

NoUnit.test(
  "D-120 bulk changes: a unit is chosen with its pieces, and refused without",
  english,
  async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: "Show what changes" });
    await userEvent.click(show);
    const unit = canvas.getByRole("combobox", { name: /^Unit/ });
    await expect(unit).toBeInvalid();
    await expect(unit).toHaveFocus();
    await userEvent.selectOptions(unit, "Reel");
    const pieces = canvas.getByRole("textbox", { name: /^Pieces in it/ });
    await userEvent.type(pieces, "many");
    await userEvent.click(show);
    await expect(pieces).toBeInvalid();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "٥٠٠٠");
    await userEvent.click(show);
    await expect(await canvas.findByText("4 products change")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Clamp meter Piece Reel · 5,000 pieces$/ })).toBeVisible();
  },
);
