import type { BodyOf } from "@shop/contract/endpoint.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { cashOnly, type PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { attempt, buyer, orderOf, outcomeOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";

const { changeOrderPayBy, exportOrders, findOrder, readPayments, requestByChat, placeOrder, takeOrder } =
  endpoints;
const { api, headers, place, putInto, read, list, change } = adminDesk();

const cairo = { to: "EG-C", cost: "45.00" } as const;
const instapay = { option: "instapay", fee: "0.00" } as const;
const cash = { option: "cash_on_delivery", fee: "12.50" } as const;
const payments: PaymentSettings = {
  ...cashOnly,
  cash_on_delivery: { ...cashOnly.cash_on_delivery, fee: "12.50", deposit_from: "4000.00" },
  instapay: {
    offered: true,
    text: { en: "Pay within a day.", ar: "ادفع خلال يوم." },
    accounts: [{ label: "Nilometer", number: "shop@instapay" }],
  },
};
const account = { option: "instapay", label: "Nilometer", number: "shop@instapay" };
const offer = () => setSettings(api(), { payments });
const withoutMarks = (text = ""): string => text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");
const storedMails = () => api().database.queries.select().from(mails).orderBy(mails.id);
const lookUp = async (id: number) => {
  const { number } = await read(id);
  return (await call(api(), findOrder, { body: { number, phone: buyer.phone } })).order;
};
const termsOf = async (id: number) => (await lookUp(id)).payment_terms;
const changePayBy = (id: number, body: BodyOf<typeof changeOrderPayBy>) =>
  call(api(), changeOrderPayBy, { headers: headers(), params: { id }, body });
const paperOf = async (id: number, kind: "invoice" | "packing" | "receipt") => {
  const order = await findOrderById(api().database.queries, id);
  if (!order) throw new Error("The order is missing.");
  return orderPaper(order, kind, { ...defaultSettings, payments });
};

describe("a shop whose owner has changed nothing", () => {
  test("D-121 takes orders in cash, the option by where they go, and says nothing about it", async () => {
    expect(await call(api(), readPayments)).toMatchObject({
      options: [{ option: "cash_on_delivery" }, { option: "cash_at_branch" }],
      fee: "0.00",
      deposit_from: null,
    });
    const [branch] = defaultSettings.branches;
    const away = await place([[fuse, 10]], { delivery: cairo });
    const here = await place([[fuse, 20]], {
      delivery: { to: "pick_up", branch: branch?.name ?? null, cost: "0" },
    });
    expect((await read(away)).pay_by).toEqual({ option: "cash_on_delivery", fee: "0.00" });
    expect((await read(here)).pay_by).toEqual({ option: "cash_at_branch", fee: "0.00" });
    expect((await lookUp(away)).payment_terms).toBeNull();
    const body = orderOf([[fuse, 40]], { pay_by: { option: "cash_on_delivery", fee: "0" } });
    expect(await call(api(), placeOrder, { body })).not.toHaveProperty("payment");
    expect((await paperOf(await place([[fuse, 30]]), "packing")).payment).toBeNull();
    for (const { text } of await storedMails()) expect(text).not.toMatch(/Payment:|cash on delivery/i);
  });
});

describe("an order that names its payment", () => {
  test("D-121 keeps it, and its buyer gets text and accounts with the answer and by look-up", async () => {
    await offer();
    const body = orderOf([[meter, 1]], { delivery: cairo, pay_by: instapay });
    const key = attempt("by-instapay");
    const placed = await call(api(), placeOrder, { body, headers: key });
    const payment = { ...instapay, due: "1495.00", accounts: [account], deposit: null };
    expect(placed.payment).toMatchObject(payment);
    // As the same attempt is answered again.
    expect(await call(api(), placeOrder, { body, headers: key })).toEqual(placed);
    const [first] = (await list()).data;
    expect(first?.pay_by).toEqual(instapay);
    expect(await lookUp(first?.id ?? 0)).toMatchObject({
      pay_by: instapay,
      payment_terms: { text: payments.instapay.text, accounts: [account] },
    });
  });

  test("D-20 D-121 is refused with an outdated fee or an option that is not offered there; nothing is stored", async () => {
    await offer();
    const refuse = (rest: Parameters<typeof orderOf>[1]) =>
      refused(api(), placeOrder, { body: orderOf([[fuse, 10]], rest), headers: attempt("outdated-fee") });
    expect(await refuse({ delivery: cairo, pay_by: { ...cash, fee: "10" } })).toEqual({
      status: 409,
      code: "payment_changed",
      errors: { "pay_by.fee": "12.50" },
    });
    for (const option of ["cash_at_branch", "wallet"] as const)
      expect(await refuse({ delivery: cairo, pay_by: { option, fee: "0" } })).toMatchObject({
        code: "payment_changed",
        errors: { "pay_by.option": "not_offered" },
      });
    expect([(await list()).total, (await storedMails()).length]).toEqual([0, 0]);
    const body = orderOf([[fuse, 10]], { delivery: cairo, pay_by: cash });
    expect(await outcomeOf(api(), body, attempt("outdated-fee"))).toMatch(/^.{4}-.{4}$/);
  });

  test("D-92 D-121 with an outdated fee nothing is said of a stock that is hidden", async () => {
    await setSettings(api(), { payments, stock_shown: "words" });
    for (const qty of [50, 70])
      expect(await outcomeOf(api(), orderOf([[meter, qty]], { pay_by: { ...cash, fee: "1" } }))).toBe(
        "payment_changed",
      );
  });

  test("D-121 an order that names none gets the first option, without the fee that its buyer has not seen", async () => {
    await offer();
    const id = await place([[fuse, 10]], { delivery: cairo });
    expect((await read(id)).pay_by).toEqual({ option: "cash_on_delivery", fee: "0.00" });
    await setSettings(api(), {
      payments: { ...payments, cash_on_delivery: { ...payments.cash_on_delivery, offered: false } },
    });
    expect((await read(await place([[fuse, 20]]))).pay_by).toEqual(instapay);
  });

  test("D-118 D-121 the fee is part of what is due, of the state of payment and of papers", async () => {
    await offer();
    const id = await place([[fuse, 10]], { delivery: cairo, pay_by: cash, locale: "en" });
    expect(await read(id)).toMatchObject({ total: "1.00", due: "58.50", pay_by: cash });
    const record = (amount: string) =>
      call(api(), endpoints.recordPayment, {
        headers: headers(),
        params: { id },
        body: { method: "courier", amount },
      });
    expect((await record("46")).order.payment_state).toBe("part");
    expect((await list({ payment: "part" })).total).toBe(1);
    expect((await record("12.50")).order.payment_state).toBe("paid");
    expect([(await list({ payment: "paid" })).total, (await list({ payment: "over" })).total]).toEqual([
      1, 0,
    ]);
    const { sums } = await paperOf(id, "invoice");
    expect(sums.map(({ label }) => label)).toEqual([
      "Total",
      "Delivery to Cairo",
      "Payment fee",
      "Total with all costs",
      "Net, 14%",
      "VAT 14%",
      "Paid",
      "Left to pay",
    ]);
    expect((await paperOf(id, "packing")).sums.map(({ label }) => label)).toEqual([
      "10 pieces",
      "Delivery to Cairo",
    ]);
  });

  test("D-121 a deposit is asked above the limit, and paid to an account", async () => {
    await offer();
    const order = await call(api(), placeOrder, {
      body: orderOf([[meter, 3]], { delivery: { ...cairo, cost: "0" }, pay_by: cash }),
    });
    expect(order.payment).toMatchObject({ due: "4362.50", deposit: "2181.25", accounts: [account] });
  });

  test("D-43 D-121 a request, a paid order and one without a price name no account; a cancelled one says nothing", async () => {
    await setSettings(api(), { payments, unconfirmed_pieces: 5 });
    const request = await place([[fuse, 10]], { pay_by: instapay });
    expect(await termsOf(request)).toMatchObject({ accounts: [] });
    await change(request, { state: "confirmed" });
    expect(await termsOf(request)).toMatchObject({ accounts: [account] });
    await call(api(), endpoints.recordPayment, {
      headers: headers(),
      params: { id: request },
      body: { method: "instapay", amount: "1" },
    });
    expect(await termsOf(request)).toMatchObject({ accounts: [] });
    await change(request, { state: "cancelled" });
    expect(await termsOf(request)).toBeNull();
    expect(await termsOf(await place([[kit, 1]], { pay_by: instapay }))).toMatchObject({ accounts: [] });
  });
});

describe("mails and papers", () => {
  test("D-121 say how the order is paid, and no more that nothing is to be paid yet", async () => {
    await offer();
    const id = await place([[meter, 1]], { delivery: cairo, pay_by: instapay, locale: "en" });
    const [toShop, toBuyer] = (await storedMails()).map(({ text }) => withoutMarks(text));
    expect(toShop).toContain("Payment: InstaPay");
    expect(toBuyer).toContain(
      "Payment: InstaPay\nPay within a day.\nPay 1,495 EG to:\nInstaPay, Nilometer: shop@instapay\nWrite the order's number with your payment.",
    );
    expect(toBuyer).not.toContain("You pay nothing");
    for (const kind of ["invoice", "receipt"] as const)
      expect((await paperOf(id, kind)).payment).toMatchObject({
        title: "Payment",
        lines: [
          "InstaPay",
          "Pay within a day.",
          expect.anything(),
          "InstaPay, Nilometer: shop@instapay",
          expect.anything(),
        ],
      });
    expect((await paperOf(id, "packing")).payment).toBeNull();
  });

  test("D-121 state the fee in the buyer's language", async () => {
    await offer();
    await place([[fuse, 10]], { delivery: cairo, pay_by: cash, locale: "ar" });
    expect(withoutMarks((await storedMails()).at(-1)?.text)).toContain(
      "رسوم الدفع: 12.50 EG\nالإجمالي مع كل التكاليف: 58.50 EG",
    );
  });
});

describe("an administrator", () => {
  test("D-33 D-121 changes the payment until the order is delivered; it is recorded and mailed", async () => {
    await offer();
    const id = await place([[fuse, 10]], { delivery: cairo, pay_by: cash, locale: "en" });
    await change(id, { state: "confirmed", mail: false });
    await change(id, { state: "sent", mail: false });
    const { order } = await changePayBy(id, { version: 3, pay_by: { option: "instapay", fee: "1,000.5" } });
    expect(order).toMatchObject({
      version: 4,
      due: "1046.50",
      pay_by: { option: "instapay", fee: "1000.50" },
      log: [{ action: "pay_by", text: "cash_on_delivery 12.50 → instapay 1000.50" }, {}, {}],
    });
    const mail = (await storedMails()).at(-1);
    expect(withoutMarks(mail?.subject)).toMatch(/^The payment of your order .{9} has changed$/);
    expect((await changePayBy(id, { pay_by: { option: "instapay", fee: "1000.50" } })).status).toBe(false);
    const refuse = (version: number) =>
      refused(api(), changeOrderPayBy, {
        headers: headers(),
        params: { id },
        body: { version, pay_by: null },
      });
    expect((await refuse(3)).code).toBe("edit_conflict");
    await putInto(id, "delivered");
    expect((await refuse(4)).code).toBe("state_not_allowed");
  });

  test("D-117 D-121 takes orders with a payment; what is handed over has none", async () => {
    await offer();
    const take = (rest: object) =>
      call(api(), takeOrder, {
        headers: headers(),
        body: {
          channel: "phone",
          phone: buyer.phone,
          name: "Mona",
          address1: "7 River Road",
          lines: [{ product_id: fuse.id, qty: 1, price: "5" }],
          pay_by: cash,
          ...rest,
        },
      });
    expect((await take({})).order).toMatchObject({ pay_by: cash, due: "17.50" });
    expect((await take({ channel: "counter", handed_over: true })).order).toMatchObject({
      pay_by: null,
      due: "5.00",
    });
  });

  test("D-115 D-121 filters the list by it, and exports it", async () => {
    await offer();
    await place([[fuse, 10]], { delivery: cairo, pay_by: cash });
    await place([[fuse, 20]], { pay_by: instapay });
    expect((await list({ pay_by: "instapay" })).data).toMatchObject([{ pay_by: instapay }]);
    expect((await list({ pay_by: "wallet" })).total).toBe(0);
    const address = addressOf(exportOrders, {}, { format: "csv" });
    const sheet = await (await api().request(address, { headers: headers() })).text();
    expect(sheet).toContain(",To be paid by,Payment fee");
    expect(sheet).toMatch(/,Cash on delivery,12\.50,,,,,,,,,1,,,,,\r?\n/);
    expect(sheet).toMatch(/,InstaPay,,,,,,,,,,1,,,,,\r?\n/);
  });
});

test("D-119 D-121 an order by chat keeps its payment, and is refused with an outdated fee", async () => {
  await offer();
  const body = (fee: string): BodyOf<typeof requestByChat> => ({
    cart: [{ ...meter, image: "", qty: 1 }],
    buyer: { name: "Mona Adel", phone: buyer.phone, address: "14 Station Street, Tanta" },
    delivery: cairo,
    pay_by: { ...cash, fee },
  });
  expect((await refused(api(), requestByChat, { body: body("1") })).code).toBe("payment_changed");
  await call(api(), requestByChat, { body: body("12.50") });
  expect((await list()).data).toMatchObject([{ channel: "chat", pay_by: cash }]);
});
