import { createApi } from "@shop/data/api.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { expect, test, vi } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupMailingShop } from "../support/mailing-shop.ts";

const shop = setupMailingShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const EMAIL = "mona@example.com";

test("D-92 who asks on a product's page gets one mail when it is back, and ends it by the link in the mail", async () => {
  const { data } = await createApi({ fetch, baseUrl: shop.address() }).productCards({}, { limit: 100 });
  const product = data.find(({ amount }) => amount === 0);
  if (!product) throw new Error("Every product is in stock.");
  const page = await browser.open(pages.product(product.id), { phone: true });
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
  await page.getByText(/^A mail goes to mona@example\.com/).waitFor();

  const desk = await openDash(`/dash/products?edit=${product.id}`);
  const form = desk.getByRole("dialog");
  await form.getByLabel("Amount*").fill("5");
  await form.getByRole("button", { name: /^save/i }).click();
  await form.waitFor({ state: "hidden" });

  const mails = () => shop.mails().filter(({ recipients }) => recipients.includes(EMAIL));
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 60_000, interval: 100 });
  const raw = mails()[0]?.raw ?? "";
  expect(raw).toMatch(/^List-Unsubscribe:\s+<http/m);
  const link =
    /http:\/\/localhost:\d+\/no-more-mails#[\w-]{43}/.exec(raw.replaceAll(/=\r\n/g, ""))?.[0] ?? "";
  const end = await browser.open(link);
  await end.getByRole("button", { name: "Send me no more" }).click();
  await end.getByRole("heading", { name: "You get no more of these mails" }).waitFor();
});
