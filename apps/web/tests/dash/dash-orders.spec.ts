import { createApi } from "@shop/data/api.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, cartLink, fillCheckout, placedOrderNumber, visit } from "../support/buying.ts";
import { noticeShown } from "../support/notices.ts";
import { placeOrder } from "../support/place-order.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const openDash = dashOpener(browser);

const orderLink = (page: Page, number: string) =>
  page.getByRole("link", { name: `Order ${number}`, exact: true });
const amountOf = async (id: number): Promise<number> =>
  (await createApi({ fetch, baseUrl: shop.address() }).call("readProduct", { params: { id } })).amount;

/** The text of what has the focus; '' where nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement === document.body ? "" : (document.activeElement?.textContent ?? ""),
  );

/** Changes the state of the open order, by the command in its head and the same in the dialog. */
async function changeState(page: Page, command: string, logged: string): Promise<void> {
  await page.getByRole("button", { name: command, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: command, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Log" }).getByText(logged, { exact: true }).waitFor();
}

test("D-33 D-40 an order that a shopper places appears in the open list without a reload, and is followed to its delivery with a mail for each step", async () => {
  const admin = await openDash("/dash/orders");
  await admin.getByRole("heading", { name: "There are no orders yet." }).waitFor();

  const shopper = await browser.open(await shop.productInStock());
  await addToCart(shopper);
  await visit(shopper, "/checkout");
  await fillCheckout(shopper);
  await shopper.getByRole("button", { name: "Send order" }).click();
  const number = await placedOrderNumber(shopper);
  await orderLink(admin, number).waitFor();
  await noticeShown(admin, "New order");
  await admin.getByRole("navigation", { name: "Dashboard" }).getByText("1 to confirm").waitFor();
  expect(await shop.waitForMails(1)).toBe(2);

  await orderLink(admin, number).click();
  await admin.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
  await changeState(admin, "Confirm", "Confirmed");
  expect(await shop.waitForMails(1, 1)).toBe(3);
  await expect.poll(() => focused(admin)).toBe("Mark as sent");
  await changeState(admin, "Mark as sent", "Sent");
  await expect.poll(() => focused(admin)).toBe("Mark as delivered");
  expect(await shop.waitForMails(1, 2)).toBe(4);
  await changeState(admin, "Mark as delivered", "Delivered");
  // No command is left beside the papers.
  await expect.poll(() => focused(admin)).toBe("Print order, not paid (PDF)");
  expect(await shop.waitForMails(1, 3)).toBe(5);

  await admin.reload();
  await admin.getByRole("main").getByText("delivered", { exact: true }).first().waitFor();
  expect(await admin.getByRole("button", { name: "Edit products" }).count()).toBe(0);
  await expect.poll(() => cartLink(shopper).innerText()).not.toContain("1");
});

test("D-33 edited lines take stock and change the total; cancelling the order returns all its pieces", async () => {
  const { number, productId } = await placeOrder(shop.address(), { qty: 2 });
  const before = await amountOf(productId);
  const page = await openDash("/dash/orders");
  await orderLink(page, number).click();
  await page.getByRole("button", { name: "Edit products" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^One more of/ }).click();
  await dialog.getByLabel(/^Price each/).fill("10.5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Products" }).getByText("31.50").first().waitFor();
  expect(await amountOf(productId)).toBe(before - 1);

  await page.getByRole("button", { name: "Cancel the order" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText(/^3 pieces return to the stock/).waitFor();
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await question.waitFor({ state: "detached" });
  await page.getByText("Cancelled, pieces returned to stock").waitFor();
  expect(await amountOf(productId)).toBe(before + 2);
});

test("D-33 a product that the buyer asks for later is found by name, added to the order and taken from the stock", async () => {
  const { number } = await placeOrder(shop.address());
  const { data } = await createApi({ fetch, baseUrl: shop.address() }).productCards({}, { limit: 100 });
  const servo = data.find(({ name }) => name.startsWith("SG90"));
  if (!servo) throw new Error("The demonstration catalogue has no SG90.");
  const page = await openDash("/dash/orders");
  await orderLink(page, number).click();
  await page.getByRole("button", { name: "Edit products" }).click();
  const dialog = page.getByRole("dialog", { name: `Products of order ${number}` });
  await dialog.getByRole("button", { name: "Add a product" }).click();
  await page.getByRole("combobox", { name: "Find a product to add" }).fill("sg90");
  await page.getByRole("option", { name: /^SG90/ }).click();
  await dialog.getByText("added", { exact: true }).waitFor();
  await dialog.getByRole("spinbutton", { name: /^Quantity of SG90/ }).fill("3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const lines = page.getByRole("region", { name: "Products" });
  await lines.getByRole("link", { name: /^SG90/ }).waitFor();
  await page
    .getByRole("region", { name: "Log" })
    .getByText(/\+ 3 × SG90/)
    .waitFor();
  expect(await amountOf(servo.id)).toBe(servo.amount - 3);
});

test("D-33 a change that another person has made meanwhile is shown before it is overwritten", async () => {
  const { number } = await placeOrder(shop.address());
  const one = await openDash("/dash/orders", { expected: /status of (?:401|409)/ });
  await orderLink(one, number).click();
  const other = await one.context().newPage();
  await one.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
  await other.goto(one.url());
  await one.getByRole("button", { name: "Confirm", exact: true }).click();
  await one.getByRole("dialog").getByLabel("Mail to the buyer").uncheck();

  await other.getByLabel(/^Note of the shop/).fill("Ask for the colour.");
  await other.getByRole("button", { name: "Save the note" }).click();
  await other.getByRole("region", { name: "Log" }).getByText("Ask for the colour.").waitFor();

  const dialog = one.getByRole("dialog");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await dialog.getByText(/Someone else has changed this order/).waitFor();
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const log = one.getByRole("region", { name: "Log" });
  await log.getByText("Confirmed", { exact: true }).waitFor();
  expect(await log.innerText()).toContain("Ask for the colour.");
});

test("D-40 'All orders' leads back to the list as it was; hidden columns and widths are kept over a reload", async () => {
  await placeOrder(shop.address(), { name: "Salma Adel" });
  await placeOrder(shop.address(), { name: "Salma Adel" });
  const page = await openDash("/dash/orders?search=Salma&state=received&rows=1&page=2");
  const place = () => new URL(page.url()).searchParams.toString().split("&").toSorted();
  const list = place();
  await page
    .getByRole("link", { name: /^Order /, exact: false })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Order / }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "All orders" }).click();
  await page.getByText(/page 2 of/).waitFor();
  expect(place()).toEqual(list);

  const heads = () => page.getByRole("columnheader").allInnerTexts();
  const all = await heads();
  await page.getByRole("button", { name: "columns" }).click();
  const hidden = page.getByRole("menuitemcheckbox", { checked: true }).nth(2);
  const name = await hidden.innerText();
  await hidden.click();
  await page.keyboard.press("Escape");
  await expect.poll(heads).not.toContain(name);
  const separator = page.getByRole("slider").first();
  await separator.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const width = await separator.inputValue();
  await page.reload();
  await page.getByText(/page 2 of/).waitFor();
  expect(await heads()).toHaveLength(all.length - 1);
  expect(await heads()).not.toContain(name);
  expect(await page.getByRole("slider").first().inputValue()).toBe(width);
});

test("D-40 search, state, filter, sort and page stand in the address, and a reload keeps them", async () => {
  await placeOrder(shop.address(), { name: "Nadia Kamal" });
  const page = await openDash("/dash/orders?rows=1");
  await page.getByText(/page 1 of/).waitFor();
  await page.getByRole("searchbox", { name: "Search orders" }).fill("Nadia");
  await page.waitForURL(/search=Nadia/);
  await page.getByRole("button", { name: /^received/ }).click();
  await page.waitForURL(/state=received/);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("At least").fill("1");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/min=1/);
  await page.getByRole("button", { name: "total", exact: true }).click();
  await page.waitForURL(/sort=total/);
  await page.reload();
  await page.getByRole("row").filter({ hasText: "Nadia Kamal" }).waitFor();
  await page.getByRole("button", { name: "Remove the filter: at least 1 EG" }).waitFor();
  expect(await page.getByRole("searchbox", { name: "Search orders" }).inputValue()).toBe("Nadia");
  expect(new URL(page.url()).search).toBe("?rows=1&search=Nadia&state=received&min=1&sort=total");
});

test("D-33 an id without an order shows the not-found page inside the dashboard", async () => {
  const page = await openDash("/dash/orders/999999", { expected: /status of (?:401|404)/ });
  await page.getByRole("heading", { level: 1, name: "page not found" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Dashboard" }).isVisible()).toBe(true);
});

test("D-26 D-33 on a phone, in Arabic, an order is found and confirmed", async () => {
  const { number } = await placeOrder(shop.address(), { name: "Omar Hassan" });
  const page = await openDash("/ar/dash/orders", { phone: true });
  await page.getByRole("heading", { level: 1, name: "الطلبات" }).waitFor();
  await page.getByRole("link", { name: `الطلب ${number}` }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(number) }).waitFor();
  await page.getByRole("button", { name: "تأكيد الطلب" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "تأكيد الطلب" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "خرج للتوصيل" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("D-33 the buyer of an order that waits for a day is reminded by mail from the list, or the order is cancelled from there", async () => {
  const { number } = await placeOrder(shop.address(), { name: "Laila Samir" });
  const page = await openDash();
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.goto("/dash/orders");
  const row = page.getByRole("row").filter({ hasText: "Laila Samir" });
  await row.getByRole("button", { name: "Remind by mail" }).click();
  await page.getByText("The reminder is written.").waitFor();
  await row.getByRole("link", { name: `Cancel order ${number}` }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await question.waitFor({ state: "detached" });
  const log = page.getByRole("region", { name: "Log" });
  await log.getByText("Cancelled, pieces returned to stock").waitFor();
  // This shop has no mail server.
  await log.getByText("Mail to the buyer kept as a file, not sent").nth(1).waitFor();
  expect(await log.innerText()).toMatch(/Reminder to the buyer[\s\S]*kept as a file/);
  expect(await log.innerText()).not.toContain("Mail sent");
});

test("D-33 invoice and packing list are printed from PDF files in the buyer's language, in the session of the page", async () => {
  const { number } = await placeOrder(shop.address(), { locale: "ar", name: "سلمى نبيل" });
  const page = await openDash("/dash/orders");
  await orderLink(page, number).click();
  for (const name of ["Print invoice (PDF)", "Print packing list (PDF)"]) {
    const link = page.getByRole("link", { name });
    expect(await link.getAttribute("target")).toBe("_blank");
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    const text = (await file.body()).toString("latin1");
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain("/Lang (ar)");
  }
});

test("D-117 at the counter scans and a pasted list stay over a reload, and are sold with one shortcut", async () => {
  const api = createApi({ fetch, baseUrl: shop.address() });
  const { data } = await api.productCards({}, { limit: 40 });
  const [first, second] = data.filter(
    ({ part_number, amount, price, order_step }) =>
      part_number && amount > 9 && Number(price) > 0 && !order_step,
  );
  if (!first?.part_number || !second?.part_number) throw new Error("There are no products to sell.");
  const before = await amountOf(first.id);
  const admin = await openDash("/dash/orders/new?channel=counter");
  const scan = admin.getByRole("textbox", { name: "Scan a barcode or type a part number" });
  await scan.fill(first.part_number);
  await scan.press("Enter");
  await admin.getByRole("spinbutton", { name: `Quantity of ${first.name}` }).waitFor();
  await scan.evaluate((field, list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", list);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, `${first.part_number}\t2\n${second.part_number}\t3\nNO-SUCH-PART\t1`);
  await admin.getByText(/^1 × NO-SUCH-PART: not certain/).waitFor();
  await admin.reload();
  const quantityOf = (name: string) => admin.getByRole("spinbutton", { name: `Quantity of ${name}` });
  await expect.poll(() => quantityOf(first.name).inputValue()).toBe("3");
  expect(await quantityOf(second.name).inputValue()).toBe("3");
  await admin.keyboard.press("Control+Enter");
  await admin.getByRole("heading", { level: 1, name: /^Order / }).waitFor();
  expect(await amountOf(first.id)).toBe(before - 3);
});
