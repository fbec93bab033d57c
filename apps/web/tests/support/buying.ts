import { type Cart, parseCart } from "@shop/domain/cart/cart.ts";
import type { Page } from "playwright";

import { waitForHydration } from "./browser.ts";

/** The required billing data. */
export const buyer = { email: "mona@example.com", phone: "01012345678" } as const;

/** Loads an address and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** The cart link in the header, with its badge. */
export const cartLink = (page: Page) => page.getByRole("banner").locator('a[href$="/cart"]').first();

/** Adds the product of the open page to the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Add to cart|أضف إلى السلة)/ })
    .first()
    .click();
}

/** Fills in the required fields of the billing form. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.locator('input[name="email"]').fill(buyer.email);
  await page.locator('input[name="phone"]').fill(buyer.phone);
}

/** Waits for the confirmation of the order and returns the order number. */
export async function placedOrderNumber(page: Page): Promise<string> {
  const number = page.getByRole("main").locator("section[aria-labelledby='order-placed'] .figures");
  await number.waitFor();
  return number.innerText();
}

/** Reads the cart lines from local storage. */
export const storedCart = async (page: Page): Promise<Cart> =>
  parseCart(await page.evaluate(() => localStorage.getItem("shopping-cart")));

/** Intercepts the chat app, runs `send` and returns the URL of the chat that it opens. */
export async function openedChatUrl(page: Page, send: () => Promise<void>): Promise<URL> {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const [chat] = await Promise.all([page.context().waitForEvent("page"), send()]);
  await chat.waitForURL("https://wa.me/**");
  const address = new URL(chat.url());
  await chat.close();
  return address;
}
