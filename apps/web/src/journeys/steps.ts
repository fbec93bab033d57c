import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { localName } from "@shop/contract/locale.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import { plural } from "@shop/i18n/plural.ts";
import { expect, screen, waitFor } from "storybook/test";

import { expectNotice } from "./notice.ts";
import { patiently, type Shopper } from "./shopper.tsx";

/** The number that a fresh mock shop gives its first order. */
export const FIRST_ORDER = "3333-3333";

/** What an order needs of its buyer. */
export const buyer = { email: "mona@example.com", phone: "01012345678" };

/** Waits until the shopper is at a page, given by its English address. */
export const arrivesAt = ({ browser, locale }: Shopper, address: string): Promise<void> =>
  waitFor(() => expect(browser.address()).toBe(localAddress(address, locale)), patiently);

/** How a required field is labelled. */
export const required = (label: string): string => `${label}*`;

/** How a field that may stay empty is labelled. */
export const optional = ({ texts }: Shopper, label: string): string =>
  `${label} (${texts.checkout.optional})`;

/** Opens a product out of the list of all products. */
export async function openProduct({ click, find, texts, locale }: Shopper, product: Product): Promise<void> {
  const name = localName(product, locale);
  await click("link", texts.common.products);
  await find("heading", texts.catalogue.products);
  await click("link", name);
  await screen.findByRole("heading", { level: 1, name }, patiently);
}

/** Adds what the product's page shows, some pieces of it, to the cart. */
export async function addToCart({ click, texts, userEvent, find }: Shopper, pieces: number): Promise<void> {
  const more = await find("button", texts.catalogue.increase);
  for (let piece = 1; piece < pieces; piece += 1) await userEvent.click(more);
  await click("button", new RegExp(`^${texts.common.addToCart}`));
  await expectNotice({ tone: "success", title: texts.common.addedToCart, durationMs: 1000 });
}

/** Opens the checkout by way of the cart, out of the header's link, which tells how many pieces are in it. */
export async function checkOut({ click, find, texts, locale }: Shopper, pieces: number): Promise<void> {
  await click("link", plural(locale, pieces, texts.common.cartWith));
  await find("heading", texts.cart.title);
  await click("link", texts.cart.order);
  await find("heading", texts.checkout.title);
}

/** Fills the billing form. */
export async function enterBilling(shopper: Shopper, info: Partial<CheckoutInfo>): Promise<void> {
  const { checkout } = shopper.texts;
  for (const name of ["name", "address1", "address2", "note"] as const) {
    if (info[name]) await shopper.enter(optional(shopper, checkout[name]), info[name]);
  }
  for (const name of ["email", "phone"] as const) {
    if (info[name]) await shopper.enter(required(checkout[name]), info[name]);
  }
}

/** Sends the order and holds what a shopper sees who has ordered: home, the number in sight, the cart empty. */
export async function order(shopper: Shopper, number: string = FIRST_ORDER): Promise<void> {
  const { browser, click, find, texts } = shopper;
  const { title, footer } = texts.notices.orderSent;
  await click("button", texts.checkout.send);
  await expectNotice({ tone: "success", title: title.replace("{number}", number), footer, durationMs: 1000 });
  const placed = await find("region", new RegExp(number));
  await expect(placed).toHaveTextContent(texts.checkout.placed.replace("{number}", number));
  await expect(placed).toHaveTextContent(texts.checkout.placedHint);
  await arrivesAt(shopper, pages.home);
  await find("link", texts.common.cart);
  await expect(browser.local.getItem("shopping-cart")).toBe("[]");
}

/** Buys a product from the page that the shopper is at to the number of the order. */
export async function buy(shopper: Shopper, product: Product, info: Partial<CheckoutInfo>): Promise<void> {
  await openProduct(shopper, product);
  await addToCart(shopper, 2);
  await checkOut(shopper, 2);
  await enterBilling(shopper, info);
  await order(shopper);
}
