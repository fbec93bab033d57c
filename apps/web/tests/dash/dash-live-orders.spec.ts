import { setTimeout } from "node:timers/promises";

import type { Page, Request } from "playwright";
import { expect, test } from "vitest";

import { ADMIN_EMAIL, dashOpener, logInAsAdmin } from "../support/admin.ts";
import { setupBrowser } from "../support/browser.ts";
import { noticeShown } from "../support/notices.ts";
import { placeOrder } from "../support/place-order.ts";
import { setupShop } from "../support/test-shop.ts";

const shop = setupShop();
const browser = setupBrowser(shop.address);
const openDash = dashOpener(browser);

const API = "/backend/public/api";
const COUNTS = `**${API}/admin/orders/counts`;
const PROMISED_MS = 2000;
const LATE_ANSWER_MS = 700;
const REOPENED_WITHIN_MS = 15_000;
const TWO_POLLS_MS = 6000;

const isStream = (request: Request): boolean => request.headers()["accept"] === "text/event-stream";
const orderLink = (page: Page, number: string) =>
  page.getByRole("link", { name: `Order ${number}`, exact: true });

const toConfirm = (page: Page, orders: number) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByText(`${orders} to confirm`);

/** Waits until no mail of the open order waits to be sent: until then its page reads it again by itself, with what others have changed. */
async function mailsSent(page: Page): Promise<void> {
  const log = page.getByRole("region", { name: "Log" });
  await log.waitFor();
  await log.getByText("Mail to the buyer waits to be sent").first().waitFor({ state: "detached" });
}

/** Requests of the numbers of orders: streams, and questions. */
function countRequests(page: Page) {
  const seen = { streams: 0, polls: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith("/admin/orders/counts")) return;
    seen[isStream(request) ? "streams" : "polls"] += 1;
  });
  return seen;
}

/** Adds an administrator with the session of a page, and opens the dashboard as them. */
async function openAsColleague(owner: Page, email: string, address: string): Promise<Page> {
  const password = "a colleague's long secret";
  const added = await owner.request.post(`${API}/admins/register`, {
    data: { email, password, role: "staff" },
    headers: { origin: shop.address() },
  });
  expect(added.status()).toBe(200);
  const page = await browser.open(address, { expected: /status of 401/ });
  await page.waitForURL("**/admin-login**");
  await logInAsAdmin(page, password, email);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

test("D-33 a new order is announced by the stream within two seconds, without one question", async () => {
  await placeOrder(shop.address());
  const page = await openDash("/dash");
  const requests = countRequests(page);
  await page.reload();
  await toConfirm(page, 1).waitFor();
  await placeOrder(shop.address(), { name: "Nour Adel" });
  const start = performance.now();
  await noticeShown(page, "New order");
  await toConfirm(page, 2).waitFor();
  expect(performance.now() - start).toBeLessThan(PROMISED_MS);
  expect(requests).toEqual({ streams: 1, polls: 0 });
});

test("D-33 where the stream fails the page asks at intervals, and returns to the stream once that works", async () => {
  await placeOrder(shop.address(), { name: "Hany Fawzi" });
  const page = await openDash("/dash", { expected: /status of 401|ERR_FAILED/ });
  await page.route(COUNTS, (route) => (isStream(route.request()) ? route.abort() : route.continue()));
  const requests = countRequests(page);
  await page.clock.install();
  await page.reload();
  await expect.poll(() => requests.polls).toBeGreaterThan(0);
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByText(/to confirm/)
    .waitFor();
  const { number } = await placeOrder(shop.address(), { name: "Adel Fawzi" });
  await noticeShown(page, "New order");
  await page
    .getByRole("link", { name: /^orders/i })
    .first()
    .click();
  await orderLink(page, number).waitFor();
  await page.unroute(COUNTS);
  const reopened = page.waitForResponse((response) => isStream(response.request()) && response.ok());
  await page.clock.runFor(REOPENED_WITHIN_MS);
  await reopened;
  const { number: streamed } = await placeOrder(shop.address(), { name: "Samy Fawzi" });
  await orderLink(page, streamed).waitFor();
  const { polls } = requests;
  await page.clock.runFor(TWO_POLLS_MS);
  expect(requests.polls).toBe(polls);
});

test("D-9 a session that ends elsewhere leads an open page with a stream to the login", async () => {
  const page = await openDash("/dash/orders");
  const other = await page.context().newPage();
  await other.goto("/dash");
  await other.getByRole("button", { name: /^Your account/ }).click();
  await other.getByRole("menuitem", { name: "logout" }).click();
  await other.waitForURL("**/admin-login");
  await page.bringToFront();
  await page.waitForURL("**/admin-login**");
  await expect.poll(() => page.getByRole("textbox", { name: /^Email/ }).isVisible()).toBe(true);
});

test("D-33 what a colleague changes is marked in the list and offered in the open order, and nothing that was typed is lost", async () => {
  const { number } = await placeOrder(shop.address(), { name: "Salma Nabil" });
  const { number: untouched } = await placeOrder(shop.address(), { name: "Karim Nabil" });
  const list = await openDash("/dash/orders");
  const detail = await list.context().newPage();
  await orderLink(list, untouched).waitFor();
  const href = (await orderLink(list, number).getAttribute("href")) ?? "";
  await detail.goto(href);
  const note = detail.getByLabel(/^Note of the shop/);
  await note.fill("Ask for the colour.");
  await mailsSent(detail);

  // The event arrives before the list's answer: a row with the old state must not be marked.
  await list.route(`**${API}/admin/orders?*`, async (route) => {
    await setTimeout(LATE_ANSWER_MS);
    await route.continue();
  });
  const colleague = await openAsColleague(list, "salma@shop.example", href);
  await colleague.getByRole("button", { name: "Confirm", exact: true }).click();
  await colleague.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await colleague.getByRole("region", { name: "Log" }).getByText("Confirmed", { exact: true }).waitFor();
  await mailsSent(colleague);
  expect(await colleague.getByText(/has just changed|in another window/).count()).toBe(0);

  const row = list.getByRole("row").filter({ hasText: "Salma Nabil" });
  await row.getByText("changed by salma just now").waitFor();
  expect(await list.getByText("just now").count()).toBe(1);
  expect(await row.innerText()).toContain("confirmed");

  await detail.getByText("salma has just changed this order.").waitFor();
  await detail.getByRole("button", { name: "Show the change" }).click();
  await detail.getByRole("region", { name: "Log" }).getByText("Confirmed", { exact: true }).waitFor();
  await detail.getByText("salma has just changed this order.").waitFor({ state: "detached" });
  expect(await note.inputValue()).toBe("Ask for the colour.");
  await detail.getByRole("button", { name: "Save the note" }).click();
  await detail.getByRole("region", { name: "Log" }).getByText("Ask for the colour.").waitFor();
  expect(await detail.getByText(/has just changed|in another window/).count()).toBe(0);
  await colleague.getByText(`${ADMIN_EMAIL.split("@", 1)[0]} has just changed this order.`).waitFor();
});
