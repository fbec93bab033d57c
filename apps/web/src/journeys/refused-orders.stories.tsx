import type { Product } from "@shop/contract/entities/product.ts";
import { cartLineOf } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { mockSendMail } from "@shop/mocks/mock-endpoints.ts";
import { notedOrders, type SentOrder } from "@shop/mocks/noted-orders.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { http, HttpResponse } from "msw";
import { expect, screen } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { patiently, type Shopper, visit } from "./shopper.tsx";
import { arrivesAt, buyer, enterBilling, order, required } from "./steps.ts";
import { createStoryBrowser } from "./story-browser.ts";

const meta = preview.meta({ title: "Journeys/Refused orders", tags: ["journey"], ...journey });

/** The shop changes the multimeter while somebody looks at it. */
const changeMeter = ({ state }: MockShop, change: Partial<Product>) => {
  state.products = state.products.map((one) => (one.id === meter.id ? { ...one, ...change } : one));
};

/** The shop takes the next order, and its answer gets lost. */
const losingAnswer = (shop: MockShop) =>
  http.post(
    "*/sendMail",
    async ({ request }) => {
      await shop.answer(request);
      return HttpResponse.error();
    },
    { once: true },
  );

/** Fills the checkout and sends an order that is refused because the multimeter changed meanwhile. */
async function orderInVain(shopper: Shopper, change: Partial<Product>): Promise<void> {
  await enterBilling(shopper, buyer);
  changeMeter(shopper.shop, change);
  await shopper.click("button", shopper.texts.checkout.send);
  await expect(await screen.findByText(/Nothing was ordered yet/, {}, patiently)).toBeVisible();
  await expect(shopper.shop.state.orders).toHaveLength(0);
}

/** Takes over what changed, and orders again with what was entered. */
async function acceptAndOrder(shopper: Shopper): Promise<void> {
  await shopper.click("button", shopper.texts.cart.accept);
  await expect(await shopper.field(required(shopper.texts.checkout.email))).toHaveValue(buyer.email);
  await order(shopper);
}

/** Dearer by now. */
export const PriceChanged = meta.story({
  name: "D-20 CHECKOUT-5 a price that changed orders nothing; it is accepted and ordered again",
  play: async ({ mount, ...walk }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const shopper = await visit({ mount, ...walk }, "/checkout", { browser });
    await orderInVain(shopper, { price: "3999.00" });
    await expect(screen.getByText(/The price changed from .3,850 EG. to .3,999 EG.\./)).toBeVisible();
    await acceptAndOrder(shopper);
    await expect(shopper.shop.state.orders).toMatchObject([{ lines: [{ price: "3999.00", qty: 2 }] }]);
  },
});

/** Others were faster. */
export const StockShort = meta.story({
  name: "D-20 CHECKOUT-5 stock that ran short orders nothing; what is left is accepted and ordered",
  play: async ({ mount, ...walk }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 3)]);
    const shopper = await visit({ mount, ...walk }, "/checkout", { browser });
    await orderInVain(shopper, { amount: 1 });
    await expect(screen.getByText("Only 1 left.")).toBeVisible();
    await acceptAndOrder(shopper);
    await expect(shopper.shop.state.orders).toMatchObject([{ lines: [{ price: meter.price, qty: 1 }] }]);
  },
});

/** Sends the order and holds what is said when no answer comes: cart and form are kept. */
async function orderWithoutAnswer(shopper: Shopper): Promise<void> {
  await enterBilling(shopper, { ...buyer, note: "Call after six" });
  await shopper.click("button", shopper.texts.checkout.send);
  await expectNotice({
    tone: "error",
    title: "Oops something wrong please try again",
    footer: "No Response Try again later.",
    durationMs: 2000,
  });
  await expect(await screen.findByText(/sending it again never orders twice/)).toBeVisible();
  await arrivesAt(shopper, "/checkout");
  await expectFormKept(shopper);
  const kept = shopper.browser.local.getItem("shopping-cart");
  await expect(JSON.parse(kept ?? "")).toEqual([cartLineOf(meter, 2)]);
}

async function expectFormKept({ field }: Shopper): Promise<void> {
  await expect(await field("Email*")).toHaveValue(buyer.email);
  await expect(await field("Phone*")).toHaveValue(buyer.phone);
  await expect(await field("Note (optional)")).toHaveValue("Call after six");
}

/** Holds that two tries were one attempt. */
async function expectOneAttempt(sent: readonly SentOrder[], { state }: MockShop): Promise<void> {
  await expect(state.orders).toHaveLength(1);
  await expect(sent).toHaveLength(2);
  await expect(sent[1]).toEqual(sent[0]);
  await expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
}

/** The network is gone for a moment. */
export const NetworkGone = meta.story({
  name: "CHECKOUT-6 D-22 without a network cart and form are kept; the second try is the same attempt and makes one order",
  play: async ({ mount, ...walk }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const { sent, handler } = notedOrders();
    const before = [handler, mockSendMail.networkError({ once: true })];
    const shopper = await visit({ mount, ...walk }, "/checkout", { browser, before });
    await orderWithoutAnswer(shopper);
    await order(shopper);
    await expectOneAttempt(sent, shopper.shop);
  },
});

/** The order comes through and its answer does not; the page is loaded anew before the next try. */
export const AnswerLost = meta.story({
  name: "CHECKOUT-6 D-22 where only the answer got lost, a second try after a reload makes no second order",
  play: async ({ mount, ...walk }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const shop = demoShop();
    const { sent, handler } = notedOrders();
    const before = [handler, losingAnswer(shop)];
    const shopper = await visit({ mount, ...walk }, "/checkout", { browser, shop, before });
    await orderWithoutAnswer(shopper);

    const again = await visit({ mount, ...walk }, "/checkout", { browser, shop, before: [handler] });
    await expectFormKept(again);
    await order(again);
    await expectOneAttempt(sent, shop);
  },
});
