import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

/** Finds a product whose part number contains a dash. */
async function findDashedPartNumber() {
  const { data } = await shopApi().productCards({}, { limit: 100 });
  const found = data.find(({ part_number }) => /[A-Z].*-\d/.test(part_number ?? ""));
  if (!found?.part_number) throw new Error("No part number has a dash.");
  return { name: found.name, partNumber: found.part_number };
}

describe("searching", () => {
  test.each([
    ["/", "multimeter", /multimeter/i],
    ["/", "multimetr", /multimeter/i],
    ["/ar", "ملتيميتر", /ملتيميتر/],
  ])(
    "SEARCH-1 SEARCH-5 on %s the overlay finds '%s', and a result opens its product",
    async (address, text, name) => {
      const page = await browser.open(address);
      await page.getByRole("banner").getByRole("searchbox").click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("input").fill(text);
      const result = dialog.locator("[data-result]").filter({ hasText: name }).first();
      await result.waitFor();
      await result.click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/\/product\/\d+$/);
      expect(await dialog.count()).toBe(0);
    },
  );

  test("SEARCH-1 Escape closes the overlay and does not reopen it; the next time it offers the last search", async () => {
    const page = await browser.open("/blogs");
    const searchBox = page.getByRole("banner").getByRole("searchbox");
    await searchBox.click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input").fill("multimeter");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await searchBox.focus();
    // The browser empties a search field on Escape.
    await page.keyboard.press("Escape");
    await expect.poll(() => searchBox.inputValue()).toBe("");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await dialog.count()).toBe(0);

    await searchBox.click();
    await dialog.getByRole("link", { name: "Measuring instruments" }).waitFor();
    await dialog.locator("input").fill("multimeter");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/results?query=multimeter");
    await searchBox.click();
    await dialog.locator("input").fill("");
    await dialog.getByRole("button", { name: "multimeter" }).click();
    await dialog
      .getByRole("link")
      .filter({ hasText: /multimeter/i })
      .first()
      .waitFor();
  });

  test("RESULTS-2 results are sorted by price, also after a reload", async () => {
    const page = await browser.open("/results?query=multimeter");
    await page.getByLabel("Sort by").selectOption("-price");
    await page.waitForURL("**/results?query=multimeter&sort=-price");
    const { data } = await shopApi().productCards({ query: "multimeter", sort: "-price" }, { limit: 12 });
    const names = () => page.getByRole("main").locator("h2").allInnerTexts();
    const expected = data.map(({ name }) => name);
    await expect.poll(names).toEqual(expected);
    await page.reload();
    expect(await names()).toEqual(expected);
  });

  test("SEARCH-1 a part number is the first result in upper or lower case, with or without its dashes", async () => {
    const { name, partNumber } = await findDashedPartNumber();
    const forms = [
      partNumber,
      partNumber.toLowerCase(),
      partNumber.replaceAll("-", ""),
      partNumber.replaceAll("-", " "),
    ];
    const found: string[] = [];
    for (const form of forms) {
      const page = await browser.open(`/results?query=${encodeURIComponent(form)}`);
      found.push(await page.getByRole("main").locator("h2").first().innerText());
    }
    expect(found).toEqual(forms.map(() => name));
  });

  test("RESULTS-1 Enter opens the results page with the overlay's response, without another request", async () => {
    const page = await browser.open("/");
    await page.getByRole("banner").getByRole("searchbox").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input").fill("sensor");
    await dialog.getByRole("link").first().waitFor();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await dialog.locator("input").press("Enter");
    await page.waitForURL("**/results?query=sensor");
    await page.getByRole("main").locator("h2").first().waitFor();
    expect(requested.filter((url) => url.includes("/search?"))).toEqual([]);
  });

  test.each([1, 2, 3])(
    "SEARCH-1 on a slow CPU no letter is lost while the overlay opens (run %i)",
    async () => {
      const page = await browser.open("/", { cpuSlowdown: 4 });
      await page.getByRole("banner").getByRole("searchbox").focus();
      await page.keyboard.type("multimeter", { delay: 40 });
      const box = page.getByRole("dialog").locator("input");
      await box.waitFor();
      expect(await box.inputValue()).toBe("multimeter");
    },
  );
});
