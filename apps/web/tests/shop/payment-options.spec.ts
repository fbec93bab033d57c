import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, fillCheckout, openedChatUrl, placedOrderNumber, visit } from "../support/buying.ts";
import { offerInstaPay } from "../support/offer-instapay.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-121 an owner offers InstaPay; a buyer chooses it at checkout and reads the account with the order and by look-up", async () => {
  const admin = await openDash("/dash/settings/payments");
  await offerInstaPay(admin, "Send it within a day.");

  const page = await browser.open(await shop.productInStock());
  await addToCart(page);
  await visit(page, "/checkout");
  await fillCheckout(page);
  await page.getByText("Payment: Cash on delivery").click();
  await page.getByLabel("InstaPay").check();
  await page.reload();
  await page.getByText("Payment: InstaPay").waitFor();
  await page.getByLabel(/^Name/).fill("Mona");
  await page.getByLabel(/^Address \(/).fill("14 Falaki Street");
  const chat = await openedChatUrl(page, () => page.getByRole("button", { name: "Order by chat" }).click());
  expect(chat.searchParams.get("text")).toContain("\nPayment: InstaPay\n");

  await page.getByRole("button", { name: "Send order" }).click();
  const number = await placedOrderNumber(page);
  const placed = page.getByRole("region", { name: "Payment: InstaPay" });
  await placed.getByText("nilometer@instapay").waitFor();
  await placed.getByText("Send it within a day.").waitFor();
  await page.getByRole("link", { name: "See this order" }).click();
  await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
  await page.getByRole("region", { name: "Payment: InstaPay" }).getByText("nilometer@instapay").waitFor();

  await visit(admin, "/dash/orders");
  await admin.getByRole("link", { name: `Order ${number}` }).click();
  await admin.getByText("To be paid by: InstaPay").waitFor();
  await admin.getByRole("button", { name: "Change the payment" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("To be paid by").selectOption("Cash on delivery");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await admin.getByRole("region", { name: "Log" }).getByText("Payment changed").waitFor();
});

test("D-121 the cart's order by chat offers the payment as well, in Arabic", async () => {
  const page = await browser.open(`/ar${await shop.productInStock()}`);
  await addToCart(page);
  await visit(page, "/ar/cart");
  await page.getByRole("button", { name: "اطلب عبر واتساب" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("الدفع: نقدًا عند الاستلام").click();
  await dialog.getByLabel("إنستاباي").check();
  await dialog.getByText("الدفع: إنستاباي").waitFor();
  expect(await dialog.getByLabel("إنستاباي").isChecked()).toBe(true);
});
