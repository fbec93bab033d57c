import { createApi } from "@shop/data/api.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const amountOf = async (id: number): Promise<number> =>
  (await createApi({ fetch, baseUrl: shop.address() }).call("readProduct", { params: { id } })).amount;

const [product, other] = catalogue.products.filter(
  ({ part_number: part, amount }, _at, all) =>
    amount >= 20 && part !== null && all.filter((one) => one.part_number === part).length === 1,
);
if (!product?.part_number || !other?.part_number) throw new Error("The catalogue has too few part numbers.");
const [code, otherCode] = [product.part_number, other.part_number];

const scan = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(text);
  await page.keyboard.press("Enter");
};

test("D-153 the stock is counted by scanner and list, survives a reload, and is booked and undone", async () => {
  const page = await openDash("/dash/products");
  await page.getByRole("main").getByRole("link", { name: "Stock counts" }).click();
  await page.getByRole("textbox", { name: "What is counted" }).fill("Shelf 3");
  await page.getByRole("button", { name: "Start counting" }).click();
  await page.getByRole("heading", { level: 1, name: "Shelf 3" }).waitFor();

  await scan(page, code);
  await scan(page, code);
  await page.getByText(`${product.name}: 2 counted`).waitFor();
  await scan(page, "NO-SUCH-CODE");
  await page.getByRole("alert").getByText("No product has NO-SUCH-CODE.").waitFor();
  await page.getByRole("textbox", { name: "Paste rows" }).fill(`${otherCode}\t${other.amount + 5}`);
  await page.getByRole("button", { name: "Count the rows" }).click();
  await page.getByText("1 line was counted").waitFor();

  await page.reload();
  const counted = page.getByRole("spinbutton", { name: `Counted of ${product.name}`, exact: true });
  await expect.poll(() => counted.inputValue()).toBe("2");
  await counted.fill("3");
  await page.getByRole("textbox", { name: "Code", exact: true }).focus();
  await page
    .getByRole("row", { name: new RegExp(code) })
    .getByText(`−${product.amount - 3}`)
    .waitFor();

  await page.getByRole("button", { name: "Book 2 differences" }).click();
  await page.getByRole("link", { name: /^What the booking changed/ }).click();
  await page.getByRole("heading", { level: 1, name: "Stock count" }).waitFor();
  expect([await amountOf(product.id), await amountOf(other.id)]).toEqual([3, other.amount + 5]);
  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByText(/^Undone on/).waitFor();
  expect([await amountOf(product.id), await amountOf(other.id)]).toEqual([product.amount, other.amount]);
});

test("D-154 labels of selected products open as a PDF file, and their size is remembered", async () => {
  const page = await openDash("/dash/products");
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Print labels" }).click();
  const dialog = page.getByRole("dialog", { name: "Labels" });
  await dialog.getByLabel("Size of the labels").selectOption("sheet-70x36");
  await dialog.getByText("2 labels · 1 sheet").waitFor();
  const href = (await dialog.getByRole("link", { name: "Open as PDF" }).getAttribute("href")) ?? "";
  const answer = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { type: response.headers.get("content-type"), start: (await response.text()).slice(0, 5) };
  }, href);
  expect(answer).toEqual({ type: "application/pdf", start: "%PDF-" });
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "print labels" }).click();
  await expect.poll(() => dialog.getByLabel("Size of the labels").inputValue()).toBe("sheet-70x36");
});
