import { describe, expect, test } from "vitest";

import { aboutText } from "./about-text.ts";
import { chatLink } from "./chat.ts";
import * as constants from "./constants.ts";
import { localDescription, localName } from "./locale.ts";
import { notices } from "./notices.ts";
import { shop } from "./shop.ts";
import { bySortIndex } from "./sorting.ts";

describe("numbers that the specification gives", () => {
  test.for([
    ["LIST-1", "LIST_SKELETONS", constants.LIST_SKELETONS, 6],
    ["LIST-3", "PUBLIC_PAGE_SIZE", constants.PUBLIC_PAGE_SIZE, 12],
    ["DETAIL-3", "RELATED_COUNT", constants.RELATED_COUNT, 5],
    ["HOME-1", "CAROUSEL_DELAY_MS", constants.CAROUSEL_DELAY_MS, 4000],
    ["HOME-3", "SCROLL_TOP_THRESHOLD_PX", constants.SCROLL_TOP_THRESHOLD_PX, 300],
    ["SEARCH-1", "SEARCH_DEBOUNCE_MS", constants.SEARCH_DEBOUNCE_MS, 1000],
    ["SEARCH-2", "SEARCH_OVERLAY_LIMIT", constants.SEARCH_OVERLAY_LIMIT, 15],
    ["SEARCH-4", "SEARCH_SHOW_ALL_ABOVE", constants.SEARCH_SHOW_ALL_ABOVE, 20],
    ["APROD-2", "ADMIN_PAGE_SIZE", constants.ADMIN_PAGE_SIZE, 12],
    ["APROD-2", "ADMIN_GROUP_PAGE_SIZE", constants.ADMIN_GROUP_PAGE_SIZE, 44],
    ["ACAT-6", "TABLE_SEARCH_DEBOUNCE_MS", constants.TABLE_SEARCH_DEBOUNCE_MS, 500],
    ["PRICE-1", "CURRENCY_LABEL", constants.CURRENCY_LABEL, "EG"],
  ] as const)("%s %s", ([, , value, specified]) => {
    expect(value).toBe(specified);
  });

  test("SESSION-5 CART-4 names of what the browser keeps", () => {
    expect(constants.STORAGE_KEYS).toMatchObject({
      cart: "shopping-cart",
      user: "user",
      token: "token",
      admin: "admin",
    });
  });
});

describe("notices", () => {
  test.for([
    ["CART-6", "addedToCart", "success", 1000],
    ["CHECKOUT-3", "badEmail", "error", 3000],
    ["CHECKOUT-6", "orderFailed", "error", 2000],
    ["CHECKOUT-7", "chatFieldsMissing", "warning", 2000],
    ["LOGIN-1", "loggedIn", "success", 2000],
    ["LOGIN-2", "loginFailed", "error", 1500],
    ["SIGNUP-2", "signupFieldsMissing", "warning", 2000],
    ["SIGNUP-3", "signupRefused", "warning", 2500],
    ["SIGNUP-4", "signedUp", "success", 1000],
    ["SESSION-2", "loggedOut", "success", 1000],
    ["ADMIN-1", "adminLoggedIn", "success", 1500],
    ["ADMIN-3", "adminBadEmail", "error", 3000],
    ["ADMIN-4", "adminLoginFailed", "error", 1500],
    ["ADMIN-4", "adminNetworkError", "warning", 2000],
    ["APROD-6", "newProductFieldsMissing", "error", 2000],
    ["APROD-7", "productFieldsMissing", "error", 2000],
    ["APROD-10", "added", "success", 1000],
    ["APROD-10", "updated", "success", 1000],
    ["APROD-10", "saveFailed", "error", 1000],
    ["APROD-11", "deleted", "success", 1000],
    ["ASUB-3", "subCategoryAdded", "success", 1000],
  ] as const)("%s %s: %s, %i ms", ([, name, tone, durationMs]) => {
    expect(notices[name]).toEqual({ tone, durationMs });
  });

  test("NOTICE-1 no notice stays under 1 s or over 3 s", () => {
    for (const { durationMs } of Object.values(notices)) {
      expect(durationMs).toBeGreaterThanOrEqual(1000);
      expect(durationMs).toBeLessThanOrEqual(3000);
    }
  });

  test("NOTICE-1 times by kind", () => {
    expect(constants.NOTICE_MS).toEqual({
      success: 1000,
      missingField: 2000,
      invalidEmail: 3000,
      login: 1500,
      registrationError: 2500,
    });
  });
});

describe("the shop", () => {
  test("HOME-1 BLOGS-1 four brands", () => {
    expect(shop.brands).toHaveLength(4);
  });

  test("ABOUT-2 three branches, each with mail, phone, landline and a map", () => {
    expect(shop.branches).toHaveLength(3);
    for (const { mail, phone, landline, map } of shop.branches) {
      expect(mail).toMatch(/^\S+@\S+\.example$/);
      expect(phone).toMatch(/^\+20 /);
      expect(landline).toMatch(/^\+20 /);
      expect(new URL(map).protocol).toBe("https:");
    }
  });

  test("ABOUT-1 ABOUT-9 who we are: over 30 years, official distributor of several meter brands, Egypt", () => {
    const { whoWeAre, vision, mission } = aboutText;
    for (const words of ["over 30 years", "official distributor of several meter brands", "Egypt"]) {
      expect(whoWeAre.en).toContain(words);
    }
    for (const text of [whoWeAre, vision, mission]) expect(text.ar).toMatch(/\p{Script=Arabic}/u);
  });

  test("CHAT-1 a chat link carries the shop's number and any text", () => {
    const link = new URL(chatLink(shop.phone, "How can we help You? 100% & مرحبا"));
    expect(link.pathname).toBe(`/${shop.chatNumber}`);
    expect(link.searchParams.get("text")).toBe("How can we help You? 100% & مرحبا");
  });
});

describe("entities for a reader", () => {
  const entity = { name: "Meter", name_ar: "جهاز قياس", description: "Measures.", description_ar: "" };

  test("D-26 the reader's language, with English standing in", () => {
    expect(localName(entity, "ar")).toBe("جهاز قياس");
    expect(localName(entity, "en")).toBe("Meter");
    expect(localName({ ...entity, name_ar: null }, "ar")).toBe("Meter");
    expect(localDescription(entity, "ar")).toBe("Measures.");
  });

  test("API-2 HOME-2 categories by sort_index, then by id", () => {
    const list = [
      { id: 3, sort_index: 1 },
      { id: 1, sort_index: 2 },
      { id: 2, sort_index: 1 },
      { id: 4, sort_index: -1 },
    ];
    expect(bySortIndex(list).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
    expect(list.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  });
});
