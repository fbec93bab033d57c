import { useAccountOrdersModel } from "@shop/data/shop/orders/use-account-orders-model.ts";
import { ready } from "@shop/data/view.ts";
import { anOrder, edgeOrder } from "@shop/fixtures/orders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { AccountOrdersScreen, type AccountOrdersScreenProps } from "./account-orders-screen.tsx";

const items = [
  anOrder({ number: "3CDF-GHJ6", state: "received" }),
  anOrder({ number: "4CDF-GHJ6", state: "sent" }),
  anOrder({ number: "6CDF-GHJ6", state: "delivered" }),
];

const meta = preview.meta({
  title: "Shop/Orders/My orders",
  component: AccountOrdersScreen,
  decorators: [inPage],
  args: {
    orders: ready({ items, hasMore: true }),
    more: { status: "idle" } as const,
    onLoadMore: fn(),
  },
});

/** Orders with their states, and a button that loads older ones. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** An order shows its lines when it is opened. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("3CDF-GHJ6"));
  },
});

export const Loading = meta.story({ args: { orders: { status: "loading" } } });

/** Older orders are loading. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } } });

/** Nothing was ordered yet. */
export const Empty = meta.story({ args: { orders: ready({ items: [], hasMore: false }) } });

export const Failed = meta.story({
  args: { orders: { status: "failed", error: "Internal Server Error", onRetry: fn() } },
});

/** Older orders could not be loaded. */
export const FailedMore = meta.story({ args: { more: { status: "failed", error: "internal" } } });

/** An order with long names and large quantities. */
export const LongNames = meta.story({
  args: { orders: ready({ items: [edgeOrder], hasMore: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("TWX3-4679"));
  },
});

Opened.test(
  "D-34 D-33 a shopper's own orders with their states; each opens to its lines",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("on its way")).toBeVisible();
    await expect(canvas.getAllByText("10 ×")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show older orders" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
);

/** The screen with its model. */
const Connected = (props: AccountOrdersScreenProps) => (
  <AccountOrdersScreen {...props} {...useAccountOrdersModel({ token: "t-1" })} />
);

Default.test(
  "D-34 the orders fail, then load; older orders are appended",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("listAccountOrders").failing(500, { once: true }),
        mock("listAccountOrders").ok({ data: items.slice(0, 2), next_cursor: "2" }, { once: true }),
        mock("listAccountOrders").networkError({ once: true }),
        mock("listAccountOrders").ok({ data: items.slice(2), next_cursor: null }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show older orders" }));
    await expect(await canvas.findByText("The older orders could not be loaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show older orders" }));
    await expect(await canvas.findByText("6CDF-GHJ6")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Show older orders" })).not.toBeInTheDocument();
  },
);
