import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { BrowserContext, Page } from "playwright";

import type { Device, TestBrowser } from "./browser.ts";

/** Mail address of a shop's first administrator where `ADMIN_EMAIL` is not set. */
export const ADMIN_EMAIL = "admin@nilometer.example";
/** Password of the first administrator of the shops of test files. */
export const ADMIN_PASSWORD = "a long admin secret";

/** Fills in and submits the form of /admin-login. */
export async function logInAsAdmin(
  page: Page,
  password = ADMIN_PASSWORD,
  email = ADMIN_EMAIL,
): Promise<void> {
  await page.getByRole("textbox", { name: /^Email|^البريد/ }).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press("Enter");
}

/** Replaces a generated password on the page that asks for it after the login; resolves once the dashboard is open. */
export async function chooseFirstPassword(page: Page, generated: string, password: string): Promise<void> {
  await page.waitForURL("**/admin-login/password**");
  await page.locator('input[name="password"]').fill(generated);
  await page.locator('input[name="new_password"]').fill(password);
  await page.locator('input[name="new_password"]').press("Enter");
  await page.waitForURL(({ pathname }) => !pathname.includes("/admin-login"));
}

/** A missing session is answered with 401, which browsers log. */
export const noSession = /status of 401/;

/** Opens a page of the dashboard; resolves once its layout and heading are rendered. */
type OpenDash = (address?: string, device?: Device) => Promise<Page>;

/** Waits until a page of the dashboard has its layout and heading. */
async function dashShown(page: Page): Promise<Page> {
  // An address may open a dialog, which hides the rest of the page from its roles.
  await page.getByRole("button", { name: /^Your account|^حسابك/, includeHidden: true }).waitFor();
  await page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor();
  return page;
}

/** Returns the function that opens a page of the dashboard, is led to the login, and logs in. */
export const dashOpenerByLogin =
  (browser: TestBrowser): OpenDash =>
  async (address = "/dash", device = {}) => {
    const page = await browser.open(address, { expected: noSession, ...device });
    await page.waitForURL("**/admin-login**");
    await logInAsAdmin(page);
    await page.waitForURL(({ pathname }) => !pathname.endsWith("/admin-login"));
    return dashShown(page);
  };

/** Logs in by a request, in half the time of the form. */
async function logIn({ request }: BrowserContext): Promise<void> {
  const answer = await request.post(addressOf(adminAddresses.loginAdmin), {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`The administrator was not logged in: ${answer.status()}`);
}

/** Returns the function that opens a page of the dashboard as the first administrator. */
export const dashOpener =
  (browser: TestBrowser): OpenDash =>
  async (address = "/dash", device = {}) =>
    dashShown(await browser.open(address, { expected: noSession, prepare: logIn, ...device }));
