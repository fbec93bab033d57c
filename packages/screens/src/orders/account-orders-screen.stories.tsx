import { ready } from "@shop/contract/state.ts";
import { useAccountOrdersModel } from "@shop/data/models/use-account-orders-model.ts";
import { anOrder, edgeOrder } from "@shop/fixtures/orders.ts";
import { mockListAccountOrders } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { AccountOrdersScreen, type AccountOrdersScreenProps } from "./account-orders-screen.tsx";

const items = [
  anOrder({ number: "3CDF-GHJ6", state: "received" }),
  anOrder({ number: "4CDF-GHJ6", state: "sent" }),
  anOrder({ number: "6CDF-GHJ6", state: "delivered" }),
];

const meta = preview.meta({
  title: "Screens/Account orders",
  component: AccountOrdersScreen,
  decorators: [inPage],
  args: {
    orders: ready({ items, hasMore: true }),
    more: { status: "idle" } as const,
    onLoadMore: fn(),
  },
});

/** Orders that unfold. */
export const Ready = meta.story({
  name: "D-34 D-33 a shopper's own orders with their states; each unfolds to its lines",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("on its way")).toBeVisible();
    await userEvent.click(canvas.getByText("3CDF-GHJ6"));
    await expect(canvas.getAllByText("10 ×")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show older orders" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** None yet. */
export const Empty = meta.story({ args: { orders: ready({ items: [], hasMore: false }) } });

/** On their way. */
export const Loading = meta.story({ args: { orders: { status: "loading" } } });

/** Older ones are on their way. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } as const } });

/** Older ones did not come. */
export const MoreFailed = meta.story({ args: { more: { status: "failed", error: "internal" } as const } });

/** Everything long. */
export const Stress = meta.story({
  args: { orders: ready({ items: [edgeOrder], hasMore: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("TWX3-4679"));
  },
});

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen over its model. */
const Connected = (props: AccountOrdersScreenProps) => (
  <AccountOrdersScreen {...props} {...useAccountOrdersModel({ token: "t-1" })} />
);

/** Refused once, then there, with more of them. */
export const FromApi = meta.story({
  name: "D-34 the API fails, then answers; older orders are loaded behind the newer ones",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      mockListAccountOrders.failing(500, { once: true }),
      mockListAccountOrders.ok({ data: items.slice(0, 2), next_cursor: "2" }, { once: true }),
      mockListAccountOrders.networkError({ once: true }),
      mockListAccountOrders.ok({ data: items.slice(2), next_cursor: null }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show older orders" }));
    await expect(await canvas.findByText("The older orders could not be loaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show older orders" }));
    await expect(await canvas.findByText("6CDF-GHJ6")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Show older orders" })).not.toBeInTheDocument();
  },
});
