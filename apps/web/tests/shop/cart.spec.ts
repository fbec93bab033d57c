import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { waitForHydration, setupBrowser } from "../support/browser.ts";
import { storedCart } from "../support/buying.ts";
import { noticeDuration } from "../support/notices.ts";

const browser = setupBrowser();

const addFirst = { name: /^Add to cart/ };

describe("the cart in the header", () => {
  test("CART-6 CART-2 CART-5 adding a product updates the badge and shows a notice for a second", async () => {
    const page = await browser.open("/products");
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i }).first();
    expect(await cart.getAttribute("aria-label")).toBe("cart");
    const add = page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first();
    await add.click();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 1 item");
    // The pointer stays on the button: a notice is not dismissed while it is hovered.
    const duration = await noticeDuration(page, "Added To Cart Successfully");
    expect(duration).toBeGreaterThan(900);
    expect(duration).toBeLessThan(2500);
    await add.click();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 2 items");
    expect((await storedCart(page)).map(({ qty }) => qty)).toEqual([2]);
  });

  test("CART-4 the cart is stored under 'shopping-cart' and restored on load; damaged content is dropped", async () => {
    const page = await browser.open("/products");
    await page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first().click();
    const text = await page.evaluate(() => localStorage.getItem("shopping-cart"));
    const kept = v.parse(v.array(v.record(v.string(), v.unknown())), JSON.parse(text ?? "null"));
    expect(kept.map((line) => Object.keys(line).toSorted())).toEqual([
      ["id", "image", "name", "price", "qty"],
    ]);
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i }).first();
    await page.reload();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 1 item");
    await page.evaluate(() => localStorage.setItem("shopping-cart", '[{"id":"x"},{'));
    await page.reload();
    await waitForHydration(page);
    expect(await cart.getAttribute("aria-label")).toBe("cart");
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  });

  test("CART-9 two tabs of the shop show the same cart", async () => {
    const one = await browser.open("/products");
    const two = await one.context().newPage();
    await two.goto("/ar");
    await waitForHydration(two);
    await one.getByRole("main").getByRole("button", addFirst).and(one.locator(":enabled")).first().click();
    const cart = two.getByRole("banner").locator('a[href="/ar/cart"]').first();
    await expect.poll(() => cart.innerText()).toBe("1");
  });

  test("CART-1 the quantity on a product's page is added to the cart", async () => {
    const page = await browser.open("/products");
    const card = page
      .getByRole("main")
      .locator("li:has(h2)")
      .filter({ has: page.locator("button:enabled") })
      .first();
    await card.getByRole("link").first().click();
    await page.waitForURL("**/product/*");
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("main").getByRole("button", addFirst).click();
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i }).first();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 2 items");
  });

  test("the server-rendered page contains no cart", async () => {
    const page = await browser.open("/products");
    await page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first().click();
    const html = await page.evaluate(async () => (await fetch(location.href)).text());
    expect(html).toContain('aria-label="cart"');
  });
});
