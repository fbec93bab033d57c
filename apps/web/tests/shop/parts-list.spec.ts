import { readFile } from "node:fs/promises";

import { pages } from "@shop/domain/site/pages.ts";
import { describe, expect, test } from "vitest";

import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

describe("a parts list", () => {
  test("D-113 goes from the empty cart to a cart with what was found and chosen", async () => {
    const page = await browser.open(pages.cart, { phone: true });
    await page.getByRole("link", { name: "Paste a parts list" }).click();
    await page.getByRole("textbox", { name: /^Parts/ }).fill("10 x NE555P\nL298N, 2\n2N3904\n7812\nxqzzqx");
    await page.getByRole("button", { name: "Find the parts" }).click();
    await page.getByText("2 found · 2 to choose · 1 not found").waitFor();
    // What may stand for a part is chosen, never ticked.
    expect(await page.getByText("Choose what stands in its place").count()).toBe(2);
    await page.getByRole("radio", { name: /2N2222A/ }).check();
    await page.getByRole("spinbutton", { name: "Quantity: 2N3904" }).fill("3");
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

  test("D-113 a list is kept under a link, opens resolved for others, and is downloaded as a sheet", async () => {
    const page = await browser.open(pages.partsList);
    await page.getByRole("textbox", { name: /^Parts/ }).fill("4 x NE555P\nxqzzqx");
    await page.getByRole("button", { name: "Find the parts" }).click();
    await page.getByRole("button", { name: "Save the list" }).click();
    const link = await page.getByRole("textbox", { name: "Link to the list" }).inputValue();
    const other = await browser.open(new URL(link).pathname, { phone: true });
    await other.getByText("1 found · 1 not found").waitFor();
    expect(await other.getByRole("textbox", { name: /^Parts/ }).inputValue()).toBe("4 x NE555P\nxqzzqx");
    const [sheet] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as CSV" }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe("parts-list.csv");
    expect(await readFile(await sheet.path(), "utf8")).toContain("NE555P,4,found");
    await other.getByRole("button", { name: "Add 1 product to the cart" }).click();
    await other.getByRole("link", { name: "To the cart", exact: true }).click();
    expect(await other.getByRole("main").getByRole("spinbutton").first().inputValue()).toBe("4");
  });

  test("D-113 a link without a list says so, with status 404", async () => {
    const page = await browser.open(`${pages.partsList}/nothing`, { expected: /404/ });
    await page.getByRole("heading", { name: "This list does not exist or has expired." }).waitFor();
    await page.getByRole("link", { name: "New parts list" }).click();
    const list = page.getByRole("textbox", { name: /^Parts/ });
    await list.waitFor();
    expect(await list.inputValue()).toBe("");
  });

  test("D-145 what a bookmarklet selects is in the form of the page, and searched for by the shopper alone", async () => {
    const page = await browser.open(
      `${pages.partsList}#list=${encodeURIComponent("10 x NE555P\nL298N & more")}`,
    );
    const field = page.getByRole("textbox", { name: /^Parts/ });
    await expect.poll(() => field.inputValue()).toBe("10 x NE555P\nL298N & more");
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    expect(await page.getByRole("heading", { name: "NE555P" }).count()).toBe(0);
    await page.getByRole("button", { name: "Find the parts" }).click();
    await page.getByRole("heading", { name: "NE555P" }).waitFor();
  });
});
