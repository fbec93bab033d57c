import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { plural } from "@shop/i18n/plural.ts";
import { expect, screen, waitFor } from "storybook/test";

import { frame } from "./frame.ts";
import { expectNotice } from "./notice.ts";
import { longTimeout, type Shopper } from "./shopper.tsx";

/** The number of the first order in a new mock shop. */
export const FIRST_ORDER = "3333-3333";

/** The required billing data. */
export const buyer = { email: "mona@example.com", phone: "01012345678" };

/** Waits for an address, given in its English form. */
export async function waitForAddress({ browser, locale }: Shopper, address: string): Promise<void> {
  await waitFor(() => expect(browser.address()).toBe(localAddress(address, locale)), longTimeout);
  await frame(address);
}

/** The label of a required field. */
export const requiredLabel = (label: string): string => `${label}*`;

/** The label of an optional field. */
const optionalLabel = ({ texts }: Shopper, label: string): string => `${label} (${texts.checkout.optional})`;

/** The label of a field that only an order by chat needs. */
export const optionalByFormLabel = ({ texts }: Shopper, label: string): string =>
  `${label} (${texts.checkout.optionalByForm})`;

/** Opens a product from the list of all products. */
export async function openProduct({ click, find, texts, locale }: Shopper, product: Product): Promise<void> {
  const name = localName(product, locale);
  await click("link", texts.common.products);
  await find("heading", texts.products.products);
  await click("link", name);
  await screen.findByRole("heading", { level: 1, name }, longTimeout);
  await frame(name);
}

/** Adds a quantity of the open product to the cart. */
export async function addToCart({ click, texts, userEvent, find }: Shopper, pieces: number): Promise<void> {
  const more = await find("button", texts.products.increase);
  for (let piece = 1; piece < pieces; piece += 1) await userEvent.click(more);
  await click("button", new RegExp(`^${texts.products.addToCart}`));
  await expectNotice({ tone: "success", title: texts.products.addedToCart, durationMs: 1000 });
}

/** Opens the cart from the header's link, whose name contains the number of pieces, and continues to the checkout. */
export async function checkOut({ click, find, texts, locale }: Shopper, pieces: number): Promise<void> {
  await click("link", plural(locale, pieces, texts.common.cartWith));
  await find("heading", texts.carts.title);
  await frame(texts.carts.title);
  await click("link", texts.carts.order);
  await find("heading", texts.checkout.title);
}

/** Fills in the billing form. */
export async function enterBilling(shopper: Shopper, info: Partial<CheckoutInfo>): Promise<void> {
  const { checkout } = shopper.texts;
  for (const name of ["name", "address1"] as const) {
    if (info[name]) await shopper.enter(optionalByFormLabel(shopper, checkout[name]), info[name]);
  }
  for (const name of ["address2", "note"] as const) {
    if (info[name]) await shopper.enter(optionalLabel(shopper, checkout[name]), info[name]);
  }
  for (const name of ["email", "phone"] as const) {
    if (info[name]) await shopper.enter(requiredLabel(checkout[name]), info[name]);
  }
  await frame(checkout.title);
}

/** Submits the order and expects the notice, the home page with the order number, and an empty cart. */
export async function order(shopper: Shopper, number: string = FIRST_ORDER): Promise<void> {
  const { browser, click, find, texts } = shopper;
  const { title, footer } = texts.notices.orderSent;
  await click("button", texts.checkout.send);
  await expectNotice({ tone: "success", title: title.replace("{number}", number), footer, durationMs: 1000 });
  const placed = await find("region", new RegExp(number));
  await expect(placed).toHaveTextContent(texts.checkout.placed.replace("{number}", number));
  await expect(placed).toHaveTextContent(texts.checkout.placedHint);
  await waitForAddress(shopper, pages.home);
  await find("link", texts.common.cart);
  await expect(browser.local.getItem("shopping-cart")).toBe("[]");
}

/** Buys two pieces of a product, starting from any page. */
export async function buy(shopper: Shopper, product: Product, info: Partial<CheckoutInfo>): Promise<void> {
  await openProduct(shopper, product);
  await addToCart(shopper, 2);
  await checkOut(shopper, 2);
  await enterBilling(shopper, info);
  await order(shopper);
}
