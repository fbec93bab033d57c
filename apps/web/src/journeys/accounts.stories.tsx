import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockShopper } from "@shop/mocks/shop/mock-shop.ts";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { logIn, logOut, sendLogin, sendSignup } from "./account-steps.ts";
import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { visit } from "./shopper.tsx";
import { waitForAddress } from "./steps.ts";
import type { StoryBrowser } from "./story-browser.ts";

const meta = preview.meta({
  title: "Journeys/Accounts",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const newUser = { name: "Omar Said", email: "omar@example.com", password: "farad" };

/** Expects user and token in one storage, and nothing in the other. */
async function expectSessionIn({ local, session }: StoryBrowser, where: "local" | "session", email: string) {
  const [store, other] = where === "local" ? [local, session] : [session, local];
  await expect(JSON.parse(store.getItem("user") ?? "null")).toMatchObject({ email });
  await expect(store.getItem("token")).toMatch(/^token-/);
  await expect([other.getItem("user"), other.getItem("token")]).toEqual([null, null]);
}

/** Creates an account and logs out. */
export const SignsUp = meta.story({
  name: "SIGNUP-4 SESSION-2 SESSION-3 a new user signs up, is saved in session storage, and logs out",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    await sendSignup(shopper, newUser);
    await expectNotice({
      tone: "success",
      title: "Account Created Successfully",
      footer: "Enjoy with your shopping now.",
      durationMs: 1000,
    });
    await waitForAddress(shopper, "/");
    await expectSessionIn(shopper.browser, "session", newUser.email);
    shopper.browser.back();
    await waitForAddress(shopper, "/login");
    await logOut(shopper);
    await expect(shopper.shop.state.tokens.size).toBe(0);
  },
});

/** Logs in with and without remember-me. */
export const LogsIn = meta.story({
  name: "LOGIN-1 LOGIN-3 SESSION-1 with remember-me user and token are in local storage, without in session storage",
  play: async ({ mount, ...context }) => {
    const remembered = await visit({ mount, ...context }, "/");
    const { browser, shop } = remembered;
    await logIn(remembered, true);
    await expectSessionIn(browser, "local", mockShopper.email);

    const later = await visit({ mount, ...context }, "/products", { browser, shop });
    await later.find("button", later.texts.common.logout);
    await logOut(later);
    await logIn(later);
    await expectSessionIn(browser, "session", mockShopper.email);
  },
});

/** Logs in with a wrong password, then with the right one. */
export const Mistyped = meta.story({
  name: "LOGIN-2 LOGIN-4 LOGIN-1 a wrong password signs in no user; the right one does, and the back button skips the login page",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/products");
    await sendLogin(shopper, { email: mockShopper.email, password: "ampere" });
    await expectNotice({
      tone: "error",
      title: "Oops.. something wrong please try again",
      durationMs: 1500,
    });
    await waitForAddress(shopper, "/login");
    await expect(shopper.browser.session.getItem("user")).toBeNull();
    await shopper.enter("Password*", mockShopper.password);
    await shopper.click("button", "login");
    await waitForAddress(shopper, "/");
    shopper.browser.back();
    await waitForAddress(shopper, "/products");
    await shopper.find("heading", "Products");
  },
});

/** Signs up with an email that already has an account. */
export const Taken = meta.story({
  name: "SIGNUP-3 SIGNUP-2 a taken email shows a warning with 'please enter new email or login'; a new one is accepted",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/");
    await sendSignup(shopper, { ...newUser, email: mockShopper.email });
    await expectNotice({
      tone: "warning",
      title: "This email already has an account.",
      footer: "please enter new email or login",
      durationMs: 2500,
    });
    await waitForAddress(shopper, "/signup");
    await shopper.enter("Name*", " ");
    await shopper.click("button", shopper.texts.accounts.signup);
    await expectNotice({ tone: "warning", title: "please enter empty field", durationMs: 2000 });
    await shopper.enter("Name*", newUser.name);
    await shopper.enter("Email*", newUser.email);
    await shopper.click("button", shopper.texts.accounts.signup);
    await waitForAddress(shopper, "/");
    await expectSessionIn(shopper.browser, "session", newUser.email);
  },
});

/** Logs out while the API never responds. */
export const LogoutWithoutAnswer = meta.story({
  name: "SESSION-4 SESSION-2 a logout without a response clears the browser's storage at once",
  play: async ({ mount, ...context }) => {
    const shopper = await visit({ mount, ...context }, "/", { overrides: [mock("logoutUser").never()] });
    await logIn(shopper, true);
    await logOut(shopper);
    await expect(shopper.shop.state.tokens.size).toBe(1);
  },
});
