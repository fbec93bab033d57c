import { describe, expect, inject, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { waitForHydration, setupBrowser } from "../support/browser.ts";
import { readsLeftToRight } from "../support/reading-order.ts";

const browser = setupBrowser();

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(inject("shop") + address, { headers, redirect: "manual" });

describe("two languages", () => {
  test("D-26 Arabic pages are under /ar, right to left, with the same products", async () => {
    const page = await browser.open("/ar/products", { phone: true });
    expect(await page.locator("html").getAttribute("lang")).toBe("ar");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("المنتجات");
    await page.getByRole("main").locator("li a").first().click();
    await page.waitForURL("**/ar/product/*");
  });

  test("D-26 DETAIL-2 part numbers, signs and ranges keep their order on an Arabic product page, and its title isolates them", async () => {
    const { products } = await shopApi().call("searchProducts", { query: { query: "OW-18B", limit: 1 } });
    const page = await browser.open(`/ar/product/${products[0]?.id}`, { phone: true });
    expect(await readsLeftToRight(page.getByRole("heading", { level: 1 }), "OW-18B")).toBe(true);
    const article = page.getByRole("article");
    for (const token of ["±0.5%", "−50", "+400", "CAT III 1000 V"]) {
      expect({ token, inOrder: await readsLeftToRight(article, token) }).toEqual({ token, inOrder: true });
    }
    expect(await page.title()).toContain("\u2066OW-18B\u2069");
    expect(await article.getByText("Ohmwright").getAttribute("lang")).toBe("en");
  });

  test("D-26 the switch shows the same page in the other language and is remembered, in both directions", async () => {
    const page = await browser.open("/products?sort=price");
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("**/ar/products?sort=price");
    await waitForHydration(page);

    // A shared link to the English page, opened from outside the shop.
    await page.goto("about:blank");
    await page.goto("/products?sort=price");
    expect(new URL(page.url()).pathname).toBe("/ar/products");
    expect(new URL(page.url()).search).toBe("?sort=price");

    await waitForHydration(page);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.waitForURL((url) => url.pathname === "/products");
    await waitForHydration(page);
    await page.goto("about:blank");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("D-26 the focus stays at the switch", async () => {
    const page = await browser.open("/products");
    const header = page.getByRole("banner");
    for (const name of ["العربية", "English"]) {
      const before = page.url();
      await header.getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href !== before);
      await waitForHydration(page);
      await expect.poll(() => header.locator("a[hreflang]:focus").count()).toBe(1);
    }
  });

  test("D-26 a remembered language redirects only visits from other sites, and is never guessed", async () => {
    const arabic = { cookie: "a=b; locale=ar" };
    const led = await ask("/product/1?x=1", arabic);
    expect([led.status, led.headers.get("location")]).toEqual([302, "/ar/product/1?x=1"]);
    expect(led.headers.get("vary")).toContain("cookie");
    expect((await ask("/", { ...arabic, "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await ask("/", { ...arabic, referer: `${inject("shop")}/ar` })).status).toBe(200);
    expect((await ask("/ar", { cookie: "locale=en" })).status).toBe(200);
    expect((await ask("/", { "accept-language": "ar" })).status).toBe(200);
    expect((await ask("/robots.txt", arabic)).status).toBe(200);
    expect((await ask("/backend/public/api/categories", arabic)).status).toBe(200);
  });
});

describe("two looks", () => {
  test("the system's dark theme applies before the first paint", async () => {
    const page = await browser.open("/", { colorScheme: "dark" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe("rgb(21, 23, 26)");
  });

  test("a selected theme is stored and overrides the system's", async () => {
    const page = await browser.open("/ar", { colorScheme: "light" });
    await page.getByRole("banner").locator("button[aria-pressed]").click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.goto("/products", { waitUntil: "commit" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  test("the light theme can be selected on a dark system", async () => {
    const page = await browser.open("/", { colorScheme: "dark" });
    await page.getByRole("banner").locator("button[aria-pressed]").click();
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(background).toBe("rgb(250, 249, 246)");
    await page.goto("/products");
    expect(await background()).toBe("rgb(250, 249, 246)");
  });
});
