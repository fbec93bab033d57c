import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { expectChat, stubChat } from "./chat.ts";
import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { type Shopper, visit } from "./shopper.tsx";
import { openProduct } from "./steps.ts";
import { createStoryBrowser } from "./story-browser.ts";

const meta = preview.meta({
  title: "Journeys/Orders by chat",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const cart = [cartLineOf(meter, 1), cartLineOf(productNamed("HC-SR04"), 3)];
const buyer = ["", "Name: Mona Adel", "Phone: 01012345678", "Address: 14 Station Street, Tanta"];
/** The number under which the server has stored the request, and its page. */
const requestLines: readonly unknown[] = [
  expect.stringMatching(/^Order request: \w{4}-\w{4}$/),
  expect.stringMatching(/^https?:.+\/order#[\da-f-]{36}$/),
];
const wholeCart = [
  "Hello, I would like to order:",
  ...requestLines,
  `1 × ${meter.name}: 3,850 EG`,
  `3 × ${productNamed("HC-SR04").name}: 255 EG`,
  "Total: 4,105 EG",
  expect.stringMatching(/^The whole cart: https?:.+\/shared-cart\/.+/),
  ...buyer,
];

/** Submits the dialog empty, expects a warning, then fills it in and submits it. */
async function sendDialog({ click, enter }: Shopper, open: ReturnType<typeof stubChat>): Promise<void> {
  await click("button", "Send order");
  await expectNotice({ tone: "warning", title: "please enter all fields", durationMs: 2000 });
  await expect(open).not.toHaveBeenCalled();
  await enter("Name*", "Mona Adel");
  await enter("Phone*", "٠١٠١٢٣٤٥٦٧٨");
  await enter("Address*", "14 Station Street, Tanta");
  await click("button", "Send order");
}

/** Orders one product from its page. */
export const FromProduct = meta.story({
  name: "SINGLE-2 SINGLE-1 DETAIL-5 'order now' asks for name, phone and address and opens the chat with the product",
  play: async ({ mount, ...context }) => {
    const open = stubChat();
    const shopper = await visit({ mount, ...context }, "/");
    await openProduct(shopper, meter);
    await shopper.click("button", "order now");
    await shopper.find("dialog", `Order ${meter.name}`);
    await shopper.click("button", "One more");
    await sendDialog(shopper, open);
    await expectChat(open, [
      "Hello, I would like to order:",
      ...requestLines,
      `2 × ${meter.name}: 7,700 EG`,
      "Total: 7,700 EG",
      `${location.origin}/product/${meter.id}`,
      ...buyer,
    ]);
  },
});

/** Orders the whole cart from the cart page. */
export const FromCart = meta.story({
  name: "CHECKOUT-7 CART-10 the cart asks for name, phone and address and opens the chat with its lines and total",
  play: async ({ mount, ...context }) => {
    const open = stubChat();
    const browser = createStoryBrowser(cart);
    const shopper = await visit({ mount, ...context }, "/cart", { browser });
    await shopper.click("button", "Order by chat");
    await shopper.find("dialog", "Order by chat");
    await sendDialog(shopper, open);
    await expectChat(open, wholeCart);
    await expect(JSON.parse(browser.local.getItem("shopping-cart") ?? "")).toEqual(cart);
  },
});

/** Orders the whole cart from the billing form. */
export const FromCheckout = meta.story({
  name: "CHECKOUT-7 the checkout's shortcut needs name, phone and address and opens the chat with lines, total and buyer",
  play: async ({ mount, ...context }) => {
    const open = stubChat();
    const shopper = await visit({ mount, ...context }, "/checkout", { browser: createStoryBrowser(cart) });
    await shopper.click("button", "Order by chat");
    await expectNotice({ tone: "warning", title: "please enter all fields", durationMs: 2000 });
    await expect(open).not.toHaveBeenCalled();
    await shopper.enter(/^Name/, "Mona Adel");
    await shopper.enter("Phone*", "٠١٠١٢٣٤٥٦٧٨");
    await shopper.enter(/^Address \(/, "14 Station Street");
    await shopper.enter("Address, second line (optional)", "Tanta");
    await shopper.click("button", "Order by chat");
    await expectChat(open, wholeCart);
    await expect(shopper.shop.state.orders).toMatchObject([
      { channel: "chat", state: "received", request: true, lines: [{ qty: 1 }, { qty: 3 }] },
    ]);
  },
});
