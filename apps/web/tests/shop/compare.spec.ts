import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { setupBrowser, waitForHydration } from "../support/browser.ts";

const browser = setupBrowser();
const withoutScripts = { javaScriptEnabled: false } as const;

const METERS = "/category/8?sub=30&view=table";

const rows = (page: Page) => page.getByRole("main").locator("tr[data-product]");
const tick = (page: Page, row: number) => rows(page).nth(row).getByRole("checkbox").check();

describe("D-96 a list as a table", () => {
  test.each([
    ["with scripts", {}],
    ["without scripts", withoutScripts],
  ])("sorts by a column of values and leads two ticked products to the comparison, %s", async (_, device) => {
    const page = await browser.open("/category/8?sub=30", device);
    await page.getByRole("link", { name: "Table" }).click();
    await page.waitForURL("**view=table**");
    await rows(page).first().waitFor();
    await page.getByRole("columnheader", { name: "Counts" }).getByRole("link").click();
    await page.waitForURL("**sort=a**");
    await expect.poll(async () => await rows(page).first().textContent()).toMatch(/1[,.]?999/);
    await tick(page, 0);
    await tick(page, 2);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.waitForURL("**/compare?id=*&id=*");
    await page.getByRole("rowheader", { name: /^Counts/ }).waitFor();
    expect(await page.getByRole("columnheader").count()).toBeGreaterThanOrEqual(2);
  });

  test("puts ticked products into the cart", async () => {
    const page = await browser.open(METERS);
    await tick(page, 0);
    await tick(page, 1);
    await page.getByRole("button", { name: /Add .* to the cart|Add the ticked/ }).click();
    const cart = page.getByRole("banner").getByRole("link", { name: /2 items/ });
    await expect.poll(() => cart.count()).toBe(1);
  });
});

describe("D-95 a comparison", () => {
  test("is shared by its link, in both languages, and takes a further product", async () => {
    const page = await browser.open("/compare?id=194&id=178");
    const heads = page.getByRole("columnheader");
    await heads.first().waitFor();
    const before = await heads.count();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Add .* to the comparison/ })
      .first()
      .click();
    await page.waitForURL(({ searchParams }) => searchParams.getAll("id").length === 3);
    await expect.poll(() => heads.count()).toBe(before + 1);
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("**/ar/compare?id=*&id=*&id=*");
    expect(await heads.count()).toBe(before + 1);
  });
});

test("D-95 'Compare' on a further product's page adds it, and replaces nothing of a full comparison", async () => {
  const page = await browser.open("/product/194");
  const heads = page.getByRole("columnheader");
  const compare = page.getByRole("main").getByRole("link", { name: "Compare", exact: true });
  for (const [index, id] of [194, 178, 177, 176].entries()) {
    await page.goto(`/product/${id}`);
    await waitForHydration(page);
    await compare.click();
    await page.waitForURL(({ searchParams }) => searchParams.getAll("id").at(index) === `${id}`);
    await expect.poll(() => heads.count()).toBe(index + 2);
  }
  await page.goto("/product/175");
  await waitForHydration(page);
  await compare.click();
  await page.waitForURL("**/compare?id=175&id=194&id=178&id=177&id=176");
  await page.getByText("Up to four products are compared; the first four are shown.").waitFor();
});

describe("D-94 values in a search", () => {
  test.each([
    ["/", "resistor 4k7", "Resistance: 4.7 kΩ", /4\.7 kΩ/],
    ["/ar", "مكثف 100 نانو", "السعة: 100 نانو فاراد", /100 نانو|0\.1/],
  ])("on %s '%s' is read as '%s', which a tap takes out again", async (home, query, reading, name) => {
    const page = await browser.open(home);
    const box = page.getByRole("banner").getByRole("searchbox");
    await box.click();
    await page.getByRole("dialog").locator("input").fill(query);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/results?query=*");
    const main = page.getByRole("main");
    await expect.poll(() => main.getByRole("heading", { level: 2 }).first().textContent()).toMatch(name);
    const chip = main.getByRole("link").filter({ hasText: reading });
    await chip.click();
    await chip.waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("query")).not.toBe(query);
  });
});
