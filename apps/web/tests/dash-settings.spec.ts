import { expect, test } from "vitest";

import { dashOpener } from "./support/admin.ts";
import { setupBrowser } from "./support/browser.ts";
import { setupOwnShop } from "./support/own-shop.ts";

const shop = setupOwnShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-23 ABOUT-2 an owner changes name, phone, chat number and opening hours; every page of the shop shows them at once", async () => {
  const visitor = await browser.open("/ar/aboutus");
  await visitor.getByText("+20 100 000 0000").first().waitFor();

  const page = await openDash("/dash/settings");
  await page.getByLabel("Name (English)").first().fill("Ohmstead");
  await page.getByLabel("Name (Arabic)").first().fill("أومستد");
  await page.getByLabel("Phone*").fill("+20 122 000 0000");
  await page.getByLabel("WhatsApp number*").fill("+20 122 000 0001");
  await page.getByLabel("Friday").first().uncheck();
  await page.keyboard.press("Control+s");
  await page.getByText("Last changed by").waitFor();
  // The dashboard's own frame follows.
  await page
    .getByRole("link", { name: /^Ohmstead/ })
    .first()
    .waitFor();

  await visitor.reload();
  await visitor.getByText("+20 122 000 0000").first().waitFor();
  expect(await visitor.title()).toContain("أومستد");
  expect(await visitor.locator('a[href^="https://wa.me/201220000001"]').count()).toBeGreaterThan(0);
  const cairo = visitor.getByRole("article").first();
  await cairo.getByText("الجمعة").waitFor();
  expect(await cairo.getByText("مغلق").count()).toBe(1);

  const home = await browser.open("/");
  expect(await home.title()).toMatch(/^Ohmstead/);
  const manifest: unknown = await (await home.request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ short_name: "Ohmstead" });

  await page.getByRole("button", { name: "Changes" }).click();
  const history = page.getByRole("dialog");
  await history.getByText("WhatsApp number").waitFor();
  expect(await history.getByText("Ohmstead").count()).toBe(1);
});

test("D-41 D-9 unsaved settings survive a reload, leaving asks, and discarding brings the stored ones back", async () => {
  const page = await openDash("/dash/settings");
  await page.getByLabel("Tagline (English)").fill("Parts for everybody");
  await page.getByText("Unsaved changes").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("These are your unsaved changes of the last time.").waitFor();
  expect(await page.getByLabel("Tagline (English)").inputValue()).toBe("Parts for everybody");
  await page.getByRole("link", { name: "orders", exact: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await page.getByRole("button", { name: "discard" }).click();
  await expect
    .poll(() => page.getByLabel("Tagline (English)").inputValue())
    .toBe("Electronic parts and measuring instruments");
});
