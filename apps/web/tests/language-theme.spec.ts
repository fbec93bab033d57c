import { describe, expect, inject, test } from "vitest";

import { takenOver, withBrowser } from "./support/browser.ts";

const reader = withBrowser();

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(inject("shop") + address, { headers, redirect: "manual" });

describe("two languages", () => {
  test("ROUTE-1 Arabic stands under /ar, from right to left, with the same products", async () => {
    const page = await reader.open("/ar/products", { phone: true });
    expect(await page.locator("html").getAttribute("lang")).toBe("ar");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("المنتجات");
    await page.getByRole("main").locator("li a").first().click();
    await page.waitForURL("**/ar/product/*");
  });

  test("ROUTE-1 the switch shows the same page in the other language and is remembered, both ways", async () => {
    const page = await reader.open("/products?sort=price");
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("**/ar/products?sort=price");
    await takenOver(page);

    // A shared link to the English page, opened from outside the shop.
    await page.goto("about:blank");
    await page.goto("/products?sort=price");
    expect(new URL(page.url()).pathname).toBe("/ar/products");
    expect(new URL(page.url()).search).toBe("?sort=price");

    await takenOver(page);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.waitForURL((url) => url.pathname === "/products");
    await takenOver(page);
    await page.goto("about:blank");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("ROUTE-1 a remembered language leads only visits from outside to it, and is never guessed", async () => {
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
  test("ROUTE-1 the system's dark look is there before the first paint", async () => {
    const page = await reader.open("/", { colorScheme: "dark" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe("rgb(21, 23, 26)");
  });

  test("ROUTE-1 a chosen look is kept, against the system's", async () => {
    const page = await reader.open("/ar", { colorScheme: "light" });
    await page.getByRole("banner").locator("button[aria-pressed]").click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.goto("/products", { waitUntil: "commit" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  test("ROUTE-1 the light look can be chosen where the system's is dark", async () => {
    const page = await reader.open("/", { colorScheme: "dark" });
    await page.getByRole("banner").locator("button[aria-pressed]").click();
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(background).toBe("rgb(250, 249, 246)");
    await page.goto("/products");
    expect(await background()).toBe("rgb(250, 249, 246)");
  });
});
