import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { toAdminOrder } from "@shop/mocks/orders/admin-order-answers.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { OrderTaken } from "./order-taken.tsx";

/** An order that was taken just now, with some changes. */
function taken(changes: Partial<MockOrder>, paid = ""): AdminOrder {
  const { state } = demoShopWithOrders();
  const order = state.orders.find(({ id }) => id === 17);
  if (!order) throw new Error("There is no order.");
  const payments = paid === "" ? [] : [mockPayment(state, { kind: "payment", method: "cash", amount: paid })];
  return toAdminOrder(state, { ...order, state: "confirmed", parcels: [], payments, ...changes });
}

const { due } = taken({});

const meta = preview.meta({
  title: "Dashboard/Order/Taken",
  component: OrderTaken,
  decorators: [inDash],
  args: { order: taken({}, due), nextAddress: "/dash/orders/new" },
});

/** All that is due is paid: the receipt can be printed. */
export const Default = meta.story();

/** Nothing is paid: the paper is no receipt. */
export const Unpaid = meta.story({ args: { order: taken({}) } });

/** A part is paid. */
export const PartlyPaid = meta.story({ args: { order: taken({}, "1.00") } });

/** A quotation was made. */
export const Quotation = meta.story({ args: { order: taken({ state: "quoted" }) } });

Default.test("D-117 a receipt is printed of what is paid", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^Order \S+ is paid\.$/)).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Print receipt (PDF)" })).toHaveFocus();
});

Unpaid.test(
  "D-117 an order that is not paid says what is due, and has no receipt",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText(/is not paid yet: .*EG.* due\.$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Print order, not paid (PDF)" })).toBeVisible();
  },
);

PartlyPaid.test("D-117 what is left of a part payment is stated", english, async ({ canvas }) => {
  await expect(canvas.getByText(/is partly paid: .*EG.* due\.$/)).toBeVisible();
});

Quotation.test(
  "D-142 a quotation is called one, and its own paper is printed",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Quotation \S+ is made\.$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Print quotation (PDF)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/quotation$/),
    );
  },
);
