import { createApi } from "@shop/data/api.ts";
import type { Page } from "playwright";
import { expect, test, vi } from "vitest";

import { setupBrowser, waitForHydration } from "../support/browser.ts";
import { setupMailingShop } from "../support/mailing-shop.ts";
import { noticeShown } from "../support/notices.ts";

const shop = setupMailingShop();
const browser = setupBrowser(shop.address);

const LINK = /http:\/\/localhost:\d+\/[\w/-]+#[\w-]{43}/;
const OLD = "the forgotten password";
const NEW = "a new password";

/** The text of a mail, whichever encoding its language has needed. */
const textOf = (raw: string): string => {
  const encoded = /Content-Transfer-Encoding: base64\r\n\r\n(?<text>[\w+/=\r\n]+)/.exec(raw)?.groups?.[
    "text"
  ];
  return encoded ? Buffer.from(encoded, "base64").toString() : raw.replaceAll(/=\r\n/g, "");
};

const api = () => createApi({ fetch, baseUrl: shop.address() });

let accounts = 0;
/** Signs up; returns the address and the token of the session. */
async function signUp(): Promise<{ email: string; token: string }> {
  accounts += 1;
  const email = `mona.${accounts}@example.com`;
  const { token = "" } = await api().call("registerUser", { body: { name: "Mona", email, password: OLD } });
  return { email, token };
}

const statusOf = async (token: string): Promise<number> =>
  (
    await fetch(`${shop.address()}/backend/public/api/User/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

async function linkTo(email: string): Promise<string> {
  const mail = await vi.waitFor(
    () => {
      const found = shop.mails().find(({ recipients }) => recipients.includes(email));
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  return LINK.exec(textOf(mail?.raw ?? ""))?.[0] ?? "";
}

/** Asks for a link without a page, and returns the one that is mailed. */
async function askForLink(email: string): Promise<string> {
  await api().call("forgotPassword", { body: { email } });
  return linkTo(email);
}

const newPassword = (page: Page) => page.locator('input[name="password"]');
const isLoggedIn = (page: Page) => page.getByRole("banner").getByRole("button", { name: "logout" }).waitFor();

test("D-49 LOGIN-1 a forgotten password is replaced by a link in a mail, which logs in and ends every other login", async () => {
  const { email, token } = await signUp();
  const page = await browser.open("/login", { phone: true });
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { level: 1, name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await page.getByRole("heading", { level: 1, name: "Look into your mail" }).waitFor();

  const link = await linkTo(email);
  const other = await browser.open(link, { expected: /410/ });
  await newPassword(other).fill(NEW);
  // Neither history nor a copied address holds the token.
  expect(other.url()).toBe(`${shop.address()}/new-password`);
  await newPassword(other).press("Enter");
  await noticeShown(other, "Your password is changed.");
  await isLoggedIn(other);
  await other.waitForURL((url) => url.pathname === "/");
  expect(await statusOf(token)).toBe(401);
  await other.goBack();
  expect(new URL(other.url()).pathname).not.toBe("/new-password");

  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await newPassword(page).fill(NEW);
  await newPassword(page).press("Enter");
  await isLoggedIn(page);

  await other.goto(link);
  await waitForHydration(other);
  await newPassword(other).fill("another");
  await other.getByRole("button", { name: "Save and log in" }).click();
  await other.getByRole("heading", { name: "This link does not work any more" }).waitFor();
  await other.getByRole("link", { name: "Get a new link" }).click();
  await other.getByRole("heading", { name: "Forgot your password?" }).waitFor();
});

test("D-49 an address without an account gets the same page, and no mail", async () => {
  const page = await browser.open("/forgot-password");
  const before = shop.mails().length;
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await page.getByRole("heading", { level: 1, name: "Look into your mail" }).waitFor();
  // A mail to another account comes later than one to this address would.
  const { email } = await signUp();
  await askForLink(email);
  expect(shop.mails().length).toBe(before + 1);
});

test("D-49 D-26 in Arabic, page, mail and link are Arabic", async () => {
  const { email } = await signUp();
  const page = await browser.open("/ar/login", { phone: true });
  await page.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
  // The login has a field of the same name.
  await page.waitForURL("**/ar/forgot-password");
  await page.getByRole("textbox", { name: /^البريد/ }).fill(email);
  await page.getByRole("button", { name: "أرسلوا إليّ رابطًا" }).click();
  await page.getByRole("heading", { level: 1, name: "راجع بريدك" }).waitFor();
  const link = await linkTo(email);
  expect(new URL(link).pathname).toBe("/ar/new-password");
  await page.goto(link);
  await waitForHydration(page);
  await newPassword(page).fill(NEW);
  await page.getByRole("button", { name: "حفظ وتسجيل الدخول" }).click();
  await noticeShown(page, "تم تغيير كلمة مرورك.");
  await page.waitForURL((url) => url.pathname === "/ar");
});

test("D-49 D-44 a password that is typed and sent before the scripts run is saved", async () => {
  const { email } = await signUp();
  const link = await askForLink(email);
  const page = await browser.open(link.replace(shop.address(), ""), { phone: true, slow: true });
  await newPassword(page).pressSequentially(NEW);
  await newPassword(page).press("Enter", { noWaitAfter: true });
  expect(await page.evaluate(() => "takeEarlyInput" in window)).toBe(true);
  await noticeShown(page, "Your password is changed.");
  await isLoggedIn(page);
});

test("D-49 a reload and a change of language keep the link, another tab does not have it", async () => {
  const { email } = await signUp();
  const page = await browser.open(await askForLink(email));
  await page.waitForURL((url) => url.hash === "");
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/new-password");
  await waitForHydration(page);
  await newPassword(page).waitFor();
  const tab = await page.context().newPage();
  await tab.goto("/new-password");
  await tab.getByRole("heading", { name: "لم يعد هذا الرابط صالحًا" }).waitFor();
  expect(await newPassword(tab).count()).toBe(0);
  await newPassword(page).fill(NEW);
  await newPassword(page).press("Enter");
  await noticeShown(page, "تم تغيير كلمة مرورك.");
});
