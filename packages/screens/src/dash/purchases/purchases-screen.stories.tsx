import { ready } from "@shop/data/view.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { PurchasesScreen } from "./purchases-screen.tsx";
import { cancelledOrder, draft, partReceived, someSuppliers } from "./purchases.story-setup.tsx";

const orders = [{ ...draft, id: 13, number: "PO-00013" }, partReceived, cancelledOrder];
const page = { orders, page: 1, per_page: 50, total: 3 };

const meta = preview.meta({
  title: "Dashboard/Buying/Purchase orders",
  component: PurchasesScreen,
  decorators: [inDash],
  args: {
    purchases: ready(page),
    suppliers: someSuppliers,
    making: { status: "idle" } as const,
    onMake: fn(),
    query: { state: null, page: 1 },
    onQuery: fn(),
  },
});

/** A draft, an order that was received in part, and one that was cancelled. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { purchases: { status: "loading" } } });

export const Failed = meta.story({
  args: { purchases: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** There are neither orders nor suppliers. */
export const Empty = meta.story({
  args: { purchases: ready({ ...page, orders: [], total: 0 }), suppliers: [] },
});

/** A draft is being made. */
export const Making = meta.story({
  args: { making: { status: "pending" } },
});

/** The draft was not made. */
export const MakingFailed = meta.story({ args: { making: { status: "failed", error: "unavailable" } } });

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    purchases: ready({
      ...page,
      orders: orders.map((order) =>
        Object.assign({}, order, { supplier: { id: 4, name: UNBREAKABLE, phone: "", email: "" } }),
      ),
    }),
  },
});

Default.test(
  "D-152 a draft is made for a supplier; orders lead to their pages and are found by state",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Supplier" }), "5");
    await userEvent.click(canvas.getByRole("button", { name: "Make a draft" }));
    await expect(args.onMake).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole("link", { name: "PO-00012" })).toHaveAttribute(
      "href",
      "/dash/buying/orders/12",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "Part received");
    await expect(args.onQuery).toHaveBeenCalledWith({ state: "part_received", page: 1 });
  },
);

Default.test("D-152 the list of purchase orders is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "أوامر الشراء" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "إنشاء مسودة" })).toBeVisible();
});
