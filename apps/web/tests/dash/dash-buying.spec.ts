import { createApi } from "@shop/data/api.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const amountOf = async (id: number): Promise<number> =>
  (await createApi({ fetch, baseUrl: shop.address() }).call("readProduct", { params: { id } })).amount;

const product = catalogue.products.find(
  ({ part_number: part, amount }, _at, all) =>
    amount >= 20 && part !== null && all.filter((one) => one.part_number === part).length === 1,
);
if (!product?.part_number) throw new Error("The catalogue has too few part numbers.");
const code = product.part_number;

test("D-151 D-152 goods are ordered from a supplier, received by scan, and taken back as one", async () => {
  const page = await openDash("/dash/buying/suppliers");
  await page.getByRole("button", { name: "Add supplier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("name").fill("Delta Parts");
  await dialog.getByRole("button", { name: "save" }).click();
  await page.getByRole("link", { name: "Delta Parts" }).click();
  await page.getByRole("textbox", { name: /^Part number or barcode/ }).fill(code);
  await page.getByRole("textbox", { name: /^Supplier's part number/ }).fill("DP-100");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(`${product.name} is saved.`).waitFor();

  await page.getByRole("link", { name: "In the list of products" }).click();
  await page.getByRole("button", { name: "Remove the filter: From Delta Parts" }).waitFor();
  await page.getByRole("rowheader", { name: product.name }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(1);

  await page.goto(`${shop.address()}/dash/buying/orders`);
  await page.getByRole("button", { name: "Make a draft" }).click();
  await page.getByRole("heading", { level: 1, name: /^PO-/ }).waitFor();
  await page.getByRole("textbox", { name: "Part number or barcode" }).fill(code);
  await page.getByRole("spinbutton", { name: "Pieces" }).fill("12");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("Supplier's: DP-100").waitFor();
  const cost = page.getByRole("textbox", { name: /^Cost of one/ });
  await cost.fill("7.25");
  await page.keyboard.press("Enter");
  await page.getByText("87 EG").waitFor();
  await page.getByRole("button", { name: "Mark as sent" }).click();

  const scanner = page.getByRole("textbox", { name: "Code", exact: true });
  await scanner.fill(code);
  await page.keyboard.press("Enter");
  await page.getByText(`${product.name}: 1 counted`).waitFor();
  await page.reload();
  const arrived = page.getByRole("spinbutton", { name: /^Arrived/ });
  await expect.poll(() => arrived.inputValue()).toBe("1");
  await arrived.fill("9");
  await scanner.focus();
  await page.getByRole("button", { name: "Book 9 pieces" }).waitFor();
  // A press that ends an entry does not book what the button said before it: the page books what it shows.
  await page.route(/\/admin\/purchases\/\d+\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await arrived.fill("10");
  await page.getByRole("button", { name: "Book 9 pieces" }).click();
  await page.getByRole("button", { name: "Book 10 pieces" }).click();
  await page.getByText("Part received").first().waitFor();
  await page.unrouteAll();
  expect(await amountOf(product.id)).toBe(product.amount + 10);
  const order = page.url();
  const number = await page.getByRole("heading", { level: 1 }).textContent();

  const received = page.getByRole("region", { name: "Received from this supplier" });
  const openSupplier = async () => {
    await page.goto(`${shop.address()}/dash/buying/suppliers`);
    await page.getByRole("link", { name: "Delta Parts" }).click();
    await received.getByRole("link", { name: number ?? "" }).waitFor();
    return received.getByRole("row").last().textContent();
  };
  expect(await openSupplier()).toMatch(/10.*7\.25 EG.*72\.50 EG$/);
  await received.getByRole("link", { name: number ?? "" }).click();
  await page.waitForURL(order);

  await page.getByRole("link", { name: "What it changed, and its undo" }).click();
  await page.getByRole("heading", { level: 1, name: "Goods received" }).waitFor();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByText(/^Undone on/).waitFor();
  expect(await amountOf(product.id)).toBe(product.amount);
  expect(await openSupplier()).toMatch(/Undone/);
});

test("D-169 D-170 a supplier's list is imported, a delivery note received by it, and the list undone", async () => {
  const page = await openDash("/dash/buying/suppliers");
  await page.getByRole("button", { name: "Add supplier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("name").fill("Nile Parts");
  await dialog.getByRole("button", { name: "save" }).click();
  await page.getByRole("link", { name: "Nile Parts" }).click();
  await page.getByRole("textbox", { name: "Paste rows" }).fill(`${code},NP-1,10\nNO-SUCH-PART,NP-2,1`);
  await page.getByRole("button", { name: "Import the rows" }).click();
  await page.getByText("1 product names this supplier.").waitFor();
  await page.getByText("No product has this code.").waitFor();
  const list = await page.getByRole("link", { name: "What it changed, and its undo" }).getAttribute("href");

  await page.goto(`${shop.address()}/dash/buying/orders`);
  await page.getByRole("combobox", { name: "Supplier" }).selectOption("Nile Parts");
  await page.getByRole("button", { name: "Make a draft" }).click();
  await page.getByRole("heading", { level: 1, name: /^PO-/ }).waitFor();
  await page.getByRole("textbox", { name: "Part number or barcode" }).fill(code);
  await page.getByRole("spinbutton", { name: "Pieces" }).fill("20");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("Supplier's: NP-1").waitFor();
  await page.getByRole("textbox", { name: "Note for the supplier" }).fill("By sea, please.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect
    .poll(() => page.getByRole("button", { name: "Save the note" }).getAttribute("aria-disabled"))
    .toBe("true");
  await page.reload();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Note for the supplier" }).inputValue())
    .toBe("By sea, please.");
  await page.getByRole("button", { name: "Mark as sent" }).click();

  const { amount } = await createApi({ fetch, baseUrl: shop.address() }).call("readProduct", {
    params: { id: product.id },
  });
  await page.getByRole("textbox", { name: "Paste rows" }).fill("NP-1,12,7.25\nNP-1,1,$7");
  await page.getByRole("button", { name: "Count the rows" }).click();
  await page.getByText("1 line was counted").waitFor();
  await page.getByText("'$7' is no cost in pounds.").waitFor();
  await page.getByRole("button", { name: "Book 12 pieces" }).click();
  await page.getByText("Part received").first().waitFor();
  expect(await amountOf(product.id)).toBe(amount + 12);

  await page.goto(`${shop.address()}${list ?? ""}`);
  await page.getByRole("heading", { level: 1, name: "Supplier's list" }).waitFor();
  await page.getByText("Nile Parts · NP-1 · ×10").first().waitFor();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByText(/^Undone on/).waitFor();
});
