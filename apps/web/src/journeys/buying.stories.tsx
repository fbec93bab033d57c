import { meter } from "@shop/fixtures/cart-lines.ts";
import { mockShopper } from "@shop/mocks/shop/mock-shop.ts";
import { onArabicPhone } from "@shop/screens/stories/page.tsx";
import { expect, screen } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { logIn } from "./account-steps.ts";
import { journey } from "./journey.ts";
import { patiently, visit } from "./shopper.tsx";
import {
  addToCart,
  buy,
  buyer,
  checkOut,
  FIRST_ORDER,
  openProduct,
  optional,
  order,
  required,
} from "./steps.ts";

const meta = preview.meta({ title: "Journeys/Buying", tags: ["journey"], ...journey });

/** A visitor buys, with mail and phone alone. */
export const Visitor = meta.story({
  name: "CHECKOUT-5 ROLE-1 CART-6 CART-7 a visitor browses, adds, orders, and has the number in sight at home",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    await buy(shopper, meter, buyer);
    const [taken, ...others] = shopper.shop.state.orders;
    await expect(others).toHaveLength(0);
    await expect(taken).toMatchObject({
      lines: [{ product_id: meter.id, qty: 2 }],
      info: buyer,
      userId: undefined,
    });
  },
});

/** Whoever is signed in need not say who they are, and finds the order again. */
export const SignedIn = meta.story({
  name: "ROLE-1 CHECKOUT-1 D-5 signed in the form is filled already, and the order stands under /orders",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    const { click, field, find, texts } = shopper;
    await logIn(shopper);
    await openProduct(shopper, meter);
    await addToCart(shopper, 1);
    await checkOut(shopper, 1);
    await expect(await field(required(texts.checkout.email))).toHaveValue(mockShopper.email);
    await expect(await field(required(texts.checkout.phone))).toHaveValue("01000000000");
    await expect(await field(optional(shopper, texts.checkout.name))).toHaveValue("Mona Fathy");
    await expect(await field(optional(shopper, texts.checkout.address1))).toHaveValue("Tanta");
    await order(shopper);
    await click("link", texts.common.yourOrders);
    await find("heading", texts.account.orders.title);
    await expect(await screen.findByText(FIRST_ORDER, {}, patiently)).toBeVisible();
    await expect(shopper.shop.state.orders[0]).toMatchObject({ userId: 1, info: { name: "Mona Fathy" } });
  },
});

/** The same in Arabic on a phone. */
export const ArabicPhone = meta.story({
  ...onArabicPhone,
  name: "CHECKOUT-5 CART-7 ROUTE-1 a visitor buys in Arabic on a phone, from right to left",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
    await buy(shopper, meter, { ...buyer, name: "منى عادل", address1: "14 شارع المحطة، طنطا" });
    await expect(shopper.shop.state.orders[0]).toMatchObject({ locale: "ar", info: { name: "منى عادل" } });
  },
});

/** The same in the dark. */
export const Dark = meta.story({
  globals: { theme: "dark" },
  name: "CHECKOUT-5 CART-7 a visitor buys in the dark",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    await buy(shopper, meter, buyer);
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  },
});
