import { describe, expect, test } from "vitest";

import { takenOver, withBrowser } from "./support/browser.ts";

const reader = withBrowser();

const addFirst = { name: /^Add to cart/ };

describe("the cart in the header", () => {
  test("CART-5 CART-6 adding counts the pieces and says so for a second", async () => {
    const page = await reader.open("/products");
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i }).first();
    expect(await cart.getAttribute("aria-label")).toBe("cart");
    const add = page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first();
    await add.click();
    const notice = page.getByText("Added To Cart Successfully");
    await notice.waitFor();
    const shown = Date.now();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 1 item");
    // The pointer rests on the button: a notice waits while it is pointed at.
    await notice.waitFor({ state: "detached" });
    expect(Date.now() - shown).toBeGreaterThan(700);
    expect(Date.now() - shown).toBeLessThan(2500);
    await add.click();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 2 items");
  });

  test("CART-4 the cart is kept under 'shopping-cart' and read again at start; damaged content is dropped", async () => {
    const page = await reader.open("/products");
    await page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first().click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("shopping-cart") ?? "null"));
    expect(Object.keys(kept[0]).toSorted()).toEqual(["id", "image", "name", "price", "qty"]);
    const cart = page.getByRole("banner").getByRole("link", { name: /cart/i }).first();
    await page.reload();
    await expect.poll(() => cart.getAttribute("aria-label")).toBe("cart, 1 item");
    await page.evaluate(() => localStorage.setItem("shopping-cart", '[{"id":"x"},{'));
    await page.reload();
    await takenOver(page);
    expect(await cart.getAttribute("aria-label")).toBe("cart");
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  });

  test("CART-9 two tabs of the shop show the same cart", async () => {
    const one = await reader.open("/products");
    const two = await one.context().newPage();
    await two.goto("/ar");
    await takenOver(two);
    await one.getByRole("main").getByRole("button", addFirst).and(one.locator(":enabled")).first().click();
    const cart = two.getByRole("banner").locator('a[href="/ar/cart"]').first();
    await expect.poll(() => cart.innerText()).toBe("1");
  });

  test("CART-1 the quantity that a product's page shows is what is added", async () => {
    const page = await reader.open("/products");
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

  test("ROUTE-1 the server's page holds nobody's cart", async () => {
    const page = await reader.open("/products");
    await page.getByRole("main").getByRole("button", addFirst).and(page.locator(":enabled")).first().click();
    const html = await page.evaluate(async () => (await fetch(location.href)).text());
    expect(html).toContain('aria-label="cart"');
  });
});
