import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { paymentStates } from "@shop/domain/orders/payments/order-payments.ts";
import { expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { orderPayments } from "../../src/modules/orders/payments/order-payments.table.ts";
import { currentSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { buyer } from "../support/ordering.ts";

const { recordPayment, voidPayment, takeOrder, findOrder, exportOrders } = endpoints;
const { api, headers, place, list, read, change, putInto } = adminDesk();

type Body = BodyOf<typeof recordPayment>;
const cash = (amount: string, rest: Partial<Body> = {}): Body => ({ method: "cash", amount, ...rest });

const request = (id: number, body: Body, key?: string) => ({
  headers: { ...headers(), ...(key && { "idempotency-key": key }) },
  params: { id },
  body,
});
const pay = async (id: number, body: Body, key?: string) =>
  call(api(), recordPayment, request(id, body, key));
const refuse = async (id: number, body: Body, key?: string) =>
  refused(api(), recordPayment, request(id, body, key));
const takeBack = (id: number, paymentId: number) =>
  call(api(), voidPayment, { headers: headers(), params: { id, paymentId }, body: {} });
const newest = async (id: number): Promise<number> => (await read(id)).payments[0]?.id ?? 0;
const found = async (payment: string) => (await list({ payment })).data.map(({ id }) => id);

test("D-118 payments are added up exactly, and the state follows the sums", async () => {
  const id = await place([[meter, 2]]);
  expect(await read(id)).toMatchObject({
    due: "2900.00",
    paid: "0.00",
    payment_state: "unpaid",
    payments: [],
  });
  const part = await pay(id, cash("٩٩٩٫٩٩", { reference: " R-1 ", note: "At the branch" }));
  expect(part).toMatchObject({
    status: true,
    order: {
      paid: "999.99",
      payment_state: "part",
      payments: [
        {
          kind: "payment",
          method: "cash",
          amount: "999.99",
          reference: "R-1",
          note: "At the branch",
          branch: null,
          by: owner.email,
          voided: null,
          reference_used: null,
        },
      ],
    },
  });
  expect(part.order.log[0]).toMatchObject({
    by: owner.email,
    action: "payment",
    text: "payment cash 999.99",
    mail: null,
  });
  const withheld = await pay(id, { kind: "withheld", method: "transfer", amount: "29" });
  expect(withheld.order).toMatchObject({ paid: "1028.99", payment_state: "part" });
  expect((await pay(id, { method: "instapay", amount: "1871.01" })).order).toMatchObject({
    paid: "2900.00",
    payment_state: "paid",
  });
  expect((await pay(id, cash("0.01"))).order).toMatchObject({ paid: "2900.01", payment_state: "over" });
  expect(await refuse(id, cash("2871.02", { kind: "refund" }))).toMatchObject({
    code: "invalid",
    errors: { amount: "too_large" },
  });
  const back = await pay(id, cash("2871.01", { kind: "refund" }));
  expect(back.order).toMatchObject({ paid: "29.00", payment_state: "part" });
  expect(back.order.payments).toHaveLength(5);
  const { order: own } = await call(api(), findOrder, {
    body: { number: back.order.number, phone: buyer.phone },
  });
  expect(own).toMatchObject({ paid: "29.00" });
  expect(own).not.toHaveProperty("payments");
});

test("D-118 a payment counts once, however often it is sent", async () => {
  const id = await place();
  const [other, first] = [await place(), await pay(id, cash("100"), "payment-0001")];
  expect(first.status).toBe(true);
  for (let batch = 0; batch < 4; batch += 1) {
    const sent = await Promise.all(Array.from({ length: 50 }, () => pay(id, cash("100"), "payment-0001")));
    expect(sent.every(({ status, order }) => !status && order.paid === "100.00")).toBe(true);
  }
  expect(await api().database.queries.$count(orderPayments)).toBe(1);
  expect(await refuse(id, cash("101"), "payment-0001")).toMatchObject({ code: "idempotency_mismatch" });
  expect(await refuse(other, cash("100"), "payment-0001")).toMatchObject({ code: "idempotency_mismatch" });
  const together = await Promise.all(
    Array.from({ length: 20 }, (_, at) => pay(at % 2 ? id : other, cash("1"), `payment-${at}-abc`)),
  );
  expect(together.every(({ status }) => status)).toBe(true);
  expect([(await read(id)).paid, (await read(other)).paid]).toEqual(["110.00", "10.00"]);
});

test("D-118 an entry is taken back by one that voids it, once, and both stay", async () => {
  const id = await place();
  await pay(id, cash("500"));
  const wrong = await newest(id);
  const { status, order } = await takeBack(id, wrong);
  expect(status).toBe(true);
  expect(order).toMatchObject({
    paid: "0.00",
    payment_state: "unpaid",
    payments: [{ id: wrong, amount: "500.00", voided: { by: owner.email } }],
  });
  expect(order.log[0]).toMatchObject({ action: "payment_voided", text: "payment cash 500.00" });
  expect(await takeBack(id, wrong)).toMatchObject({ status: false, order: { version: order.version } });
  expect(await api().database.queries.$count(orderPayments)).toBe(2);
  const again = await Promise.all(Array.from({ length: 5 }, () => takeBack(id, wrong)));
  expect(again.some((one) => one.status)).toBe(false);
  const missing = { headers: headers(), params: { id: await place(), paymentId: wrong }, body: {} };
  expect(await refused(api(), voidPayment, missing)).toMatchObject({ status: 404 });
});

test("D-118 no more is given back than was received", async () => {
  const id = await place();
  await pay(id, cash("500"));
  const payment = await newest(id);
  expect(await refuse(id, cash("500.01", { kind: "refund" }))).toMatchObject({
    code: "invalid",
    errors: { amount: "too_large" },
  });
  const together = await Promise.allSettled(
    Array.from({ length: 5 }, () => pay(id, cash("400", { kind: "refund" }))),
  );
  expect(together.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  const refusal = await refused(api(), voidPayment, {
    headers: headers(),
    params: { id, paymentId: payment },
    body: {},
  });
  expect(refusal).toMatchObject({ code: "invalid", errors: { amount: "too_large" } });
  expect((await takeBack(id, await newest(id))).order.paid).toBe("500.00");
  expect((await takeBack(id, payment)).order.paid).toBe("0.00");
});

test("D-118 nothing is due of a cancelled order: what was paid of it is to be given back, and no more is paid", async () => {
  const [id, other, quoted] = [
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
  ];
  await pay(id, cash("1"));
  expect((await found("paid")).includes(id)).toBe(true);
  expect((await change(id, { state: "cancelled" })).order).toMatchObject({
    due: "0.00",
    paid: "1.00",
    payment_state: "over",
  });
  await change(other, { state: "cancelled" });
  await putInto(quoted, "quoted");
  expect([(await found("over")).includes(id), (await found("paid")).includes(id)]).toEqual([true, false]);
  const unpaid = await found("unpaid");
  expect([other, quoted].some((one) => unpaid.includes(one))).toBe(false);
  for (const kind of ["payment", "withheld"] as const)
    expect(await refuse(id, cash("1", { kind }))).toMatchObject({ code: "state_not_allowed" });
  expect((await pay(id, cash("1", { kind: "refund" }))).order).toMatchObject({
    paid: "0.00",
    payment_state: "refunded",
  });
});

test("D-118 bad amounts, methods and references are refused at their field", async () => {
  const id = await place();
  for (const amount of ["0", "0.00", "-5", "1.234", "", "12345678901"])
    expect((await refuse(id, cash(amount))).errors).toHaveProperty("amount");
  expect((await refuse(id, cash("1", { reference: "x".repeat(81) }))).errors).toEqual({
    reference: "too_long",
  });
  const method: object = { method: "gold" };
  expect((await refuse(id, { ...cash("1"), ...method })).errors).toEqual({ method: "bad_value" });
  expect((await refuse(9999, cash("1"))).status).toBe(404);
  expect(await api().database.queries.$count(orderPayments)).toBe(0);
});

test("D-118 a reference that another order has is named, not refused", async () => {
  const [id, other] = [await place(), await place()];
  await pay(id, cash("1", { reference: "IP-77" }));
  await pay(id, cash("2", { reference: "IP-77" }));
  const second = await pay(other, cash("1", { reference: "IP-77" }));
  expect(second.status).toBe(true);
  expect(second.order.payments[0]?.reference_used).toBe((await read(id)).number);
  expect((await read(id)).payments.map((one) => one.reference_used)).toEqual([
    second.order.number,
    second.order.number,
  ]);
  await takeBack(other, await newest(other));
  expect((await read(id)).payments.map((one) => one.reference_used)).toEqual([null, null]);
});

test("D-118 orders are listed, filtered and exported by what is paid of them", async () => {
  const [unpaid, part, paid, over, refunded] = [
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
    await place([[fuse, 10]]),
  ];
  await pay(unpaid, cash("1"));
  await takeBack(unpaid, await newest(unpaid));
  await pay(part, cash("0.99"));
  await pay(paid, cash("1.50"));
  await pay(paid, cash("0.50", { kind: "refund" }));
  await pay(over, cash("1.01"));
  await pay(refunded, cash("1"));
  await pay(refunded, cash("1", { kind: "refund" }));
  expect(await Promise.all(paymentStates.map(found))).toEqual([[unpaid], [part], [paid], [over], [refunded]]);
  const { data, total, states } = await list({ payment: "part" });
  expect(data[0]?.payment_state).toBe("part");
  expect([total, states.received]).toEqual([1, 1]);
  for (const { id, payment_state: state } of (await list()).data)
    expect((await read(id)).payment_state).toBe(state);
  const sheet = await send(api(), exportOrders, {
    headers: headers(),
    query: { format: "csv", payment: "over" },
  });
  const text = await sheet.text();
  expect(text).toContain("overpaid");
  expect(text).toContain("1.01");
  expect(text.trim().split("\n")).toHaveLength(2);
});

const walkIn = { channel: "counter" as const, handed_over: true, lines: [lineOf(meter, 1)] };
const take = (body: BodyOf<typeof takeOrder>, key?: string) =>
  call(api(), takeOrder, { headers: { ...headers(), ...(key && { "idempotency-key": key }) }, body });

test("D-118 an order that is taken is paid in the same transaction: all that is due, or an amount", async () => {
  const sold = await take({ ...walkIn, payments: [{ method: "cash" }] }, "sold-000001");
  expect(sold.order).toMatchObject({ due: "1450.00", paid: "1450.00", payment_state: "paid" });
  expect(sold.order.log.map(({ action }) => action)).toEqual(["payment", "taken"]);
  expect(await take({ ...walkIn, payments: [{ method: "cash" }] }, "sold-000001")).toMatchObject({
    status: false,
    order: { paid: "1450.00" },
  });
  const branch = { en: "Cairo", ar: "القاهرة" };
  const delivered = await take({
    ...walkIn,
    delivery: { to: "pick_up", branch, cost: "10" },
    payments: [{ method: "wallet", amount: "500" }],
  });
  expect(delivered.order).toMatchObject({ due: "1460.00", paid: "500.00", payment_state: "part" });
  expect(delivered.order.payments[0]).toMatchObject({ method: "wallet", branch });
  const updating = { product_id: meter.id, qty: 1, price: "0" };
  const unpriced = await take({ ...walkIn, lines: [updating], payments: [{ method: "cash" }] });
  expect(unpriced.order).toMatchObject({ payments: [], payment_state: "unpaid" });
  expect(await api().database.queries.$count(orderPayments)).toBe(2);
});

test("D-187 an order is paid in several ways as it is taken: one of them pays what the others leave", async () => {
  const split = await take({
    ...walkIn,
    payments: [{ method: "card", amount: "1000" }, { method: "cash" }, { method: "wallet", amount: "٥٠٫٥" }],
  });
  expect(split.order).toMatchObject({ due: "1450.00", paid: "1450.00", payment_state: "paid" });
  expect(split.order.payments.map(({ method, amount }) => [method, amount])).toEqual([
    ["wallet", "50.50"],
    ["cash", "399.50"],
    ["card", "1000.00"],
  ]);
  const stated = await take({
    ...walkIn,
    payments: [
      { method: "card", amount: "1000" },
      { method: "cash", amount: "100" },
    ],
  });
  expect(stated.order).toMatchObject({ paid: "1100.00", payment_state: "part" });
});

test.each([
  [[{ method: "card" }, { method: "cash" }], { "payments.1.amount": "required" }],
  [[{ method: "card", amount: "1450" }, { method: "cash" }], { "payments.1.amount": "nothing_left" }],
  [[{ method: "cash" }, { method: "card", amount: "1500" }], { "payments.0.amount": "nothing_left" }],
  [[{ method: "cash", amount: "0" }], { "payments.0.amount": "bad_price" }],
  [Array.from({ length: 5 }, () => ({ method: "cash" as const, amount: "1" })), { payments: "too_long" }],
] as const)("D-187 of payments that cannot be told apart nothing is stored: %j", async (payments, errors) => {
  const body = { ...walkIn, payments: payments.map((one) => ({ ...one })) };
  expect(await refused(api(), takeOrder, { headers: headers(), body })).toMatchObject({
    status: 422,
    errors,
  });
  expect(await api().database.queries.$count(orderPayments)).toBe(0);
});

test("D-118 papers name what is paid and left, where something is paid", async () => {
  const id = await place();
  const sums = async (kind: "invoice" | "receipt" | "packing") => {
    const order = await findOrderById(api().database.queries, id);
    if (!order) throw new Error("The order is missing.");
    return orderPaper(order, kind, await currentSettings(api().database.queries)).sums;
  };
  // The total, net and tax.
  expect(await sums("invoice")).toHaveLength(3);
  await pay(id, cash("900"));
  expect((await sums("invoice")).slice(3)).toEqual([
    { label: "Paid", value: "900 EG" },
    { label: "Left to pay", value: "2,000 EG" },
  ]);
  expect(await sums("receipt")).toHaveLength(5);
  expect(await sums("packing")).toHaveLength(1);
});

test("D-9 D-118 payments are recorded and taken back by administrators alone", async () => {
  const params = { id: await place(), paymentId: 1 };
  expect((await send(api(), recordPayment, { params, body: cash("1") })).status).toBe(401);
  expect((await send(api(), voidPayment, { params, body: {} })).status).toBe(401);
});
