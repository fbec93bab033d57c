import sharp from "sharp";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { addToCart, fillCheckout, placedOrderNumber, visit } from "../support/buying.ts";
import { offerInstaPay } from "../support/offer-instapay.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-127 a buyer sends a proof of payment with a picture, an administrator confirms it in two taps, and the buyer's page says paid", async () => {
  const admin = await openDash("/dash/settings/payments");
  await offerInstaPay(admin);

  const page = await browser.open(await shop.productInStock());
  await addToCart(page);
  await visit(page, "/checkout");
  await fillCheckout(page);
  await page.getByText("Payment: Cash on delivery").click();
  await page.getByLabel("InstaPay").check();
  await page.getByRole("button", { name: "Send order" }).click();
  const number = await placedOrderNumber(page);
  await page.getByRole("link", { name: "See this order" }).click();
  const proofs = page.getByRole("region", { name: "Proof of payment" });
  await proofs.getByRole("button", { name: "I have paid: send the proof" }).click();
  await proofs.getByLabel(/^Reference number/).fill("IP-4711");
  const receipt = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#0a5" } })
    .png()
    .toBuffer();
  await proofs
    .getByLabel(/^Picture of the receipt/)
    .setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: receipt });
  await proofs.getByRole("button", { name: "Send the proof" }).click();
  await proofs.getByText("Sent. The shop has not checked it yet.").waitFor();
  const address = await proofs.getByRole("link", { name: "Your picture" }).getAttribute("href");
  const picture = await page.request.get(shop.address() + String(address));
  expect(picture.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
  });

  await visit(admin, "/dash");
  await admin.getByRole("link", { name: "1 proof of payment to check" }).click();
  await admin.getByText("proof to check").first().waitFor();
  await admin.getByRole("link", { name: `Order ${number}` }).click();
  const sent = admin.getByRole("region", { name: "Proofs of payment" });
  const shown = sent.getByRole("img");
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  await sent.getByRole("button", { name: "Confirm the payment" }).click();
  const dialog = admin.getByRole("dialog");
  expect(await dialog.getByLabel(/^Reference/).inputValue()).toBe("IP-4711");
  await dialog.getByRole("button", { name: "Record" }).click();
  await dialog.waitFor({ state: "detached" });
  await sent.getByText("confirmed", { exact: true }).waitFor();

  await page.reload();
  await proofs.getByText("The shop has confirmed this payment.").waitFor();
  await page.getByText("Left to pay").waitFor();
  expect(await proofs.getByRole("button").count()).toBe(0);
});
