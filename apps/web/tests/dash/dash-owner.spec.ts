import { stepOf, totpCode } from "@shop/contract/admins/totp.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";

import {
  ADMIN_PASSWORD,
  chooseFirstPassword,
  dashOpener,
  logInAsAdmin,
  noSession,
} from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { moveFirstItem } from "../support/sortable.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

/** Adds an administrator who sells, with further rights, on the open page of administrators; returns the generated password, which a dialog shows. */
async function addAdministrator(page: Page, email: string, ...rights: readonly string[]): Promise<string> {
  await page.getByRole("button", { name: "Add an administrator" }).click();
  await page.getByLabel("Mail address*").fill(email);
  for (const name of rights) await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "add", exact: true }).click();
  return page.getByLabel("Password", { exact: true }).inputValue();
}

test("D-41 an owner adds a member of staff, who signs in with the generated password and sees neither settings nor administrators", async () => {
  const page = await openDash("/dash/administrators");
  const password = await addAdministrator(page, "clerk@nilometer.example");
  await page.getByRole("button", { name: "done" }).click();
  await page.getByText("not signed in").waitFor();

  const clerk = await browser.open("/admin-login", { expected: noSession });
  await logInAsAdmin(clerk, password, "clerk@nilometer.example");
  await chooseFirstPassword(clerk, password, "behind the desk");
  const menu = clerk.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("link", { name: "orders" }).waitFor();
  await menu.getByText("Stock", { exact: true }).waitFor();
  expect(await menu.getByText("Shop", { exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: "Actions for clerk@nilometer.example" }).click();
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await page.getByText("disabled", { exact: true }).waitFor();
  // The stream of orders tells it, without a request of the page.
  await clerk.waitForURL("**/admin-login**");
  expect(new URL(clerk.url()).pathname).toBe("/admin-login");
});

test("D-41 D-147 an address of the owners' pages says which right is missing and who gives it", async () => {
  const page = await openDash("/dash/administrators");
  const password = await addAdministrator(page, "second@nilometer.example");

  const staff = await browser.open("/dash/settings", { expected: /status of 40[13]/ });
  await staff.waitForURL("**/admin-login**");
  await logInAsAdmin(staff, password, "second@nilometer.example");
  await chooseFirstPassword(staff, password, "behind the desk");
  await staff.getByRole("heading", { name: "This page needs the right 'Change settings'." }).waitFor();
  await staff.goto("/dash/administrators");
  await staff.getByRole("heading", { name: "Only an owner can open this page." }).waitFor();
  expect(await staff.getByRole("button", { name: "Add an administrator" }).count()).toBe(0);
});

test("D-147 an accountant reads orders and figures without a control that changes them; a right that is given opens its pages", async () => {
  const page = await openDash("/dash/administrators");
  await page.getByRole("button", { name: "Add an administrator" }).click();
  await page.getByLabel("Mail address*").fill("books@nilometer.example");
  await page.getByLabel("Role").selectOption({ label: "Accountant" });
  await page.getByRole("button", { name: "add", exact: true }).click();
  const generated = await page.getByLabel("Password", { exact: true }).inputValue();
  await page.getByRole("button", { name: "done" }).click();

  const books = await browser.open("/admin-login", { expected: /status of 40[13]/ });
  await logInAsAdmin(books, generated, "books@nilometer.example");
  await chooseFirstPassword(books, generated, "keeps the books");
  const menu = books.getByRole("navigation", { name: "Dashboard" });
  // The links of most accounts stand there until it is known whose they are.
  await menu.getByText("Money", { exact: true }).click();
  await expect
    .poll(() => menu.getByRole("link").allTextContents())
    .toEqual(["home", "products", "orders", "close of the day", "tax invoices", "figures", "books"]);
  await menu.getByRole("link", { name: "orders" }).click();
  await books.getByRole("heading", { level: 1, name: "orders" }).waitFor();
  expect(await books.getByRole("link", { name: "New order" }).count()).toBe(0);
  await menu.getByRole("link", { name: "products" }).click();
  await books.getByRole("row").nth(1).waitFor();
  expect(await books.getByRole("checkbox").count()).toBe(0);
  expect(await books.getByRole("button", { name: "add new products" }).count()).toBe(0);
  await books.goto("/dash/categories");
  await books.getByRole("heading", { name: "This page needs the right 'Change the catalogue'." }).waitFor();

  await page.getByRole("button", { name: "Actions for books@nilometer.example" }).click();
  await page.getByRole("menuitem", { name: "Change rights" }).click();
  await page.getByRole("checkbox", { name: "Change the catalogue" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Own choice").waitFor();
  await books.goto("/dash/categories");
  await menu.getByRole("link", { name: "brands" }).waitFor();
  await books.getByRole("heading", { level: 1, name: "categories" }).waitFor();
});

test("D-50 a generated password opens nothing but its change, from every address of the dashboard, which leads on to where the reader was going", async () => {
  const page = await openDash("/dash/administrators");
  const generated = await addAdministrator(page, "third@nilometer.example");

  const clerk = await browser.open("/dash/orders?search=Mona", { expected: /status of 40[13]/ });
  await clerk.waitForURL("**/admin-login?next**");
  await logInAsAdmin(clerk, generated, "third@nilometer.example");
  await clerk.waitForURL("**/admin-login/password?next=%2Fdash%2Forders%3Fsearch%3DMona");
  await clerk.getByRole("heading", { name: "Choose your own password" }).waitFor();
  const orders = () => clerk.request.get("/backend/public/api/admin/orders");
  expect((await orders()).status()).toBe(403);
  for (const [address, heading] of [
    ["/dash", "Choose your own password"],
    ["/dash/nothing", "Choose your own password"],
    ["/dashboard/products", "Choose your own password"],
    ["/admin-login", "Choose your own password"],
    ["/ar/dash/products?search=K45", "اختر كلمة مرور خاصة بك"],
  ] as const) {
    await clerk.goto(address);
    await clerk.getByRole("heading", { name: heading }).waitFor();
  }
  await chooseFirstPassword(clerk, generated, "at the third desk");
  expect(new URL(clerk.url()).pathname + new URL(clerk.url()).search).toBe("/ar/dash/products?search=K45");
  await clerk.getByRole("rowheader").first().waitFor();
  expect((await orders()).status()).toBe(200);
  await clerk.goto("/admin-login/password?next=%2Fdash%2Forders");
  await clerk.waitForURL("**/dash/orders");
});

test("D-50 D-9 a password that an owner replaces ends an open page, which is as it was after the login and the change", async () => {
  const page = await openDash("/dash/administrators");
  const first = await addAdministrator(page, "fourth@nilometer.example", "Change the catalogue");
  await page.getByRole("button", { name: "done" }).click();
  const clerk = await browser.open("/dash/products?edit=1", { expected: /status of 40[13]/ });
  await clerk.waitForURL("**/admin-login**");
  await logInAsAdmin(clerk, first, "fourth@nilometer.example");
  await chooseFirstPassword(clerk, first, "at the fourth desk");
  await clerk.getByRole("textbox", { name: "Brand" }).fill("Halfway Instruments");

  await page.reload();
  await page.getByRole("button", { name: "Actions for fourth@nilometer.example" }).click();
  await page.getByRole("menuitem", { name: "New password" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "New password" }).click();
  const second = await page.getByLabel("Password", { exact: true }).inputValue();

  await clerk.waitForURL("**/admin-login?next=%2Fdash%2Fproducts%3Fedit%3D1");
  await logInAsAdmin(clerk, second, "fourth@nilometer.example");
  await chooseFirstPassword(clerk, second, "at the fifth desk");
  await expect
    .poll(() => clerk.getByRole("textbox", { name: "Brand" }).inputValue())
    .toBe("Halfway Instruments");
});

test("D-23 ABOUT-2 an owner changes name, phone, chat number and opening hours; every page of the shop shows them at once", async () => {
  const visitor = await browser.open("/ar/aboutus");
  await visitor.getByText("+20 100 000 0000").first().waitFor();

  const page = await openDash("/dash/settings/shop");
  await page.getByLabel("Name (English)").first().fill("Ohmstead");
  await page.getByLabel("Name (Arabic)").first().fill("أومستد");
  await page.getByLabel("Phone*").fill("+20 122 000 0000");
  await page.getByLabel("WhatsApp number*").fill("+20 122 000 0001");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: /^Branches/ }).click();
  await page.getByLabel("Friday").first().uncheck();
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();
  // The dashboard's own frame follows.
  await page
    .getByRole("link", { name: /^Ohmstead/ })
    .first()
    .waitFor();

  await visitor.reload();
  await visitor.getByText("+20 122 000 0000").first().waitFor();
  expect(await visitor.title()).toContain("أومستد");
  expect(await visitor.locator('a[href^="https://wa.me/201220000001"]').count()).toBeGreaterThan(0);
  const cairo = visitor.getByRole("article").first();
  await cairo.getByText("الجمعة").waitFor();
  expect(await cairo.getByText("مغلق").count()).toBe(1);

  const home = await browser.open("/");
  expect(await home.title()).toMatch(/^Ohmstead/);
  const manifest: unknown = await (await home.request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ short_name: "Ohmstead" });

  await page.getByRole("button", { name: "Changes" }).click();
  const history = page.getByRole("dialog");
  await history.getByText("WhatsApp number").waitFor();
  expect(await history.getByText("Ohmstead").count()).toBe(1);
});

test("D-99 an owner changes a page on how the shop sells and clears another, which is gone from footer and cart", async () => {
  const page = await openDash("/dash/settings/info");
  await page.getByLabel("Payment (English)").fill("Cash only.\n\n## Invoices\n\n- by mail\n- on paper");
  await page.getByLabel("Returns (English)").fill("");
  await page.getByLabel("Returns (Arabic)").fill("");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();

  const visitor = await browser.open("/", { expected: /status of 404/ });
  const footer = visitor.getByRole("navigation", { name: "How we sell" });
  expect(await footer.getByRole("link").allTextContents()).toEqual([
    "Delivery",
    "Payment",
    "Warranty",
    "Privacy",
    "Terms",
  ]);
  await footer.getByRole("link", { name: "Payment" }).click();
  await visitor.getByRole("heading", { level: 2, name: "Invoices" }).waitFor();
  expect(
    await visitor.getByRole("main").locator("ul").first().getByRole("listitem").allTextContents(),
  ).toEqual(["by mail", "on paper"]);
  const gone = await visitor.goto("/info/returns");
  expect(gone?.status()).toBe(404);
});

test("D-100 an owner orders, hides and names sections of the home page, features a product, and looks at them before saving", async () => {
  const page = await openDash("/dash/settings/home");
  await moveFirstItem(page, "Offers", "ArrowDown");
  await page.getByRole("checkbox", { name: "Why here" }).uncheck();
  await page.getByLabel("Title of 'New arrivals' (English)").fill("Fresh on the shelf");
  await page.getByRole("button", { name: "Add a product to “Featured products”" }).click();
  await page.getByRole("combobox").last().fill("NE555P");
  await page
    .getByRole("option", { name: /NE555P/ })
    .first()
    .click();

  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await preview.getByText("Fresh on the shelf").waitFor();
  await page.keyboard.press("Escape");
  const visitor = await browser.open("/");
  const titles = () => visitor.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await expect.poll(titles).toEqual(["Categories", "Offers", "New arrivals", "Why here", "Our branches"]);

  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();
  await visitor.reload();
  await expect
    .poll(titles)
    .toEqual(["Categories", "Offers", "We recommend", "Fresh on the shelf", "Our branches"]);
  await visitor
    .getByRole("heading", { level: 3, name: /NE555P/ })
    .first()
    .waitFor();
  await page.reload();
  const moves = page.getByRole("button", { name: /^Move (?:Best sellers|Offers)$/ });
  await moves.first().waitFor();
  expect(await moves.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual([
    "Move Best sellers",
    "Move Offers",
  ]);
});

test("D-41 D-9 unsaved settings survive a reload, leaving asks, and discarding brings the stored ones back", async () => {
  const page = await openDash("/dash/settings/shop");
  await page.getByRole("textbox", { name: /^Tagline \(English\)/ }).fill("Parts for everybody");
  await page.getByText("Unsaved changes").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("These are your unsaved changes of the last time.").waitFor();
  expect(await page.getByRole("textbox", { name: /^Tagline \(English\)/ }).inputValue()).toBe(
    "Parts for everybody",
  );
  await page.getByRole("link", { name: "orders", exact: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await page.getByRole("button", { name: "discard" }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: /^Tagline \(English\)/ }).inputValue())
    .toBe("Electronic parts and measuring instruments");
});

test("D-130 an earlier link to a place of the settings leads to its section", async () => {
  const page = await openDash();
  await page.goto("/dash/settings#settings-contact");
  await page.getByLabel("Phone*").waitFor();
  expect(new URL(page.url()).pathname).toBe("/dash/settings/shop");
});

test("D-148 D-149 two-factor sign-in from its set-up to the next login, and the end of another session", async () => {
  const page = await openDash("/dash/sign-in");
  const other = await openDash("/dash");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.locator('input[name="password"]').fill(ADMIN_PASSWORD);
  await page.locator('input[name="password"]').press("Enter");
  const key = (await page.getByRole("textbox", { name: "Key" }).inputValue()).replaceAll(" ", "");
  await page.getByRole("textbox", { name: /^Code/ }).fill(await totpCode(key, stepOf(Date.now())));
  await page.keyboard.press("Enter");
  const listed = page.getByRole("dialog").getByRole("listitem");
  await listed.nth(9).waitFor();
  const codes = await listed.allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText(/10 recovery codes left/).waitFor();

  // The stream of orders tells it, without a request of the page.
  await page.reload();
  await page
    .getByRole("button", { name: /^End the session of / })
    .first()
    .click();
  await other.waitForURL("**/admin-login**");
  await logInAsAdmin(other);
  await other.getByRole("textbox", { name: /^Code/ }).fill(codes[0] ?? "");
  await other.keyboard.press("Enter");
  await other.getByRole("heading", { name: "Home" }).waitFor();

  await page.getByRole("button", { name: "Switch off" }).click();
  await page.locator('input[name="password"]').fill(ADMIN_PASSWORD);
  await page.locator('input[name="password"]').press("Enter");
  await page.getByRole("button", { name: "Set up" }).waitFor();
});
