import { pages } from "@shop/domain/site/pages.ts";
import { describe, expect, test } from "vitest";

import { setupBrowser } from "./support/browser.ts";

const browser = setupBrowser();

describe("a parts list", () => {
  test("D-113 goes from the empty cart to a cart with what was found and chosen", async () => {
    const page = await browser.open(pages.cart, { phone: true });
    await page.getByRole("link", { name: "Paste a parts list" }).click();
    await page.getByRole("textbox", { name: /^Parts/ }).fill("10 x NE555P\nL298N, 2\nBC557\n7812\nxqzzqx");
    await page.getByRole("button", { name: "Find the parts" }).click();
    await page.getByText("2 found · 2 to choose · 1 not found").waitFor();
    // The regulator for minus 12 V mentions it.
    await page.getByText("Nothing has the number “7812”.").waitFor();
    await page.getByRole("radio", { name: /BC547B/ }).check();
    await page.getByRole("spinbutton", { name: "Quantity: BC557" }).fill("3");
    await page.getByRole("button", { name: "Add 3 products to the cart" }).click();
    // What was not found is still there.
    await page.getByRole("heading", { name: "xqzzqx" }).waitFor();
    expect(await page.getByRole("heading", { name: "NE555P" }).count()).toBe(0);
    await page.getByRole("link", { name: "To the cart", exact: true }).click();
    await page.getByRole("heading", { name: "Cart", level: 1 }).waitFor();
    const pieces = page.getByRole("main").getByRole("spinbutton");
    await pieces.nth(2).waitFor();
    expect(
      await pieces.evaluateAll((all) => all.map((one) => one instanceof HTMLInputElement && one.value)),
    ).toEqual(["10", "2", "3"]);
  });

  test("D-113 in Arabic, quantities are read in Arabic digits", async () => {
    const page = await browser.open(`/ar${pages.partsList}`);
    await page.getByRole("textbox").first().fill("١٠ قطع NE555P");
    await page.getByRole("button", { name: "ابحث عن القطع" }).click();
    await page.getByText("وجدنا قطعة واحدة").waitFor();
    expect(await page.getByRole("spinbutton").inputValue()).toBe("10");
  });
});
