import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";

import { createApi } from "@shop/data/api.ts";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import yazl from "yazl";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const LINES = 1000;
const BAD = [10, 500, 900];

/** A sheet with a thousand new products, three of which have no usable price. */
const sheet = (): Buffer => {
  const rows = Array.from({ length: LINES }, (_, index) => {
    const price = BAD.includes(index) ? "ask us" : `${index + 1}.50`;
    return `Imported relay ${index},0${index}-RLY,${price},3,Imported,Relays,"A relay, no. ${index}"`;
  });
  const text = ["NAME,part number,Price,Stock,Category,Sub category,Description", ...rows].join("\r\n");
  return Buffer.from(`\uFEFF${text}`);
};

test("D-32 a sheet with three bad lines among a thousand is checked, its rejected lines downloaded, applied, seen in the shop and undone", async () => {
  const page = await openDash("/dash/products");
  await page.getByRole("button", { name: "Spreadsheet" }).click();
  await page.getByRole("menuitem", { name: "Import a file …" }).click();
  await page.getByRole("heading", { level: 1, name: "Import products" }).waitFor();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "relays.csv", mimeType: "text/csv", buffer: sheet() });
  await page.getByRole("button", { name: "Check the lines" }).click();

  await page.getByRole("button", { name: "Create them with the import" }).click();
  await page.getByText("They will be created with the import.").waitFor();
  await page.getByRole("button", { name: "3 Rejected" }).click();
  const rejected = page.getByRole("list", { name: "Rejected" });
  await rejected.getByText("Imported relay 900").waitFor();
  expect(await rejected.getByRole("listitem").filter({ hasText: "Line" }).count()).toBe(3);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download rejected lines" }).click(),
  ]);
  const rows = await readSheet(await readFile(await download.path()));
  expect(rows.slice(1).map((row) => [row[1], row[7]])).toEqual(
    BAD.map((index) => [`0${index}-RLY`, index + 2]),
  );
  expect(rows[1]?.[8]).toBe("Price: “ask us” is no number in the chosen notation.");

  await page.getByRole("button", { name: "Save 997 products" }).click();
  await page.getByText("Saved: 997 new products.").waitFor();
  // What is shown follows the import on the server, not this page.
  await page.reload();
  await page.getByText("Saved: 997 new products.").waitFor();

  const shopper = await browser.open("/results?query=042-RLY");
  await shopper.getByRole("heading", { name: "Imported relay 42", exact: true }).first().waitFor();

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Undone: 997 lines.").waitFor();
  const api = createApi({ fetch, baseUrl: shop.address() });
  expect(
    (await api.call("searchProducts", { query: { query: "042-RLY", limit: 5 } })).products.map(
      ({ name }) => name,
    ),
  ).not.toContain("Imported relay 42");
});

/** An export of another shop program. */
const foreignFile = (name: string, ...rows: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(
    ["Type,SKU,Name,Regular price,Stock,Categories,Description", ...rows.map((row) => `simple,${row}`)].join(
      "\n",
    ),
  ),
});

test("D-32 a category of another shop is taken as a sub category of this one, and so in the next sheet; a rejected line names its value", async () => {
  const page = await openDash("/dash/import");
  const upload = async (file: ReturnType<typeof foreignFile>): Promise<void> => {
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.getByRole("button", { name: "Check the lines" }).click();
  };
  await upload(
    foreignFile(
      "foreign.csv",
      "F-1,Mapped relay,5,1,Bits and bobs,A relay",
      "F-2,Bad relay,ask us,1,Relays,x",
    ),
  );

  const choice = page.getByRole("combobox", { name: "Sub category for Bits and bobs / Bits and bobs" });
  await choice.click();
  await page.getByRole("combobox", { name: "Search" }).fill("multimeter");
  const option = page.getByRole("option").first();
  const target = (await option.textContent()) ?? "";
  await option.click();
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Save one product" }).click();
  await page.getByText("Saved: one new product.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Price: “ask us” is no number" }).first().waitFor();

  await page.getByRole("link", { name: "Import another file" }).click();
  await upload(foreignFile("later.csv", "F-3,Another relay,5,1,Bits and bobs,A relay"));
  await page.getByRole("button", { name: "Save one product" }).waitFor();
  expect(await choice.inputValue()).toBe(target);
});

test("D-32 pictures are added to an import as a ZIP, found by file name and shown in the shop", async () => {
  const page = await openDash("/dash/import");
  await page.locator('input[type="file"]').setInputFiles({
    name: "pictured.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Name,Price,Category,Sub category,Description,Pictures\nPictured relay,5,Pictured,Relays,A relay,FRONT.jpg",
    ),
  });
  await page.getByRole("heading", { name: "Pictures" }).waitFor();
  const photo = await page.screenshot({ type: "jpeg" });
  const zip = new yazl.ZipFile();
  zip.addBuffer(photo, "photos/front.jpg");
  zip.addBuffer(Buffer.from("no picture"), "notes.txt");
  zip.end();
  await page.locator('input[type="file"]').setInputFiles({
    name: "photos.zip",
    mimeType: "application/zip",
    buffer: await buffer(zip.outputStream),
  });
  await page.getByText("One file is no usable picture").waitFor();
  await page.getByRole("button", { name: "Check the lines" }).click();
  await page.getByRole("button", { name: "Create them with the import" }).click();
  await page.getByRole("button", { name: "Save one product" }).click();
  await page.getByText("Saved: one new product.").waitFor();
  const api = createApi({ fetch, baseUrl: shop.address() });
  const { products } = await api.call("searchProducts", { query: { query: "Pictured relay", limit: 1 } });
  const [picture] = products[0]?.images ?? [];
  expect((await fetch(shop.address() + (picture?.image ?? "/none"))).headers.get("content-type")).toBe(
    "image/webp",
  );
});
