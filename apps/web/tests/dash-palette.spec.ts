import { expect, test } from "vitest";

import { dashOpener } from "./support/admin.ts";
import { setupBrowser } from "./support/browser.ts";
import { setupOwnShop } from "./support/own-shop.ts";

const shop = setupOwnShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-9 Ctrl+K opens the command palette: a screen, a product and a command are chosen by keyboard", async () => {
  const page = await openDash();
  await page.keyboard.press("Control+k");
  const input = page.getByRole("combobox", { name: "Go to" });
  await input.fill("categories");
  await page.getByRole("option", { name: "sub categories" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dash/categories");
  await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();

  await page.getByRole("button", { name: "Go to" }).click();
  await input.fill("K45");
  const found = page.getByRole("option", { name: /K-?45/ }).first();
  await found.click();
  await page.getByLabel("Name*", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.has("edit")).toBe(true);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await input.fill("logout");
  await page.getByRole("option", { name: "logout" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin-login**");
});

test("D-26 the palette speaks Arabic and fits a phone", async () => {
  const page = await openDash("/ar/dash", { phone: true });
  await page.getByRole("button", { name: "انتقل إلى" }).click();
  await page.getByRole("combobox", { name: "انتقل إلى" }).fill("الطلبات");
  await page.getByRole("option", { name: "الطلبات" }).click();
  await page.waitForURL("**/ar/dash/orders");
  await page.getByRole("button", { name: "انتقل إلى" }).click();
  await page.getByRole("combobox", { name: "انتقل إلى" }).fill("الحساسات");
  await page.getByRole("option", { name: "الحساسات", exact: true }).click();
  await page.waitForURL("**/ar/dash/category/2");
  await page.getByRole("heading", { level: 1, name: "منتجات الحساسات" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
