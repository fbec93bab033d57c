import { createApi } from "@shop/data/api.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const api = () => createApi({ fetch, baseUrl: shop.address() });
const priceOf = async (id: number): Promise<string> =>
  (await api().call("readProduct", { params: { id } })).price;

/** Whether the page of a product in the shop shows a price. */
async function showsPrice(id: number, price: string): Promise<boolean> {
  const page = await browser.open(`/product/${id}`);
  await page.getByRole("main").getByText(`${price} EG`, { exact: true }).first().waitFor();
  return true;
}

/** The label, else the text, of what has the focus; '' where nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    return element.getAttribute("aria-label") ?? element.textContent;
  });

/** Number of products of a sub category. */
const totalOf = (id: number): number =>
  catalogue.products.filter(({ sub_category_id }) => sub_category_id === id).length;

/** A price plus 7 percent, to the nearest multiple of 5. */
const raised = (price: string): number => Math.floor((Number(price) * 107 + 250) / 500) * 5;

test("D-19 prices of a category rise by 7 % in multiples of 5: previewed, applied, seen in the shop, and undone", async () => {
  const [category] = await api().categories();
  if (!category) throw new Error("The shop has no category.");
  const page = await openDash(`/dash/category/${category.id}`);
  await page.getByRole("checkbox").first().check();
  await page
    .getByRole("button", { name: /^Select all \d+ that match|^Select all \d+ listed/ })
    .last()
    .click();
  expect(await focused(page)).toMatch(/^(?:All )?\d+ /);
  await page.getByRole("button", { name: "Change prices" }).click();

  await page.getByText(`Category: ${category.name}`).waitFor();
  await page.getByRole("textbox", { name: /^Percent/ }).fill("7");
  await page.getByLabel("Rounding").selectOption("5");
  await page.getByRole("button", { name: "Show what changes" }).click();
  const apply = page.getByRole("button", { name: /^Change \d+ product/ });
  await apply.waitFor();
  await expect.poll(() => focused(page)).toBe("What changes");
  const name = await page.getByRole("rowheader").first().innerText();
  const product = catalogue.products.find((one) => one.name === name);
  if (!product) throw new Error(`The shop has no ${name}.`);
  expect(await priceOf(product.id)).toBe(product.price);

  await apply.click();
  await page.getByRole("button", { name: "Undo this change" }).waitFor();
  expect(Number(await priceOf(product.id))).toBe(raised(product.price));
  expect(await showsPrice(product.id, raised(product.price).toLocaleString("en"))).toBe(true);

  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByText(/^Undone on/).waitFor();
  expect(await focused(page)).toMatch(/^Undone on/);
  expect(await priceOf(product.id)).toBe(product.price);
  await page.getByRole("link", { name: "Earlier changes of many products" }).click();
  await page.getByRole("link", { name: /Price \+7 %/ }).waitFor();
  await page.getByText(/^Undone on/).waitFor();
});

test("D-11 D-19 products are filtered by a category found in a select, and the filter is kept by sort, pages, search, bulk change and export", async () => {
  const sub = catalogue.subCategories.find(({ id }) => totalOf(id) > ADMIN_PAGE_SIZE);
  if (!sub) throw new Error("The shop has no sub category with two pages of products.");
  const total = totalOf(sub.id);
  const page = await openDash("/dash/products");
  const select = page.getByRole("combobox", { name: "Category" });
  await select.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Search categories" }).fill(sub.name);
  await page.getByRole("option", { name: sub.name, exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/dash/products?sub_category=${sub.id}`);
  await page.getByText(new RegExp(`^${total} products?$`)).waitFor();
  await page.getByRole("button", { name: "price", exact: true }).click();
  await page.waitForURL(`**/dash/products?sub_category=${sub.id}&sort=price`);
  await page.reload();
  await page.getByText(new RegExp(`^${total} products?$`)).waitFor();
  await expect.poll(() => select.inputValue()).toBe(sub.name);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(total);
  const search = page.getByRole("searchbox");
  await search.fill("no such product");
  await page.waitForURL(/search=no\+such\+product/);
  expect(new URL(page.url()).searchParams.get("sub_category")).toBe(String(sub.id));
  await search.fill("");
  await page.waitForURL(`**/dash/products?sub_category=${sub.id}&sort=price`);
  await page.getByText(new RegExp(`^${total} products?$`)).waitFor();

  await page.getByRole("button", { name: "Spreadsheet" }).click();
  const sheet = page.getByRole("menuitem", { name: /CSV/ });
  expect(await sheet.getAttribute("href")).toContain(`sub_category_id=${sub.id}`);
  await page.keyboard.press("Escape");

  // The first page again.
  await page.reload();
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Actions for the selected products");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(`Select all ${ADMIN_PAGE_SIZE} listed`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(`All ${total} that match selected`);
  await page.getByRole("button", { name: "Change prices" }).click();
  await page.getByText(`Sub category: ${sub.name}`).waitFor();
  expect(new URL(page.url()).searchParams.get("in.sub_category_id")).toBe(String(sub.id));
  await page.goBack();
  await page.getByRole("button", { name: `Remove the filter: ${sub.name}` }).click();
  await page.waitForURL("**/dash/products?sort=price");
  await page.getByText(new RegExp(`^${catalogue.products.length} products$`)).waitFor();
});

test("a price is changed in the table by keyboard alone and seen in the shop", async () => {
  const page = await openDash("/dash/products");
  const cell = page.locator("[data-cell=price]").first();
  await cell.focus();
  await page.keyboard.press("F2");
  const input = page.getByRole("textbox", { name: /^Price of/ });
  const name = (await input.getAttribute("aria-label"))?.replace("Price of ", "") ?? "";
  await input.fill("77.5");
  await page.keyboard.press("Enter");
  await page.getByText("Saved", { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("tr")?.rowIndex)).toBe(2);
  const product = catalogue.products.find((one) => one.name === name);
  if (!product) throw new Error(`The shop has no ${name}.`);
  expect(await priceOf(product.id)).toBe("77.50");
  expect(await showsPrice(product.id, "77.50")).toBe(true);
});

test("what another person changed since the preview is named, and nothing is applied before it was seen", async () => {
  const page = await openDash("/dash/products/bulk?all=&field=amount&change=amount&value=1", {
    // Neither the missing session nor the conflict is an error of the page.
    expected: /status of 40[19]/,
  });
  const apply = page.getByRole("button", { name: /^Change \d+ product/ });
  await apply.waitFor();
  const other = await openDash("/dash/products");
  await other.locator("[data-cell=amount]").first().click();
  await other.getByRole("textbox", { name: /^Amount of/ }).fill("4321");
  await other.keyboard.press("Enter");
  await other.getByText("Saved", { exact: true }).waitFor();
  await apply.click();
  await page.getByText("Changed in the meantime").waitFor();
  await page.getByText(/→ 4,321/).waitFor();
  await apply.click();
  await page.getByRole("button", { name: "Undo this change" }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBeGreaterThan(0);
});
