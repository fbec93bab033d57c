import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { withRights } from "../../stories/with-rights.tsx";
import { dialog, pictured, setup } from "../form/product-dialog.story-setup.tsx";
import { ProductDialog } from "../form/product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Rights",
  component: ProductDialog,
  ...setup,
  args: {
    ...setup.args,
    seesCosts: false,
    product: ready(
      anAdminProduct({
        ...pictured,
        price: "40.00",
        offer_price: "35.00",
        quantity_prices: [{ from: 10, price: "32.00" }],
      }),
    ),
  },
  decorators: [withRights("products")],
});

/** Prices stand in the form of those who may not change them, and stay. */
export const Default = meta.story({
  play: async () => {
    await dialog();
  },
});

/** A new product of somebody who may not set its price. */
export const New = meta.story({
  args: { product: null },
  play: async () => {
    await dialog();
  },
});

Default.test(
  "D-147 prices, offers and quantity prices are read only, other fields are not",
  english,
  async () => {
    for (const name of [/^Price/, /^Offer price/, /^Price \(1\)/]) {
      await expect((await screen.findAllByLabelText(name))[0]).toBeDisabled();
    }
    await expect(screen.getByLabelText(/^Amount/)).toBeEnabled();
  },
);

New.test("D-147 a new product has no price until somebody with the right sets it", english, async () => {
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
  await expect(price).toBeDisabled();
  await expect(price.value).toBe("0");
  await expect(screen.getByText("Somebody with the right to change prices sets it.")).toBeVisible();
});
