import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";

import { bookClosings } from "../../src/modules/books/book-closings.table.ts";
import { postings } from "../../src/modules/books/postings.table.ts";
import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { letterLanguage, letterLines } from "../../src/modules/orders/mails/order-letter-parts.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { taxDocuments } from "../../src/modules/orders/papers/tax-documents.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { currentSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import { taxDocumentPaper } from "../../src/modules/tax-documents/tax-document-paper.ts";
import { call, refused, send } from "../support/calls.ts";
import { on } from "../support/dated-postings.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";

const { takeOrder, recordReturn, voidReturn, recordPayment, issueTaxDocument } = endpoints;
const { readFigures, closeBooks, exportJournal, exportOrders, followOrder } = endpoints;
const { api, headers, list, read, putInto, place } = adminDesk();

// Orders with documents are not deleted.
afterEach(async () => {
  await queries().delete(taxDocuments);
});

type Body = BodyOf<typeof recordReturn>;

const today = shopDayOf(Date.now());
const queries = () => api().database.queries;

/** Sells lines over the counter. */
async function sell(lines: BodyOf<typeof takeOrder>["lines"]): Promise<number> {
  const body = { channel: "counter" as const, name: "Mona", lines, handed_over: true, mail: false };
  return (await call(api(), takeOrder, { headers: headers(), body })).order.id;
}
const allowance = (value: string, rest: Partial<Body> = {}): Body => ({
  reason: "goodwill",
  note: "Waited two weeks",
  value,
  ...rest,
});
const request = (id: number, body: Body, key?: string) => ({
  headers: { ...headers(), ...(key !== undefined && { "idempotency-key": key }) },
  params: { id },
  body,
});
const allow = async (id: number, body: Body, key?: string): Promise<AdminOrder> =>
  (await call(api(), recordReturn, request(id, body, key))).order;
const refuse = (id: number, body: Body) => refused(api(), recordReturn, request(id, body));
const bring = (id: number, at: number, qty: number, rest: Partial<Body> = {}) =>
  allow(id, {
    lines: [{ place: at, qty, goal: "stock" }],
    reason: "not_needed",
    mail: false,
    ...rest,
  });
const takeBack = (id: number, returnId: number) =>
  call(api(), voidReturn, { headers: headers(), params: { id, returnId }, body: {} });
const pay = (id: number, method: "cash" | "courier", amount: string) =>
  call(api(), recordPayment, { headers: headers(), params: { id }, body: { method, amount } });
const figures = async (day: string) =>
  (await call(api(), readFigures, { headers: headers(), query: { from: day, to: day } })).totals;
const sums = ({ due, paid, returned, payment_state: state }: AdminOrder) => ({ due, paid, returned, state });
/** What an order stands at in the books, by what it is about and the rate. */
async function standing(id: number): Promise<Record<string, string>> {
  const rows = await queries().select().from(postings).where(eq(postings.orderId, id));
  const found = new Map<string, number>();
  for (const { kind, productId, rate, net, vat } of rows)
    for (const [name, amount] of [
      ["net", net],
      ["vat", vat],
    ] as const) {
      const key = [kind, ...(productId === null ? [] : [productId]), rate, name].join(" ");
      found.set(key, (found.get(key) ?? 0) + Math.round(Number(amount) * 100));
    }
  return Object.fromEntries(
    [...found].flatMap(([key, amount]) => (amount === 0 ? [] : [[key, (amount / 100).toFixed(2)]])),
  );
}

test("D-182 20.00 goodwill on a paid order makes 20.00 to pay back, of which no stock knows", async () => {
  const id = await sell([lineOf(meter, 2)]);
  await pay(id, "cash", "2900.00");
  const before = await stockOf(api(), meter.id);
  const order = await allow(id, allowance("20"));
  expect(sums(order)).toEqual({ due: "2880.00", paid: "2900.00", returned: "20.00", state: "over" });
  expect(order.returns).toMatchObject([
    { reason: "goodwill", note: "Waited two weeks", value: "20.00", delivery: "0.00", fee: "0.00" },
  ]);
  expect(order.returns[0]?.lines).toMatchObject([{ place: 0, qty: 0, worth: "20.00" }]);
  expect(order.lines.map(({ returned }) => returned)).toEqual([undefined]);
  expect(order.log[0]).toMatchObject({ action: "return", text: "goodwill 20.00", mail: null });
  expect(await stockOf(api(), meter.id)).toBe(before);
  expect((await list({ returns: "some" })).data).toMatchObject([{ id }]);
  const bought = await call(api(), followOrder, { body: { token: order.token } });
  expect(bought.order.returns).toMatchObject([{ lines: [], value: "20.00" }]);
  const back = { kind: "refund" as const, method: "cash" as const, amount: "20.00" };
  await call(api(), recordPayment, { headers: headers(), params: { id }, body: back });
  expect((await read(id)).payment_state).toBe("paid");
});

test("D-182 a courier pays 5.00 short, an allowance closes the order", async () => {
  const id = await place([[meter, 1]]);
  await putInto(id, "delivered");
  const { due } = await read(id);
  await pay(id, "courier", (Number(due) - 5).toFixed(2));
  expect((await read(id)).payment_state).toBe("part");
  const order = await allow(id, allowance("5.00", { reason: "short_payment", note: "" }));
  expect(order.payment_state).toBe("paid");
  const sheet = await send(api(), exportOrders, {
    headers: headers(),
    query: { format: "csv", locale: "en", payment: "paid" },
  });
  expect(await sheet.text()).toContain(order.number);
});

test("D-182 an allowance takes off net and tax by the rates of what is left of each line, to the piastre, on its own day", async () => {
  await setSettings(api(), { tax: { ...defaultSettings.tax, vat_rate: "14.00" } });
  await queries().update(products).set({ vat_rate: "0.00" }).where(eq(products.id, fuse.id));
  const earlier = addDays(today, -30);
  const id = await on(api(), earlier, () =>
    sell([
      { ...lineOf(meter, 1), price: "114.00" },
      { ...lineOf(fuse, 3), price: "38.00" },
    ]),
  );
  const sold = await figures(earlier);
  await call(api(), closeBooks, { headers: headers(), body: { until: earlier } });
  const whole = await standing(id);
  const order = await allow(id, allowance("11.40", { reason: "rounding", note: "" }));
  expect(await standing(id)).toEqual({
    [`goods ${meter.id} 14.00 net`]: "95.00",
    [`goods ${meter.id} 14.00 vat`]: "13.30",
    [`goods ${fuse.id} 0.00 net`]: "108.30",
  });
  expect(await figures(earlier)).toEqual(sold);
  const query = { from: today, to: today, format: "csv", locale: "en" } as const;
  const journal = await (await send(api(), exportJournal, { headers: headers(), query })).text();
  const rows = journal
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").slice(-7))
    .filter(([, , debit, credit]) => debit !== credit);
  const balance = (side: 2 | 3) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[side] || 0) * 100), 0);
  expect(balance(2)).toBe(balance(3));
  // What comes back of a line afterwards is worth what is left of it, to the last piastre.
  await bring(id, 1, 1);
  await bring(id, 1, 2);
  const all = await bring(id, 0, 1);
  expect(all.returns.map(({ value }) => value)).toEqual(["108.30", "72.20", "36.10", "11.40"]);
  expect(all.due).toBe("0.00");
  expect(await standing(id)).toEqual({});
  for (const one of all.returns) await takeBack(id, one.id);
  expect(await standing(id)).toEqual(whole);
  expect(order.returns).toHaveLength(1);
  await queries().delete(bookClosings);
  await queries().update(products).set({ vat_rate: null }).where(eq(products.id, fuse.id));
});

test("D-182 an allowance is never more than what is left of an order, needs a reason, an amount and no goods, and is taken back once", async () => {
  const id = await sell([lineOf(meter, 1)]);
  expect((await refuse(id, allowance("1450.01"))).errors).toEqual({ value: "too_large" });
  expect((await refuse(id, allowance("0.00"))).errors).toHaveProperty("value");
  expect((await refuse(id, { reason: "rounding" })).errors).toEqual({ value: "required" });
  expect((await refuse(id, allowance("1", { note: "" }))).errors).toEqual({ note: "required" });
  const lines = [{ place: 0, qty: 1, goal: "stock" as const }];
  expect((await refuse(id, allowance("1", { lines }))).errors).toEqual({ lines: "bad_value" });
  const key = "1c9f2a34-7d1e-4f43-9a4e-0d2f8c6b5a17";
  await allow(id, allowance("1000"), key);
  await allow(id, allowance("1000"), key);
  expect((await refuse(id, allowance("450.01"))).errors).toEqual({ value: "too_large" });
  const order = await allow(id, allowance("450.00"));
  expect(sums(order)).toMatchObject({ due: "0.00", returned: "1450.00" });
  const [newest] = order.returns;
  expect((await takeBack(id, newest?.id ?? 0)).order.due).toBe("450.00");
  expect((await takeBack(id, newest?.id ?? 0)).status).toBe(false);
  const waiting = await place([[meter, 1]]);
  for (const state of ["received", "confirmed", "sent", "cancelled"] as const) {
    await putInto(waiting, state);
    expect(await refuse(waiting, allowance("1"))).toMatchObject({ status: 409, code: "state_not_allowed" });
  }
});

/** A delivered order of a meter with delivery at 60.00 and a fee of 12.00. */
async function withFee(): Promise<number> {
  const id = await place([[meter, 2]]);
  await putInto(id, "delivered");
  await queries()
    .update(orders)
    .set({ deliverTo: "EG-C", deliveryCost: "60.00", payBy: "cash_on_delivery", paymentFee: "12.00" })
    .where(eq(orders.id, id));
  return id;
}

test("D-183 a whole return gives the fee of cash on delivery back once, in the books, the sums and the sheet", async () => {
  const id = await withFee();
  const part = await bring(id, 0, 1);
  expect(part.due).toBe("1522.00");
  const order = await bring(id, 0, 1, { delivery: true, fee: true });
  expect(sums(order)).toMatchObject({ due: "0.00", returned: "2972.00" });
  expect(order.returns[0]).toMatchObject({ value: "1450.00", delivery: "60.00", fee: "12.00" });
  expect(await standing(id)).toEqual({});
  const sheet = await send(api(), exportOrders, {
    headers: headers(),
    query: { format: "csv", locale: "en" },
  });
  expect(await sheet.text()).toContain(",12.00,");
  const back = (await takeBack(id, order.returns[0]?.id ?? 0)).order;
  expect(back.due).toBe("1522.00");
  await bring(id, 0, 1, { fee: true });
  expect((await refuse(id, allowance("1", { reason: "rounding", note: "", value: "60.01" }))).errors).toEqual(
    {
      value: "too_large",
    },
  );
  const other = await sell([lineOf(meter, 1)]);
  const lines = [{ place: 0, qty: 1, goal: "stock" as const }];
  expect((await refuse(other, { lines, reason: "opened", fee: true })).errors).toEqual({ fee: "bad_value" });
});

test("D-182 beyond the goods an allowance takes off the delivery, then the fee", async () => {
  const id = await withFee();
  await bring(id, 0, 2);
  const order = await allow(id, allowance("65.00"));
  expect(order.returns[0]).toMatchObject({ value: "0.00", delivery: "60.00", fee: "5.00", lines: [] });
  expect(order.due).toBe("7.00");
  expect(order.log[0]?.text).toBe("goodwill 65.00");
});

test("D-182 a credit note states allowances as a reduction of the price, and the rest of the invoice after them", async () => {
  const id = await sell([lineOf(meter, 2)]);
  const issue = (kind: "invoice" | "credit_note", whole = false) =>
    call(api(), issueTaxDocument, { headers: headers(), params: { id }, body: { kind, whole } });
  await issue("invoice");
  const allowed = await allow(id, allowance("20.00"));
  expect(allowed.tax.credit_due).toBe(true);
  await issue("credit_note");
  expect((await refusedVoid(id, allowed.returns[0]?.id ?? 0)).code).toBe("has_invoice");
  await issue("credit_note", true);
  const rows = await queries().select().from(taxDocuments).where(eq(taxDocuments.orderId, id));
  expect(rows.map(({ content }) => content.total)).toEqual(["2900.00", "20.00", "2880.00"]);
  expect(rows.map(({ content }) => content.lines.map(({ qty, price }) => [qty, price]))).toEqual([
    [[2, "1450.00"]],
    [[1, "20.00"]],
    [[2, "1450.00"]],
  ]);
  const note = rows[1];
  if (!note) throw new Error("There is no credit note.");
  const shop = orderPaper(await storedOrder(id), "invoice", await currentSettings(queries())).shop;
  const details = (["en", "ar"] as const).map(
    (locale) => taxDocumentPaper(note.content, locale, { shop, uuid: note.uuid }).rows[0]?.detail,
  );
  expect(details[0]).toContain("Price reduction");
  expect(details[1]).toContain("تخفيض في السعر");
});

const refusedVoid = (id: number, returnId: number) =>
  refused(api(), voidReturn, { headers: headers(), params: { id, returnId }, body: {} });

async function storedOrder(id: number) {
  const order = await findOrderById(queries(), id);
  if (!order) throw new Error("The order is missing.");
  return order;
}

test("D-183 invoices say of a line at 0.00 that it is free of charge, and its cost stays a cost of sales", async () => {
  await queries().update(products).set({ amount: 50, cost_price: "15.00" }).where(eq(products.id, fuse.id));
  const id = await sell([lineOf(meter, 1), { ...lineOf(fuse, 2), price: "0" }]);
  const ofOrder = and(eq(postings.orderId, id), eq(postings.productId, fuse.id), eq(postings.kind, "goods"));
  const booked = await queries()
    .select({ cost: postings.cost, net: postings.net })
    .from(postings)
    .where(ofOrder);
  expect(booked).toEqual([{ cost: "30.00", net: "0.00" }]);
  await call(api(), issueTaxDocument, { headers: headers(), params: { id }, body: { kind: "invoice" } });
  const [row] = await queries().select().from(taxDocuments).where(eq(taxDocuments.orderId, id));
  if (!row) throw new Error("There is no invoice.");
  const order = await storedOrder(id);
  const settings = await currentSettings(queries());
  for (const [locale, words] of [
    ["en", "Free of charge: no consideration"],
    ["ar", "مجانًا: بلا مقابل"],
  ] as const) {
    const paper = orderPaper({ ...order, locale }, "invoice", settings);
    const tax = taxDocumentPaper(row.content, locale, { shop: paper.shop, uuid: row.uuid });
    for (const { rows } of [paper, tax]) {
      expect(rows[0]?.detail).not.toContain(words);
      expect(rows[1]?.detail).toContain(words);
    }
    expect(paper.remark).toBe("");
    const free = { en: "free of charge", ar: "مجانًا" }[locale];
    const language = letterLanguage(locale, settings.mail_texts);
    expect(letterLines({ ...order, locale }, language)[1]?.price).toContain(free);
    expect(letterLines({ ...order, state: "confirmed" }, language)[1]?.price).not.toContain(free);
  }
});
