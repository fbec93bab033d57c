import type { Page } from "playwright";
import { describe, expect, test } from "vitest";

import { ADMIN_EMAIL, ADMIN_PASSWORD, dashOpenerByLogin, logInAsAdmin, noSession } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { noticeShown } from "../support/notices.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);

const marker = (page: Page) => page.evaluate(() => sessionStorage.getItem("admin"));
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const path = (page: Page) => new URL(page.url()).pathname;

const openDash = dashOpenerByLogin(browser);

test("ADMIN-7 the frame of the layout stands there before scripts have run, and goes with them", async () => {
  const page = await openDash("/dash", { expected: /status of 401|ERR_FAILED/ });
  const frame = () =>
    page.evaluate(() =>
      ["::before", "::after"].map(
        (part) => getComputedStyle(document.querySelector("#dash") ?? document.body, part).width,
      ),
    );
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  const { width = 0 } = page.viewportSize() ?? {};
  await expect.poll(frame).toEqual([expect.stringMatching(/^\d+px$/), "220px"]);
  const [bar = ""] = await frame();
  expect(Math.abs(Number.parseFloat(bar) - width)).toBeLessThanOrEqual(20);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  expect(await frame()).toEqual(["auto", "auto"]);
});

describe("who may enter the dashboard", () => {
  test("ADMIN-9 at first there is no marker", async () => {
    const page = await browser.open("/blogs", { expected: noSession });
    expect(await marker(page)).toBeNull();
    await page.goto("/admin-login");
    await page.getByRole("button", { name: "login" }).waitFor();
    expect(await marker(page)).toBeNull();
  });

  test("ADMIN-5 after a login the marker is built from the response's status", async () => {
    const page = await openDash();
    expect(await marker(page)).toBe("status:true");
  });

  test("ROUTE-3 ADMIN-1 the login is a page without a layout; it opens /dash, history replaced", async () => {
    const page = await browser.open("/blogs", { expected: noSession });
    await page.goto("/admin-login");
    await page.getByRole("button", { name: "login" }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    await logInAsAdmin(page);
    await noticeShown(page, "successfully login.");
    await page.getByRole("heading", { name: "Home" }).waitFor();
    expect(path(page)).toBe("/dash");
    await page.goBack();
    await page.waitForURL("**/blogs");
  });

  test("ADMIN-2 with the marker the login leads to /dash at once", async () => {
    const page = await openDash();
    await page.goto("/admin-login");
    await page.getByRole("heading", { name: "Home" }).waitFor();
    expect(path(page)).toBe("/dash");
  });

  test.each(["/dash", "/dash/products", "/dash/slider?x=1", "/ar/dash/categories"])(
    "ADMIN-6 %s without the marker leads to the login, and after it back there",
    async (address) => {
      const page = await browser.open(address, { expected: noSession });
      await page.waitForURL("**/admin-login**");
      expect(await page.getByRole("navigation").count()).toBe(0);
      await logInAsAdmin(page);
      await page.waitForURL((url) => url.pathname + url.search === address);
      await page.goBack();
      expect(path(page)).not.toContain("admin-login");
    },
  );

  test("ADMIN-6 a foreign marker does not open the dashboard, and the login leads to no other site", async () => {
    const page = await browser.open("/blogs", { expected: noSession });
    await page.evaluate(() => sessionStorage.setItem("admin", "true"));
    await page.goto("/dash");
    await page.waitForURL("**/admin-login**");
    await page.goto("/admin-login?next=https%3A%2F%2Fexample.com%2Fdash");
    await logInAsAdmin(page);
    await page.getByRole("heading", { name: "Home" }).waitFor();
    expect(page.url()).toBe(`${shop.address()}/dash`);
  });

  test("D-9 another tab of a live session needs no second login", async () => {
    const page = await openDash();
    const other = await page.context().newPage();
    await other.goto("/dash");
    await other.getByRole("heading", { name: "Home" }).waitFor();
    expect(await marker(other)).toBe("status:true");
  });

  test("ADMIN-5 from the shop, the footer leads an administrator back to the dashboard, and nobody else", async () => {
    const page = await openDash();
    await page.getByRole("link", { name: "To the shop" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "dashboard" }).click();
    await page.getByRole("heading", { name: "Home" }).waitFor();
    expect(path(page)).toBe("/dash");
    const stranger = await browser.open("/");
    expect(await stranger.getByRole("contentinfo").getByRole("link", { name: "dashboard" }).count()).toBe(0);
  });

  test("ADMIN-8 D-9 logout ends the session on the server", async () => {
    const page = await openDash();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByText(ADMIN_EMAIL).waitFor();
    await page.getByRole("menuitem", { name: "logout" }).click();
    await page.waitForURL("**/admin-login");
    expect(await marker(page)).toBeNull();
    expect((await page.request.get("/backend/public/api/admins/me")).status()).toBe(401);
  });

  test("D-9 a session that ends in mid-work leads to the login and back to the same address", async () => {
    const page = await openDash("/dash/nothing");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.locator('input[name="password"]').fill(ADMIN_PASSWORD);
    await dialog.locator('input[name="new_password"]').fill("another long secret");
    await page.context().clearCookies({ name: "admin_session" });
    // By the keyboard, because the layout asks for new orders and may lead to the login before a click would find the button.
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin-login?next=%2Fdash%2Fnothing");
    await page.getByText("Your session has ended.").waitFor();
    await logInAsAdmin(page);
    await page.waitForURL("**/dash/nothing");
    expect(await marker(page)).toBe("status:true");
  });
});

describe("the dashboard's layout", () => {
  test("ROUTE-3 ROUTE-6 ADMIN-7 on desktops the sidebar leads to every page, inside one layout", async () => {
    const page = await openDash();
    const links = sidebar(page).getByRole("link");
    expect(
      await links.evaluateAll((all) => all.slice(0, 4).map((link) => link.getAttribute("href"))),
    ).toEqual(["/dash", "/dash/products", "/dash/categories", "/dash/subcategories"]);
    for (const name of ["products", "categories", "sub categories", "slider", "home"]) {
      await links.filter({ hasText: new RegExp(`^${name}$`, "i") }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await sidebar(page)
        .getByRole("link", { name, exact: true })
        .and(page.locator("[aria-current=page]"))
        .waitFor();
    }
    expect(
      await page
        .getByRole("link", { name: /Dashboard/ })
        .first()
        .getAttribute("href"),
    ).toBe("/dashboard");
  });

  test("ROUTE-4 D-1 the addresses below /dashboard reach those below /dash", async () => {
    const page = await openDash();
    const addresses = {
      "/dashboard": "/dash",
      "/dashboard/products": "/dash/products",
      "/dashboard/categories": "/dash/categories",
      "/dashboard/subCategories": "/dash/subcategories",
      "/dashboard/slider": "/dash/slider",
      "/ar/dashboard/slider": "/ar/dash/slider",
    };
    for (const [from, to] of Object.entries(addresses)) {
      await page.goto(from);
      await expect.poll(() => path(page)).toBe(to);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
  });

  test("ADMIN-7 D-1 on phones the menu holds the five /dashboard addresses, and the other pages in groups", async () => {
    const page = await openDash("/dash", { phone: true });
    const places = page.getByRole("navigation", { name: "most used places" }).getByRole("link");
    await places.nth(3).waitFor();
    expect(await places.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/dash",
      "/dash/orders",
      "/dash/counter",
      "/dash/products",
    ]);
    const toggle = page.locator("summary[aria-label=menu]").filter({ visible: true });
    await toggle.click();
    const menu = page.getByRole("navigation", { name: "menu" });
    const links = menu.getByRole("link");
    await links.nth(14).waitFor();
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await addresses()).toEqual([
      "/dashboard",
      "/dashboard/products",
      "/dashboard/categories",
      "/dashboard/subCategories",
      "/dash/brands",
      "/dash/specifications",
      "/dash/import",
      "/dash/products/counts",
      "/dash/products/not-for-sale",
      "/dash/orders",
      "/dash/counter",
      "/dash/mails",
      "/dashboard/slider",
      "/dash/searches",
      "/dash/search-synonyms",
    ]);
    // The group of owners comes with the role of the signed-in administrator.
    await menu.getByText("Shop", { exact: true }).click();
    await links.nth(17).waitFor();
    expect((await addresses()).slice(-3)).toEqual([
      "/dash/settings",
      "/dash/administrators",
      "/dash/audit-log",
    ]);
    await menu.getByRole("link", { name: "slider" }).click();
    await page.waitForURL("**/dash/slider");
    expect(await menu.count()).toBe(0);
    // What was opened stays open.
    await toggle.click();
    await menu.getByRole("link", { name: "audit log" }).waitFor();
  });

  test("D-32 an unknown address below /dash is a 404 inside the dashboard", async () => {
    const page = await openDash("/dash/nothing");
    await page.getByRole("heading", { name: "page not found" }).waitFor();
    expect(await sidebar(page).count()).toBe(1);
  });
});

describe("links of the dashboard", () => {
  test("pointing at a link, or focusing it, prefetches the code and the data of its page", async () => {
    const page = await openDash();
    const rows = page.waitForResponse(/\/admin\/slides/);
    const code = page.waitForResponse(/assets\/slider-.*\.js/);
    await sidebar(page).getByRole("link", { name: "slider" }).hover();
    expect([(await rows).status(), (await code).status()]).toEqual([200, 200]);
    expect(path(page)).toBe("/dash");
    const categories = page.waitForResponse(/\/admin\/categories/);
    await sidebar(page).getByRole("link", { name: "categories", exact: true }).focus();
    expect((await categories).status()).toBe(200);
  });
});

test("D-9 Ctrl+K opens the command palette: a screen, a product and a command are chosen by keyboard", async () => {
  const page = await openDash();
  await page.keyboard.press("Control+k");
  const input = page.getByRole("combobox", { name: "Go to" });
  await input.fill("categories");
  await page.getByRole("option", { name: "sub categories" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dash/categories");
  await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();

  await page.getByRole("button", { name: "Go to" }).click();
  await input.fill("K45");
  const found = page.getByRole("option", { name: /K-?45/ }).first();
  await found.click();
  await page.getByLabel("Name*", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.has("edit")).toBe(true);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await input.fill("logout");
  await page.getByRole("option", { name: "logout" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin-login**");
});

test("D-26 the palette speaks Arabic and fits a phone", async () => {
  const page = await openDash("/ar/dash", { phone: true });
  await page.getByRole("button", { name: "انتقل إلى" }).click();
  await page.getByRole("combobox", { name: "انتقل إلى" }).fill("الطلبات");
  await page.getByRole("option", { name: "الطلبات", exact: true }).click();
  await page.waitForURL("**/ar/dash/orders");
  await page.getByRole("button", { name: "انتقل إلى" }).click();
  await page.getByRole("combobox", { name: "انتقل إلى" }).fill("الحساسات");
  await page.getByRole("option", { name: "الحساسات", exact: true }).click();
  await page.waitForURL("**/ar/dash/category/2");
  await page.getByRole("heading", { level: 1, name: "منتجات الحساسات" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
