import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();
const withoutScripts = { javaScriptEnabled: false } as const;

describe("without scripts", () => {
  test("HOME-2 LIST-6 home, category and product pages are readable and linked", async () => {
    const page = await browser.open("/", withoutScripts);
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

  test("D-63 the link to the categories leads to their page, with all sub categories, on phones too", async () => {
    const page = await browser.open("/ar/blogs", { ...withoutScripts, phone: true });
    await page.getByRole("link", { name: "أقسام المنتجات" }).filter({ visible: true }).click();
    await page.waitForURL("**/ar/categories");
    const links = page.getByRole("main").getByRole("link");
    const categories = await shopApi().categories();
    const subs = categories.flatMap(({ sub_category }) => sub_category);
    expect(await links.count()).toBe(categories.length + subs.length + 1);
    await page.getByRole("main").getByRole("link", { name: "ملتيميترات رقمية" }).click();
    await page.waitForURL("**/ar/category/*?sub=*");
  });

  test("SEARCH-1 RESULTS-2 the search form opens the results, with typing errors corrected", async () => {
    const page = await browser.open("/", { ...withoutScripts, phone: true });
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("multimetr");
    await box.press("Enter");
    await page.waitForURL("**/results?query=multimetr");
    expect(await page.getByRole("main").locator("h2").first().innerText()).toMatch(/multimeter/i);
    const note = page.getByText(/^Showing results for/);
    await note.waitFor();
    await page.getByLabel("Sort by").selectOption("price");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.waitForURL("**/results?query=multimetr&sort=price");
    await note.waitFor();
  });

  test("LIST-3 a list is sorted by a form, and shows more products in the same order", async () => {
    const page = await browser.open("/products", withoutScripts);
    await page.getByLabel("Sort by").selectOption("-price");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.waitForURL("**/products?sort=-price");
    await page.getByRole("button", { name: "Load more" }).click();
    await page.waitForURL(
      (url) => url.searchParams.get("page") === "2" && url.searchParams.get("sort") === "-price",
    );
    const { data } = await shopApi().productCards({ sort: "-price" }, { limit: 24 });
    expect(await page.getByRole("main").locator("h2").allInnerTexts()).toEqual(data.map(({ name }) => name));
  });

  test("LIST-3 a list that starts at a cursor shows more products from there", async () => {
    const first = await shopApi().productCards({}, { limit: 12 });
    const page = await browser.open(
      `/products?cursor=${encodeURIComponent(first.next_cursor ?? "")}`,
      withoutScripts,
    );
    await page.getByRole("button", { name: "Load more" }).click();
    await page.waitForURL((url) => url.searchParams.get("page") === "2" && url.searchParams.has("cursor"));
    const { data } = await shopApi().productCards({}, { limit: 36 });
    const names = data.slice(12).map(({ name }) => name);
    expect(await page.getByRole("main").locator("h2").allInnerTexts()).toEqual(names);
  });

  test("CART-7 CHECKOUT-1 no page shows a loading state, and controls that need scripts are hidden", async () => {
    const page = await browser.open("/cart", { ...withoutScripts, phone: true });
    for (const address of [
      "/cart",
      "/checkout",
      "/login",
      "/signup",
      "/forgot-password",
      "/new-password",
      "/orders",
      "/orders/find",
      "/aboutus",
    ]) {
      await page.goto(address);
      expect(await page.getByRole("main").innerText()).toContain("needs JavaScript");
      expect(await page.locator("[aria-busy=true]:visible").count()).toBe(0);
      expect(await page.locator("main form:not([action]) button:visible").count()).toBe(0);
    }
    const [product] = (await shopApi().productCards({}, { limit: 1 })).data;
    await page.goto(`/product/${product?.id}`);
    expect(await page.getByRole("spinbutton").count()).toBe(0);
    expect(await page.getByRole("button", { name: "order now" }).count()).toBe(0);
  });

  test("D-26 a link leads to the other language", async () => {
    const page = await browser.open("/category/1", withoutScripts);
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    expect(new URL(page.url()).pathname).toBe("/ar/category/1");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    expect(new URL(page.url()).pathname).toBe("/category/1");
  });

  test.for([
    ["light", "rgb(250, 249, 246)", "rgb(29, 32, 35)"],
    ["dark", "rgb(21, 23, 26)", "rgb(236, 234, 228)"],
  ] as const)("the page follows the system's theme: %s", async ([colorScheme, background, ink]) => {
    const page = await browser.open("/", { ...withoutScripts, colorScheme });
    expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
    const look = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(look).toEqual({ backgroundColor: background, color: ink });
  });
});
