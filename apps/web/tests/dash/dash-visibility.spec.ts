import { productNamed } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { dashOpener } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const product = productNamed("K45");
const listAddress = `/category/${product.category_id}?sub=${product.sub_category_id}`;

/** Whether the page of an address names the product below its main heading. */
async function names(address: string): Promise<boolean> {
  const response = await fetch(new URL(address, shop.address()));
  return (await response.text()).includes(`/product/${product.id}"`);
}

const pageStatus = async (): Promise<number> =>
  (await fetch(new URL(`/product/${product.id}`, shop.address()))).status;

/** Where shoppers come across the product: its list, a search, the sitemap, and its own page. */
const seen = async () => ({
  list: await names(listAddress),
  search: await names("/results?query=K45"),
  sitemap: (await (await fetch(new URL("/sitemap.xml", shop.address()))).text()).includes(
    `/product/${product.id}<`,
  ),
  page: await pageStatus(),
});

test("D-102 an administrator makes a product a draft: it goes from list, search, sitemap and its page, and comes back with the undo", async () => {
  expect(await seen()).toEqual({ list: true, search: true, sitemap: true, page: 200 });

  const page = await openDash("/dash/products?search=K45");
  await page.getByRole("checkbox", { name: `Select ${product.name}` }).check();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Change visibility" }).click();
  await page.getByRole("combobox", { name: /New visibility/ }).selectOption("Draft");
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await page.getByRole("heading", { name: "Visibility to Draft" }).waitFor();
  expect(await seen()).toEqual({ list: false, search: false, sitemap: false, page: 404 });

  const list = await openDash("/dash/products?visibility=draft");
  const row = list.getByRole("rowheader", { name: new RegExp(product.name) });
  await row.getByText("Draft").waitFor();

  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByText(/^Undone on/).waitFor();
  expect(await seen()).toEqual({ list: true, search: true, sitemap: true, page: 200 });
});

test("D-102 the page of a hidden product opens by its link, and robots are told not to list it", async () => {
  const page = await openDash(`/dash/products?search=K45&edit=${product.id}`);
  await page.getByRole("combobox", { name: /^Visibility/ }).selectOption("Hidden");
  await page.getByRole("dialog").getByRole("button", { name: "save" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await seen()).toEqual({ list: false, search: false, sitemap: false, page: 200 });
  const html = await (await fetch(new URL(`/product/${product.id}`, shop.address()))).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  await page.getByText("Hidden", { exact: true }).first().waitFor();
});
