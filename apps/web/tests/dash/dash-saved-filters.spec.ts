import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("a filter of a list is saved by its name and opens the list as it was", async () => {
  const page = await openDash("/dash/products?missing=name_ar&sort=-price&category=8&page=3");
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("To translate");
  await page.keyboard.press("Enter");
  await page.getByText("Saved as 'To translate'.").waitFor();

  await page.goto("/dash/products");
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("link", { name: "To translate" }).click();
  await page.getByRole("button", { name: /Remove the filter.*Arabic/ }).waitFor();
  expect(new URL(page.url()).search).toBe("?sort=-price&missing=name_ar&category=8");
  expect(await page.getByRole("dialog").count()).toBe(0);

  await page.goto("/dash/categories");
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByText(/^Nothing is saved yet/).waitFor();
});

test("saved filters open in Arabic on a phone, and a deleted one comes back", async () => {
  const page = await openDash("/ar/dash/categories?search=meter", { phone: true });
  await page.getByRole("button", { name: "تصفيات محفوظة" }).click();
  await page.getByRole("textbox", { name: "الاسم" }).fill("أجهزة القياس");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "أجهزة القياس" }).waitFor();
  await page.getByRole("button", { name: "حذف التصفية المحفوظة أجهزة القياس" }).click();
  await page.getByRole("button", { name: "تراجع" }).click();
  await page.getByRole("link", { name: "أجهزة القياس" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
