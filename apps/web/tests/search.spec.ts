import { describe, expect, test } from "vitest";

import { shopApi } from "./support/api.ts";
import { withBrowser } from "./support/browser.ts";

const reader = withBrowser();

/** A product whose part number has a dash in it. */
async function aDashedPart() {
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
      const page = await reader.open(address);
      await page.getByRole("banner").getByRole("searchbox").click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("input").fill(text);
      const result = dialog.getByRole("link").filter({ hasText: name }).first();
      await result.waitFor();
      await result.click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/\/product\/\d+$/);
      expect(await dialog.count()).toBe(0);
    },
  );

  test("SEARCH-1 a part number is found first in any case, with and without its dashes", async () => {
    const { name, partNumber } = await aDashedPart();
    const forms = [
      partNumber,
      partNumber.toLowerCase(),
      partNumber.replaceAll("-", ""),
      partNumber.replaceAll("-", " "),
    ];
    const found: string[] = [];
    for (const form of forms) {
      const page = await reader.open(`/results?query=${encodeURIComponent(form)}`);
      found.push(await page.getByRole("main").locator("h2").first().innerText());
    }
    expect(found).toEqual(forms.map(() => name));
  });

  test("RESULTS-1 Enter leads to all results with the answer that is there already", async () => {
    const page = await reader.open("/");
    await page.getByRole("banner").getByRole("searchbox").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input").fill("sensor");
    await dialog.getByRole("link").first().waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await dialog.locator("input").press("Enter");
    await page.waitForURL("**/results?query=sensor");
    await page.getByRole("main").locator("h2").first().waitFor();
    expect(asked.filter((url) => url.includes("/search?"))).toEqual([]);
  });

  test("RESULTS-2 a shared address of results searches again", async () => {
    const page = await reader.open("/results?query=multimetr");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("multimetr");
    expect(await page.getByRole("main").locator("h2").first().innerText()).toMatch(/multimeter/i);
    await page.getByRole("main").locator("li a").first().click();
    await page.waitForURL("**/product/*");
  });

  test("SEARCH-7 where the search fails the overlay offers to try again, and never shows the kept error", async () => {
    const page = await reader.open("/", { expected: /500/ });
    await page.route("**/products/products/search*", (route) =>
      route.fulfill({ status: 500, json: { status: false, message: "x", code: "internal" } }),
    );
    await page.getByRole("banner").getByRole("searchbox").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input").fill("meter");
    await dialog.getByRole("button", { name: "Try again" }).waitFor();
    expect(await dialog.getByText("Error fetching products.").count()).toBe(0);
    await page.unroute("**/products/products/search*");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => dialog.getByRole("link").count()).toBeGreaterThan(0);
  });
});
