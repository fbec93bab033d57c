import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { contactMessage } from "./contact-message.ts";
import { formatDay } from "./format-date.ts";
import {
  type ChatOrder,
  isLongOrder,
  LONGEST_MESSAGE,
  type MessageWords,
  orderMessage,
} from "./order-message.ts";

const wordsIn = (locale: "en" | "ar"): MessageWords => ({
  locale,
  texts: allMessages[locale].cart.chat,
  updating: allMessages[locale].common.priceUpdating,
});

const buyer = { name: "Mona Adel", phone: "01012345678", address: "14 Station Street, Tanta" };
const order: ChatOrder = {
  lines: [
    { name: "Digital multimeter", partNumber: "K45", price: "3850.00", qty: 2 },
    { name: "Red probe", partNumber: null, price: "12.50", qty: 10 },
    { name: "Logic analyser", partNumber: "LA-8", price: "0.00", qty: 1 },
  ],
  buyer,
};
const long: ChatOrder = {
  buyer,
  lines: Array.from({ length: 200 }, (_, index) => ({
    name: `Part ${index}`,
    partNumber: `TP-${index}`,
    price: "1.00",
    qty: 1,
  })),
};

describe("the chat message of an order", () => {
  test("CHECKOUT-7 PRICE-1 lines as quantity × part number, total with its label, and the buyer", () => {
    expect(orderMessage(order, wordsIn("en"))).toBe(
      [
        "Hello, I would like to order:",
        "2 × K45: 7,700 EG",
        "10 × Red probe: 125 EG",
        "1 × LA-8: price updating",
        "Total: 7,825 EG",
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
  });

  test("CHECKOUT-7 D-26 in the shopper's language, with the same label", () => {
    const text = orderMessage(order, wordsIn("ar"));
    expect(text).toContain("مرحبًا، أود أن أطلب:");
    expect(text).toContain("الإجمالي: 7,825 EG");
  });

  test("CHECKOUT-7 a long cart is a link to the saved cart", () => {
    expect(isLongOrder(order, wordsIn("en"))).toBe(false);
    expect(isLongOrder(long, wordsIn("en"))).toBe(true);
    const text = orderMessage(long, wordsIn("en"), "https://shop.example/cart/ab12");
    expect(text).toContain("The whole cart: https://shop.example/cart/ab12");
    expect(text).toContain("Total: 200 EG");
    expect(text).toContain("Mona Adel");
    expect(text).not.toContain("TP-0");
  });

  test("CHECKOUT-7 a short cart needs no link", () => {
    expect(orderMessage(order, wordsIn("en"), "https://shop.example/cart/ab12")).not.toContain("https:");
  });

  test("CHECKOUT-7 without a saved cart as many lines as fit stand there, with the number of the others", () => {
    for (const locale of ["en", "ar"] as const) {
      const text = orderMessage(long, wordsIn(locale));
      expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
      const shown = text.match(/TP-\d+/g)?.length ?? 0;
      expect(shown).toBeGreaterThan(5);
      expect(text).toContain(String(200 - shown));
    }
  });
});

test("ABOUT-8 the chat message of the contact form holds everything in it", () => {
  const contact = {
    name: "Mona ",
    email: "mona@example.com",
    phone: "010 1234 5678",
    text: " Do you sell K45?\n",
  };
  expect(contactMessage(contact, allMessages.en.about.contact.chat)).toBe(
    [
      "Hello, I have a question:",
      "Do you sell K45?",
      "",
      "Name: Mona",
      "Email: mona@example.com",
      "Phone: 010 1234 5678",
    ].join("\n"),
  );
});

test("D-26 a day has Latin digits in both languages and follows the shop's clock", () => {
  expect(formatDay("2026-03-01T23:30:00Z", "en")).toBe("2 March 2026");
  expect(formatDay("2026-03-01T23:30:00Z", "ar")).toContain("2026");
  expect(formatDay("2026-03-01T23:30:00Z", "ar")).toContain("مارس");
});
