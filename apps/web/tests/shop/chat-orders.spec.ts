import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, openedChatUrl, storedCart, visit } from "../support/buying.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

describe("ordering by chat", () => {
  test("DETAIL-5 SINGLE-1 SINGLE-2 one product is ordered from its page", async () => {
    const page = await browser.open(await shop.productInStock(), { phone: true });
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("button", { name: "order now" }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.getByRole("spinbutton").inputValue()).toBe("2");
    await dialog.getByRole("button", { name: "Send order" }).click();
    await page.getByText("please enter all fields").waitFor();
    await dialog.getByLabel("Name").fill("Mona Adel");
    await dialog.getByLabel("Phone").fill("01012345678");
    await dialog.getByLabel("Address").fill("Tanta");
    const chat = await openedChatUrl(page, () => dialog.getByRole("button", { name: "Send order" }).click());
    expect(chat.pathname).toBe("/201000000000");
    expect(chat.searchParams.get("text")).toMatch(
      /^Hello, I would like to order:\nOrder request: \w{4}-\w{4}\nhttps?:.+\/order#[\da-f-]{36}\n2 × .+ EG\nTotal: .+ EG\nhttps?:.+\/product\/\d+\n\nName: Mona Adel\nPhone: 01012345678\nAddress: Tanta$/,
    );
    await dialog.getByText(/If WhatsApp did not open/).waitFor();
  });

  test("CHECKOUT-7 the cart is ordered from the checkout, in Arabic", async () => {
    const page = await browser.open(`/ar${await shop.productInStock()}`, { phone: true });
    await addToCart(page);
    await visit(page, "/ar/checkout");
    const byChat = page.getByRole("main").locator('button[type="button"]').filter({ hasText: "واتساب" });
    await byChat.click();
    await expect.poll(() => page.locator('input[name="name"]').getAttribute("aria-invalid")).toBe("true");
    await page.locator('input[name="name"]').fill("منى عادل");
    await page.locator('input[name="phone"]').fill("٠١٠١٢٣٤٥٦٧٨");
    await page.locator('input[name="address1"]').fill("طنطا");
    await page.locator('input[name="email"]').fill("mona@example.com");
    await page.locator('textarea[name="note"]').fill("بعد السادسة");
    const chat = await openedChatUrl(page, () => byChat.click());
    expect(chat.searchParams.get("text")).toMatch(/رقم الطلب: \w{4}-\w{4}\n/);
    expect(chat.searchParams.get("text")).toContain("01012345678");
    expect(chat.searchParams.get("text")).toContain("منى عادل");
    expect(chat.searchParams.get("text")).toContain("mona@example.com");
    expect(chat.searchParams.get("text")).toContain("بعد السادسة");
    expect(chat.searchParams.get("text")).toMatch(/https?:.+\/ar\/product\/\d+/);
    await page.getByText("إذا لم يفتح واتساب").waitFor();
  });

  test("CHECKOUT-7 the message of a long cart contains a link to the saved cart, which another browser can open", async () => {
    const page = await browser.open("/", { expected: /Failed to load/ });
    const { data } = await shopApi().productCards({}, { limit: 60 });
    const lines = data.map(({ id, name, price }) => ({ id, name, price, image: "", qty: 2 }));
    await page.evaluate((cart) => localStorage.setItem("shopping-cart", cart), JSON.stringify(lines));
    await visit(page, "/cart");
    await page.getByRole("button", { name: "Order by chat" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Mona Adel");
    await dialog.getByLabel("Phone").fill("01012345678");
    await dialog.getByLabel("Address").fill("Tanta");
    const chat = await openedChatUrl(page, () => dialog.getByRole("button", { name: "Send order" }).click());
    expect(chat.href.length).toBeLessThan(2100);
    const saved = /https?:\/\/\S+\/shared-cart\/\S+/.exec(chat.searchParams.get("text") ?? "")?.[0] ?? "";
    const other = await browser.open(new URL(saved).pathname, { phone: true });
    await other.getByRole("heading", { level: 1, name: "A cart for you" }).waitFor();
    await other.getByRole("button", { name: "Put all in my cart" }).click();
    await other.waitForURL("**/cart");
    const [own, taken] = await Promise.all([storedCart(page), storedCart(other)]);
    expect(taken.map(({ id, qty }) => [id, qty])).toEqual(own.map(({ id, qty }) => [id, qty]));
  });

  test("D-32 a shared cart that does not exist has status 404 and says so", async () => {
    const page = await browser.open("/shared-cart/nothing", { expected: /404/ });
    await page.getByRole("heading", { name: "This cart does not exist." }).waitFor();
    expect(await page.title()).toContain("This cart does not exist.");
    const answer = await fetch(`${shop.address()}/shared-cart/nothing`);
    expect(answer.status).toBe(404);
  });
});
