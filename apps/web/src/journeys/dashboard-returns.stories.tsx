import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { mockDue } from "@shop/mocks/orders/order-total.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { longTimeout, visit } from "./shopper.tsx";

const meta = preview.meta({
  title: "Journeys/Dashboard returns",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

/** Takes goods back, gives the money back, and takes the return back. */
export const TakesGoodsBack = meta.story({
  name: "D-126 a delivered order comes back with its money, and the return is taken back",
  play: async ({ mount, ...context }) => {
    const shop = demoShopWithOrders({ adminSignedIn: true });
    const { state } = shop;
    const order = () => state.orders.find(({ number }) => number === "T4XC-P7DH");
    const before = order();
    const [line] = before?.lines ?? [];
    if (!before || !line) throw new Error("There is no delivered order.");
    const due = mockDue(before);
    state.orders.splice(state.orders.indexOf(before), 1, {
      ...before,
      payments: [mockPayment(state, { kind: "payment", method: "courier", amount: due })],
    });
    const stock = () => state.products.find(({ id }) => id === line.product_id)?.amount ?? 0;
    const amount = stock();
    const admin = await visit({ mount, ...context }, `${dashPages.orders.path}/${before.id}`, { shop });
    const { click, find, texts, userEvent } = admin;
    const { returns, payments } = texts.dashOrders;
    await click("button", returns.record);
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: returns.all }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: returns.reason }), "not_needed");
    await userEvent.click(form.getByRole("checkbox", { name: returns.refund }));
    await userEvent.click(form.getByRole("button", { name: returns.save }));
    await waitFor(() => expect(order()?.returns).toHaveLength(1), longTimeout);
    await expect(stock()).toBe(amount + line.qty);
    const ledger = within(await find("region", payments.title));
    await ledger.findByText(`${payments.kinds.refund} · ${payments.methods.cash}`);
    const section = within(await find("region", returns.title));
    await userEvent.click(await section.findByText(returns.takeBack));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await question.findByRole("button", { name: returns.takeBack }));
    await waitFor(() => expect(order()?.returns?.[0]?.voided).not.toBeNull(), longTimeout);
    await expect(stock()).toBe(amount);
    await waitFor(() => expect(order()?.payments[0]?.voided).not.toBeNull(), longTimeout);
  },
});
