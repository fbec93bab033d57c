import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { ConnectedOrder } from "../stories/connected-order.story-setup.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { OrderScreen } from "./order-screen.tsx";

/** Id of a demonstration order of twelve boards and other parts. */
const ID = 25;

const orderOf = () => shop.state.orders.find(({ id }) => id === ID);

const amountOf = (productId: number | undefined): number | undefined =>
  shop.state.products.find(({ id }) => id === productId)?.amount;

/** Sets the stock of the order's first product. */
const setFirstAmount = (amount: number): void => {
  const productId = orderOf()?.lines[0]?.product_id;
  shop.state.products = shop.state.products.map((product) =>
    product.id === productId ? Object.assign({}, product, { amount }) : product,
  );
};

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Request",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={ID} dialog={dialog} />,
  parameters: framedInDocs,
  decorators: [inDash],
  beforeEach: () => {
    const { orders } = shop.state;
    const at = orders.findIndex(({ id }) => id === ID);
    const [order] = orders.splice(at, 1);
    if (order) orders.splice(at, 0, { ...order, request: true });
  },
});

/** An order above the limits of unconfirmed orders: it has taken no stock. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Confirming it takes its pieces. */
export const Confirm = meta.story({ args: { dialog: { kind: "state", to: "confirmed" } } });

/** The stock has too few pieces of a product. */
export const TooFew = meta.story({
  name: "Too few pieces",
  beforeEach: () => setFirstAmount(3),
});

/** Cancelling it returns nothing. */
export const Cancel = meta.story({ args: { dialog: { kind: "state", to: "cancelled" } } });

/** Its lines are edited without a change of the stock. */
export const Edit = meta.story({ args: { dialog: { kind: "lines" } } });

Default.test("D-43 an administrator sees that a request has taken no stock", english, async ({ canvas }) => {
  await expect(await canvas.findByText("This is a request: it has taken no stock.")).toBeVisible();
  await expect(canvas.getByText("Ordered by the buyer, as a request without stock")).toBeVisible();
});

Confirm.test("D-43 confirming a request takes its pieces", english, async ({ userEvent }) => {
  const dialog = within(await screen.findByRole("dialog"));
  await expect(dialog.getByText("Confirming takes 34 pieces from the stock.")).toBeVisible();
  const product = orderOf()?.lines[0]?.product_id;
  const before = amountOf(product) ?? 0;
  await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(orderOf()?.state).toBe("confirmed"));
  await expect(amountOf(product)).toBe(before - 12);
});

TooFew.test(
  "D-43 D-20 a request that the stock cannot fill is not confirmed, and the products are named",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Only 3 left for this order.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/UNO.*Only 3 left for this order\./i);
    await expect(orderOf()?.state).toBe("received");
  },
);

Cancel.test(
  "D-43 a request that is cancelled returns nothing, and its log says so",
  english,
  async ({ canvas, userEvent }) => {
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/It has taken no stock, so nothing returns to it\./)).toBeVisible();
    const product = orderOf()?.lines[0]?.product_id;
    const before = amountOf(product);
    await userEvent.click(question.getByRole("button", { name: "Cancel the order" }));
    await expect(await canvas.findByText("Cancelled before it had taken stock")).toBeVisible();
    await expect(amountOf(product)).toBe(before);
  },
);

Edit.test("D-43 the dialog of its lines says that the stock does not change", english, async () => {
  const dialog = within(await screen.findByRole("dialog"));
  await expect(dialog.getByText(/^The stock does not change/)).toBeVisible();
});
