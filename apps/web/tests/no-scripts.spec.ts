import { describe, expect, test } from "vitest";

import { shopApi } from "./support/api.ts";
import { withBrowser } from "./support/browser.ts";

const reader = withBrowser();
const without = { javaScriptEnabled: false } as const;

describe("without scripts", () => {
  test("HOME-2 LIST-6 home, category and product can be read and reached", async () => {
    const page = await reader.open("/", without);
    const [first] = await shopApi().categories();
    await page
      .getByRole("main")
      .getByRole("link", { name: first?.name ?? "" })
      .first()
      .click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(first?.name);
    const name = await page.getByRole("main").locator("h2").first().innerText();
    await page.getByRole("main").locator("li:has(h2) a").first().click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
  });

  test("SEARCH-1 RESULTS-2 the search form leads to results, typing errors repaired", async () => {
    const page = await reader.open("/", { ...without, phone: true });
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("multimetr");
    await box.press("Enter");
    await page.waitForURL("**/results?query=multimetr");
    expect(await page.getByRole("main").locator("h2").first().innerText()).toMatch(/multimeter/i);
  });

  test("LIST-3 a list grows by a link, keeps its order, and is sorted by a form", async () => {
    const page = await reader.open("/products", without);
    await page.getByLabel("Sort by").selectOption("-price");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL("**/products?sort=-price");
    await page.getByRole("button", { name: "Load more" }).click();
    await page.waitForURL(
      (url) => url.searchParams.get("page") === "2" && url.searchParams.get("sort") === "-price",
    );
    const { data } = await shopApi().productCards({ sort: "-price" }, { limit: 24 });
    expect(await page.getByRole("main").locator("h2").allInnerTexts()).toEqual(data.map(({ name }) => name));
  });

  test("LIST-3 a list can begin at a cursor, and grows from there", async () => {
    const first = await shopApi().productCards({}, { limit: 12 });
    const page = await reader.open(
      `/products?cursor=${encodeURIComponent(first.next_cursor ?? "")}`,
      without,
    );
    await page.getByRole("button", { name: "Load more" }).click();
    await page.waitForURL((url) => url.searchParams.get("page") === "2" && url.searchParams.has("cursor"));
    const { data } = await shopApi().productCards({}, { limit: 36 });
    const names = data.slice(12).map(({ name }) => name);
    expect(await page.getByRole("main").locator("h2").allInnerTexts()).toEqual(names);
  });

  test("CART-7 CHECKOUT-1 nothing pretends to be on its way, and no control stands there that does nothing", async () => {
    const page = await reader.open("/cart", { ...without, phone: true });
    for (const address of [
      "/cart",
      "/checkout",
      "/login",
      "/signup",
      "/orders",
      "/orders/find",
      "/aboutus",
    ]) {
      await page.goto(address);
      expect(await page.getByRole("main").innerText()).toContain("needs JavaScript");
      expect(await page.locator("[aria-busy=true]:visible").count()).toBe(0);
    }
    const [product] = (await shopApi().productCards({}, { limit: 1 })).data;
    await page.goto(`/product/${product?.id}`);
    expect(await page.getByRole("spinbutton").count()).toBe(0);
    expect(await page.getByRole("button", { name: "order now" }).count()).toBe(0);
  });

  test("ROUTE-1 the other language is one link away", async () => {
    const page = await reader.open("/category/1", without);
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    expect(new URL(page.url()).pathname).toBe("/ar/category/1");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    expect(new URL(page.url()).pathname).toBe("/category/1");
  });

  test.for([
    ["light", "rgb(250, 249, 246)", "rgb(29, 32, 35)"],
    ["dark", "rgb(21, 23, 26)", "rgb(236, 234, 228)"],
  ] as const)("ROUTE-1 the system's look is followed: %s", async ([colorScheme, background, ink]) => {
    const page = await reader.open("/", { ...without, colorScheme });
    expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
    const look = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(look).toEqual({ backgroundColor: background, color: ink });
  });
});
