import { pages } from "@shop/domain/site/pages.ts";
import { mockShopper } from "@shop/mocks/shop/mock-shop.ts";
import { expect, screen, within } from "storybook/test";

import { expectNotice } from "./notice.ts";
import { longTimeout, type Shopper } from "./shopper.tsx";
import { waitForAddress, requiredLabel } from "./steps.ts";

/** Opens the login from the header's link, fills it in and submits it. */
export async function sendLogin(
  { click, enter, texts }: Shopper,
  { email, password, remember = false }: { email: string; password: string; remember?: boolean },
): Promise<void> {
  await click("link", texts.common.login);
  await enter(requiredLabel(texts.accounts.email), email);
  await enter(requiredLabel(texts.accounts.password), password);
  if (remember) await click("checkbox", texts.accounts.remember);
  await click("button", texts.accounts.login);
}

/** Logs in the account of the mock shop and expects the notice and the home page. */
export async function logIn(shopper: Shopper, remember = false): Promise<void> {
  await sendLogin(shopper, { ...mockShopper, remember });
  await expectNotice({ tone: "success", title: shopper.texts.notices.loggedIn.title, durationMs: 2000 });
  await waitForAddress(shopper, pages.home);
  await shopper.find("button", shopper.texts.common.logout);
}

/** Opens the sign-up from the login page, fills it in and submits it. */
export async function sendSignup(
  { click, enter, find, texts }: Shopper,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  await click("link", texts.common.login);
  await find("heading", texts.accounts.loginTitle);
  await click("link", texts.accounts.signupTitle);
  await find("heading", texts.accounts.signupTitle);
  await enter(requiredLabel(texts.accounts.name), name);
  await enter(requiredLabel(texts.accounts.email), email);
  await enter(requiredLabel(texts.accounts.password), password);
  await click("button", texts.accounts.signup);
}

/** Logs out by the header's button and expects the confirmation, the notice and empty storage. */
export async function logOut(shopper: Shopper): Promise<void> {
  const { browser, click, find, texts, userEvent } = shopper;
  await click("button", texts.common.logout);
  const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" }, longTimeout);
  await expect(dialog).toHaveAccessibleDescription("logged out?");
  await userEvent.click(within(dialog).getByRole("button", { name: "Yes, logout" }));
  await expectNotice({ tone: "success", title: "logged out", durationMs: 1000 });
  await waitForAddress(shopper, pages.home);
  await find("link", texts.common.login);
  for (const store of [browser.local, browser.session]) {
    await expect([store.getItem("user"), store.getItem("token")]).toEqual([null, null]);
  }
}
