import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { dialog, enter, field, pictured, press, setup } from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Cost",
  component: ProductDialog,
  ...setup,
  args: {
    ...setup.args,
    product: ready(anAdminProduct({ ...pictured, price: "40.00", cost_price: "30.00" })),
  },
});

/** What is left of the price above the cost. */
export const Earning = meta.story({
  play: async () => {
    await dialog();
  },
});

/** The price is below the cost. */
export const BelowCost = meta.story({
  args: { product: ready(anAdminProduct({ ...pictured, price: "40.00", cost_price: "45.50" })) },
  play: async () => {
    await dialog();
  },
});

/** For staff, who do not see costs. */
export const Staff = meta.story({
  args: { seesCosts: false, product: ready(anAdminProduct({ ...pictured, price: "40.00" })) },
  play: async () => {
    await dialog();
  },
});

Earning.test(
  "D-137 D-138 the margin follows price and cost, and a price or an offer below cost is said",
  english,
  async ({ userEvent, args }) => {
    await expect(await screen.findByText("10 EG of the price are left (25 %).")).toBeVisible();
    await enter(userEvent, "Offer price (optional)", "25");
    await expect(await screen.findByText("The offer is below the cost.")).toBeVisible();
    await enter(userEvent, "Cost price (optional)", "٤١");
    await expect(await screen.findByText("The price is below the cost.")).toBeVisible();
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ cost_price: "٤١", price: "40.00" }),
      expect.anything(),
      expect.anything(),
    );
  },
);

Staff.test("D-137 staff have no field of the cost", english, async () => {
  await expect(await field("Price*")).toHaveValue("40.00");
  await expect(screen.queryByLabelText("Cost price (optional)")).not.toBeInTheDocument();
});
