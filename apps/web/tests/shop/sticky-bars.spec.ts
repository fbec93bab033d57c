import { pages } from "@shop/domain/site/pages.ts";
import type { Locator, Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { type Device, setupBrowser, waitForHydration } from "../support/browser.ts";
import { hold } from "../support/hold.ts";
import { coveredAtEnd, hiddenFocus } from "../support/overlap.ts";

const browser = setupBrowser();
const WIDTHS = [320, 390, 768, 1024, 1280];
const MAX_PRESSES = 70;

/** Eight lines of a cart as the browser stores them. */
let cart = "";
beforeAll(async () => {
  const { data } = await shopApi().productCards({}, { limit: 40 });
  const lines = data
    .filter(({ amount, price }) => amount > 0 && Number(price) > 0)
    .slice(0, 8)
    // The stored price differs, so that lines offer 'accept'.
    .map(({ id, name }) => ({ id, name, price: "1.00", image: "", qty: 1 }));
  cart = JSON.stringify(lines);
});

/** Opens a page with eight lines in the cart. */
const openWithCart = (address: string, device: Device = {}): Promise<Page> =>
  browser.open(address, { expected: /404/, stored: { "shopping-cart": cart }, ...device });

/** Waits for what the eight lines of the cart offer for their changed prices, once their products have come. */
const cartShown = (page: Page): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("button", { name: /^Accept/ })
    .nth(7)
    .waitFor();

const covered = [
  pages.home,
  pages.products,
  pages.resultsFor("meter"),
  pages.category(1),
  pages.product(1),
  pages.cart,
  pages.checkout,
  pages.login,
  pages.signup,
  pages.forgotPassword,
  pages.newPassword,
  pages.orders,
  pages.orderLookup,
  pages.order,
  pages.account,
  pages.about,
  pages.blogs,
  "/missing",
];

const chatOf = (page: Page): Locator =>
  page.getByRole("complementary").getByRole("link", { name: /^(Chat on WhatsApp|راسلنا على واتساب)$/ });

/** What the chat button of the page covers at its end, at each of {@link WIDTHS}. */
async function coveredAtAnyWidth(page: Page): Promise<string[]> {
  const chat = chatOf(page);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
    expect(await chat.isVisible()).toBe(true);
    found.push(...(await coveredAtEnd(chat)).map((what) => `${width}: ${what}`));
  }
  return found;
}

/** Whether the chat button can be seen and tapped. */
const isShown = (page: Page): Promise<boolean> =>
  chatOf(page).evaluate((chat) => !chat.hasAttribute("data-hidden"));

const scrollPage = (page: Page, pixels: number): Promise<void> =>
  page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), pixels);

describe("the chat button", () => {
  test.each(["", "/ar"])(
    "CHAT-1 D-48 all pages of %s/ end with room for it, at any width",
    async (language) => {
      const page = await openWithCart(language || "/");
      const found: Record<string, string[]> = {};
      for (const address of covered) {
        // In one browser context, which keeps the scripts: a context each takes twice the time.
        await page.goto(language + address);
        await waitForHydration(page);
        found[address] = await coveredAtAnyWidth(page);
      }
      expect(found).toEqual(Object.fromEntries(covered.map((address) => [address, []])));
    },
  );

  test.each([
    ["", true],
    ["", false],
    ["/ar", true],
    ["/ar", false],
  ] as const)(
    "CHAT-1 on %s/products it floats, round on a phone (%s), else with its label",
    async (language, phone) => {
      const page = await browser.open(language + pages.products, { phone });
      const { width, height, bottom, end } = await chatOf(page).evaluate((chat) => {
        const box = chat.getBoundingClientRect();
        const body = document.body.getBoundingClientRect();
        const isRtl = document.documentElement.dir === "rtl";
        return {
          width: box.width,
          height: box.height,
          bottom: innerHeight - box.bottom,
          end: isRtl ? box.left - body.left : body.right - box.right,
        };
      });
      expect({ shape: width === height ? "round" : "label", height, bottom, end }).toEqual({
        ...(phone ? { shape: "round", end: 16 } : { shape: "label", end: 24 }),
        height: 56,
        bottom: 16,
      });
      // Nothing lies beside it: the page is seen up to the lower edge.
      const beside = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight - 30)?.closest("main, aside")?.tagName,
      );
      expect(beside).toBe("MAIN");
    },
  );

  test("CHAT-1 D-48 it hides while a list is scrolled down and while a field is typed in, but not from the keyboard", async () => {
    const page = await browser.open(pages.products, { phone: true });
    expect(await isShown(page)).toBe(true);
    // What is loaded late moves the page too, as a scroll down, and its end, and the page hydrates in slices: scrolls until each has happened.
    const isShownAfter = (pixels: number) => async () => {
      await scrollPage(page, pixels);
      return isShown(page);
    };
    await expect.poll(isShownAfter(100)).toBe(false);
    await expect.poll(() => chatOf(page).evaluate((chat) => getComputedStyle(chat).opacity)).toBe("0");
    await expect.poll(isShownAfter(-20)).toBe(true);
    await expect.poll(isShownAfter(100_000)).toBe(true);
    await expect.poll(isShownAfter(-300)).toBe(true);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await scrollPage(page, 100);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.keyboard.press("Tab");
    await chatOf(page).focus();
    await expect.poll(() => chatOf(page).evaluate((chat) => getComputedStyle(chat).opacity)).toBe("1");

    const checkout = await openWithCart(pages.checkout, { phone: true });
    await expect.poll(() => isShown(checkout)).toBe(true);
    await checkout.getByRole("main").getByRole("textbox").first().focus();
    await expect.poll(() => isShown(checkout)).toBe(false);
    await checkout.getByRole("main").getByRole("textbox").first().blur();
    await expect.poll(() => isShown(checkout)).toBe(true);
  });

  test.each([pages.product(2), pages.cart])(
    "CHAT-1 on a phone it floats above the order bar of %s",
    async (address) => {
      const page = await openWithCart(address, { phone: true });
      await page.locator("[data-order-bar]").waitFor();
      const gap = () =>
        chatOf(page).evaluate((chat) => {
          const bar = document.querySelector("[data-order-bar]");
          return (bar?.getBoundingClientRect().top ?? 0) - chat.getBoundingClientRect().bottom;
        });
      await expect.poll(gap).toBeGreaterThan(4);
      expect(await gap()).toBeLessThan(40);
    },
  );
});

/** The height of the site's header in a window of a width. */
async function headerHeight(page: Page, width: number): Promise<number | undefined> {
  await page.setViewportSize({ width, height: 740 });
  return (await page.locator("[data-site-header]").boundingBox())?.height;
}

describe("what floats and sticks", () => {
  test.each([
    ["header", "banner", /^(about us|من نحن)$/],
    ["bar with the order buttons", "main", /^One more$/],
  ] as const)("the page stays where it is when the focus moves into its %s", async (_bar, region, name) => {
    const page = await browser.open(pages.product(1), { reducedMotion: "reduce" });
    await page.setViewportSize(
      region === "main" ? { width: 390, height: 500 } : { width: 1280, height: 500 },
    );
    await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
    await page
      .getByRole(region)
      .getByRole(region === "main" ? "button" : "link", { name })
      .focus();
    // A scroll to the focus would begin within the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test.each([pages.home, pages.products, pages.product(1), pages.cart])(
    "the focus on %s is never hidden, in a large window, on a phone and enlarged four times",
    async (address) => {
      // Scrolls at once: what counts is where the focus comes to rest.
      const page = await openWithCart(address, { reducedMotion: "reduce" });
      const found: string[] = [];
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.reload();
        await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
        if (address === pages.cart) await cartShown(page);
        for (const key of ["Tab", "Shift+Tab"]) {
          for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
            await page.keyboard.press(key);
            let hidden = await hiddenFocus(page);
            // All controls have had it.
            if (hidden === undefined && presses > 0) break;
            // The carousel may still be scrolling.
            for (let wait = 0; hidden && wait < 20; wait += 1) {
              await page.waitForTimeout(50);
              hidden = await hiddenFocus(page);
            }
            if (hidden) found.push(`${width} × ${height} ${key} ${hidden}`);
          }
        }
      }
      expect(found).toEqual([]);
    },
  );

  test("the focus stays in the window while a cart comes above it", async () => {
    const page = await openWithCart(pages.about, { phone: true });
    const loadScripts = await hold(page, "**/*.js");
    const loadProducts = await hold(page, "**/backend/public/api/**");
    await page.goto(pages.cart, { waitUntil: "commit" });
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    expect(await hiddenFocus(page)).toBe(null);
    loadScripts();
    await page.locator("[data-order-bar]").waitFor();
    await expect.poll(() => hiddenFocus(page)).toBe(null);
    loadProducts();
    await cartShown(page);
    await expect.poll(() => hiddenFocus(page)).toBe(null);
  });

  test.each([pages.home, "/ar"])("the header of %s is one row at any width", async (address) => {
    const page = await openWithCart(address);
    for (const width of [320, 360, 375, 390, 1024, 1280]) {
      expect({ width, height: await headerHeight(page, width) }).toEqual({
        width,
        height: width < 1024 ? 57 : 65,
      });
      // Nor does the shop's name break.
      const name = await page
        .getByRole("banner")
        .getByText(/^(Nilometer|نيلومتر)$/)
        .boundingBox();
      expect(name?.height).toBeLessThan(32);
    }
  });

  test.each([pages.home, "/ar"])(
    "the header of %s is one row at any width before the web font has come",
    async (address) => {
      const page = await browser.open(pages.about, { expected: /ERR_FAILED/ });
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(new URL(address, page.url()).href);
      for (const width of [320, 360, 390, 1024])
        expect({ width, height: await headerHeight(page, width) }).toEqual({
          width,
          height: width < 1024 ? 57 : 65,
        });
    },
  );

  test.each(["", "/ar"])(
    "D-96 the names of a table%s stay while a phone scrolls through its values",
    async (prefix) => {
      const page = await browser.open(`${prefix}${pages.products}?view=table`);
      await page.setViewportSize({ width: 390, height: 844 });
      const [name, price] = [page.getByRole("rowheader").first(), page.getByRole("cell").nth(1)];
      await waitForHydration(page);
      const before = await price.boundingBox();
      // Price and name are seen at once.
      expect(before && before.x >= 0 && before.x + before.width <= 390).toBe(true);
      await page.getByRole("table").evaluate((table) => {
        const area = table.parentElement;
        if (area) area.scrollLeft = getComputedStyle(area).direction === "rtl" ? -400 : 400;
      });
      const [stays, left] = [await name.boundingBox(), await price.boundingBox()];
      expect(left?.x).not.toBe(before?.x);
      expect(stays && stays.x >= 0 && stays.x + stays.width <= 390).toBe(true);
    },
  );

  test("D-95 the names of a comparison stay below the header while its values scroll", async () => {
    const { data } = await shopApi().productCards({}, { limit: 40 });
    const page = await browser.open(pages.comparisonOf(data.slice(0, 3).map(({ id }) => id)));
    await page.setViewportSize({ width: 1280, height: 500 });
    const name = page.getByRole("columnheader").nth(1);
    await name.waitFor();
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    const header = await page.locator("[data-site-header]").boundingBox();
    const box = await name.boundingBox();
    expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  });

  test.each(["", "/ar"])(
    "DETAIL-3 the pictures of a product%s stay beside its facts, and cover nothing that stands below",
    async (prefix) => {
      const page = await browser.open(prefix + pages.product(1));
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const strips = page.locator("article > section");
        await strips.last().getByRole("listitem").first().waitFor();
        const pictures = page.locator("ul:has(> #picture-1)");
        await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
        expect((await pictures.boundingBox())?.y).toBe(80);
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        const [end, strip] = [await pictures.boundingBox(), await strips.first().boundingBox()];
        expect(end && strip && end.y + end.height).toBeLessThan(strip?.y ?? 0);
      }
    },
  );
});
