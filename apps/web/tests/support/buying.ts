import type { Page } from "playwright";

import { takenOver } from "./browser.ts";

/** What a buyer enters. */
export const buyer = { email: "mona@example.com", phone: "01012345678" } as const;

/** Opens a page by its address and waits until the shop's script runs. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** The link to the cart in the header, with its badge. */
export const cartLink = (page: Page) => page.getByRole("banner").locator('a[href$="/cart"]').first();

/** Puts the product of the page that is open in the cart. */
export async function addThis(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Add to cart|أضف إلى السلة)/ })
    .first()
    .click();
}

/** Fills the billing form as far as it must be. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.locator('input[name="email"]').fill(buyer.email);
  await page.locator('input[name="phone"]').fill(buyer.phone);
}

/** The number in the message that an order was taken; waits for it. */
export async function placedNumber(page: Page): Promise<string> {
  const number = page.getByRole("main").locator("section[aria-labelledby='order-placed'] .figures");
  await number.waitFor();
  return number.innerText();
}

/** The lines of the cart that the browser keeps. */
export const keptCart = (page: Page): Promise<{ readonly id: number; readonly qty: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("shopping-cart") ?? "[]"));

/** Answers the chat app's address itself, and gives what a message that opens there says. */
export async function chatMessage(page: Page, send: () => Promise<void>): Promise<URL> {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const [chat] = await Promise.all([page.context().waitForEvent("page"), send()]);
  await chat.waitForURL("https://wa.me/**");
  const address = new URL(chat.url());
  await chat.close();
  return address;
}
