import { describe, expect, inject, test } from "vitest";

import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

describe("missing pages", () => {
  test.each(["/nothing", "/ar/nothing", "/products/7", "/Products", "/dash2", "/%E0%A4%A"])(
    "ROUTE-2 %s has status 404",
    async (address) => {
      const answer = await fetch(inject("shop") + address, { redirect: "manual" });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test.each([
    "/product/999999",
    "/product/0",
    "/product/abc",
    "/product/99999999999",
    "/ar/product/999999",
    "/category/999999",
  ])("DETAIL-4 %s has status 404", async (address) => {
    expect((await fetch(inject("shop") + address)).status).toBe(404);
  });

  test("ROUTE-5 the 404 page is inside the main layout", async () => {
    const page = await browser.open("/nothing", { expected: /404/ });
    expect(await page.getByRole("main").getByRole("heading", { level: 1 }).innerText()).toMatch(
      /^page not found$/i,
    );
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Chat on WhatsApp" }).first().isVisible()).toBe(true);
  });

  test("ROUTE-2 the 404 page links to the home page", async () => {
    const page = await browser.open("/nothing", { expected: /404/ });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^page not found$/i);
    await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("heading", { level: 2, name: "Categories" }).waitFor();
  });

  test("DETAIL-4 a product that was deleted before its link is followed shows the 404 page", async () => {
    const page = await browser.open("/products", { expected: /404/ });
    await page.route(/\/api\/products\/\d+$/, (route) =>
      route.fulfill({ status: 404, json: { status: false, message: "Not found.", code: "not_found" } }),
    );
    await page.getByRole("main").locator("li a").first().click();
    const heading = page.getByRole("heading", { level: 1, name: /^page not found$/i });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("DETAIL-4 hydrating a missing product's page sends no request to the API", async () => {
    const page = await browser.open("/product/999999", { expected: /404/ });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => url.includes("/api/"))).toEqual([]);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^page not found$/i);
  });
});
