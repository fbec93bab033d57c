import type { Page } from "playwright";
import { expect, test } from "vitest";

import { setupBrowser } from "../support/browser.ts";
import { addToCart, fillCheckout, placedOrderNumber, storedCart, visit } from "../support/buying.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const EMAIL = "mona.kept@example.com";
const PASSWORD = "a long secret";

async function signUp(page: Page): Promise<void> {
  await visit(page, "/signup");
  await page.getByLabel("Name").fill("Mona Adel");
  await page.getByLabel("Email").fill(EMAIL);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
}

test("D-128 a shopper keeps an address and a cart, and finds both on a second device", async () => {
  const page = await browser.open("/");
  await signUp(page);
  await visit(page, "/account");
  const addresses = page.getByRole("region", { name: "Addresses" });
  await addresses.getByRole("button", { name: "Add an address" }).click();
  await addresses.getByLabel(/^Name/).fill("Mona Adel");
  await addresses.getByLabel("Governorate").selectOption("EG-C");
  await addresses.getByLabel(/^Address/).fill("14 Falaki Street");
  await addresses.getByLabel(/^Phone/).fill("010 1234 5678");
  await addresses.getByRole("button", { name: "Save" }).click();
  await addresses.getByText("default", { exact: true }).waitFor();

  await visit(page, await shop.productInStock());
  await addToCart(page);
  await visit(page, "/cart");
  await page.getByRole("button", { name: "Keep this cart" }).click();
  await page.getByLabel(/^Name/).fill("Workshop");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Kept in your account.").waitFor();

  const second = await browser.open("/login");
  await second.getByLabel("Email").fill(EMAIL);
  await second.locator('input[name="password"]').fill(PASSWORD);
  await second.getByRole("main").getByRole("button", { name: "login" }).click();
  await second.waitForURL(({ pathname }) => pathname === "/");
  await visit(second, "/account");
  await second
    .getByRole("region", { name: "Kept carts and lists" })
    .getByRole("link", { name: "Workshop" })
    .click();
  await second.getByRole("heading", { level: 1, name: "Workshop" }).waitFor();
  await second.getByRole("button", { name: "Put all in my cart" }).click();
  await second.waitForURL("**/cart");
  expect(await storedCart(second)).toEqual(await storedCart(page));

  await visit(second, "/checkout");
  await expect.poll(() => second.locator('input[name="address1"]').inputValue()).toBe("14 Falaki Street");
  await second.getByLabel("Your addresses").waitFor();
  await fillCheckout(second);
  await second.getByRole("button", { name: "Send order" }).click();
  await placedOrderNumber(second);
});
