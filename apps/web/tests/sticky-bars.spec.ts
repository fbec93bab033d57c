import { pages } from "@shop/domain/site/pages.ts";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";

import { shopApi } from "./support/api.ts";
import { type Device, setupBrowser, waitForHydration } from "./support/browser.ts";
import { coveredByChat, hiddenFocus } from "./support/overlap.ts";

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
  pages.orders,
  pages.orderLookup,
  pages.about,
  pages.blogs,
  "/missing",
];

/** What the chat button of the page covers at each of {@link WIDTHS}. */
async function coveredAtAnyWidth(page: Page): Promise<string[]> {
  const chat = page
    .getByRole("complementary")
    .getByRole("link", { name: /^(Chat on WhatsApp|راسلنا على واتساب)$/ });
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
    expect(await chat.isVisible()).toBe(true);
    found.push(...(await coveredByChat(chat)).map((what) => `${width}: ${what}`));
  }
  return found;
}

describe("what floats and sticks", () => {
  test.each(["", "/ar"])(
    "CHAT-1 on all pages of %s/ the chat button covers nothing at any width",
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
    ["header", "banner", /^(about us|من نحن)$/],
    ["bar with the order buttons", "main", /^One more$/],
  ] as const)("the page stays where it is when the focus moves into its %s", async (_bar, region, name) => {
    const page = await browser.open(pages.product(1));
    await page.setViewportSize(
      region === "main" ? { width: 390, height: 500 } : { width: 1280, height: 500 },
    );
    await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
    await page
      .getByRole(region)
      .getByRole(region === "main" ? "button" : "link", { name })
      .focus();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test.each(
    [pages.home, pages.products, pages.product(1), pages.cart].flatMap((address) =>
      (
        [
          [1280, 800],
          [390, 844],
          [320, 256],
        ] as const
      ).map(([width, height]) => [address, width, height] as const),
    ),
  )("the focus on %s is never hidden at %i × %i", async (address, width, height) => {
    // Scrolls at once: what counts is where the focus comes to rest.
    const page = await openWithCart(address, { reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    const found: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        await page.keyboard.press(key);
        let hidden = await hiddenFocus(page);
        // The carousel may still be scrolling.
        for (let wait = 0; hidden && wait < 20; wait += 1) {
          await page.waitForTimeout(50);
          hidden = await hiddenFocus(page);
        }
        if (hidden) found.push(`${key} ${hidden}`);
      }
    }
    expect(found).toEqual([]);
  });
});
