import { pages } from "@shop/domain/site/pages.ts";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";
import { cartLink, storedCart } from "../support/buying.ts";
import { hold } from "../support/hold.ts";

const browser = setupBrowser();
const slowPhone = { phone: true, slow: true } as const;

const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => !("takeEarlyInput" in window));

/** Taps a control before hydration and expects its busy state at once. */
async function tapEarly(page: Page, control: Locator): Promise<void> {
  await control.click({ noWaitAfter: true });
  expect(await control.getAttribute("aria-busy")).toBe("true");
  expect(await isHydrated(page)).toBe(false);
}

interface AroundHydration {
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
}

/** Does something before hydration and something after it, in a page that replays early input 1 s later. */
async function aroundHydration(page: Page, { before, after }: AroundHydration): Promise<void> {
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    const slowed = { waiting: 0 };
    const slower = (handler: () => void, delay?: number) => {
      if (delay !== undefined) return timeout(handler, delay);
      slowed.waiting += 1;
      return timeout(() => {
        handler();
        slowed.waiting -= 1;
      }, 1000);
    };
    Object.assign(window, { setTimeout: slower, slowed });
  });
  const loadScripts = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await before();
  expect(await isHydrated(page)).toBe(false);
  loadScripts();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await after();
  await expect.poll(() => page.evaluate("slowed.waiting")).toBe(0);
}

/** Types an address's first half before hydration and the rest after it. */
const typeAroundHydration = (page: Page, field: Locator): Promise<void> =>
  aroundHydration(page, {
    before: () => field.pressSequentially("mona@"),
    after: () => field.pressSequentially("example.com"),
  });

/** Returns the address of a product that is in stock and has a price. */
async function productInStock(): Promise<string> {
  const { data } = await shopApi().productCards({}, { limit: 50 });
  return pages.product(data.find(({ amount, price }) => amount > 5 && Number(price) > 0)?.id ?? 0);
}

test("LIST-3 a sort order chosen while React hydrates is applied", async () => {
  const page = await browser.open("/products?page=2", { cpuSlowdown: 4 });
  const { data } = await shopApi().productCards({ sort: "price" }, { limit: 12 });
  await page.getByLabel("Sort by").selectOption("price");
  await page.waitForURL("**/products?sort=price");
  await expect
    .poll(() => page.getByRole("main").locator("h2").allInnerTexts())
    .toEqual(data.map(({ name }) => name));
});

test("LIST-3 a choice whose first event precedes hydration is applied once", async () => {
  const page = await browser.open("/products?page=2");
  const select = page.getByLabel("Sort by");
  const entries = () => page.evaluate(() => history.length);
  const opened = await entries();
  await aroundHydration(page, {
    before: () =>
      select.evaluate((element: HTMLSelectElement) => {
        element.value = "price";
        element.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    after: () =>
      select.evaluate((element: HTMLSelectElement) => {
        element.value = "price";
        element.dispatchEvent(new Event("change", { bubbles: true }));
        // React shows the former choice until the list of the new one has arrived.
        element.value = "newest";
      }),
  });
  await page.waitForURL("**/products?sort=price");
  await expect.poll(() => select.inputValue()).toBe("price");
  expect(await entries()).toBe(opened + 1);
});

describe("taps before the scripts run, at 400 kbit/s and 400 ms", () => {
  test("D-44 CART-1 taps on quantity, add to cart and the cart link are replayed once, in order", async () => {
    const page = await browser.open(await productInStock(), slowPhone);
    const main = page.getByRole("main");
    await tapEarly(page, main.getByRole("button", { name: "One more" }).first());
    const add = main.getByRole("button", { name: /^Add to cart/ }).first();
    await tapEarly(page, add);
    // A second tap on a control that is busy already.
    await add.click({ noWaitAfter: true });
    await tapEarly(page, cartLink(page));
    await page.waitForURL("**/cart");
    expect((await storedCart(page)).map(({ qty }) => qty)).toEqual([2]);
    const badge = page.getByRole("banner").getByRole("link", { name: "cart, 2 items" });
    await expect.poll(() => badge.isVisible()).toBe(true);
  });

  test("D-44 DETAIL-5 'order now' opens its dialog", async () => {
    const page = await browser.open(await productInStock(), slowPhone);
    await tapEarly(page, page.getByRole("main").getByRole("button", { name: /order now/i }));
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  });

  test("D-44 LIST-6 a product is added from its card before the list is hydrated", async () => {
    const page = await browser.open("/products", slowPhone);
    const add = page.getByRole("main").getByRole("button", { name: /^Add to cart/ });
    await tapEarly(page, add.and(page.locator(":enabled")).first());
    await expect.poll(async () => (await storedCart(page)).length).toBe(1);
    expect(await page.locator("[data-early-input]").count()).toBe(0);
  });

  test("D-44 HEADER-2 the menu opens before hydration", async () => {
    const page = await browser.open("/", slowPhone);
    await page.getByRole("banner").locator("summary").click({ noWaitAfter: true });
    expect(
      await page
        .getByRole("banner")
        .getByRole("link", { name: /sign ?up/i })
        .isVisible(),
    ).toBe(true);
    expect(await isHydrated(page)).toBe(false);
  });

  test("D-44 SEARCH-1 text that is typed into a search box before hydration is searched for", async () => {
    const page = await browser.open("/", slowPhone);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.pressSequentially("multimeter", { delay: 20 });
    expect(await isHydrated(page)).toBe(false);
    const overlay = page.getByRole("dialog").locator("input");
    await overlay.waitFor();
    expect(await overlay.inputValue()).toBe("multimeter");
  });

  test("D-44 LIST-3 a sort order that is chosen before hydration is applied", async () => {
    const page = await browser.open("/products", { slow: true });
    await page.getByLabel("Sort by").selectOption("price", { noWaitAfter: true });
    expect(await isHydrated(page)).toBe(false);
    await page.waitForURL("**/products?sort=price");
  });

  test("D-44 LOGIN-1 form entries survive hydration", async () => {
    const page = await browser.open("/login", slowPhone);
    await page.locator('input[name="email"]').pressSequentially("mona@example.com");
    await page.getByRole("checkbox").check({ noWaitAfter: true });
    expect(await isHydrated(page)).toBe(false);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await page.locator('input[name="email"]').inputValue()).toBe("mona@example.com");
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
  });

  test("D-44 links work before hydration", async () => {
    const page = await browser.open("/products", slowPhone);
    const navigation = page.waitForRequest((request) => request.isNavigationRequest());
    const link = page.getByRole("banner").locator('a[href="/results"]');
    await link.click({ noWaitAfter: true });
    expect(new URL((await navigation).url()).pathname).toBe("/results");
  });

  test("D-44 the busy state of a control ends where the scripts fail to load", async () => {
    const page = await browser.open("/products", { ...slowPhone, expected: /Failed to load|ERR_FAILED/ });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "commit" });
    const add = page.getByRole("main").getByRole("button", { name: /^Add to cart/ });
    await add.and(page.locator(":enabled")).first().click({ noWaitAfter: true });
    await expect.poll(() => page.locator("[data-early-input]").count()).toBe(0);
  });
});

describe("text that is typed while earlier text waits to be replayed", () => {
  test("D-44 SEARCH-1 a search box keeps it", async () => {
    const page = await browser.open("/");
    const loadOverlay = await hold(page, "**/assets/shop-search-*.js");
    await typeAroundHydration(page, page.getByRole("banner").getByRole("searchbox"));
    loadOverlay();
    const overlay = page.getByRole("dialog").locator("input");
    await overlay.waitFor();
    expect(await overlay.inputValue()).toBe("mona@example.com");
  });

  test("D-44 LOGIN-1 a form's field keeps it", async () => {
    const page = await browser.open("/login");
    const email = page.locator('input[name="email"]');
    await typeAroundHydration(page, email);
    expect(await email.inputValue()).toBe("mona@example.com");
  });
});

test("the app's scripts are requested after the first pictures have loaded", async () => {
  const page = await browser.open("/");
  await expect.poll(() => isHydrated(page)).toBe(true);
  const { pictures, scripts } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource");
    const preloaded = new Set(
      Array.from(
        document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]"),
        (image) => image.currentSrc,
      ),
    );
    return {
      pictures: entries
        .filter(({ name }) => preloaded.has(name))
        .map(({ startTime, duration }) => startTime + duration),
      scripts: entries.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
    };
  });
  expect(pictures.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...pictures));
});

test("D-100 D-44 the sections of the home page stay in view until their code has arrived, and a tap on them waits for it", async () => {
  const page = await browser.open("/");
  const loadSections = await hold(page, "**/assets/home-sections-*.js");
  await page.reload({ waitUntil: "commit" });
  const titles = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await expect.poll(() => isHydrated(page)).toBe(true);
  // What hydration has scheduled is rendered before the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await titles()).toContain("New arrivals");
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
  await add.click();
  expect(await add.getAttribute("aria-busy")).toBe("true");
  expect(await storedCart(page)).toEqual([]);
  loadSections();
  await expect.poll(async () => (await storedCart(page)).length).toBe(1);
  expect(await add.getAttribute("aria-busy")).toBeNull();
});
