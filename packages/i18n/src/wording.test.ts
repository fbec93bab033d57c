import { errorCodes, issueCodes } from "@shop/contract/codes.ts";
import { notices } from "@shop/domain/notices.ts";
import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { fill } from "./fill.ts";
import { formatAmount, formatCount, formatPrice } from "./format.ts";
import type { Area, Messages } from "./messages.ts";
import { plural } from "./plural.ts";
import { textsOf, wordingsOf } from "./testing.ts";
import { errorWords } from "./words/error-words.ts";

describe("prices", () => {
  test.for([
    ["0.01", "0.01"],
    ["12.5", "12.50"],
    ["12.50", "12.50"],
    ["12.00", "12"],
    ["999.99", "999.99"],
    ["1000", "1,000"],
    ["1234567.8", "1,234,567.80"],
    ["9999999999.99", "9,999,999,999.99"],
    ["34999999996500.05", "34,999,999,996,500.05"],
    ["199999999999999999.00", "199,999,999,999,999,999"],
    ["0", "0"],
    ["0.00", "0"],
    ["007", "7"],
    ["ask us", "ask us"],
    ["-5", "-5"],
    ["-1250.00", "-1,250"],
    ["-0.50", "-0.50"],
  ] as const)("PRICE-1 %s reads %s", ([price, text]) => {
    expect(formatAmount(price)).toBe(text);
  });

  test("PRICE-1 every price carries the label EG", () => {
    expect(formatPrice("1450", "price updating")).toBe("1,450 EG");
    expect(formatPrice("12.50", "price updating")).toBe("12.50 EG");
  });

  test.for(["0", "0.0", "0.00", "00", "", "0.", ".0"])(
    "PRICE-1 LIST-4 '%s' is the price 0 and reads 'price updating'",
    (price) => {
      expect(formatPrice(price, "price updating")).toBe("price updating");
    },
  );
});

describe("counts", () => {
  const { lines } = allMessages.ar.carts;

  test.for([
    [0, "لا توجد منتجات"],
    [1, "منتج واحد"],
    [2, "منتجان"],
    [3, "3 منتجات"],
    [10, "10 منتجات"],
    [11, "11 منتجًا"],
    [99, "99 منتجًا"],
    [100, "100 منتج"],
    [102, "102 منتج"],
    [103, "103 منتجات"],
    [1111, "1,111 منتجًا"],
  ] as const)("D-26 %i products in Arabic: %s", ([count, text]) => {
    expect(plural("ar", count, lines)).toBe(text);
  });

  test("D-26 one product and several in English", () => {
    const texts = [0, 1, 2, 1000].map((count) => plural("en", count, allMessages.en.carts.lines));
    expect(texts).toEqual(["0 products", "1 product", "2 products", "1,000 products"]);
  });

  test("a plural category without a form uses 'other'", () => {
    expect(plural("ar", 2, { other: "# x" })).toBe("2 x");
  });

  test("D-26 numbers are formatted the same in both languages", () => {
    expect(formatCount(12_345)).toBe("12,345");
  });
});

const areasOf = (messages: Messages): Area[] =>
  Object.keys(messages).filter((area): area is Area => area in messages);

/** Every Arabic wording that shoppers read, with its place. */
const arabicOfTheShop = areasOf(allMessages.en)
  .filter((area) => !area.startsWith("dash"))
  .flatMap((area) => textsOf(allMessages.ar[area], area))
  .flatMap((text) => wordingsOf(text).map((wording) => ({ place: text.place, wording })));

const placesWith = (pattern: RegExp): string[] =>
  arabicOfTheShop.filter(({ wording }) => pattern.test(wording)).map(({ place }) => place);

describe("Arabic wording", () => {
  test.for([
    ["'was shipped' for an order that was stored", /(?<!\p{L})(?:أُرسل|استُلم|لم يُرسل) ?(?:طلبك)?(?!\p{L})/u],
    ["'conversation' for the chat app, which has a name", /محادثة/],
    ["'no parts' without a verb", /(?<!\p{L})لا (?:منتجات|قطع)(?!\p{L})/u],
    ["'mark' for a brand", /علام(?:ة|ات)(?! ?(?:ال)?تجارية)/],
    ["'cookies' cut short", /ملفات الارتباط/],
    ["'session' for a login", /جلسة/],
    ["'groups' for sub categories", /مجموع(?:ة|ات|تان)/],
  ] as const)("D-26 no text says %s", ([, pattern]) => {
    expect(placesWith(pattern)).toEqual([]);
  });

  test("D-26 commas, semicolons and question marks are Arabic", () => {
    expect(placesWith(/[;?]|,(?!\d{3})/)).toEqual([]);
  });

  test("D-26 texts below a field end with a full stop", () => {
    const { issues } = allMessages.ar.errors;
    expect(Object.values(issues).filter((text) => !text.endsWith("."))).toEqual([]);
  });

  test("D-26 the page of a shopper's orders has one name in links and heading", () => {
    const { orders, common } = allMessages.ar;
    expect(common.myOrders).toBe("طلباتي");
    expect(orders.title).toBe(common.myOrders);
  });

  test("CHAT-1 the greeting is what a shopper would say", () => {
    expect(allMessages.ar.common.chatGreeting).toBe("مرحبًا، لدي استفسار");
    expect(allMessages.en.common.chatGreeting).toBe("How can we help You?");
  });

  test("CHECKOUT-5 a stored order is confirmed with its number, in page and notice", () => {
    const { checkout, notices: ar } = allMessages.ar;
    expect(checkout.placed).toBe("سجّلنا طلبك رقم {number}.");
    expect(ar.orderSent.title).toBe(checkout.placed);
  });
});

describe("texts with placeholders", () => {
  test("every occurrence of a placeholder is filled", () => {
    expect(fill("{a} and {b}, {a}", { a: "one", b: 2 })).toBe("one and 2, one");
  });

  test("a placeholder without a value stays, and values are not filled recursively", () => {
    expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  });
});

describe("errors", () => {
  test.for(["en", "ar"] as const)("every error code has a text in %s", (locale) => {
    const texts = allMessages[locale].errors;
    for (const code of [...errorCodes, ...issueCodes]) expect(errorWords(texts, code)).not.toBe(code);
  });

  test("TABLE-2 API-24 keys are translated, and a server's own message stays", () => {
    const { errors } = allMessages.ar;
    expect(errorWords(errors, "something_went_wrong")).toBe("حدث خطأ ما. حاول مرة أخرى.");
    expect(errorWords(errors, "Internal Server Error")).toBe("خطأ داخلي في الخادم");
    expect(errorWords(errors, "The shop is closed for a minute.")).toBe("The shop is closed for a minute.");
  });
});

test("NOTICE-1 every notice has a text, a tone and a duration under one name", () => {
  const names = Object.keys(notices).toSorted();
  expect(Object.keys(allMessages.en.notices).toSorted()).toEqual(names);
  expect(Object.keys(allMessages.ar.notices).toSorted()).toEqual(names);
});
