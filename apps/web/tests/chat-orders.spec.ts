import { describe, expect, test } from "vitest";

import { withBrowser } from "./support/browser.ts";
import { addThis, chatMessage, keptCart, visit } from "./support/buying.ts";
import { withOwnShop } from "./support/own-shop.ts";

const shop = withOwnShop();
const reader = withBrowser(shop.address);

describe("ordering by chat", () => {
  test("DETAIL-5 SINGLE-1 SINGLE-2 one product from its page", async () => {
    const page = await reader.open(await shop.plenty(), { phone: true });
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("button", { name: "order now" }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.getByRole("spinbutton").inputValue()).toBe("2");
    await dialog.getByRole("button", { name: "Send order" }).click();
    await page.getByText("please enter all fields").waitFor();
    await dialog.getByLabel("Name").fill("Mona Adel");
    await dialog.getByLabel("Phone").fill("01012345678");
    await dialog.getByLabel("Address").fill("Tanta");
    const chat = await chatMessage(page, () => dialog.getByRole("button", { name: "Send order" }).click());
    expect(chat.pathname).toBe("/201000000000");
    expect(chat.searchParams.get("text")).toMatch(
      /^Hello, I would like to order:\n2 × .+ EG\nTotal: .+ EG\n\nName: Mona Adel\nPhone: 01012345678\nAddress: Tanta$/,
    );
    await dialog.waitFor({ state: "detached" });
  });

  test("CHECKOUT-7 the cart from the checkout, in Arabic", async () => {
    const page = await reader.open(`/ar${await shop.plenty()}`, { phone: true });
    await addThis(page);
    await visit(page, "/ar/checkout");
    const byChat = page.getByRole("main").locator('button[type="button"]').filter({ hasText: "المحادثة" });
    await byChat.click();
    await expect.poll(() => page.locator('input[name="name"]').getAttribute("aria-invalid")).toBe("true");
    await page.locator('input[name="name"]').fill("منى عادل");
    await page.locator('input[name="phone"]').fill("٠١٠١٢٣٤٥٦٧٨");
    await page.locator('input[name="address1"]').fill("طنطا");
    const chat = await chatMessage(page, () => byChat.click());
    expect(chat.searchParams.get("text")).toContain("01012345678");
    expect(chat.searchParams.get("text")).toContain("منى عادل");
  });

  test("CHECKOUT-7 a long cart's message carries the link to the saved cart, which rebuilds it elsewhere", async () => {
    const page = await reader.open("/", { expected: /Failed to load/ });
    await page.evaluate(async () => {
      const answer = await fetch("/backend/public/api/products?limit=60&view=card");
      const { data }: { data: { id: number; name: string; price: string }[] } = await answer.json();
      const lines = data.map(({ id, name, price }) => ({ id, name, price, image: "", qty: 2 }));
      localStorage.setItem("shopping-cart", JSON.stringify(lines));
    });
    await visit(page, "/cart");
    await page.getByRole("button", { name: "Order by chat" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Mona Adel");
    await dialog.getByLabel("Phone").fill("01012345678");
    await dialog.getByLabel("Address").fill("Tanta");
    const chat = await chatMessage(page, () => dialog.getByRole("button", { name: "Send order" }).click());
    expect(chat.href.length).toBeLessThan(2100);
    const saved = /https?:\/\/\S+\/shared-cart\/\S+/.exec(chat.searchParams.get("text") ?? "")?.[0] ?? "";
    const other = await reader.open(new URL(saved).pathname, { phone: true });
    await other.getByRole("heading", { level: 1, name: "A cart for you" }).waitFor();
    await other.getByRole("button", { name: "Put all in my cart" }).click();
    await other.waitForURL("**/cart");
    const [own, taken] = await Promise.all([keptCart(page), keptCart(other)]);
    expect(taken.map(({ id, qty }) => [id, qty])).toEqual(own.map(({ id, qty }) => [id, qty]));
  });

  test("D-32 a cart that does not exist is told with status 404", async () => {
    const page = await reader.open("/shared-cart/nothing", { expected: /404/ });
    await page.getByRole("heading", { name: "This cart does not exist." }).waitFor();
    const answer = await fetch(`${shop.address()}/shared-cart/nothing`);
    expect(answer.status).toBe(404);
  });
});

describe("contact", () => {
  test("ABOUT-3 ABOUT-4 ABOUT-8 what is wrong is told live; a valid form opens as a chat message", async () => {
    const page = await reader.open("/aboutus", { phone: true });
    const form = page.locator("form").filter({ has: page.locator("textarea") });
    await form.getByLabel("Name").fill("Mo");
    await form.getByText("Please enter a valid name (at least 3 characters).").waitFor();
    await form.getByLabel("Name").fill("Mona");
    await form.getByLabel("Email").fill("mona@example.com");
    await form.getByLabel("Phone").fill("+20 100 000 0000");
    await form.locator("textarea").fill("Do you repair meters?");
    const chat = await chatMessage(page, () => form.getByRole("button").click());
    const text = chat.searchParams.get("text") ?? "";
    for (const part of ["Mona", "mona@example.com", "+20 100 000 0000", "Do you repair meters?"]) {
      expect(text).toContain(part);
    }
  });
});
