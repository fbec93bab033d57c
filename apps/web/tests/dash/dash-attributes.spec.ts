import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const PRODUCTS = 500;

const csv = (lines: readonly string[]) => ({
  name: "sheet.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}`),
});

const part = (index: number): string => `SR-${1000 + index}`;

const newProducts = csv([
  "Name,Part number,Price,Stock,Category,Sub category,Description",
  ...Array.from(
    { length: PRODUCTS + 1 },
    (_, index) => `Signal relay ${index},${part(index)},12.50,3,Sealed relays,Signal relays,A relay`,
  ),
]);

const contacts = csv([
  "Part number,Contact form",
  ...Array.from({ length: PRODUCTS }, (_, index) => `${part(index)},${index % 5 === 0 ? "SPST" : "DPDT"}`),
  `${part(PRODUCTS)},4PDT`,
]);

test("D-90 an attribute is added to 500 products by a sheet, filters them in the shop, and goes again with an undo", async () => {
  const page = await openDash("/dash/import");
  const upload = async (file: ReturnType<typeof csv>): Promise<void> => {
    await page.goto("/dash/import");
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole("button", { name: "Check the lines" }).click();
  };
  await upload(newProducts);
  await page.getByRole("button", { name: "Create them with the import" }).click();
  await page.getByRole("button", { name: `Save ${PRODUCTS + 1} products` }).click();
  await page.getByText(`Saved: ${PRODUCTS + 1} new products.`).waitFor();

  await page.goto("/dash/specifications");
  await page.getByRole("button", { name: "Add a specification" }).click();
  const form = page.getByRole("dialog", { name: "Add a specification" });
  await form.getByLabel("name*", { exact: true }).fill("Contact form");
  await form.getByLabel("kind*").selectOption({ label: "choice of a list" });
  await form.getByText("Add several, one a line").first().click();
  await form.getByRole("textbox", { name: /^Add several/ }).fill("SPST\nDPDT|قطبان مزدوجان");
  await form.getByRole("button", { name: "Add these lines" }).click();
  await form.getByText("Sealed relays", { exact: true }).click();
  await form.getByRole("checkbox", { name: "Signal relays" }).check();
  await form.getByRole("button", { name: "save" }).click();
  await form.waitFor({ state: "hidden" });

  await upload(contacts);
  await page.getByRole("button", { name: "1 With a remark" }).click();
  await page.getByRole("list", { name: "With a remark" }).getByText(/4PDT/).waitFor();
  await page.getByRole("button", { name: `Save ${PRODUCTS} products` }).click();
  await page.getByText(`Saved: ${PRODUCTS} changed products.`).waitFor();

  const shopper = await browser.open("/categories");
  await shopper.getByRole("main").getByRole("link", { name: "Signal relays" }).click();
  const filters = shopper.getByRole("complementary", { name: "Filters" });
  await filters.getByText(/^DPDT400$/).waitFor();
  await filters.getByRole("checkbox", { name: /^SPST/ }).click();
  await shopper.getByRole("main").getByText("100 products").first().waitFor();
  expect(new URL(shopper.url()).search).toMatch(/^\?sub=\d+&a\d+=\d+$/);

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText(`Undone: ${PRODUCTS} lines.`).waitFor();
  await shopper.reload();
  await shopper.getByRole("main").getByText("No product").first().waitFor();
});

test("D-98 a specification of a category's resistors is set with its reading, seen in the shop and undone", async () => {
  const page = await openDash("/dash/products?sub_category=16");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Change prices" }).click();
  await page.getByLabel("What changes").selectOption({ label: "Specification" });
  await page.getByRole("combobox", { name: /^Specification/ }).click();
  await page.getByRole("combobox", { name: "Search specifications" }).fill("tolerance");
  await page.getByRole("option", { name: /^Tolerance/ }).click();
  await page.getByRole("textbox", { name: /^Value/ }).fill("±7 %");
  await page.getByText(/reads as/i).waitFor();
  await page.getByRole("button", { name: "Show what changes" }).click();
  const name = await page.getByRole("rowheader").first().innerText();
  await page.getByRole("button", { name: /^Change \d+ product/ }).click();
  const undo = page.getByRole("button", { name: "Undo this change" });
  await undo.waitFor();

  const shopper = await browser.open(`/results?query=${encodeURIComponent(name)}`);
  await shopper.getByRole("heading", { level: 2, name, exact: true }).click();
  const tolerance = shopper.locator("dt", { hasText: "Tolerance" }).locator("xpath=following-sibling::dd");
  await expect.poll(() => tolerance.textContent()).toBe("±7\u00A0%");
  await undo.click();
  await page.getByText(/^Undone on/).waitFor();
  await shopper.reload();
  expect(await tolerance.textContent()).not.toContain("7");
});

test("D-90 definitions are exported, changed in the sheet, previewed and imported", async () => {
  const page = await openDash("/dash/specifications");
  await page.getByRole("button", { name: "Spreadsheet" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export as CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split(/\r?\n/);
  await page.goto("/dash/specifications/import");
  await page
    .locator('input[type="file"]')
    .setInputFiles(csv([...lines, "Thermal resistance,المقاومة الحرارية,text", "Hardness,,nonsense"]));
  await page.getByText("Rejected (1)").waitFor();
  await page.getByText("New (1)").waitFor();
  await page.getByRole("button", { name: "Import 1 specification" }).click();
  await page.getByText("1 specification was added.").waitFor();
  await page.goto("/dash/specifications");
  await page.getByRole("searchbox").fill("Thermal");
  await expect
    .poll(() => page.getByRole("button", { name: "Thermal resistance" }).count())
    .toBeGreaterThan(0);
  expect(await page.getByText("Hardness").count()).toBe(0);
});
