import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import { expect, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../../stories/page.tsx";
import { plainOrderQuery } from "../../stories/order-place.ts";
import { type ConnectedProps, loaded, numbers, onQuery, setup } from "./orders-screen.story-setup.tsx";
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

/** Orders of which a part is paid. */
export const PartlyPaid = meta.story({
  args: { query: { payment: "part" } },
  beforeEach: () => {
    const { orders } = shop.state;
    const [order] = orders.splice(-1);
    if (!order) throw new Error("There is no order.");
    const payment = mockPayment(shop.state, { kind: "payment", method: "cash", amount: "1.00" });
    orders.push({ ...order, payments: [payment] });
  },
});

/** Sales of a category and a brand, to which the figures lead. */
export const OfCategoryAndBrand = meta.story({
  name: "Of category and brand",
  args: { query: { sales: "some", category: "1", brand: "Nilometer", person: "mona@shop.example" } },
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

PartlyPaid.test(
  "D-118 the list is filtered by what is paid, and marks it",
  english,
  async ({ canvas, userEvent }) => {
    await loaded();
    await expect(numbers()).toHaveLength(1);
    await expect(canvas.getAllByText("partly paid").length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter: partly paid" }));
    await waitFor(() => expect(numbers().length).toBeGreaterThan(1));
  },
);

OfCategoryAndBrand.test(
  "D-136 what figures have narrowed the list to is named and removed",
  english,
  async ({ canvas, userEvent }) => {
    const category = shop.state.categories.find(({ id }) => id === 1);
    const chip = (text: string) => canvas.findByRole("button", { name: `Remove the filter: ${text}` });
    await chip(`category: ${category?.name}`);
    await chip("brand: Nilometer");
    await userEvent.click(await chip("confirmed by mona@shop.example"));
    await expect(onQuery).toHaveBeenLastCalledWith({
      ...plainOrderQuery,
      sales: "some",
      category: "1",
      brand: "Nilometer",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Clear search and filters" }));
    await loaded();
  },
);
