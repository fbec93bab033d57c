import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { waitForHydration, setupBrowser } from "../support/browser.ts";
import { hold } from "../support/hold.ts";

const browser = setupBrowser();

describe("browsing", () => {
  test("ROUTE-1 the public pages have the main layout: header, chat button, footer", async () => {
    const headings = {
      "/": "Electronic parts and measuring instruments",
      "/products": "Products",
      "/results": "Search results",
      "/cart": "Cart",
      "/checkout": "Checkout",
      "/login": "Login",
      "/signup": "Sign up",
      "/forgot-password": "Forgot your password?",
      "/orders": "Find an order",
      "/orders/find": "Find an order",
      "/aboutus": "About us",
      "/blogs": "Blog",
      "/categories": "Categories",
    };
    const page = await browser.open("/");
    for (const [address, heading] of Object.entries(headings)) {
      await page.goto(address);
      await waitForHydration(page);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
      expect(await page.title()).toContain(heading);
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "Chat on WhatsApp" }).first().isVisible()).toBe(true);
    }
  });

  test("ROUTE-1 no public page is wider than a phone, in both languages", async () => {
    const { data } = await shopApi().productCards({}, { limit: 100 });
    const missing = data.find(({ amount }) => amount === 0)?.id ?? 1;
    const addresses = [
      "/",
      "/products",
      "/products?view=table",
      "/category/5?sub=16&view=table&a1_min=1k",
      "/categories",
      "/results?query=multimeter",
      "/product/1",
      // With an offer among its related products.
      "/product/97",
      `/product/${missing}`,
      "/compare?id=194&id=178&id=1",
      "/cart",
      "/checkout",
      "/login",
      "/signup",
      "/forgot-password",
      "/orders",
      "/aboutus",
      "/blogs",
      "/no-more-mails",
    ];
    const page = await browser.open("/", { phone: true });
    const wide: string[] = [];
    for (const address of addresses.flatMap((one) => [one, `/ar${one === "/" ? "" : one}`])) {
      await page.goto(address);
      await waitForHydration(page);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(address);
    }
    expect(wide).toEqual([]);
  });

  test("ROUTE-1 HOME-2 LIST-6 DETAIL-2 from home through a category to a product, without loading a document again", async () => {
    const page = await browser.open("/");
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const [first] = await shopApi().categories();
    await page
      .getByRole("main")
      .getByRole("link", { name: first?.name ?? "" })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: first?.name ?? "", exact: true }).waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe(`/category/${first?.id}`);

    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) })
      .first();
    const name = await card.getByRole("heading", { level: 2 }).innerText();
    await card.getByRole("link").first().click();
    await page.waitForURL("**/product/*");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.title()).toContain(name);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });

  test("the scroll position from before hydration is restored", async () => {
    const page = await browser.open("/blogs");
    const loadStart = await hold(page, /\/assets\/start-/);
    await page.goto("/products");
    await page.evaluate(() => scrollTo(0, 500));
    loadStart();
    await waitForHydration(page);
    await page.getByRole("banner").getByRole("link", { name: "about us" }).click();
    await page.waitForURL("**/aboutus");
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/products");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test("a new page starts at the top with the focus on its heading, and back navigation restores the scroll position", async () => {
    const page = await browser.open("/products");
    await page.evaluate(() => scrollTo(0, 700));
    const link = page.getByRole("main").locator("li a").nth(9);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForURL("**/product/*");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL("**/products");
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, before);
  });

  test("LIST-3 a list shows 12 products at first and 12 more per click, and the URL keeps its length over a reload", async () => {
    const page = await browser.open("/products");
    const cards = page.getByRole("main").locator("li:has(h2)");
    expect(await cards.count()).toBe(12);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.poll(() => cards.count()).toBe(24);
    expect(new URL(page.url()).search).toBe("?page=2");
    await page.reload();
    expect(await cards.count()).toBe(24);
  });

  test("CATEGORY-1 a sub category narrows the list, and its address can be shared", async () => {
    const category = (await shopApi().categories()).find(({ sub_category }) => sub_category.length > 1);
    const [, sub] = category?.sub_category ?? [];
    const page = await browser.open(`/category/${category?.id}`);
    await page
      .getByRole("navigation", { name: "Sub categories" })
      .getByRole("link", { name: sub?.name ?? "" })
      .click();
    await page.waitForURL(`**/category/${category?.id}?sub=${sub?.id}`);
    const { data } = await shopApi().productCards(
      { category_id: category?.id, sub_category_id: sub?.id },
      { limit: 12 },
    );
    const names = data.map(({ name }) => name);
    await expect.poll(() => page.getByRole("main").locator("h2").allInnerTexts()).toEqual(names);
    await page.reload();
    expect(await page.getByRole("main").locator("h2").allInnerTexts()).toEqual(names);
  });

  test("DETAIL-3 the strip of related products leads from product to product", async () => {
    const { data } = await shopApi().productCards({}, { limit: 1 });
    const page = await browser.open(`/product/${data[0]?.id}`);
    const related = page
      .locator("section", { has: page.getByRole("heading", { level: 2, name: "Related products" }) })
      .locator("li:has(h3)");
    expect(await related.count()).toBe(5);
    const name = await related.first().getByRole("heading").innerText();
    await related.first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  test("D-93 accessories stand on the product's page without scripts, and lead to their pages", async () => {
    const [meter] = (await shopApi().productCards({ query: "K45" }, { limit: 1 })).data;
    const page = await browser.open(`/product/${meter?.id}`, { javaScriptEnabled: false });
    const strip = (name: string) =>
      page.locator("section", { has: page.getByRole("heading", { level: 2, name }) });
    const accessories = strip("Accessories").locator("li:has(h3)");
    expect(await accessories.count()).toBe(6);
    const name = await accessories.first().getByRole("heading").innerText();
    await accessories.first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  test("D-93 alternatives in stock stand right below the price of a product that is out of stock", async () => {
    const { data } = await shopApi().productCards({ query: "ESP-01" }, { limit: 5 });
    const out = data.find(({ part_number }) => part_number === "ESP-01");
    const page = await browser.open(`/product/${out?.id}`, { phone: true });
    const strip = page.getByRole("main").locator("section:has(h2)").first();
    expect(await strip.getByRole("heading", { level: 2 }).innerText()).toBe("In stock instead");
    await strip.locator("li").first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: /ESP32 DevKit/ }).waitFor();
  });

  test.each(["", "/ar"])(
    "D-104 products of lists in %s/ begin high on a phone, and two rows show on a wide screen",
    async (language) => {
      const tops: Record<string, number> = {};
      const addresses = ["/products", "/category/1", "/category/1?sub=1", "/results?query=led"];
      const phone = await browser.open("/", { phone: true });
      await phone.setViewportSize({ width: 390, height: 844 });
      const wide = await browser.open("/");
      await wide.setViewportSize({ width: 1280, height: 800 });
      for (const address of addresses) {
        await phone.goto(language + address);
        const first = phone.locator("[data-filtered] ul > li:has(h2)").first();
        tops[address] = await first.evaluate((card) => card.getBoundingClientRect().top);
        await wide.goto(language + address);
        const rows = await wide
          .locator("[data-filtered] ul > li:has(h2)")
          .evaluateAll(
            (cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length,
          );
        const all = await wide.locator("[data-filtered] ul > li:has(h2)").count();
        expect({ address, seen: Math.min(rows, 8) }).toEqual({ address, seen: Math.min(all, 8) });
      }
      expect(Math.max(...Object.values(tops))).toBeLessThanOrEqual(330);
    },
  );

  test("D-104 the view that was chosen last stays for other lists and visits", async () => {
    const page = await browser.open("/products");
    await waitForHydration(page);
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await page.getByRole("table").waitFor();
    // Another list of the same visit, and a document of another visit.
    await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
    await expect.poll(() => page.getByRole("table").isVisible()).toBe(true);
    await page.goto("/category/1?sort=price");
    await waitForHydration(page);
    expect(page.url()).toMatch(/\/category\/1\?sort=price&view=table$/);
    expect(await page.getByRole("table").isVisible()).toBe(true);
    // An address that names a view is what it shows.
    await page.goto("/products?view=cards");
    await waitForHydration(page);
    expect(await page.getByRole("table").count()).toBe(0);
    await page.goto("/products");
    await waitForHydration(page);
    await page.getByRole("link", { name: "Cards", exact: true }).click();
    await expect.poll(() => page.getByRole("table").count()).toBe(0);
    await page.goto("/category/1");
    await waitForHydration(page);
    expect(page.url()).toMatch(/\/category\/1$/);
    expect(await page.getByRole("table").count()).toBe(0);
  });

  test("D-104 CART-2 CART-3 pieces are changed on a card and in the header, as in the cart", async () => {
    const page = await browser.open("/products");
    await waitForHydration(page);
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/ })
      .first();
    await add.click();
    await add.click();
    const pieces = page.getByRole("main").getByRole("spinbutton", { name: /^Quantity: / });
    await expect.poll(() => pieces.inputValue()).toBe("2");
    await pieces.fill("7");
    const cart = page.getByRole("banner").getByRole("link", { name: "7" });
    await cart.waitFor();
    await pieces.fill("1");
    await page.getByRole("button", { name: /^One less: / }).click();
    await expect.poll(() => pieces.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("shopping-cart"))).toBe("[]");
  });

  test("D-48 on a phone the chat button covers neither prices nor buttons of cards", async () => {
    const page = await browser.open("/products", { phone: true });
    await waitForHydration(page);
    for (let step = 0; step < 12; step += 1) {
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: "instant" }));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.evaluate(() => window.scrollBy({ top: -170, behavior: "instant" }));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const covered = await page.evaluate(() => {
        const chat = document.querySelector("[data-chat] a");
        if (!chat || chat.hasAttribute("data-hidden")) return [];
        const box = chat.getBoundingClientRect();
        return [...document.querySelectorAll("[data-keep-clear]")]
          .filter((one) => {
            const other = one.getBoundingClientRect();
            return (
              other.left < box.right &&
              box.left < other.right &&
              other.top < box.bottom &&
              box.top < other.bottom
            );
          })
          .map((one) => one.textContent);
      });
      expect(covered).toEqual([]);
    }
  });
});
