import { expect, test } from "vitest";

import { dashOpener, noSession } from "./support/admin.ts";
import { setupBrowser } from "./support/browser.ts";
import { setupOwnShop } from "./support/own-shop.ts";

const shop = setupOwnShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

test("D-41 an owner adds a member of staff, who signs in with the generated password and sees neither settings nor administrators", async () => {
  const page = await openDash("/dash/administrators");
  await page.getByRole("button", { name: "Add an administrator" }).click();
  await page.getByLabel("Mail address*").fill("clerk@nilometer.example");
  await page.getByRole("button", { name: "add", exact: true }).click();
  const password = await page.getByLabel("Password", { exact: true }).inputValue();
  await page.getByRole("button", { name: "done" }).click();
  await page.getByText("not signed in").waitFor();

  const clerk = await browser.open("/admin-login", { expected: noSession });
  await clerk.getByRole("textbox", { name: /^Email/ }).fill("clerk@nilometer.example");
  await clerk.locator('input[name="password"]').fill(password);
  await clerk.locator('input[name="password"]').press("Enter");
  const menu = clerk.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("link", { name: "orders" }).waitFor();
  await clerk.getByText("You still use the password that was generated for you.").waitFor();
  expect(await menu.getByRole("link", { name: "settings" }).count()).toBe(0);
  expect(await menu.getByRole("link", { name: "administrators" }).count()).toBe(0);

  await page.getByRole("button", { name: "Actions for clerk@nilometer.example" }).click();
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await page.getByText("disabled", { exact: true }).waitFor();
  await menu.getByRole("link", { name: "categories", exact: true }).click();
  await clerk.waitForURL("**/admin-login**");
  expect(new URL(clerk.url()).pathname).toBe("/admin-login");
});

test("D-41 an address of the owners' pages tells staff whose they are", async () => {
  const page = await openDash("/dash/administrators");
  await page.getByRole("button", { name: "Add an administrator" }).click();
  await page.getByLabel("Mail address*").fill("second@nilometer.example");
  await page.getByRole("button", { name: "add", exact: true }).click();
  const password = await page.getByLabel("Password", { exact: true }).inputValue();

  const staff = await browser.open("/dash/settings", { expected: /status of 40[13]/ });
  await staff.waitForURL("**/admin-login**");
  await staff.getByRole("textbox", { name: /^Email/ }).fill("second@nilometer.example");
  await staff.locator('input[name="password"]').fill(password);
  await staff.locator('input[name="password"]').press("Enter");
  await staff.getByRole("heading", { name: "Only an owner can change the settings." }).waitFor();
  await staff.goto("/dash/administrators");
  await staff.getByRole("heading", { name: "Only an owner can manage administrators." }).waitFor();
  expect(await staff.getByRole("button", { name: "Add an administrator" }).count()).toBe(0);
});
