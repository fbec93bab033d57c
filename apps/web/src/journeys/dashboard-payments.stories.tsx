import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { mockDue } from "@shop/mocks/orders/order-total.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { longTimeout, visit } from "./shopper.tsx";

const meta = preview.meta({
  title: "Journeys/Dashboard payments",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

/** Books what a courier has collected. */
export const BooksSettlement = meta.story({
  name: "D-122 a courier's sheet is pasted, previewed and booked, and its fully paid order is delivered",
  play: async ({ mount, ...context }) => {
    const shop = demoShopWithOrders({ adminSignedIn: true });
    const order = () => shop.state.orders.find(({ number }) => number === "M4QF-HX69");
    const before = order();
    if (!before) throw new Error("There is no sent order.");
    const admin = await visit({ mount, ...context }, dashPages.orders.path, { shop });
    const { click, find, texts, userEvent } = admin;
    const { title, paste, read, booking, lines, totals } = texts.dashSettlement;
    await click("link", title);
    await userEvent.click(await find("textbox", new RegExp(`^${paste}`)));
    await userEvent.paste(`Order,COD,Fees\nM4QF-HX69,${mockDue(before)},45\nNOSUCH99,10,`);
    await click("button", read);
    await find("region", totals.title);
    await find("link", fill(lines.order, { number: "M4QF-HX69" }));
    await userEvent.type(await find("textbox", new RegExp(`^${booking.reference}`)), "Bosta 7");
    await click("button", /^(?:Book 1 order|تسجيل طلب واحد)$/);
    await waitFor(
      () =>
        expect(order()).toMatchObject({
          state: "delivered",
          payments: [{ method: "courier", amount: mockDue(before), reference: "Bosta 7/2" }],
        }),
      longTimeout,
    );
  },
});

/** Closes a day. */
export const ClosesDay = meta.story({
  name: "D-123 a payment is recorded, and the cash of the day is counted",
  play: async ({ mount, ...context }) => {
    const shop = demoShopWithOrders({ adminSignedIn: true });
    const { state } = shop;
    const [first] = state.orders;
    if (!first) throw new Error("There is no order.");
    const entry = mockPayment(state, { kind: "payment", method: "cash", amount: "250.50" });
    state.orders.splice(0, 1, { ...first, payments: [entry] });
    const admin = await visit({ mount, ...context }, dashPages.orders.path, { shop });
    const { click, find, texts, userEvent } = admin;
    const { title, counted, count, correct, difference } = texts.dashCashUp;
    await click("link", title);
    await userEvent.type(await find("textbox", new RegExp(`^${counted}`)), "250");
    await click("button", count);
    await find("button", correct);
    const [label] = await screen.findAllByText(difference);
    await expect(label?.nextSibling).toHaveTextContent("-0.50");
  },
});
