import { accentColours } from "@shop/domain/site/accent.ts";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const colourOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--signal"));

test("D-150 an owner's logo and colour are in the documents of shop and dashboard, and in the manifest", async () => {
  const page = await openDash("/dash/settings/shop");
  const picture = await sharp({ create: { width: 320, height: 96, channels: 3, background: "#0b3d91" } })
    .png()
    .toBuffer();
  const field = page.getByRole("group", { name: /^Logo(?! and)/ });
  await field
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
  const stored = (await field.getByRole("img").getAttribute("src")) ?? "";
  expect(stored).toMatch(/^\/media\/[0-9a-f]{32}-320\.webp$/);
  await page.getByRole("checkbox", { name: /^The logo holds the name/ }).check();
  await page.getByRole("textbox", { name: /^Accent colour/ }).fill("#0b3d91");
  await page
    .getByRole("textbox", { name: "Sentence below the tagline (English)" })
    .fill("Open till midnight.");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();

  const home = await browser.open("/", { javaScriptEnabled: false });
  await home.getByText("Open till midnight.").waitFor();
  const mark = home.getByRole("banner").getByRole("link", { name: "Nilometer" });
  expect(await mark.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  expect(await colourOf(home)).toBe("#0b3d91");
  await home.emulateMedia({ colorScheme: "dark" });
  expect(await colourOf(home)).toBe(accentColours("#0b3d91").dark.signal);
  expect(await home.locator("link[rel=icon]").getAttribute("href")).toBe(stored);
  await page.reload();
  await page.getByRole("heading", { name: "Shop", level: 1 }).waitFor();
  expect(await colourOf(page)).toBe("#0b3d91");
  const manifest = await (await home.request.get("/site.webmanifest")).text();
  expect(manifest).toContain(stored.replace("-320", "-1280"));
});
