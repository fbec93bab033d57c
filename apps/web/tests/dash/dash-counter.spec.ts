import { createApi } from "@shop/data/api.ts";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { noticeShown } from "../support/notices.ts";
import { placeOrder } from "../support/place-order.ts";
import { scripts } from "../support/scripts.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

/** Requests fail without a network. */
const offline = /ERR_INTERNET_DISCONNECTED|Failed to|status of 4/;

const products = async () => {
  const { data } = await createApi({ fetch, baseUrl: shop.address() }).productCards({}, { limit: 100 });
  return data.flatMap(({ id, part_number: part, amount, price, order_step: step }) =>
    part && amount > 2 && price !== "0.00" && !step ? [{ id, part, amount, price }] : [],
  );
};
const amountOf = async (id: number): Promise<number> =>
  (await createApi({ fetch, baseUrl: shop.address() }).call("readProduct", { params: { id } })).amount;

/** Scans a code into what has the focus, as a keyboard scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

const lines = (page: Page) => page.getByRole("spinbutton");
const done = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });

test("D-187 three scanned articles are sold by keyboard alone, with the receipt, whose number opens the return", async () => {
  const sold = (await products()).slice(0, 3);
  const admin = await openDash("/dash/counter");
  await admin.getByRole("combobox", { name: "After a sale" }).selectOption("receipt");
  await admin.reload();
  await expect.poll(() => admin.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("scan");
  for (const { part } of sold) await scan(admin, part);
  await expect.poll(() => lines(admin).count()).toBe(3);
  await admin.keyboard.press("Enter");
  await admin.keyboard.type("99999");
  const opened = admin.context().waitForEvent("request", (request) => request.url().endsWith("/receipt"));
  await admin.keyboard.press("Enter");
  await opened;
  const text = await done(admin, /^Sold: .*Change: /).innerText();
  const [number = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text) ?? [];
  for (const { id, amount } of sold) expect(await amountOf(id)).toBe(amount - 1);

  await scan(admin, number.replace("-", ""));
  await admin.getByRole("dialog").waitFor();
  await admin.getByRole("heading", { level: 1, name: new RegExp(number), includeHidden: true }).waitFor();
});

test("D-187 a sale without a network is kept, and stored once when there is one; a refused one is kept to be put right", async () => {
  const [first, last] = (await products()).slice(3);
  if (!first || !last) throw new Error("There are no products to sell.");
  const admin = await openDash("/dash/counter", { expected: offline });
  for (const { part } of [first, last]) await scan(admin, part);
  await expect.poll(() => lines(admin).count()).toBe(2);
  await admin.getByRole("button", { name: "Hold" }).click();
  await expect.poll(() => lines(admin).count()).toBe(0);

  await scripts(admin, "toast-view", 1);
  await admin.context().setOffline(true);
  await scan(admin, first.part);
  await expect.poll(() => lines(admin).count()).toBe(1);
  await admin.keyboard.press("Control+Enter");
  await done(admin, /^Sold without a network: /).waitFor();
  await scan(admin, last.part);
  await expect.poll(() => lines(admin).count()).toBe(1);
  await lines(admin).fill(String(last.amount));
  await admin.keyboard.press("Control+Enter");
  await expect.poll(() => admin.getByText("waits for the network").count()).toBe(2);

  // Someone else buys one of them meanwhile.
  await placeOrder(shop.address(), { productId: last.id, qty: 1 });
  await admin.context().setOffline(false);
  await noticeShown(admin, "The sale of the counter is stored: ");
  await noticeShown(admin, "A sale of the counter was refused: ");
  await admin.getByText("refused", { exact: true }).waitFor();
  expect(await admin.getByText("waits for the network").count()).toBe(0);
  expect(await amountOf(first.id)).toBe(first.amount - 1);
  expect(await amountOf(last.id)).toBe(last.amount - 1);

  const [, refused] = await admin.getByRole("button", { name: /^Resume the sale of / }).all();
  await refused?.click();
  await expect.poll(() => lines(admin).inputValue()).toBe(String(last.amount));
  await lines(admin).fill("1");
  await admin.keyboard.press("Control+Enter");
  await done(admin, /^Sold: /).waitFor();
  expect(await amountOf(last.id)).toBe(last.amount - 2);

  // What was held is there after a reload, too.
  await admin.reload();
  await admin.getByRole("button", { name: /^Resume the sale of / }).click();
  await expect.poll(() => lines(admin).count()).toBe(2);
});

test("D-188 a day is closed with its float, an expense and the count in five clicks", async () => {
  const [sold] = await products();
  if (!sold) throw new Error("There is no product to sell.");
  const admin = await openDash("/dash/counter");
  await expect.poll(() => admin.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("scan");
  await scan(admin, sold.part);
  await expect.poll(() => lines(admin).count()).toBe(1);
  await admin.keyboard.press("Control+Enter");
  await done(admin, /^Sold: /).waitFor();
  let clicks = 0;
  const click = async (part: Locator): Promise<void> => {
    clicks += 1;
    await part.click();
  };
  const button = (name: string) => admin.getByRole("button", { name, exact: true });
  // The group of its menu is folded at first.
  const menu = admin.getByRole("navigation", { name: "Dashboard" });
  await click(menu.getByText("Money", { exact: true }));
  await click(menu.getByRole("link", { name: "Close of the day" }));
  const moves = admin.getByRole("form", { name: "Cash in and out" });
  await moves.getByRole("textbox", { name: /^Amount/ }).fill("500");
  await click(button("Store"));
  await admin.getByText("From orders").waitFor();
  await moves.getByRole("combobox", { name: "What" }).selectOption("Small expense");
  await moves.getByRole("textbox", { name: /^Amount/ }).fill("35.5");
  await moves.getByRole("textbox", { name: /^What for/ }).fill("Packing tape");
  await click(button("Store"));
  await admin.getByText("-35.50 EG").waitFor();
  const cash = admin.getByRole("region", { name: "Cash", exact: true });
  const valueOf = (name: string) => cash.getByText(name).locator("xpath=following-sibling::dd");
  const expected = await valueOf("Expected").innerText();
  await cash.getByRole("textbox", { name: /^Counted/ }).fill(expected.replaceAll(/[^\d.]/g, ""));
  await click(button("Store the count"));
  await expect.poll(() => valueOf("Difference").innerText()).toMatch(/^\D*0\D*$/);
  expect(clicks).toBe(5);
});
