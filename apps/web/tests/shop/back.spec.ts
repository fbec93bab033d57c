import { pages } from "@shop/domain/site/pages.ts";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

/** Opens the list of products and from it, as a shopper does, the page of a product with several pictures. */
async function openProduct(): Promise<Page> {
  const { products } = await shopApi().call("searchProducts", { query: { query: "K45", limit: 1 } });
  const page = await browser.open(pages.resultsFor("K45"), { phone: true });
  await page
    .locator(`main a[href="${pages.product(products[0]?.id ?? 0)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${pages.product(products[0]?.id ?? 0)}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Waits until the shown layer has its entry in the history, whose code a menu loads when it is first opened. */
async function hasEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("history.state?.layer?.depth")).toBeGreaterThan(0);
}

const banner = (page: Page): Locator => page.getByRole("banner");

/** Layers that a phone shows over a page: how each is opened, and what is then visible. */
const layers: Readonly<
  Record<string, { readonly open: (page: Page) => Promise<void>; readonly shown: (page: Page) => Locator }>
> = {
  "the picture viewer": {
    open: (page) => page.getByRole("article").locator('a[href^="/media/"]').first().click(),
    shown: (page) => page.getByRole("dialog", { name: "Picture viewer" }),
  },
  "the order dialog": {
    open: async (page) => {
      await page.getByRole("button", { name: "Order now" }).first().click();
      await page.getByRole("dialog").getByRole("textbox", { name: /name/i }).fill("Mona");
    },
    shown: (page) => page.getByRole("dialog"),
  },
  "the search overlay": {
    open: async (page) => {
      await banner(page).getByRole("link", { name: "Search products" }).click();
      await page.getByRole("dialog").getByRole("textbox").fill("mult");
    },
    shown: (page) => page.getByRole("dialog", { name: /search/i }),
  },
  "the menu": {
    open: (page) => banner(page).locator("summary").click(),
    shown: (page) => banner(page).getByRole("navigation", { name: "menu" }),
  },
};

describe.each(Object.entries(layers))("HEADER-2 SINGLE-1 DETAIL-2 SEARCH-2 with %s open", (_name, layer) => {
  test("Back closes it and the page stays; the next Back leaves the page", async () => {
    const page = await openProduct();
    const address = page.url();
    for (const visit of [1, 2]) {
      await layer.open(page);
      await layer.shown(page).waitFor();
      await hasEntry(page);
      await page.goBack();
      await layer.shown(page).waitFor({ state: "hidden" });
      expect(page.url(), `visit ${visit}`).toBe(address);
    }
    await page.goBack();
    await page.waitForURL(`**${pages.resultsFor("K45")}`);
    await page.getByRole("heading", { level: 1, name: /K45/ }).waitFor();
  });

  test("closed by Escape, one Back leaves the page; Forward returns to it", async () => {
    const page = await openProduct();
    const address = page.url();
    await layer.open(page);
    await layer.shown(page).waitFor();
    await hasEntry(page);
    await page.keyboard.press("Escape");
    await layer.shown(page).waitFor({ state: "hidden" });
    await page.goBack();
    await page.waitForURL(`**${pages.resultsFor("K45")}`);
    await page.getByRole("heading", { level: 1, name: /K45/ }).waitFor();
    await page.goForward();
    await page.waitForURL(address);
    await expect.poll(() => layer.shown(page).isVisible()).toBe(false);
  });
});

describe("a page that is opened from a layer", () => {
  test("HEADER-2 Back from it returns to the page below the menu, and again Back leaves that", async () => {
    const page = await openProduct();
    const address = page.url();
    await banner(page).locator("summary").click();
    await banner(page)
      .getByRole("navigation", { name: "menu" })
      .getByRole("link", { name: "About us" })
      .click();
    await page.waitForURL(`**${pages.about}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(address);
    await expect.poll(() => banner(page).locator("details").getAttribute("open")).toBeNull();
    await page.goBack();
    await page.waitForURL(`**${pages.resultsFor("K45")}`);
    await page.goForward();
    await page.waitForURL(address);
  });
});
