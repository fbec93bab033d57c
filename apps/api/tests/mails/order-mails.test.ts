import { endpoints } from "@shop/contract/endpoints.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import type { OutgoingMail } from "../../src/modules/mails/delivery.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { buyer, type OrderBody, orderOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const meter = aProduct({
  id: 1,
  name: "Clamp meter <K45>",
  name_ar: "مقياس كلامب",
  part_number: "K-45",
  price: "1450.00",
});
const fuse = aProduct({ id: 2, name: "Fuse", name_ar: null, part_number: null, price: "0.10" });
const kit = aProduct({ id: 3, name: "Kit", name_ar: "طقم", price: "0.00" });

const info = {
  name: "Mona <script>alert(1)</script>",
  email: "mona@example.com",
  phone: "+201012345678",
  address1: "14 Station Street",
  address2: "Tanta",
  note: 'Call "first" & then send',
};

const parts = Array.from({ length: 120 }, (_, index) => aProduct({ id: 100 + index, price: "1.00" }));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [meter, fuse, kit, ...parts] }));
});
afterAll(() => api.close());

let before = 0;
beforeEach(async () => {
  await api.database.queries.delete(rateLimits);
  before = api.sentMails.length;
});

/** The mails of an order to the shop and to the buyer. */
async function mailsOf(
  body: OrderBody,
): Promise<{ toShop: OutgoingMail; toBuyer: OutgoingMail; number: string; token: string }> {
  const placed = await call(api, endpoints.placeOrder, { body });
  const { order_number: number = "", order_token: token = "" } = placed;
  await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 2), WAIT);
  const [toShop, toBuyer] = api.sentMails.slice(before);
  if (!toShop || !toBuyer) throw new Error("There are no mails.");
  return { toShop, toBuyer, number, token };
}

const withoutMarks = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, "");

test("CHECKOUT-8 PRICE-1 the shop's mail lists the lines and the buyer, with the currency label at every price", async () => {
  const body = orderOf(
    [
      [meter, 2],
      [fuse, 3],
    ],
    { info },
  );
  const { toShop, number } = await mailsOf(body);
  expect(toShop.recipient).toBe("orders@shop.example");
  expect(toShop.replyTo).toBe(info.email);
  expect(toShop.subject).toBe(`New order ${number}: 5 pieces, 2,900.30 EG`);
  for (const said of [
    `New order ${number}`,
    "2 × Clamp meter <K45> (Part number K-45)",
    "1,450 EG · Sum: 2,900 EG",
    "3 × Fuse\n  0.10 EG · Sum: 0.30 EG",
    "Total: 2,900.30 EG",
    "Name: Mona <script>alert(1)</script>",
    "Phone: +201012345678",
    "Email: mona@example.com",
    "Address: 14 Station Street\nTanta",
    'Note: Call "first" & then send',
    "Language: English",
  ]) {
    expect(toShop.text).toContain(said);
  }
  expect(toShop.html).toContain(`<html lang="en" dir="ltr">`);
  for (const figure of ["2 × 1,450 EG", "2,900 EG", "3 × 0.10 EG", "0.30 EG", "2,900.30 EG"]) {
    expect(toShop.html).toContain(`>${figure}<`);
  }
});

test("CHECKOUT-8 D-22 the mails of a long order list a hundred lines and say how many more there are", async () => {
  const { toShop, toBuyer } = await mailsOf(
    orderOf(
      parts.map((part) => [part, 1] as const),
      { locale: "ar" },
    ),
  );
  for (const [mail, further] of [
    [toShop, "Further products, to be seen with the order: 20"],
    [toBuyer, "منتجات أخرى تظهر مع الطلب: 20"],
  ] as const) {
    expect(mail.text.match(/^1 × /gm)).toHaveLength(100);
    expect(mail.html.match(/>1 × /g)).toHaveLength(100);
    expect(mail.text).toContain(further);
    expect(withoutMarks(mail.text)).toContain(": 120 EG");
  }
});

test("CHECKOUT-8 text that people type is escaped", async () => {
  const { toShop, toBuyer } = await mailsOf(orderOf([[meter, 1]], { info }));
  for (const { html } of [toShop, toBuyer]) {
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<K45>");
    expect(html).toContain("Clamp meter &lt;K45&gt;");
  }
  expect(toShop.html).toContain("Mona &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(toShop.html).toContain("Call &quot;first&quot; &amp; then send");
});

test("CHECKOUT-8 D-5 the buyer's mail has the order number, and replies go to the shop", async () => {
  const { toBuyer, number } = await mailsOf(orderOf([[fuse, 7]]));
  expect(toBuyer.recipient).toBe(buyer.email);
  expect(toBuyer.replyTo).toBe("orders@shop.example");
  expect(toBuyer.subject).toBe(`Your order ${number} at ${shop.name.en}`);
  expect(toBuyer.text).toContain(`We have received your order ${number} of `);
  expect(toBuyer.text).toContain("with it and your phone you can look up your order");
  expect(toBuyer.text).toContain("Total: 0.70 EG");
  expect(toBuyer.text).toContain(shop.phone);
  expect(toBuyer.text).not.toMatch(/undefined|null|\{\w+\}|Language|Name:|Address:|Note:/);
});

test("CHECKOUT-8 D-26 the mail to an Arabic buyer is in Arabic, from right to left; the shop's in its own language", async () => {
  const body = orderOf(
    [
      [meter, 2],
      [fuse, 1],
    ],
    { info: { ...info, name: "منى" }, locale: "ar" },
  );
  const { toShop, toBuyer, number } = await mailsOf(body);
  expect(withoutMarks(toBuyer.subject)).toBe(`طلبك ${number} من ${shop.name.ar}`);
  expect(toBuyer.html).toContain(`<html lang="ar" dir="rtl">`);
  expect(toBuyer.html).toContain('<td style="padding:10px 6px;font-weight:700" align="right">');
  const text = withoutMarks(toBuyer.text);
  expect(text).toContain("2 × مقياس كلامب (رقم القطعة K-45)");
  expect(text).toMatch(/طلبك \S+ يوم \d+ \p{L}+ \d{4}، الساعة \d+:\d\d [صم]\./u);
  expect(text).toContain("1 × Fuse");
  expect(text).toContain("الإجمالي: 2,900.10 EG");
  expect(text).toContain("رقم الهاتف: +201012345678");
  // Figures keep their own direction within Arabic text.
  expect(toBuyer.text).toContain("\u20661,450 EG\u2069");
  expect(toBuyer.text).toContain("\u2066+201012345678\u2069");
  expect(toShop.text).toContain("Clamp meter <K45>");
  expect(toShop.text).toContain("Language: Arabic");
  // Each reader sees the sender's name in the language of the mail.
  expect([toBuyer.senderName, toShop.senderName]).toEqual([shop.name.ar, null]);
});

test("CHECKOUT-8 D-21 a price that is being updated is labelled so and left out of the total", async () => {
  const { toShop, toBuyer } = await mailsOf(
    orderOf([
      [kit, 2],
      [fuse, 1],
    ]),
  );
  for (const { text } of [toShop, toBuyer]) {
    expect(text).toContain("2 × Kit (Part number CFR-25-4K7)\n  price updating\n");
    expect(text).toContain("Total: 0.10 EG");
    expect(text).toContain("Some prices are being updated");
    expect(text).not.toMatch(/\b0 EG/);
  }
});

test("CHECKOUT-8 D-21 an order of such products only has no total yet", async () => {
  const { toShop } = await mailsOf(orderOf([[kit, 1]]));
  expect(toShop.subject).toMatch(/: 1 piece, price updating$/);
  expect(toShop.text).toContain("Total: price updating");
});

test("D-124 CHECKOUT-8 the buyer's mail links to the order's page in their language, the shop's does not", async () => {
  const { toShop, toBuyer, token } = await mailsOf(orderOf([[meter, 1]], { locale: "ar" }));
  const address = `https://shop.example/ar/order#${token}`;
  expect(toBuyer.text).toContain(`عرض طلبك: ${address}`);
  expect(toBuyer.html).toContain(`href="${address}"`);
  expect(toShop.html).not.toContain("href=");
});
