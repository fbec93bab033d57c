import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fill } from "@shop/i18n/fill.ts";
import { plural } from "@shop/i18n/plural.ts";
import { demoShop, demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { longTimeout, type Shopper, visit } from "./shopper.tsx";
import { buy, buyer, FIRST_ORDER, waitForAddress } from "./steps.ts";

const meta = preview.meta({
  title: "Journeys/Dashboard orders",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const found = catalogue.products.find(({ part_number }) => part_number === "K45");
if (!found) throw new Error("The catalogue lacks a product.");
const product = found;

/** Changes the state of the open order by its main command and the dialog's. */
async function changeState(
  { click, texts, userEvent }: Shopper,
  to: "confirmed" | "sent" | "delivered",
): Promise<void> {
  const { change, log } = texts.dashOrders;
  await click("button", change.commands[to]);
  const dialog = await screen.findByRole("dialog", {}, longTimeout);
  await userEvent.click(await within(dialog).findByRole("button", { name: change.commands[to] }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), longTimeout);
  await screen.findByText(log.to[to], { selector: "li *" }, longTimeout);
}

/** Follows an order from the shopper to its delivery. */
export const Delivers = meta.story({
  name: "D-33 an order of a shopper is found in the dashboard, confirmed, sent and delivered",
  play: async ({ mount, ...context }) => {
    const shop = demoShop({ adminSignedIn: true });
    const shopper = await visit({ mount, ...context }, "/", { shop });
    await buy(shopper, product, { ...buyer, name: "Mona Adel", address1: "14 Station Street, Tanta" });

    const admin = await visit({ mount, ...context }, pages.dash, { shop });
    const { click, texts, find, locale } = admin;
    const { list, order } = texts.dashOrders;
    await find("link", new RegExp(plural(locale, 1, texts.dashShell.shell.toConfirm)));
    await click("link", new RegExp(`^${texts.dashShell.shell.orders}`));
    await waitForAddress(admin, dashPages.orders.path);
    await find("heading", list.title);
    await click("link", fill(order.title, { number: FIRST_ORDER }));
    const [placed] = shop.state.orders;
    if (!placed) throw new Error("The shop has no order.");
    await waitForAddress(admin, dashPathOf.order(placed.id));
    for (const to of ["confirmed", "sent", "delivered"] as const) await changeState(admin, to);
    await expect(shop.state.orders[0]).toMatchObject({ state: "delivered", version: 4 });
    await expect(screen.queryByRole("button", { name: order.editLines })).toBeNull();
  },
});

/** Opens the list before an order arrives. */
export const Arrives = meta.story({
  name: "D-33 a new order appears in the open list within seconds, with a notice and the number of orders to confirm",
  play: async ({ mount, ...context }) => {
    const shop = demoShopWithOrders();
    const admin = await visit({ mount, ...context }, dashPages.orders.path, { shop });
    const { find, texts, locale } = admin;
    const { order } = texts.dashOrders;
    await find("link", new RegExp(plural(locale, 6, texts.dashShell.shell.toConfirm)));
    const newest = shop.state.orders.at(-1);
    if (!newest) throw new Error("The shop has no order.");
    const number = "33334444";
    shop.state.orders.push({ ...newest, id: newest.id + 1, number, created_at: new Date().toISOString() });
    await expectNotice({ tone: "success", title: texts.notices.newOrder.title, durationMs: 3000 });
    await find("link", fill(order.title, { number: formatOrderNumber(number) }));
    await find("link", new RegExp(plural(locale, 7, texts.dashShell.shell.toConfirm)));
  },
});

/** Goes from one unconfirmed order to the next. */
export const GoesThrough = meta.story({
  name: "D-115 unconfirmed orders are gone through one after the other, in the order of their list",
  play: async ({ mount, ...context }) => {
    const shop = demoShopWithOrders();
    const admin = await visit({ mount, ...context }, `${dashPages.orders.path}?state=received`, { shop });
    const { click, texts, find } = admin;
    const { order } = texts.dashOrders;
    const [first, second, third] = shop.state.orders
      .filter(({ state }) => state === "received")
      .toSorted((a, b) => b.id - a.id);
    if (!first || !second || !third) throw new Error("The shop has too few unconfirmed orders.");
    await click("link", fill(order.title, { number: formatOrderNumber(first.number) }));
    await waitForAddress(admin, dashPathOf.order(first.id));
    await find("link", order.next);
    await expect(screen.queryByRole("link", { name: order.previous })).toBeNull();
    await click("link", order.next);
    await waitForAddress(admin, dashPathOf.order(second.id));
    await changeState(admin, "confirmed");
    await click("link", order.next);
    await waitForAddress(admin, dashPathOf.order(third.id));
    await click("link", order.previous);
    await waitForAddress(admin, dashPathOf.order(second.id));
    await expect(shop.state.orders.find(({ id }) => id === second.id)).toMatchObject({ state: "confirmed" });
  },
});
