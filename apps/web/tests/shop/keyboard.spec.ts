import { describe, expect, test } from "vitest";

import { setupBrowser } from "../support/browser.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { noticeShown } from "../support/notices.ts";

const browser = setupBrowser();

describe("with the keyboard alone", () => {
  test("the first tab stop skips to the content", async () => {
    const page = await browser.open("/products");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(
      true,
    );
  });

  test("the heading that a navigation focuses has a ring only where the keyboard navigated", async () => {
    const page = await browser.open("/products", { phone: true });
    const product = page.getByRole("main").locator("li a").first();
    const hasRing = async () => {
      await page.waitForURL("**/product/*");
      await page.waitForFunction(() => document.activeElement?.tagName === "H1");
      return page.evaluate(() => document.activeElement?.matches(":focus-visible"));
    };
    await product.click();
    expect(await hasRing()).toBe(false);
    await page.goBack();
    // The URL changes before the list is rendered: until then the focused heading is the product's.
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    await product.focus();
    await page.keyboard.press("Enter");
    expect(await hasRing()).toBe(true);
  });

  test("LIST-6 CART-6 a product is reached from the header and added to the cart", async () => {
    const page = await browser.open("/");
    await tabTo(page, /^products$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/products");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await tabTo(page, /^Add to cart/);
    const name = await page.evaluate(
      () => document.activeElement?.closest("li")?.querySelector("h2")?.innerText,
    );
    await page.keyboard.press("Enter");
    await noticeShown(page, "Added To Cart Successfully");
    const cart = page.getByRole("banner").getByRole("link", { name: "cart, 1 item" });
    await cart.waitFor();
    const stored = await page.evaluate(() => localStorage.getItem("shopping-cart"));
    expect(stored).toContain(JSON.stringify(name));
  });

  test("SEARCH-5 the search overlay opens, a result is chosen with the arrow keys, and it closes", async () => {
    const page = await browser.open("/blogs");
    await tabTo(page, /^Search products$/);
    await page.keyboard.type("m");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.type("ultimeter");
    await dialog.getByRole("link").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/product/*");
    await dialog.waitFor({ state: "detached" });
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("D-63 the menu of categories opens, gives the focus back, closes with Back, and its links work", async () => {
    const page = await browser.open("/blogs");
    await tabTo(page, /^product categories$/i);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "product categories" });
    await menu.getByRole("link", { name: "Digital multimeters" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    const focused = page.locator(":focus");
    expect(await focused.getAttribute("href")).toBe("/categories");
    await page.keyboard.press("Enter");
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: "detached" });
    expect(await page.evaluate(() => location.pathname)).toBe("/blogs");
    await focused.press("Enter");
    await tabTo(page, /^Digital multimeters$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/category/*?sub=*");
    await menu.waitFor({ state: "detached" });
    const found = page.getByRole("main").getByRole("link", { name: /multimeter/ });
    await expect.poll(() => found.count()).toBeGreaterThan(5);
  });

  test("HEADER-2 on a phone the menu opens, closes with Escape, and its links work", async () => {
    const page = await browser.open("/", { phone: true });
    await tabTo(page, /^menu$/i);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: /menu/i });
    await menu.getByRole("link", { name: /about us/i }).waitFor();
    await page.keyboard.press("Escape");
    expect(await menu.getByRole("link", { name: /about us/i }).isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await tabTo(page, /^about us$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/aboutus");
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  });
});
