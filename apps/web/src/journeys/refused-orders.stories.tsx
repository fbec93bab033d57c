import type { Product } from "@shop/contract/products/product.ts";
import { cartLineOf } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { recordOrders, type SentOrder } from "@shop/mocks/orders/recorded-orders.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { http, HttpResponse } from "msw";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { longTimeout, type Shopper, visit } from "./shopper.tsx";
import { waitForAddress, buyer, enterBilling, order, requiredLabel } from "./steps.ts";
import { createStoryBrowser } from "./story-browser.ts";

const meta = preview.meta({
  title: "Journeys/Refused orders",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

/** Changes the multimeter in the mock shop while it is in a cart. */
const changeMeter = ({ state }: MockShop, change: Partial<Product>) => {
  state.products = state.products.map((one) => (one.id === meter.id ? { ...one, ...change } : one));
};

/** Handles the next order in the mock shop, but fails its response with a network error. */
const dropResponse = (shop: MockShop) =>
  http.post(
    "*/sendMail",
    async ({ request }) => {
      await shop.answer(request);
      return HttpResponse.error();
    },
    { once: true },
  );

/** Submits an order that is rejected because the multimeter changed in the meantime. */
async function orderAndExpectRejection(shopper: Shopper, change: Partial<Product>): Promise<void> {
  await enterBilling(shopper, buyer);
  changeMeter(shopper.shop, change);
  await shopper.click("button", shopper.texts.checkout.send);
  await expect(await screen.findByText(/Nothing was ordered yet/, {}, longTimeout)).toBeVisible();
  await expect(shopper.shop.state.orders).toHaveLength(0);
}

/** Accepts the changes and orders again with the form as it was. */
async function acceptAndOrder(shopper: Shopper): Promise<void> {
  await shopper.click("button", shopper.texts.carts.accept);
  await expect(await shopper.field(requiredLabel(shopper.texts.checkout.email))).toHaveValue(buyer.email);
  await order(shopper);
}

/** The price has risen. */
export const PriceChanged = meta.story({
  name: "D-20 CHECKOUT-5 a changed price rejects the order until it is accepted",
  play: async ({ mount, ...context }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const shopper = await visit({ mount, ...context }, "/checkout", { browser });
    await orderAndExpectRejection(shopper, { price: "3999.00" });
    await expect(screen.getByText(/The price changed from .3,850 EG. to .3,999 EG.\./)).toBeVisible();
    await acceptAndOrder(shopper);
    await expect(shopper.shop.state.orders).toMatchObject([{ lines: [{ price: "3999.00", qty: 2 }] }]);
  },
});

/** The stock has run short. */
export const StockShort = meta.story({
  name: "D-20 CHECKOUT-5 short stock rejects the order until the remaining quantity is accepted",
  play: async ({ mount, ...context }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 3)]);
    const shopper = await visit({ mount, ...context }, "/checkout", { browser });
    await orderAndExpectRejection(shopper, { amount: 1 });
    await expect(screen.getByText("Only 1 left.")).toBeVisible();
    await acceptAndOrder(shopper);
    await expect(shopper.shop.state.orders).toMatchObject([{ lines: [{ price: meter.price, qty: 1 }] }]);
  },
});

/** Submits an order that gets no response and expects the notice, with cart and form unchanged. */
async function orderWithoutResponse(shopper: Shopper): Promise<void> {
  await enterBilling(shopper, { ...buyer, note: "Call after six" });
  await shopper.click("button", shopper.texts.checkout.send);
  await expectNotice({
    tone: "error",
    title: "Oops something wrong please try again",
    footer: "No Response Try again later.",
    durationMs: 2000,
  });
  await expect(await screen.findByText(/sending it again never orders twice/)).toBeVisible();
  await waitForAddress(shopper, "/checkout");
  await expectFormFilled(shopper);
  const stored = shopper.browser.local.getItem("shopping-cart");
  await expect(JSON.parse(stored ?? "")).toEqual([cartLineOf(meter, 2)]);
}

async function expectFormFilled({ field }: Shopper): Promise<void> {
  await expect(await field("Email*")).toHaveValue(buyer.email);
  await expect(await field("Phone*")).toHaveValue(buyer.phone);
  await expect(await field("Note (optional)")).toHaveValue("Call after six");
}

/** Expects that two requests with the same idempotency key made one order. */
async function expectOneOrder(sent: readonly SentOrder[], { state }: MockShop): Promise<void> {
  await expect(state.orders).toHaveLength(1);
  await expect(sent).toHaveLength(2);
  await expect(sent[1]).toEqual(sent[0]);
  await expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
}

/** The first request fails without reaching the shop. */
export const NetworkGone = meta.story({
  name: "CHECKOUT-6 D-22 without a network cart and form stay; the retry has the same idempotency key and makes one order",
  play: async ({ mount, ...context }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const { sent, handler } = recordOrders();
    const overrides = [handler, mock("placeOrder").networkError({ once: true })];
    const shopper = await visit({ mount, ...context }, "/checkout", { browser, overrides });
    await orderWithoutResponse(shopper);
    await order(shopper);
    await expectOneOrder(sent, shopper.shop);
  },
});

/** The order is placed but its response is lost; the page is reloaded before the retry. */
export const AnswerLost = meta.story({
  name: "CHECKOUT-6 D-22 where only the response was lost, a retry after a reload makes no second order",
  play: async ({ mount, ...context }) => {
    const browser = createStoryBrowser([cartLineOf(meter, 2)]);
    const shop = demoShop();
    const { sent, handler } = recordOrders();
    const overrides = [handler, dropResponse(shop)];
    const shopper = await visit({ mount, ...context }, "/checkout", { browser, shop, overrides });
    await orderWithoutResponse(shopper);

    const reloaded = await visit({ mount, ...context }, "/checkout", { browser, shop, overrides: [handler] });
    await expectFormFilled(reloaded);
    await order(reloaded);
    await expectOneOrder(sent, shop);
  },
});
