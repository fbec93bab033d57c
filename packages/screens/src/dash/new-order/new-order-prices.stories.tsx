import { fill } from "@shop/i18n/fill.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import {
  type ConnectedProps,
  enterBuyer,
  onTaken,
  scanMeter,
  setup,
} from "./new-order-screen.story-setup.tsx";
import { NewOrderScreen } from "./new-order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/New order/Prices",
  component: NewOrderScreen,
  ...setup,
});

/** An administrator who sells at the shop's prices, or lowers them by so many percent. */
const sellerWith = (limit: number): void => {
  const { admins, settings } = shop.state;
  shop.state.admins = admins.map((one) =>
    Object.assign({}, one, { role: "staff", rights: ["view_orders", "orders"] }),
  );
  shop.state.settings = { ...settings, settings: { ...settings.settings, discount_limit: limit } };
};

/** Without the right to prices: at those of the shop, without a discount. */
export const FixedPrices = meta.story({ beforeEach: () => sellerWith(0), play: scanMeter });

/** Without the right to prices: within the limit of the settings. */
export const LimitedDiscount = meta.story({
  beforeEach: () => sellerWith(10),
  play: async (context) => {
    await scanMeter(context);
    await screen.findByText(fill(textsOf(context).dashOrders.taken.limitHint, { percent: "10" }));
  },
});

FixedPrices.test(
  "D-147 a price that is not the shop's is refused beside its field",
  english,
  async (context) => {
    const { userEvent } = context;
    await expect(screen.queryByRole("textbox", { name: /^Discount/ })).not.toBeInTheDocument();
    const price = await screen.findByRole("textbox", { name: /^Price each/ });
    await userEvent.clear(price);
    await userEvent.type(price, "1");
    await enterBuyer(context);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(price).toHaveAccessibleDescription(/needs the right to change prices/));
    await expect(onTaken).not.toHaveBeenCalled();
  },
);
