import { createApi } from "@shop/data/api.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { waitForHydration, setupBrowser } from "../support/browser.ts";
import {
  addToCart,
  buyer,
  cartLink,
  fillCheckout,
  storedCart,
  placedOrderNumber,
  visit,
} from "../support/buying.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

/** Number of orders placed so far in this file. */
let orderCount = 0;

describe("buying", () => {
  test("CART-7 CHECKOUT-1 CHECKOUT-5 CHECKOUT-9 from a product through cart and checkout to an order, whose number is shown", async () => {
    const page = await browser.open(await shop.productInStock(0), {
      phone: true,
      expected: /Failed to load resource/,
    });
    await addToCart(page);
    await cartLink(page).click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await page.getByRole("button", { name: /^One more of/ }).click();
    await page.locator('main a[href="/checkout"]:visible').last().click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await page.locator('input[name="email"]').fill(buyer.email);
    await page.locator('input[name="phone"]').fill("٠١٠ ١٢٣٤ ٥٦٧٨");
    await page.getByRole("button", { name: "Send order" }).click();
    const number = await placedOrderNumber(page);
    expect(number).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await storedCart(page)).toEqual([]);
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);

    await page.reload();
    await waitForHydration(page);
    expect(await placedOrderNumber(page)).toBe(number);
    await page.getByRole("link", { name: "See this order" }).click();
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/order");
    expect(await page.getByRole("main").innerText()).toContain("received");

    // The phone that was just ordered with is not asked for again.
    await visit(page, `/orders/find?number=${number}`);
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    const phone = page.getByLabel("Phone that you ordered with");
    expect(await phone.inputValue()).toBe(buyer.phone);
    for (const wrong of ["01099999999", "12"]) {
      await phone.fill(wrong);
      await page.getByRole("button", { name: "Find order" }).click();
      await page.getByText("There is no order with this number and phone.").waitFor();
    }
    // In another browser the number in the address is filled in, and the phone is asked for.
    const other = await browser.open(`/orders/find?number=${number}`);
    await expect.poll(() => other.getByLabel("Order number").inputValue()).toBe(number);
    await other.getByLabel("Phone that you ordered with").fill(buyer.phone);
    await other.getByRole("button", { name: "Find order" }).click();
    await other.getByRole("heading", { name: `Order ${number}` }).waitFor();
  });

  test("D-124 the link of an order opens it in any browser, cancels it, and puts its products in the cart again", async () => {
    const page = await browser.open(await shop.productInStock(1));
    await addToCart(page);
    await visit(page, "/checkout");
    await fillCheckout(page);
    await page.getByRole("button", { name: "Send order" }).click();
    const number = await placedOrderNumber(page);
    // Mails of the order and of its cancellation.
    orderCount += 2;
    await page.getByRole("link", { name: "See this order" }).click();
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();

    const other = await browser.open(`/ar${new URL(page.url()).pathname}${new URL(page.url()).hash}`, {
      phone: true,
    });
    await other.getByRole("heading", { name: `الطلب ${number}` }).waitFor();
    await other.getByRole("button", { name: "إلغاء الطلب" }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "إلغاء الطلب" }).click();
    await other.getByText("هذا الطلب ملغى").waitFor();
    expect(await other.getByRole("button", { name: "إلغاء الطلب" }).count()).toBe(0);

    await page.reload();
    await page.getByText("This order is cancelled").waitFor();
    await page.getByRole("button", { name: "Order again" }).click();
    await page.waitForURL("**/cart");
    expect((await storedCart(page)).map(({ qty }) => qty)).toEqual([1]);
  });

  test("D-124 a link that leads to no order says so", async () => {
    const page = await browser.open("/order#abc", { expected: /422/ });
    await page.getByRole("heading", { name: "There is no such order." }).waitFor();
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  });

  test("CHECKOUT-5 D-26 an order in Arabic on a phone", async () => {
    const page = await browser.open(`/ar${await shop.productInStock()}`, { phone: true });
    await addToCart(page);
    await cartLink(page).click();
    await page.waitForURL("**/ar/cart");
    await page.locator('main a[href="/ar/checkout"]:visible').last().click();
    await page.waitForURL("**/ar/checkout");
    await fillCheckout(page);
    await page.locator('form button[type="submit"], button[form]').last().click();
    expect(await placedOrderNumber(page)).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(new URL(page.url()).pathname).toBe("/ar");
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });

  test("D-20 D-19 a changed price rejects the order until it is accepted", async () => {
    const page = await browser.open(await shop.productInStock(2), { expected: /409/ });
    await addToCart(page);
    const [line] = await storedCart(page);
    const cheaper = JSON.stringify([{ ...line, price: "1.00" }]);
    await page.evaluate((cart) => localStorage.setItem("shopping-cart", cart), cheaper);
    await visit(page, "/cart");
    await page.getByText(/The price changed from .1 EG/).waitFor();
    await visit(page, "/checkout");
    await fillCheckout(page);
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText(/Nothing was ordered yet/).waitFor();
    await page.getByRole("button", { name: "Accept the changes" }).click();
    await page.getByRole("button", { name: "Send order" }).click();
    await placedOrderNumber(page);
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });
});

describe("with the keyboard alone", () => {
  test("CART-7 CHECKOUT-1 from a product to an order", async () => {
    const page = await browser.open(await shop.productInStock());
    await tabTo(page, /^One more$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Add to cart/);
    await page.keyboard.press("Enter");
    await visit(page, "/cart");
    await tabTo(page, /^One less of/);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await storedCart(page)).map(({ qty }) => qty)).toEqual([1]);
    await tabTo(page, /^Order$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    // The form replaces its skeletons once the cart's products are known.
    await page.getByRole("button", { name: "Send order" }).waitFor();
    await tabTo(page, /^Email/);
    await page.keyboard.press("Enter");
    // Validation errors move the focus to the first invalid field.
    await page.getByText("email and phone are required").waitFor();
    await expect.poll(() => focusedName(page)).toMatch(/^Email/);
    await page.keyboard.type(buyer.email);
    await tabTo(page, /^Phone/);
    await page.keyboard.type(buyer.phone);
    await page.keyboard.press("Enter");
    await placedOrderNumber(page);
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });
});

/** Submits the open checkout; the order is placed, but its response is lost. */
async function orderWithoutResponse(page: Page): Promise<void> {
  await fillCheckout(page);
  await page.route(
    "**/sendMail",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByText(/sending it again never orders twice/).waitFor();
}

describe("ordering over a bad network", () => {
  test("CHECKOUT-6 without a network cart and form stay, also over a reload, and the retry makes one order", async () => {
    const page = await browser.open(await shop.productInStock(3), { expected: /ERR_|Failed to load/ });
    await addToCart(page);
    await visit(page, "/checkout");
    await fillCheckout(page);
    await page.getByLabel("Note").fill("Call after six");
    await page.getByRole("button", { name: "Send order" }).hover();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText("Oops something wrong please try again").waitFor();
    expect(await page.getByText("No Response Try again later.").isVisible()).toBe(true);
    expect(await storedCart(page)).toHaveLength(1);
    await page.context().setOffline(false);
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByLabel("Note").inputValue()).toBe("Call after six");
    await page.getByRole("button", { name: "Send order" }).click();
    await placedOrderNumber(page);
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });

  test("D-22 an order whose response was lost is not placed twice, in a new tab either", async () => {
    const page = await browser.open(await shop.productInStock(4), { expected: /ERR_|Failed to load/ });
    await addToCart(page);
    await visit(page, "/checkout");
    await orderWithoutResponse(page);
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);

    const tab = await page.context().newPage();
    await page.close();
    await visit(tab, "/checkout");
    await fillCheckout(tab);
    await tab.getByRole("button", { name: "Send order" }).click();
    await placedOrderNumber(tab);
    expect(await storedCart(tab)).toEqual([]);
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });

  test("D-22 an order that was changed after a lost response is not placed, and the buyer sees that the first one was", async () => {
    const page = await browser.open(await shop.productInStock(5), { expected: /ERR_|Failed to load|409/ });
    await addToCart(page);
    await visit(page, "/checkout");
    await orderWithoutResponse(page);
    await page.getByLabel("Note").fill("Ring twice");
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText(/had come through/).waitFor();
    await page.getByRole("button", { name: "Empty the cart" }).click();
    await page.getByRole("heading", { name: "Oops... You need to add product in your cart." }).waitFor();
    orderCount += 1;
    expect(await shop.waitForMails(orderCount)).toBe(orderCount * 2);
  });
});

test("CHECKOUT-5 after an order the pages that show what was ordered are fresh, all others stay as they were", async () => {
  const read = (address: string, etag = "") =>
    fetch(shop.address() + address, { headers: etag ? { "if-none-match": etag } : {} });
  const api = createApi({ fetch, baseUrl: shop.address() });
  const { data } = await api.productCards({}, { limit: 100 });
  // The home page shows the newest.
  const ordered = data.slice(20).find(({ amount, price }) => amount > 20 && price !== "0.00");
  const other = data.find(({ category_id }) => category_id !== ordered?.category_id);
  if (!ordered || !other) throw new Error("The demonstration catalogue is too small.");
  const stale = [
    pages.product(ordered.id),
    `/ar${pages.product(ordered.id)}`,
    pages.category(ordered.category_id),
  ];
  const kept = [pages.home, pages.product(other.id), pages.category(other.category_id)];
  const etags = new Map<string, string>();
  for (const address of [...stale, ...kept])
    etags.set(address, (await read(address)).headers.get("etag") ?? "");

  const line = { id: ordered.id, name: ordered.name, price: ordered.price, image: "", qty: 3 };
  const { status } = await api.call("placeOrder", {
    body: {
      cart: [line],
      info: { email: "mona@example.com", phone: "01012345678" },
    },
  });
  expect(status).toBe(true);

  const statuses = async (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await read(address, etags.get(address))).status));
  expect(await statuses(kept)).toEqual([304, 304, 304]);
  expect(await statuses(stale)).toEqual([200, 200, 200]);
  expect(await (await read(pages.product(ordered.id))).text()).toContain(`"amount":${ordered.amount - 3}`);
});
