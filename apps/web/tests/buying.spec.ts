import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { takenOver, withBrowser } from "./support/browser.ts";
import { addThis, buyer, cartLink, fillCheckout, keptCart, placedNumber, visit } from "./support/buying.ts";
import { focused, tabTo } from "./support/keyboard.ts";
import { withOwnShop } from "./support/own-shop.ts";

const shop = withOwnShop();
const reader = withBrowser(shop.address);

/** Letters of orders that earlier tests have placed. */
let ordered = 0;

describe("buying", () => {
  test("CART-7 CHECKOUT-1 CHECKOUT-5 CHECKOUT-9 from a product by cart and checkout to an order, with its number in sight", async () => {
    const page = await reader.open(await shop.plenty(0), { phone: true });
    await addThis(page);
    await cartLink(page).click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await page.getByRole("button", { name: /^One more of/ }).click();
    await page.locator('main a[href="/checkout"]:visible').last().click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await page.locator('input[name="email"]').fill(buyer.email);
    await page.locator('input[name="phone"]').fill("٠١٠ ١٢٣٤ ٥٦٧٨");
    await page.getByRole("button", { name: "Send order" }).click();
    const number = await placedNumber(page);
    expect(number).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await keptCart(page)).toEqual([]);
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);

    await page.reload();
    await takenOver(page);
    expect(await placedNumber(page)).toBe(number);
    await page.getByRole("link", { name: "See this order" }).click();
    await page.getByLabel("Phone that you ordered with").fill(buyer.phone);
    await page.getByRole("button", { name: "Find order" }).click();
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("received");
  });

  test("CHECKOUT-5 D-26 in Arabic on a phone", async () => {
    const page = await reader.open(`/ar${await shop.plenty()}`, { phone: true });
    await addThis(page);
    await cartLink(page).click();
    await page.waitForURL("**/ar/cart");
    await page.locator('main a[href="/ar/checkout"]:visible').last().click();
    await page.waitForURL("**/ar/checkout");
    await fillCheckout(page);
    await page.locator('form button[type="submit"], button[form]').last().click();
    expect(await placedNumber(page)).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(new URL(page.url()).pathname).toBe("/ar");
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });

  test("CART-8 an empty cart cannot be ordered", async () => {
    const page = await reader.open("/checkout");
    await page.getByRole("heading", { name: "Oops... You need to add product in your cart." }).waitFor();
    expect(await page.getByRole("button", { name: "Send order" }).count()).toBe(0);
  });

  test("CHECKOUT-2 CHECKOUT-3 CHECKOUT-4 faults are told and nothing is sent", async () => {
    const page = await reader.open(await shop.plenty(1), { expected: /sendMail/ });
    await addThis(page);
    await visit(page, "/checkout");
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/sendMail")) sent += 1;
    });
    const send = page.getByRole("button", { name: "Send order" });
    await send.click();
    await page.getByText("email and phone are required").waitFor();
    await page.getByLabel("Email").fill("mona@example");
    await send.click();
    await page.locator("form").getByText("please enter a vaild email").waitFor();
    await page.getByLabel("Email").fill(buyer.email);
    await page.getByLabel("Phone").fill("12");
    await send.click();
    await page.locator("form").getByText("Please Enter A Vaild Phone Number").waitFor();
    expect(sent).toBe(0);
    expect(await page.getByLabel("Email").inputValue()).toBe(buyer.email);
  });

  test("D-20 D-19 a price that changed meanwhile orders nothing until it is accepted", async () => {
    const page = await reader.open(await shop.plenty(2), { expected: /409/ });
    await addThis(page);
    await page.evaluate(() => {
      const [kept] = JSON.parse(localStorage.getItem("shopping-cart") ?? "[]");
      localStorage.setItem("shopping-cart", JSON.stringify([{ ...kept, price: "1.00" }]));
    });
    await visit(page, "/cart");
    await page.getByText(/The price changed from .1 EG/).waitFor();
    await visit(page, "/checkout");
    await fillCheckout(page);
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText(/Nothing was ordered yet/).waitFor();
    await page.getByRole("button", { name: "Accept the changes" }).click();
    await page.getByRole("button", { name: "Send order" }).click();
    await placedNumber(page);
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });
});

describe("with the keyboard alone", () => {
  test("CART-7 CHECKOUT-1 from a product to an order", async () => {
    const page = await reader.open(await shop.plenty());
    await tabTo(page, /^One more$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Add to cart/);
    await page.keyboard.press("Enter");
    await visit(page, "/cart");
    await tabTo(page, /^One less of/);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await keptCart(page)).map(({ qty }) => qty)).toEqual([1]);
    await tabTo(page, /^Order$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await tabTo(page, /^Email/);
    await page.keyboard.press("Enter");
    // Faults put the focus into the first faulty field.
    await page.getByText("email and phone are required").waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Email/);
    await page.keyboard.type(buyer.email);
    await tabTo(page, /^Phone/);
    await page.keyboard.type(buyer.phone);
    await page.keyboard.press("Enter");
    await placedNumber(page);
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });
});

/** Sends the order of the checkout that is open: it comes through, and its answer is lost. */
async function orderWithoutAnswer(page: Page): Promise<void> {
  await fillCheckout(page);
  await page.route(
    "**/sendMail",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByText(/sending it again never orders twice/).waitFor();
}

describe("ordering over a bad network", () => {
  test("CHECKOUT-6 without a network cart and form stay, also over a reload, and one order comes of it", async () => {
    const page = await reader.open(await shop.plenty(3), { expected: /ERR_|Failed to load/ });
    await addThis(page);
    await visit(page, "/checkout");
    await fillCheckout(page);
    await page.getByLabel("Note").fill("Call after six");
    await page.getByRole("button", { name: "Send order" }).hover();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText("Oops something wrong please try again").waitFor();
    expect(await page.getByText("No Response Try again later.").isVisible()).toBe(true);
    expect(await keptCart(page)).toHaveLength(1);
    await page.context().setOffline(false);
    await page.reload();
    await takenOver(page);
    expect(await page.getByLabel("Note").inputValue()).toBe("Call after six");
    await page.getByRole("button", { name: "Send order" }).click();
    await placedNumber(page);
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });

  test("D-22 an order whose answer was lost is not made again, in a new tab either", async () => {
    const page = await reader.open(await shop.plenty(4), { expected: /ERR_|Failed to load/ });
    await addThis(page);
    await visit(page, "/checkout");
    await orderWithoutAnswer(page);
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);

    const tab = await page.context().newPage();
    await page.close();
    await visit(tab, "/checkout");
    await fillCheckout(tab);
    await tab.getByRole("button", { name: "Send order" }).click();
    await placedNumber(tab);
    expect(await keptCart(tab)).toEqual([]);
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });

  test("D-22 what was changed after a lost answer is told from what was ordered", async () => {
    const page = await reader.open(await shop.plenty(5), { expected: /ERR_|Failed to load|409/ });
    await addThis(page);
    await visit(page, "/checkout");
    await orderWithoutAnswer(page);
    await page.getByLabel("Note").fill("Ring twice");
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText(/had come through/).waitFor();
    await page.getByRole("button", { name: "Empty the cart" }).click();
    await page.getByRole("heading", { name: "Oops... You need to add product in your cart." }).waitFor();
    ordered += 1;
    expect(await shop.mailsOf(ordered)).toBe(ordered * 2);
  });
});
