import { expect, test } from "vitest";

import { logInAsAdmin, noSession } from "./support/admin.ts";
import { setupBrowser } from "./support/browser.ts";
import { setupOwnShop } from "./support/own-shop.ts";
import { placeOrder } from "./support/place-order.ts";

const shop = setupOwnShop();
const browser = setupBrowser(shop.address);

test("D-11 ADMIN-8 an order that is placed appears in the open overview, whose link leads to the orders to confirm", async () => {
  const page = await browser.open("/dash", { expected: noSession });
  await page.waitForURL("**/admin-login**");
  await logInAsAdmin(page);
  await page.getByRole("heading", { level: 1, name: "HomeDash" }).waitFor();
  await page.getByRole("heading", { name: "There are no orders yet." }).waitFor();

  const { number } = await placeOrder(shop.address(), { qty: 2 });
  await page.getByText("1 order to confirm", { exact: true }).waitFor();
  const sales = page.getByRole("region", { name: "Sales of the last 30 days" });
  await sales.getByText("1 order", { exact: true }).waitFor();
  const bestSellers = page.getByRole("region", { name: "Best sellers of the last 30 days" });
  await bestSellers.getByRole("link", { name: /2 pieces$/ }).waitFor();

  await page.getByRole("link", { name: "Confirm orders" }).click();
  await page.waitForURL("**/dash/orders?state=received");
  await page.getByRole("link", { name: `Order ${number}`, exact: true }).waitFor();

  await page.goBack();
  await bestSellers.getByRole("link", { name: /2 pieces$/ }).click();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?edit=\d+$/);
});
