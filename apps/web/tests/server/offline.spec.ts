import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { setupBrowser, waitForHydration } from "../support/browser.ts";
import { cartLink, storedCart } from "../support/buying.ts";
import { scripts } from "../support/scripts.ts";

const browser = setupBrowser();

/** What a browser reports for requests without a network. */
const expected = /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|Failed to fetch dynamically/;

describe("without a network", () => {
  test("CART-7 the page says 'offline', the cart opens and can be changed, and the note goes with the network", async () => {
    const page = await browser.open("/products", { phone: true, expected });
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(async () => (await storedCart(page)).length).toBe(1);
    // The cart's page and texts are loaded while there is a network.
    await scripts(page, "cart-", 2);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const note = page.getByText(/^You are offline/);
    await note.waitFor();
    await cartLink(page).click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await page.getByRole("button", { name: /^One more of/ }).click();
    await expect.poll(async () => (await storedCart(page)).map(({ qty }) => qty)).toEqual([2]);
    await page.context().setOffline(false);
    await note.waitFor({ state: "detached" });
  });

  test("a control whose code cannot be loaded says so, in a styled notice", async () => {
    const page = await browser.open("/blogs", { phone: true, expected });
    await scripts(page, "toast-view", 1);
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Search products" }).click();
    const notice = page.locator("[data-tone]");
    await notice.waitFor();
    expect(await notice.innerText()).toContain("Check your connection");
  });

  test("a page that could not be loaded is loaded once the network is back", async () => {
    const page = await browser.open("/blogs", { expected });
    await scripts(page, "toast-view", 1);
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "products" }).click();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  });
});

/** Waits until the worker has stored the page of an address, and what that names. */
async function isKept(page: Page, address: string): Promise<void> {
  const missing = () =>
    page.evaluate(async (one) => {
      const kept = await caches.match(one);
      if (!kept) return [one];
      const named = Array.from((await kept.text()).matchAll(/\/assets\/[\w.~-]+/g), ([asset]) => asset);
      const found = await Promise.all(named.map((asset) => caches.match(asset)));
      return named.filter((_, at) => !found[at]);
    }, address);
  await expect.poll(missing).toEqual([]);
}

/** Requests beside the page fail without a network. */
const withWorker = { worker: true, expected: /ERR_INTERNET_DISCONNECTED|Failed to|ERR_FAILED|no-response/ };

describe("D-114 without a network, with the service worker", () => {
  test.each([
    ["", "Products", "Cart", "You are offline."],
    ["/ar", "المنتجات", "سلة المشتريات", "أنت غير متصل بالإنترنت."],
  ])(
    "visited pages of %s/ and the cart open again, another page says so",
    async (language, products, cart, says) => {
      const page = await browser.open(`${language}/products`, withWorker);
      await page
        .getByRole("main")
        .getByRole("button")
        .filter({ hasText: /Add to cart|أضف/ })
        .first()
        .click();
      await expect.poll(async () => (await storedCart(page)).length).toBe(1);
      await isKept(page, `${language}/products`);
      await isKept(page, `${language}/cart`);
      // By a link, which loads no document.
      const link = page
        .getByRole("main")
        .getByRole("link", { name: /^(?!.*(?:cart|سلة)).{12,}/ })
        .first();
      const name = (await link.textContent())?.trim() ?? "";
      await link.click();
      await page.waitForURL(`**${language}/product/*`);
      const product = page.url();
      // The address changes before the page does.
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await isKept(page, product);
      await page.waitForLoadState("networkidle");

      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.goto(`${language}/products`);
      await page.getByRole("heading", { level: 1, name: products }).waitFor();
      await waitForHydration(page);
      await cartLink(page).click();
      await page.getByRole("heading", { level: 1, name: cart }).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: cart }).waitFor();
      await page.goto(`${language}/blogs`);
      await page.getByRole("heading", { level: 1, name: says }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole("main").getByRole("link").nth(1).click();
      await expect.poll(() => page.getByRole("contentinfo").count()).toBe(1);
    },
  );

  test("nothing of the dashboard and nothing personal is stored", async () => {
    const page = await browser.open("/login", { ...withWorker, expected: /40[14]/ });
    await isKept(page, "/login");
    await page.goto("/admin-login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto("/orders");
    await isKept(page, "/orders");
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toContain("/login");
    expect(stored.filter((path) => /admin|\/dash|\/User|\/orders\/|\/carts\//.test(path))).toEqual([]);
  });
});
