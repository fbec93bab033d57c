import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { setupBrowser, waitForHydration } from "../support/browser.ts";

const browser = setupBrowser();

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const names = (page: Page) => cards(page).allTextContents();
const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const chips = (page: Page) => page.getByRole("list", { name: "Set filters" }).getByRole("link");
const shown = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/^\d+ products?$/)
    .first();

/** The number of products that a filter says it leaves. */
const countOf = async (page: Page, name: string): Promise<number> =>
  Number(
    /(\d+)\s*$/.exec(
      (await panel(page)
        .getByText(new RegExp(`^${name}\\d+$`))
        .textContent()) ?? "",
    )?.[1],
  );

describe("D-91 filters of a list", () => {
  test("apply at once, stand in the address, and go with Back and a reload", async () => {
    const page = await browser.open("/products");
    const all = await shown(page).textContent();
    const count = await countOf(page, "Kelvra");
    await panel(page)
      .getByRole("checkbox", { name: /^Kelvra/ })
      .click();
    await expect.poll(() => shown(page).textContent()).toBe(`${count} products`);
    expect(new URL(page.url()).search).toBe("?brand=Kelvra");
    await panel(page)
      .getByRole("checkbox", { name: /^Metrivo/ })
      .click();
    await expect.poll(() => chips(page).count()).toBe(3);
    await cards(page).first().waitFor();
    const both = await names(page);
    await page.reload();
    await waitForHydration(page);
    expect(await names(page)).toEqual(both);
    await page.goBack();
    await expect.poll(() => shown(page).textContent()).toBe(`${count} products`);
    await chips(page).first().click();
    await expect.poll(() => shown(page).textContent()).toBe(all);
    expect(new URL(page.url()).search).toBe("");
  });

  test("go with Back at any moment while the page hydrates", async () => {
    const page = await browser.open("/products?brand=Kelvra");
    const count = await shown(page).textContent();
    await panel(page)
      .getByRole("checkbox", { name: /^Metrivo/ })
      .click();
    await page.waitForURL(/Metrivo/);
    const entry = page.url();
    await page.addInitScript(() => {
      const delay = Number(sessionStorage.getItem("delay"));
      const started = setInterval(() => {
        if (!Object.keys(document).some((key) => key.startsWith("__reactContainer"))) return;
        clearInterval(started);
        setTimeout(() => history.back(), delay);
      }, 1);
    });
    for (const delay of [0, 4, 8, 16, 32, 64]) {
      await page.evaluate((ms) => sessionStorage.setItem("delay", String(ms)), delay);
      await page.reload();
      await page.waitForURL(/brand=Kelvra$/);
      await expect.poll(() => shown(page).textContent()).toBe(count);
      await page.goForward();
      await page.waitForURL(entry);
    }
  });

  test("narrow resistors by their values in any notation, by keyboard alone", async () => {
    const page = await browser.open("/category/5?sub=16");
    const least = panel(page).getByRole("textbox", { name: "Resistance at least" });
    await least.focus();
    await page.keyboard.type("0.0047 MΩ");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toContain("Carbon film resistor 4.7 kΩ ¼ W 5 %");
    expect(await names(page)).not.toContain("0.1 Ω 5 W cement resistor");
    await expect.poll(() => chips(page).first().textContent()).toContain("Resistance ≥ 4.7\u00A0kΩ");
    expect(await least.inputValue()).toBe("0.0047 MΩ");
    await least.fill("red");
    await page.keyboard.press("Enter");
    await panel(page).getByText("This cannot be read.").waitFor();
  });

  test("of the price move with a slider, by keyboard", async () => {
    const page = await browser.open("/category/5");
    const before = (await names(page)).length;
    const most = panel(page).getByRole("slider", { name: "Price at most" });
    await most.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => new URL(page.url()).searchParams.get("price_max")).toBe("0.50");
    await expect.poll(async () => (await names(page)).length).toBeLessThan(before);
  });

  test("are chosen on a phone in a sheet that counts what is left, and closes with Back", async () => {
    const page = await browser.open("/products", { phone: true });
    await page.getByRole("link", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^Kelvra/ }).click();
    const show = sheet.getByRole("button", { name: /^Show \d+ products$/ });
    await expect.poll(() => show.textContent()).not.toContain("194");
    expect(new URL(page.url()).search).toBe("");
    const label = await show.textContent();
    await show.click();
    await expect.poll(() => shown(page).textContent()).toBe(label?.replace("Show ", ""));
    await page.getByRole("link", { name: "Filter (1)" }).click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("?brand=Kelvra");
  });

  test("work without scripts, with sort and pages", async () => {
    const page = await browser.open("/category/5", { javaScriptEnabled: false });
    const count = await countOf(page, "in stock");
    await panel(page)
      .getByRole("checkbox", { name: /^in stock/ })
      .check();
    await panel(page).getByRole("textbox", { name: "Price at most" }).fill("100");
    await panel(page).getByRole("button", { name: "Apply the filters" }).click();
    expect(new URL(page.url()).searchParams.get("stock")).toBe("1");
    await expect.poll(() => chips(page).count()).toBe(3);
    expect(
      await panel(page)
        .getByRole("checkbox", { name: /^in stock/ })
        .isChecked(),
    ).toBe(true);
    const left = Number.parseInt((await shown(page).textContent()) ?? "", 10);
    expect(left).toBeLessThan(count);
    await page.getByLabel("Sort by").selectOption("price");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    expect(new URL(page.url()).searchParams.get("price_max")).toBe("100");
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.poll(() => cards(page).count()).toBe(left);
    await chips(page).first().click();
    expect(new URL(page.url()).searchParams.get("stock")).toBeNull();
  });

  test("narrow the results of a search", async () => {
    const page = await browser.open("/results?query=multimeter");
    const before = await names(page);
    await panel(page)
      .getByRole("checkbox", { name: /^Metrivo/ })
      .click();
    await expect.poll(() => chips(page).count()).toBe(1);
    await expect.poll(async () => (await names(page)).every((name) => name.includes("Metrivo"))).toBe(true);
    const after = await names(page);
    expect(after).toEqual(
      before.filter((name) => after.includes(name)).concat(after.filter((name) => !before.includes(name))),
    );
  });
});
