import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, visit } from "../support/buying.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

/** The letters with which a file begins. */
const beginning = async (address: string): Promise<string> => {
  const response = await fetch(address);
  return Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 5);
};

test("D-142 D-155 a cart becomes a quotation, is revised, accepted, confirmed, invoiced and credited", async () => {
  const page = await browser.open(await shop.productInStock(), { expected: /status of 409/ });
  await addToCart(page);
  await visit(page, "/cart");
  await page.getByRole("button", { name: "Get a quotation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Mona Adel");
  await dialog.getByLabel("Phone").fill("01012345678");
  await dialog.getByLabel("Email").fill("mona@example.com");
  await dialog.getByText("Invoice for a company").click();
  await dialog.getByLabel("Company").fill("Delta Works");
  await dialog.getByRole("button", { name: "Make the quotation" }).click();
  await page.getByRole("heading", { level: 1, name: "Your quotation" }).waitFor();
  await page.getByText(/^Its prices hold until/).waitFor();
  const paper = await page.getByRole("link", { name: "Quotation (PDF)" }).getAttribute("href");
  expect(await beginning(shop.address() + paper)).toBe("%PDF-");

  const admin = await openDash("/dash/orders?state=quoted");
  await admin.getByRole("table").getByRole("link").first().click();
  await admin.getByRole("heading", { level: 1, name: /^Quotation/ }).waitFor();
  await admin.getByRole("button", { name: "Edit day and terms" }).click();
  await admin.getByRole("dialog").getByLabel("Terms").fill("Delivery within a week.");
  await admin.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await admin.getByText("Revision 2").waitFor();

  // The buyer has read the first revision: it is refused, and the second one is shown.
  const accept = async (): Promise<void> => {
    await page.getByRole("main").getByRole("button", { name: "Accept the quotation" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Accept the quotation" }).click();
  };
  await accept();
  await page.getByText(/has revised this quotation/).waitFor();
  await page.getByText("Delivery within a week.").waitFor();
  await accept();
  await page.getByRole("heading", { level: 1, name: "Your order" }).waitFor();

  await admin.reload();
  await admin.getByRole("button", { name: "Confirm" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await admin.getByRole("button", { name: "Issue the tax invoice" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Issue the tax invoice" }).click();
  await admin.getByRole("button", { name: "Take the invoice back" }).waitFor();
  expect(await admin.getByRole("button", { name: "Edit products" }).count()).toBe(0);
  await admin.getByRole("button", { name: "Take the invoice back" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Take the invoice back" }).click();
  await admin.getByRole("button", { name: "Edit products" }).waitFor();

  await admin.goto(`${shop.address()}/dash/orders/invoices`);
  const table = admin.getByRole("table");
  await table.getByText("Delta Works").first().waitFor();
  await expect.poll(() => table.getByText(/^(?:INV|CRN)-0-\d{4}-000001$/).count()).toBe(2);
});

test("D-142 a parts list becomes a quotation of what is chosen, and the cart stays as it is", async () => {
  const page = await browser.open("/parts-list", { phone: true });
  await page.getByRole("textbox", { name: /^Parts/ }).fill("10 x NE555P\nL298N, 2\nxqzzqx");
  await page.getByRole("button", { name: "Find the parts" }).click();
  await page.getByText("2 found · 1 not found").waitFor();
  await page.getByRole("button", { name: "Get a quotation" }).click();
  const dialog = page.getByRole("dialog", { name: "Get a quotation" });
  await dialog.getByText("2 products").waitFor();
  await dialog.getByLabel("Name").fill("Mona Adel");
  await dialog.getByLabel("Phone").fill("01012345678");
  await dialog.getByRole("button", { name: "Make the quotation" }).click();
  await page.getByRole("heading", { level: 1, name: "Your quotation" }).waitFor();
  const lines = page.getByRole("main");
  expect(await lines.getByText("NE555P").count()).toBeGreaterThan(0);
  expect(await lines.getByText("L298N").count()).toBeGreaterThan(0);
  await visit(page, "/cart");
  await page.getByText("Your cart is empty.").waitFor();
});
