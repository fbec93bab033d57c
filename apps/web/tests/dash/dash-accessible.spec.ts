import axe from "axe-core";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";

import { logInAsAdmin, noSession } from "../support/admin.ts";
import { type Device, setupBrowser } from "../support/browser.ts";
import { placeOrder } from "../support/place-order.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

beforeAll(async () => {
  await placeOrder(shop.address());
});

/** Screens and open dialogs of the dashboard by their addresses. */
const screens = [
  "/dash",
  "/dash/products",
  "/dash/products?search=no-such-part",
  "/dash/products?new",
  "/dash/products?edit=5",
  "/dash/products?history=5",
  "/dash/products/bulk",
  "/dash/products/bulk?all=&field=price&change=percent&value=7",
  "/dash/products/counts",
  "/dash/buying",
  "/dash/buying/orders",
  "/dash/buying/suppliers",
  "/dash/buying/suppliers?new",
  "/dash/category/1",
  "/dash/subcategories/1",
  "/dash/categories",
  "/dash/categories?order",
  "/dash/categories?new",
  "/dash/categories?edit=1",
  "/dash/categories?delete=1",
  "/dash/categories?history=1",
  "/dash/subcategories",
  "/dash/subcategories?edit=1",
  "/dash/subcategories?delete=1",
  "/dash/brands",
  "/dash/brands?edit=1",
  "/dash/orders",
  "/dash/orders?search=no-such-order",
  "/dash/orders/1",
  "/dash/orders/1?to=confirmed",
  "/dash/orders/1?to=cancelled",
  "/dash/orders/1?lines",
  "/dash/settings",
  "/dash/settings?history",
  "/dash/settings/shop",
  "/dash/settings/branches",
  "/dash/settings/delivery",
  "/dash/settings/payments",
  "/dash/settings/mails",
  "/dash/settings/orders",
  "/dash/settings/home",
  "/dash/settings/about",
  "/dash/settings/info",
  "/dash/settings/demonstration",
  "/dash/settings/backups",
  "/dash/administrators",
  "/dash/audit-log",
  "/dash/sign-in",
  "/dash/slider",
  "/dash/slider?new",
  "/dash/slider?edit=1",
  "/dash/slider?delete=1",
  "/dash/mails",
  "/dash/mails?state=given_up",
  "/dash/figures?by=product",
  "/dash/books",
  "/dash/searches",
  "/dash/search-synonyms",
  "/dash/products?stock=low&missing=picture",
  "/dash/no-such-page",
];

const pathOf = (address: string): string => new URL(address, "http://shop").pathname;

/** The screens so that few follow one of the same path. */
const inTurn = screens
  .map((address, at) => {
    const before = screens.slice(0, at).filter((other) => pathOf(other) === pathOf(address));
    return { address, turn: before.length };
  })
  .toSorted((one, other) => one.turn - other.turn)
  .map(({ address }) => address);

/** Shows a screen: where its path differs inside the open page, as links do, which takes half the time of a load. */
async function show(page: Page, address: string): Promise<void> {
  if (pathOf(page.url()) === pathOf(address)) await page.goto(address);
  else {
    await page.evaluate((to) => {
      for (const shown of document.querySelectorAll("h1, [role$=dialog]")) shown.classList.add("was-shown");
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
  }
  const hasDialog = /[?&](?:new|edit|delete|history|to|lines)/.test(address);
  await page
    .locator(hasDialog ? "[role$=dialog]:not(.was-shown)" : "main h1:not(.was-shown)")
    .first()
    .waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Violations of the open page, which must have axe-core, and whether it scrolls sideways. */
async function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`),
      ...(isTooWide ? ["scrolls sideways"] : []),
    ];
  });
}

declare global {
  interface Window {
    /** Set by the source of axe-core. */
    readonly axe: typeof axe;
  }
}

test.each<[string, string, Device]>([
  ["desktop, English, light", "", { colorScheme: "light", reducedMotion: "reduce" }],
  ["phone, Arabic, dark", "/ar", { phone: true, colorScheme: "dark", reducedMotion: "reduce" }],
])(
  "D-9 no screen of the dashboard has an accessibility violation or scrolls sideways: %s",
  async (_mode, language, device) => {
    const page = await browser.open(`${language}/dash`, { expected: noSession, ...device });
    await page.waitForURL("**/admin-login**");
    // Evaluating 500 kB on every screen takes longer than the checks.
    await page.addInitScript(axe.source);
    await page.reload();
    await page.locator("main h1").waitFor();
    const flaws: Record<string, string[]> = { login: await flawsOf(page) };
    await logInAsAdmin(page);
    await page.waitForURL("**/dash");
    for (const address of inTurn) {
      await show(page, language + address);
      flaws[address] = await flawsOf(page);
    }
    await page.goto(`${language}/dash/products`);
    await page.locator("tbody [aria-haspopup=menu]").first().click();
    await page.getByRole("menu").waitFor();
    flaws["an open row menu"] = await flawsOf(page);
    expect(Object.entries(flaws).filter(([, list]) => list.length > 0)).toEqual([]);
  },
  180_000,
);
