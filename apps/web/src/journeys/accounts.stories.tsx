import { mockLogoutUser } from "@shop/mocks/mock-endpoints.ts";
import { mockShopper } from "@shop/mocks/shop/mock-shop.ts";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { logIn, logOut, sendLogin, sendSignup } from "./account-steps.ts";
import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { visit } from "./shopper.tsx";
import { arrivesAt } from "./steps.ts";
import type { StoryBrowser } from "./story-browser.ts";

const meta = preview.meta({ title: "Journeys/Accounts", tags: ["journey"], ...journey });

const newcomer = { name: "Omar Said", email: "omar@example.com", password: "farad" };

/** Holds that one store keeps user and token, and the other nothing. */
async function expectKept({ local, tab }: StoryBrowser, where: "local" | "tab", email: string) {
  const [store, other] = where === "local" ? [local, tab] : [tab, local];
  await expect(JSON.parse(store.getItem("user") ?? "null")).toMatchObject({ email });
  await expect(store.getItem("token")).toMatch(/^token-/);
  await expect([other.getItem("user"), other.getItem("token")]).toEqual([null, null]);
}

/** A new account, from sign-up to logout. */
export const SignsUp = meta.story({
  name: "SIGNUP-4 SESSION-2 SESSION-3 a newcomer signs up, is kept in session storage, and logs out",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    await sendSignup(shopper, newcomer);
    await expectNotice({
      tone: "success",
      title: "Account Created Successfully",
      footer: "Enjoy with your shopping now.",
      durationMs: 1000,
    });
    await arrivesAt(shopper, "/");
    await expectKept(shopper.browser, "tab", newcomer.email);
    shopper.browser.back();
    await arrivesAt(shopper, "/login");
    await logOut(shopper);
    await expect(shopper.shop.state.tokens.size).toBe(0);
  },
});

/** Remembered, and not. */
export const LogsIn = meta.story({
  name: "LOGIN-1 LOGIN-3 SESSION-1 with remember-me user and token are in local storage, without in session storage",
  play: async ({ mount, ...walk }) => {
    const remembered = await visit({ mount, ...walk }, "/");
    const { browser, shop } = remembered;
    await logIn(remembered, true);
    await expectKept(browser, "local", mockShopper.email);

    const later = await visit({ mount, ...walk }, "/products", { browser, shop });
    await later.find("button", later.texts.common.logout);
    await logOut(later);
    await logIn(later);
    await expectKept(browser, "tab", mockShopper.email);
  },
});

/** A wrong password, then the right one. */
export const Mistyped = meta.story({
  name: "LOGIN-2 LOGIN-4 LOGIN-1 a wrong password signs nobody in; the right one does, and back leads past the login",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/products");
    await sendLogin(shopper, { email: mockShopper.email, password: "ampere" });
    await expectNotice({
      tone: "error",
      title: "Oops.. something wrong please try again",
      durationMs: 1500,
    });
    await arrivesAt(shopper, "/login");
    await expect(shopper.browser.tab.getItem("user")).toBeNull();
    await shopper.enter("Password*", mockShopper.password);
    await shopper.click("button", "login");
    await arrivesAt(shopper, "/");
    shopper.browser.back();
    await arrivesAt(shopper, "/products");
    await shopper.find("heading", "Products");
  },
});

/** The address has an account. */
export const Taken = meta.story({
  name: "SIGNUP-3 SIGNUP-2 a taken email: a warning titled so, 'please enter new email or login'; another one is free",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/");
    await sendSignup(shopper, { ...newcomer, email: mockShopper.email });
    await expectNotice({
      tone: "warning",
      title: "This email already has an account.",
      footer: "please enter new email or login",
      durationMs: 2500,
    });
    await arrivesAt(shopper, "/signup");
    await shopper.enter("Name*", " ");
    await shopper.click("button", shopper.texts.account.signup);
    await expectNotice({ tone: "warning", title: "please enter empty field", durationMs: 2000 });
    await shopper.enter("Name*", newcomer.name);
    await shopper.enter("Email*", newcomer.email);
    await shopper.click("button", shopper.texts.account.signup);
    await arrivesAt(shopper, "/");
    await expectKept(shopper.browser, "tab", newcomer.email);
  },
});

/** The shop is silent. */
export const LogoutWithoutAnswer = meta.story({
  name: "SESSION-4 SESSION-2 a logout that is never answered clears the browser at once",
  play: async ({ mount, ...walk }) => {
    const shopper = await visit({ mount, ...walk }, "/", { before: [mockLogoutUser.never()] });
    await logIn(shopper, true);
    await logOut(shopper);
    await expect(shopper.shop.state.tokens.size).toBe(1);
  },
});
