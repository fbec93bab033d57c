import { describe, expect, test } from "vitest";

import { withBrowser } from "./support/browser.ts";
import { focused, tabTo } from "./support/keyboard.ts";

const reader = withBrowser();

describe("with the keyboard alone", () => {
  test("ROUTE-1 the first stop skips to the content", async () => {
    const page = await reader.open("/products");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(
      true,
    );
  });

  test("LIST-6 CART-6 from the header to a product and into the cart", async () => {
    const page = await reader.open("/");
    await tabTo(page, /^products$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/products");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await tabTo(page, /^Add to cart/);
    const name = await page.evaluate(
      () => document.activeElement?.closest("li")?.querySelector("h2")?.innerText,
    );
    await page.keyboard.press("Enter");
    await page.getByText("Added To Cart Successfully").waitFor();
    const cart = page.getByRole("banner").getByRole("link", { name: "cart, 1 item" });
    await cart.waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("shopping-cart"));
    expect(kept).toContain(JSON.stringify(name));
  });

  test("SEARCH-5 the search overlay opens, is walked through and closes", async () => {
    const page = await reader.open("/blogs");
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

  test("HEADER-2 on a phone the menu opens, closes by Escape and leads on", async () => {
    const page = await reader.open("/", { phone: true });
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
