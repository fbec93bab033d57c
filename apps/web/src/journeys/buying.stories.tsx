import { pages } from "@shop/domain/site/pages.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { fill } from "@shop/i18n/fill.ts";
import { plural } from "@shop/i18n/plural.ts";
import { mockShopper } from "@shop/mocks/shop/mock-shop.ts";
import { onArabicPhone } from "@shop/screens/stories/page.tsx";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { logIn } from "./account-steps.ts";
import { journey } from "./journey.ts";
import { longTimeout, visit } from "./shopper.tsx";
import {
  addToCart,
  buy,
  buyer,
  checkOut,
  enterBilling,
  FIRST_ORDER,
  openProduct,
  optionalByFormLabel,
  order,
  requiredLabel,
} from "./steps.ts";

const meta = preview.meta({
  title: "Journeys/Buying",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

/** Orders without an account, with email and phone only. */
export const Visitor = meta.story({
  name: "CHECKOUT-5 ROLE-1 CART-6 CART-7 a visitor browses, adds to the cart, orders, and sees the order number on the home page",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    await buy(shopper, meter, buyer);
    const [placed, ...others] = shopper.shop.state.orders;
    await expect(others).toHaveLength(0);
    await expect(placed).toMatchObject({
      lines: [{ product_id: meter.id, qty: 2 }],
      info: buyer,
      userId: undefined,
    });
  },
});

/** Orders while signed in, with a prefilled form. */
export const SignedIn = meta.story({
  name: "ROLE-1 CHECKOUT-1 D-5 the form is prefilled for a signed-in user, and the order is listed under /orders",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    const { click, field, find, texts } = shopper;
    await logIn(shopper);
    await openProduct(shopper, meter);
    await addToCart(shopper, 1);
    await checkOut(shopper, 1);
    await expect(await field(requiredLabel(texts.checkout.email))).toHaveValue(mockShopper.email);
    await expect(await field(requiredLabel(texts.checkout.phone))).toHaveValue("01000000000");
    await expect(await field(optionalByFormLabel(shopper, texts.checkout.name))).toHaveValue("Mona Fathy");
    await expect(await field(optionalByFormLabel(shopper, texts.checkout.address1))).toHaveValue("Tanta");
    await order(shopper);
    await click("link", texts.common.myOrders);
    await find("heading", texts.orders.title);
    await expect(await screen.findByText(FIRST_ORDER, {}, longTimeout)).toBeVisible();
    await expect(shopper.shop.state.orders[0]).toMatchObject({ userId: 1, info: { name: "Mona Fathy" } });
  },
});

/** Buys as many as the next price needs. */
export const QuantityPrice = meta.story({
  name: "CART-3 D-108 a visitor adds what the next price needs, and the order has that price",
  play: async ({ mount, ...context }) => {
    const led = productNamed("LED 5 mm red, diffused");
    const [step] = led.quantity_prices;
    if (!step) throw new Error("The product has no quantity prices.");
    const shopper = await visit({ mount, ...context }, pages.product(led.id));
    const { click, find, texts } = shopper;
    await addToCart(shopper, 6);
    await click("link", plural(shopper.locale, 6, texts.common.cartWith));
    const more = fill(texts.carts.addMore, { more: String(step.from - 6), price: "" }).trim();
    await click("button", new RegExp(`^${more.split(":")[0]}`));
    await find("link", plural(shopper.locale, step.from, texts.common.cartWith));
    await checkOut(shopper, step.from);
    await enterBilling(shopper, buyer);
    await order(shopper);
    await expect(shopper.shop.state.orders[0]?.lines).toMatchObject([
      { product_id: led.id, qty: step.from, price: step.price },
    ]);
  },
});

/** Orders in Arabic on a phone. */
export const ArabicPhone = meta.story({
  ...onArabicPhone,
  name: "CHECKOUT-5 CART-7 D-26 a visitor buys in Arabic on a phone, from right to left",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
    await buy(shopper, meter, { ...buyer, name: "منى عادل", address1: "14 شارع المحطة، طنطا" });
    await expect(shopper.shop.state.orders[0]).toMatchObject({ locale: "ar", info: { name: "منى عادل" } });
  },
});

/** Orders in the dark theme. */
export const Dark = meta.story({
  globals: { theme: "dark" },
  name: "CHECKOUT-5 CART-7 a visitor buys in the dark theme",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    await buy(shopper, meter, buyer);
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  },
});
