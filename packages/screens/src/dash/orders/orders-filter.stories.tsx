import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "../../../../../.storybook/preview.tsx";
import { english } from "../../stories/page.tsx";
import { plainOrderQuery } from "../stories/order-place.ts";
import { type ConnectedProps, loaded, onQuery, setup } from "./orders-screen.story-setup.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Orders/Filter",
  component: OrdersScreen,
  ...setup,
});

/** Orders in one state, between two days and two totals. */
export const Filtered = meta.story({
  args: { query: { state: "received", min: "500", max: "9000.50", from: "2025-01-01", to: "2099-12-31" } },
});

/** A filter that no order passes. */
export const NothingInFilter = meta.story({ args: { query: { state: "cancelled", min: "1000000" } } });

NothingInFilter.test(
  "D-33 filters that nothing matches are cleared together",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No orders match these filters.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search and filters" }));
    await loaded();
    await expect(onQuery).toHaveBeenLastCalledWith(plainOrderQuery);
  },
);
