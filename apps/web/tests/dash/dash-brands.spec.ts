import { createApi } from "@shop/data/api.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { noticeShown } from "../support/notices.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);
const withoutScripts = { javaScriptEnabled: false } as const;

const dialog = (page: Page) => page.getByRole("dialog");
const save = async (page: Page) => {
  await dialog(page).getByRole("button", { name: "save" }).click();
  await dialog(page).waitFor({ state: "detached" });
};
const choose = async (page: Page, name: string, command: string) => {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: command }).click();
};
const logoFile = async (page: Page) => ({
  name: "kelvra.png",
  mimeType: "image/png",
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 120 } }),
});
/** Asks the shop for a page. */
const ask = (path: string): Promise<Response> => fetch(new URL(path, shop.address()));
/** The names of the products that a page lists. */
const names = (page: Page): Promise<string[]> => page.getByRole("main").locator("h2").allInnerTexts();

test("D-97 a brand that products name is added with a logo: its products lead to its page, which lists and filters them, without scripts too", async () => {
  const page = await openDash("/dash/brands");
  // The product's page without an entry, so that its kept page has to follow.
  await choose(page, "Kelvra", "delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await noticeShown(page, "deleted successfully");
  const before = await browser.open("/results?query=K45", withoutScripts);
  await before.getByRole("main").locator("li:has(h2) a").first().click();
  const product = new URL(before.url()).pathname;
  expect(product).toMatch(/^\/product\/\d+$/);
  await before.getByText("Kelvra", { exact: true }).first().waitFor();
  expect(await before.getByRole("link", { name: "Kelvra", exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: /^Kelvra \(9\)/ }).click();
  expect(await dialog(page).getByLabel(/^name/).inputValue()).toBe("Kelvra");
  await dialog(page).getByLabel("We are its official distributor").check();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles(await logoFile(page));
  await dialog(page).getByRole("img", { name: "Preview of kelvra.png" }).waitFor();
  await dialog(page)
    .getByLabel(/^description/)
    .fill("Meters for repair benches.");
  await dialog(page)
    .getByLabel(/^Arabic description/)
    .fill("أجهزة قياس لورش الصيانة.");
  await dialog(page)
    .getByLabel(/^website/)
    .fill("https://kelvra.example");
  await save(page);
  await noticeShown(page, "successfully.");
  await page.getByRole("rowheader", { name: /^Kelvra.*Official distributor/ }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Kelvra \(9\)/ }).count()).toBe(0);

  for (const options of [{}, withoutScripts]) {
    const shopper = await browser.open(product, options);
    await shopper.getByText("Official distributor").waitFor();
    await shopper.getByRole("link", { name: "Kelvra", exact: true }).click();
    await shopper.waitForURL(/\/brand\/\d+$/);
    await shopper.getByRole("heading", { level: 1, name: /^Kelvra/ }).waitFor();
    await shopper.getByText("Meters for repair benches.").waitFor();
    const logo = shopper.getByRole("main").locator("picture img").first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    expect(await shopper.getByRole("link", { name: /^kelvra.example/ }).getAttribute("href")).toBe(
      "https://kelvra.example",
    );
    await expect.poll(() => names(shopper)).toHaveLength(9);
    expect(await shopper.getByRole("complementary", { name: "Filters" }).getByText("Brand").count()).toBe(0);

    const panel = shopper.getByRole("complementary", { name: "Filters" });
    await panel.locator("input[name=price_max]").fill("2000");
    await panel.locator("input[name=price_max]").press("Enter");
    await shopper.waitForURL(/price_max=2000/);
    const { data: cheap } = await createApi({ fetch, baseUrl: shop.address() }).productCards(
      { brand_id: Number(new URL(shopper.url()).pathname.split("/").at(-1)), filters: "price_max=2000" },
      { limit: 12 },
    );
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(9);
    await expect.poll(() => names(shopper)).toEqual(cheap.map(({ name }) => name));
    expect(new URL(shopper.url()).pathname).toMatch(/^\/brand\/\d+$/);
  }
});

test("D-97 the page of a brand states itself to search engines in both languages, and an unknown one is missing", async () => {
  for (const [path, title, description] of [
    ["/brand/2", "Ohmwright · Official distributor", "Ohmwright makes"],
    ["/ar/brand/2", "موزع معتمد", "تصنع أومرايت"],
  ] as const) {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(title);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(description);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(new URL(path, shop.address()).href);
    const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(graph).toContain('"@type":"Brand"');
    expect(graph).toContain('"@type":"BreadcrumbList"');
  }
  for (const path of ["/brand/99", "/brand/x", "/ar/brand/99"]) expect((await ask(path)).status).toBe(404);
  const sitemap = await (await ask("/sitemap.xml")).text();
  expect(sitemap).toContain("/brand/2</loc>");
  expect(sitemap).toContain('hreflang="ar" href="');
  expect(sitemap).toContain("/ar/brand/2");
});
