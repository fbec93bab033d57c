import { errorCodes, issueCodes } from "@shop/contract/codes.ts";
import { notices } from "@shop/contract/notices.ts";
import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { errorWords } from "./error-words.ts";
import { fill } from "./fill.ts";
import { formatAmount, formatPrice } from "./format.ts";
import { formatCount, plural } from "./plural.ts";

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
    ["007", "7"],
    ["ask us", "ask us"],
    ["-5", "-5"],
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
  const { lines } = allMessages.ar.cart;

  test.for([
    [0, "لا منتجات"],
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
    const texts = [0, 1, 2, 1000].map((count) => plural("en", count, allMessages.en.cart.lines));
    expect(texts).toEqual(["0 products", "1 product", "2 products", "1,000 products"]);
  });

  test("a form without wording is worded as the others are", () => {
    expect(plural("ar", 2, { other: "# x" })).toBe("2 x");
  });

  test("D-26 figures are the same in both languages", () => {
    expect(formatCount(12_345)).toBe("12,345");
  });
});

describe("texts with places", () => {
  test("every place is filled, as often as it stands", () => {
    expect(fill("{a} and {b}, {a}", { a: "one", b: 2 })).toBe("one and 2, one");
  });

  test("a place without a value stays, and what a value holds is not filled again", () => {
    expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  });
});

describe("errors", () => {
  test.for(["en", "ar"] as const)("every code of the wire has words in %s", (locale) => {
    const texts = allMessages[locale].errors;
    for (const code of [...errorCodes, ...issueCodes]) expect(errorWords(texts, code)).not.toBe(code);
  });

  test("TABLE-2 API-24 keys become words, and a server's own message stays", () => {
    const { errors } = allMessages.ar;
    expect(errorWords(errors, "something_went_wrong")).toBe("حدث خطأ ما. حاول مرة أخرى.");
    expect(errorWords(errors, "Internal Server Error")).toBe("خطأ داخلي في الخادم");
    expect(errorWords(errors, "The shop is closed for a minute.")).toBe("The shop is closed for a minute.");
  });
});

test("NOTICE-1 every notice has words, tone and time under one name", () => {
  const names = Object.keys(notices).toSorted();
  expect(Object.keys(allMessages.en.notices).toSorted()).toEqual(names);
  expect(Object.keys(allMessages.ar.notices).toSorted()).toEqual(names);
});
