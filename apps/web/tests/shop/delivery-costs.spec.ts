import { createApi } from "@shop/data/api.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser, waitForHydration } from "../support/browser.ts";
import {
  addToCart,
  cartLink,
  fillCheckout,
  openedChatUrl,
  placedOrderNumber,
  visit,
} from "../support/buying.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

/** The address of a product that is too cheap for free delivery. */
async function cheapProduct(): Promise<string> {
  const { data } = await createApi({ fetch, baseUrl: shop.address() }).productCards({}, { limit: 100 });
  const id = data.find(({ amount, price }) => amount > 20 && !isZeroPrice(price) && Number(price) < 500)?.id;
  if (id === undefined) throw new Error("The shop has no cheap product.");
  return pages.product(id);
}

test("D-109 from a product to an order with delivery, whose cost an administrator changes; an outdated cost is refused with nothing lost", async () => {
  const page = await browser.open(await cheapProduct(), { expected: /status of 409/ });
  await page.getByRole("link", { name: /^Delivery from 45 EG, free from 2,000 EG/ }).click();
  await page.getByRole("heading", { level: 1, name: "Delivery" }).waitFor();
  expect(await page.getByRole("row", { name: /Cairo and Giza/ }).innerText()).toMatch(/45\sEG\s+2–5/);
  await page.goBack();
  await addToCart(page);
  await cartLink(page).click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await page.getByLabel("Deliver to").selectOption("Cairo");
  await page.getByText("Total with delivery").waitFor();

  // Another visit of the device still has the choice.
  await visit(page, "/checkout");
  expect(await page.getByLabel("Deliver to (optional)").inputValue()).toBe("EG-C");
  await fillCheckout(page);
  await page.getByLabel(/^Address \(/).fill("14 Falaki Street");
  const chat = await openedChatUrl(page, async () => {
    await page.getByLabel(/^Name/).fill("Mona");
    await page.getByRole("button", { name: "Order by chat" }).click();
  });
  expect(chat.searchParams.get("text")).toMatch(/\nDelivery to Cairo: 45 EG\nTotal with delivery: /);

  // The owner raises the cost meanwhile.
  const admin = await openDash("/dash/settings/delivery");
  const cost = admin.getByLabel(/^Cost, in EG/).first();
  await cost.fill("55");
  await admin.getByRole("button", { name: "save" }).click();
  await admin.getByText("Saved", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByText(/Delivery to Cairo costs 55\sEG now, not 45\sEG/).waitFor();
  expect(await page.locator('input[name="address1"]').inputValue()).toBe("14 Falaki Street");
  await page.getByText("Delivery to Cairo", { exact: true }).locator("..").getByText("55").waitFor();
  await page.getByRole("button", { name: "Send order" }).click();
  const number = await placedOrderNumber(page);
  expect(await shop.waitForMails(1)).toBe(2);

  await visit(admin, "/dash/orders");
  await admin.getByRole("link", { name: `Order ${number}` }).click();
  await admin.getByRole("button", { name: "Edit delivery" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel(/^Cost, in EG/).fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await admin.getByRole("region", { name: "Log" }).getByText("Delivery changed").waitFor();
  expect(await shop.waitForMails(1, 1)).toBe(3);

  await page.getByRole("link", { name: "See this order" }).click();
  await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
  expect(await page.getByText("Delivery to Cairo").locator("..").innerText()).toMatch(/free/);
});

test("D-109 a device whose place has no cost any more is asked anew", async () => {
  const page = await browser.open(await shop.productInStock());
  await page.evaluate(() => localStorage.setItem("deliver-to", "EG-XX"));
  await addToCart(page);
  await visit(page, "/cart");
  await waitForHydration(page);
  expect(await page.getByLabel("Deliver to").inputValue()).toBe("");
  await page.getByLabel("Deliver to").selectOption({ label: "Pick-up at a branch: Cairo, Bab al-Luq" });
  expect(await page.evaluate(() => localStorage.getItem("deliver-to"))).toBe("pick_up Cairo, Bab al-Luq");
});

test("D-109 the table of costs and a product's line are in the server's page, in both languages", async () => {
  const product = await cheapProduct();
  for (const [prefix, title, line] of [
    ["", "What delivery costs", "Delivery from "],
    ["/ar", "تكلفة التوصيل", "التوصيل ابتداءً من"],
  ] as const) {
    const info = await (await fetch(`${shop.address()}${prefix}/info/delivery`)).text();
    expect(info).toContain(title);
    expect(info.match(/<th scope="row"/g)).toHaveLength(5);
    expect(await (await fetch(shop.address() + prefix + product)).text()).toContain(line);
  }
});
