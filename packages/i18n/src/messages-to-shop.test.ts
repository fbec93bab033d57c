import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { contactMessage } from "./contact-message.ts";
import { formatDay } from "./format-date.ts";
import { type ChatOrder, LONGEST_MESSAGE, type MessageWords, orderMessage } from "./order-message.ts";

const wordsIn = (locale: "en" | "ar"): MessageWords => ({
  locale,
  texts: allMessages[locale].carts.chat,
  delivery: allMessages[locale].delivery,
  company: allMessages[locale].company,
  units: allMessages[locale].common.units,
  updating: allMessages[locale].common.priceUpdating,
});

const buyer = {
  name: "Mona Adel",
  phone: "01012345678",
  address: "14 Station Street, Tanta",
  email: "",
  note: "",
  ...noCompany,
};
const order: ChatOrder = {
  lines: [
    {
      id: 1,
      name: "Kelvra K45 digital multimeter",
      partNumber: "K45",
      price: "3850.00",
      qty: 2,
      path: "/product/1",
    },
    { id: 2, name: "Red probe", partNumber: null, price: "12.50", qty: 10, path: "/product/2" },
    { id: 3, name: "Logic analyser", partNumber: "LA-8", price: "0.00", qty: 1, path: "/product/3" },
  ],
  buyer,
  delivery: null,
  link: "https://shop.example/shared-cart/ab12",
};
/** An order of as many lines, with long names. */
const orderOf = (count: number, name: string): ChatOrder => ({
  ...order,
  lines: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${name} ${index}`,
    partNumber: `TP-${index}`,
    price: "1.00",
    qty: 1,
    path: `/product/${index}`,
  })),
});

describe("the chat message of an order", () => {
  test("D-121 states the payment, and its fee with the sum", () => {
    const paid: ChatOrder = {
      ...order,
      payBy: { option: "cash_on_delivery", fee: "10.00" },
      payment: "Payment: Cash on delivery",
    };
    expect(orderMessage(paid, wordsIn("en"))).toContain(
      "\nTotal: 7,825 EG\nPayment fee: 10 EG\nTotal with all costs: 7,835 EG\nPayment: Cash on delivery\nhttps://",
    );
  });

  test("CHECKOUT-7 PRICE-1 lines as quantity × name (part number), total with its label, link and buyer", () => {
    expect(orderMessage(order, wordsIn("en"))).toBe(
      [
        "Hello, I would like to order:",
        "2 × Kelvra K45 digital multimeter: 7,700 EG",
        "10 × Red probe: 125 EG",
        "1 × Logic analyser (LA-8): price updating",
        "Total: 7,825 EG",
        "https://shop.example/shared-cart/ab12",
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
  });

  test("CHECKOUT-7 note and email are in the message", () => {
    const noted = { ...buyer, email: "mona@example.com", note: "Call after six" };
    expect(
      orderMessage({ ...order, buyer: noted }, wordsIn("en"))
        .split("\n")
        .slice(-5),
    ).toEqual([
      "Name: Mona Adel",
      "Phone: 01012345678",
      "Email: mona@example.com",
      "Address: 14 Station Street, Tanta",
      "Note: Call after six",
    ]);
  });

  test("CHECKOUT-7 D-26 in the shopper's language, with the same label", () => {
    const text = orderMessage(order, wordsIn("ar"));
    expect(text).toContain("مرحبًا، أود أن أطلب:");
    expect(text).toContain("الإجمالي: 7,825 EG");
  });

  test("CHECKOUT-7 where names make it too long, lines have the part number alone", () => {
    const text = orderMessage(orderOf(30, "A part with a rather long name for a message"), wordsIn("en"));
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(text).toContain("1 × TP-0: 1 EG");
    expect(text).toContain("1 × TP-29: 1 EG");
  });

  test("CHECKOUT-7 a long order has the lines that fit, the number of the others, the link and the buyer", () => {
    for (const locale of ["en", "ar"] as const) {
      const text = orderMessage(orderOf(200, "Part"), wordsIn(locale));
      expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
      const shown = text.match(/TP-\d+/g)?.length ?? 0;
      expect(shown).toBeGreaterThan(5);
      expect(text).toContain(String(200 - shown));
      expect(text).toContain(order.link);
      expect(text).toContain(buyer.name);
    }
  });

  test("D-140 the company stands below the address, its tax number in groups", () => {
    const company = { ...noCompany, company: "دلتا للمعامل", tax_number: "123456789" };
    expect(
      orderMessage({ ...order, buyer: { ...buyer, ...company } }, wordsIn("ar"))
        .split("\n")
        .slice(-2),
    ).toEqual(["اسم الشركة: دلتا للمعامل", "رقم التسجيل الضريبي: 123-456-789"]);
    expect(orderMessage(order, wordsIn("en"))).not.toContain("Company");
  });

  test("CHECKOUT-7 a long note is shortened before the buyer's phone is lost", () => {
    const note = "اتصل بي بعد السادسة مساء من فضلك ".repeat(30);
    const text = orderMessage({ ...order, buyer: { ...buyer, note } }, wordsIn("ar"));
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(text).toContain("اتصل بي بعد السادسة");
    expect(text).toContain(buyer.phone);
  });
});

test("ABOUT-8 the chat message of the contact form has all its fields", () => {
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

test("D-26 dates have Latin digits in both languages and use the shop's time zone", () => {
  expect(formatDay("2026-03-01T23:30:00Z", "en")).toBe("2 March 2026");
  expect(formatDay("2026-03-01T23:30:00Z", "ar")).toContain("2026");
  expect(formatDay("2026-03-01T23:30:00Z", "ar")).toContain("مارس");
});
