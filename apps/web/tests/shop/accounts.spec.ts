import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { waitForHydration, setupBrowser } from "../support/browser.ts";
import { addToCart, placedOrderNumber, visit } from "../support/buying.ts";
import { noticeShown, recordNotices } from "../support/notices.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const PASSWORD = "a long secret";

const logoutButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "logout" });
const loginLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "login" });

const stores = (page: Page) =>
  page.evaluate(() => ({
    local: ["user", "token"].filter((key) => localStorage.getItem(key) !== null),
    session: ["user", "token"].filter((key) => sessionStorage.getItem(key) !== null),
  }));

async function signUp(page: Page, email: string): Promise<void> {
  await visit(page, "/signup");
  await page.getByLabel("Name").fill("Mona Adel");
  await page.getByLabel("Email").fill(email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByLabel("Phone").fill("01012345678");
  await page.locator('input[name="address1"]').fill("14 Station Street");
  await page.getByRole("button", { name: "Sign up" }).click();
}

async function logIn(page: Page, email: string, { remember = false } = {}): Promise<void> {
  await visit(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  if (remember) await page.getByLabel("Remember me").check();
  await page.getByRole("main").getByRole("button", { name: "login" }).click();
}

async function logOut(page: Page): Promise<void> {
  await logoutButton(page).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
  await dialog.getByText("logged out?").waitFor();
  await dialog.getByRole("button", { name: "Yes, logout" }).click();
  await noticeShown(page, "logged out");
}

/** Waits until no resource has finished loading for half a second; the load state `networkidle` fires once per document only. */
const resourcesLoaded = (page: Page) =>
  page.waitForFunction(
    () => {
      const { resourceCount } = document.documentElement.dataset;
      const count = String(performance.getEntriesByType("resource").length);
      document.documentElement.dataset["resourceCount"] = count;
      return count === resourceCount;
    },
    undefined,
    { polling: 500 },
  );

describe("accounts", () => {
  test("D-125 a shopper changes data and password, and deletes the account", async () => {
    const page = await browser.open("/account", { expected: /401/ });
    await page.getByRole("main").getByRole("link", { name: "Log in" }).waitFor();
    await signUp(page, "nadia@example.com");
    await logoutButton(page).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "My orders" }).click();
    await page.getByRole("main").getByRole("link", { name: "My account" }).click();
    await page.getByLabel("Phone").fill("01099887766");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("01099887766");

    await page.getByLabel("Present password").fill(PASSWORD);
    await page.getByLabel("New password").fill("three long words");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password is changed.").waitFor();

    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.locator('input[name="password"]').fill("three long words");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await loginLink(page).waitFor();
    expect(await stores(page)).toEqual({ local: [], session: [] });
    await visit(page, "/login");
    await page.getByLabel("Email").fill("nadia@example.com");
    await page.locator('input[name="password"]').fill("three long words");
    await page.getByRole("main").getByRole("button", { name: "login" }).click();
    await noticeShown(page, "Oops.. something wrong please try again");
  });

  test("SIGNUP-4 SESSION-2 SESSION-3 sign up, log out", async () => {
    const page = await browser.open("/signup", { phone: true });
    await signUp(page, "mona@example.com");
    await noticeShown(page, "Account Created Successfully");
    expect(await page.getByText("Enjoy with your shopping now.").isVisible()).toBe(true);
    await logoutButton(page).waitFor();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await stores(page)).toEqual({ local: [], session: ["user", "token"] });
    const token = await page.evaluate(() => sessionStorage.getItem("token"));
    await logOut(page);
    await loginLink(page).waitFor();
    expect(await stores(page)).toEqual({ local: [], session: [] });
    await expect
      .poll(async () => {
        const answer = await fetch(`${shop.address()}/backend/public/api/User/me`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return answer.status;
      })
      .toBe(401);
  });

  test("LOGIN-1 LOGIN-3 SESSION-1 SESSION-5 with remember-me the login outlives the tab, otherwise it does not", async () => {
    const page = await browser.open("/");
    await signUp(page, "Omar@Example.com");
    await logoutButton(page).waitFor();
    await logOut(page);

    await logIn(page, "omar@example.com", { remember: true });
    await noticeShown(page, "successfully loged In");
    expect(await stores(page)).toEqual({ local: ["user", "token"], session: [] });
    expect(new URL(page.url()).pathname).toBe("/");
    const tab = await page.context().newPage();
    await recordNotices(tab);
    await visit(tab, "/products");
    await logoutButton(tab).waitFor();
    await logOut(tab);
    await loginLink(page).waitFor();

    await logIn(page, "omar@example.com");
    await logoutButton(page).waitFor();
    expect(await stores(page)).toEqual({ local: [], session: ["user", "token"] });
    await page.reload();
    await waitForHydration(page);
    await logoutButton(page).waitFor();
    await visit(tab, "/products");
    await loginLink(tab).waitFor();
  });

  test("LOGIN-1 the login page does not stay in the history", async () => {
    const page = await browser.open("/products");
    await signUp(page, "history@example.com");
    await logoutButton(page).waitFor();
    // The session starts before the navigation home has ended.
    await page.waitForURL((url) => url.pathname === "/");
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/products");
  });

  test("D-49 without a mail server a forgotten password leads to the shop's chat", async () => {
    const page = await browser.open("/login", { phone: true });
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    const chat = page.getByRole("main").getByRole("link", { name: "Ask on WhatsApp" });
    const { hostname, searchParams } = new URL((await chat.getAttribute("href")) ?? "");
    expect([hostname, searchParams.get("text")]).toEqual([
      "wa.me",
      "Hello, I have forgotten the password of my account and need a new one.",
    ]);
    expect(await page.getByRole("main").getByRole("textbox").count()).toBe(0);
  });

  test("SESSION-4 logout clears the browser's storage when the shop does not respond", async () => {
    const page = await browser.open("/", { expected: /ERR_|Failed to load/ });
    await signUp(page, "offline@example.com");
    await logoutButton(page).waitFor();
    await page.waitForURL((url) => url.pathname === "/");
    await resourcesLoaded(page);
    await page.context().setOffline(true);
    await logOut(page);
    await loginLink(page).waitFor();
    expect(await stores(page)).toEqual({ local: [], session: [] });
  });

  test("D-26 the sign-up form keeps its entries in Arabic, except the password", async () => {
    const page = await browser.open("/signup", { phone: true });
    await page.getByLabel("Name").fill("منى عادل");
    await page.getByLabel("Email").fill("mona@example.com");
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("**/ar/signup");
    await waitForHydration(page);
    const values = async () =>
      Promise.all((await page.locator("main input").all()).map((field) => field.inputValue()));
    await expect.poll(values).toEqual(["منى عادل", "mona@example.com", "", "", "", ""]);
  });

  test("D-34 a signed-in buyer's form is prefilled and the order is listed; a visitor looks it up by its number", async () => {
    const page = await browser.open("/", { expected: /401/ });
    await signUp(page, "buyer@example.com");
    await logoutButton(page).waitFor();
    await visit(page, await shop.productInStock());
    await addToCart(page);
    await visit(page, "/checkout");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("buyer@example.com");
    expect(await page.getByLabel("Name").inputValue()).toBe("Mona Adel");
    expect(await page.getByLabel("Phone").inputValue()).toBe("01012345678");
    await page.getByRole("button", { name: "Send order" }).click();
    const number = await placedOrderNumber(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "my orders" }).click();
    await page.getByRole("heading", { level: 1, name: "My orders" }).waitFor();
    await page.getByRole("main").getByText(number).waitFor();

    await page.evaluate(() => sessionStorage.setItem("token", "no longer good"));
    await page.reload();
    await page.getByText("Your login has ended. Log in again to see your orders.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Find an order" }).waitFor();
    expect(await stores(page)).toEqual({ local: [], session: [] });

    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Phone that you ordered with").fill("\u202A+20 101 234 5678\u202C");
    await page.getByRole("button", { name: "Find order" }).click();
    await page.getByRole("heading", { level: 2, name: number }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 2, name: number }).isVisible()).toBe(true);
    expect(await page.locator("button:visible, input:visible").count()).toBe(0);
  });

  test("CHECKOUT-3 CHECKOUT-4 what a sign-up takes and no order does is marked at the checkout before anything is sent", async () => {
    const page = await browser.open("/signup");
    await page.getByLabel("Name").fill("Mona Adel");
    await page.getByLabel("Email").fill("mona");
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByLabel("Phone").fill("12345");
    await page.getByRole("button", { name: "Sign up" }).click();
    await noticeShown(page, "Account Created Successfully");
    await visit(page, await shop.productInStock());
    await addToCart(page);
    await visit(page, "/checkout");
    await page.getByText("please enter a vaild email").waitFor();
    expect(await page.getByText("Please Enter A Vaild Phone Number").isVisible()).toBe(true);
  });

  test("SESSION-2 D-34 fields that a visitor left empty at the checkout are prefilled after login, and logout clears the draft", async () => {
    const page = await browser.open("/");
    await signUp(page, "later@example.com");
    await logOut(page);
    await visit(page, await shop.productInStock());
    await addToCart(page);
    await visit(page, "/checkout");
    await page.getByLabel("Note").fill("Call after six");
    await logIn(page, "later@example.com");
    await logoutButton(page).waitFor();
    await visit(page, "/checkout");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Mona Adel");
    expect(await page.getByLabel("Note").inputValue()).toBe("Call after six");
    await logOut(page);
    await visit(page, "/checkout");
    await page.getByRole("button", { name: "Send order" }).waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("");
    expect(await page.getByLabel("Note").inputValue()).toBe("");
  });
});
