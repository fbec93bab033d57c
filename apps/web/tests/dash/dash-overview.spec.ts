import { rmSync, writeFileSync } from "node:fs";

import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { placeOrder } from "../support/place-order.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-11 ADMIN-8 an order that is placed appears in the open overview, whose link leads to the orders to confirm", async () => {
  const page = await openDash();
  await page.getByRole("heading", { name: "There are no orders yet." }).waitFor();

  const { number } = await placeOrder(shop.address(), { qty: 2 });
  await page.getByText("1 order to confirm", { exact: true }).waitFor();
  const sales = page.getByRole("region", { name: "Sales of the last 30 days" });
  await sales.getByText("Nothing was handed over in the last 30 days.").waitFor();
  const bestSellers = page.getByRole("region", { name: "Best sellers of the last 30 days" });

  await page.getByRole("link", { name: "Confirm orders" }).click();
  await page.waitForURL("**/dash/orders?state=received");
  await page.getByRole("link", { name: `Order ${number}`, exact: true }).click();
  for (const command of ["Confirm", "Mark as sent"]) {
    await page.getByRole("button", { name: command, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: command, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }

  await page.goto(`${shop.address()}/dash`);
  await sales.getByText("1 order", { exact: true }).waitFor();
  await bestSellers.getByRole("link", { name: /2 pieces$/ }).click();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?edit=\d+$/);
});

test("D-136 the figures name the sales of the day by product, and lead to the orders behind them", async () => {
  const page = await openDash("/dash/figures?period=today");
  const table = page.getByRole("table", { name: "Channel" });
  await table.getByRole("link", { name: "web" }).click();
  await page.waitForURL(/\/dash\/orders\?sales=some&from=[\d-]+&to=[\d-]+&channel=web$/);
  await page.getByRole("button", { name: /^Remove the filter: only what counts as sales/ }).waitFor();
  await page
    .getByRole("link", { name: /^Order / })
    .first()
    .waitFor();

  await page.goBack();
  await page.getByRole("combobox", { name: "By" }).selectOption("product");
  await page.waitForURL("**/dash/figures?period=today&by=product");
  const charged = page.getByRole("table", { name: "From sales to what was charged" });
  await charged.getByRole("row", { name: /^With tax [\d,.]+ EG$/ }).waitFor();
  const row = page.getByRole("table", { name: "Product" }).getByRole("row").nth(1);
  await row.getByText("100%").first().waitFor();
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV file" }).click();
  expect((await file).suggestedFilename()).toMatch(/^figures-product-/);
});

test("D-136 last month is closed and opened again, and its journal and the stock of a day are downloaded", async () => {
  const page = await openDash("/dash/books");
  await page.getByText("No month is closed yet").waitFor();
  await page.getByRole("button", { name: "Close a month" }).click();
  const day = await page.getByLabel("Last closed day").inputValue();
  await page.getByRole("button", { name: "Close the books" }).click();
  await page.getByText(/^Closed until \d+ \w+ \d{4}$/).waitFor();
  await page.reload();
  const closings = page.getByRole("list", { name: "All closings" });
  await closings.getByText(/^Closed on .* by /).waitFor();

  for (const [link, name] of [
    ["Journal: Excel file", `journal-${day.slice(0, 8)}01-${day}.xlsx`],
    ["Stock list: CSV file", `stock-${shopDayOf(Date.now())}.csv`],
  ] as const) {
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    expect((await file).suggestedFilename()).toBe(name);
  }

  await page.getByRole("button", { name: "Open the last closing again" }).click();
  await page.getByRole("button", { name: "Open again", exact: true }).click();
  await page.getByText("No month is closed yet").waitFor();
  await closings.getByText(/^Opened again on .* by /).waitFor();
});

test("D-11 the overview's numbers lead to the products that they count, and back", async () => {
  const page = await openDash();
  const attention = page.getByRole("region", { name: "Needs attention" });
  const link = attention.getByRole("link", { name: /^Products without a price/ });
  const count = /\d+$/.exec((await link.textContent()) ?? "")?.[0] ?? "";
  await link.click();
  await page.getByRole("button", { name: "Remove the filter: Without a price" }).waitFor();
  await page.getByText(`${count} products`, { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("?missing=price&visibility=shown");

  await page.reload();
  await page.getByText(`${count} products`, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove the filter: Without a price" }).click();
  await page
    .getByRole("button", { name: "Remove the filter: Without a price" })
    .waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?visibility=shown");
});

test("D-11 a product counts as low from its own limit", async () => {
  const { productId } = await placeOrder(shop.address());
  const page = await openDash(`/dash/products?edit=${productId}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Warn at/ }).fill("100000");
  const name = await dialog.getByRole("textbox", { name: /^Name\b(?! in)/ }).inputValue();
  await dialog.getByRole("button", { name: "save" }).click();
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Low stock" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Search products" }).fill(name);
  await page.getByRole("rowheader", { name }).waitFor();
  await page.getByText("1 product", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("stock")).toBe("low");
});

test("D-11 D-22 mails that failed lead from the overview to their list, and are sent again from there", async () => {
  // Orders of other tests have had their mails by now, so that the folder exists.
  await shop.waitForMails(2);
  rmSync(shop.mailFolder(), { recursive: true });
  writeFileSync(shop.mailFolder(), "");
  const { number } = await placeOrder(shop.address());
  const page = await openDash();
  await page.getByText("No mail server is set up: neither buyers nor the shop get any mail.").waitFor();
  await page.getByRole("link", { name: "Mails that failed and are tried again 2" }).click();
  const resendAll = page.getByRole("button", { name: "Send 2 failed mails again" });
  // Each attempt doubles the time to the next one by itself.
  for (const attempts of [/^[2-9] attempts/, /^[3-9] attempts/]) {
    await resendAll.click();
    await page.getByText(attempts).nth(1).waitFor();
  }
  rmSync(shop.mailFolder());
  const noneLeft = page.getByText("No mail is in this state.").first();
  // On a slow machine the next attempt comes by itself before the press.
  await Promise.race([resendAll.click(), noneLeft.waitFor()]);
  await noneLeft.waitFor();
  await page.getByRole("button", { name: /^kept as a file, not sent \d+$/i }).click();
  await page.getByRole("rowheader", { name: new RegExp(`Your order ${number}`) }).waitFor();
  expect(await shop.waitForMails(1)).toBe(2);
  await page.getByText("No mail server is set up").waitFor();
  await page.getByRole("button", { name: /^sent 0$/i }).waitFor();
  expect(await page.getByRole("button", { name: /^Send again/ }).count()).toBe(0);
});

test("D-11 a search that found nothing stands in the overview, and leads to a product of its name", async () => {
  const shopper = await browser.open("/");
  await shopper.getByRole("banner").getByRole("searchbox").click();
  await shopper.getByRole("dialog").locator("input").fill("Gronkulator-Zwix 9000");
  await shopper.getByText("no result found.").first().waitFor();

  const page = await openDash();
  const searches = page.getByRole("region", { name: "Searches that found nothing" });
  await searches.getByRole("link", { name: "Search the shop for gronkulator zwix 9000" }).waitFor();
  await searches.getByRole("link", { name: "All searches without results" }).click();
  await page.getByRole("rowheader", { name: "gronkulator zwix 9000" }).waitFor();
  await page.getByRole("link", { name: "Add product: gronkulator zwix 9000" }).click();
  const name = page.getByRole("dialog").getByRole("textbox", { name: /^Name\b(?! in)/ });
  await name.waitFor();
  expect(await name.inputValue()).toBe("gronkulator zwix 9000");
});
