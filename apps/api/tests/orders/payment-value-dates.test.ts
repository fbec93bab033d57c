import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { bookClosings } from "../../src/modules/books/book-closings.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPayments } from "../../src/modules/orders/payments/order-payments.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";

const { recordPayment, voidPayment, readCashUp, exportPayments, exportJournal, closeBooks } = endpoints;
const { api, headers, place, read } = adminDesk();

const today = shopDayOf(Date.now());
const before = (days: number): string => addDays(today, -days);
const queries = () => api().database.queries;

type Body = BodyOf<typeof recordPayment>;
const cash = (amount: string, rest: Partial<Body> = {}): Body => ({ method: "cash", amount, ...rest });
const request = (id: number, body: Body) => ({ headers: headers(), params: { id }, body });
const pay = (id: number, body: Body) => call(api(), recordPayment, request(id, body));
const issueOf = async (id: number, value_date: string) =>
  (await refused(api(), recordPayment, request(id, cash("1", { value_date })))).errors;
const dayOf = (day: string) => call(api(), readCashUp, { headers: headers(), query: { day } });

/** An order that was made some days ago. */
async function placedBefore(days: number): Promise<number> {
  const id = await place();
  await queries()
    .update(orders)
    .set({ createdAt: new Date(`${before(days)}T10:00:00Z`) })
    .where(eq(orders.id, id));
  return id;
}

const rowsOf = async (endpoint: typeof exportPayments | typeof exportJournal, from: string, to = from) => {
  const query = { from, to, format: "csv", locale: "en" } as const;
  const text = await (await send(api(), endpoint, { headers: headers(), query })).text();
  return parse<Readonly<Record<string, string>>>(text.replace(/^\uFEFF/, ""), { columns: true });
};

test("D-178 money is there on its own day: in the order, its log, the day, the sheet and the journal", async () => {
  const id = await placedBefore(10);
  const { order } = await pay(id, cash("40.00", { value_date: before(3), reference: "B-7" }));
  expect(order.payments[0]).toMatchObject({ amount: "40.00", value_date: before(3) });
  expect(order.log[0]).toMatchObject({ action: "payment", text: `payment cash 40.00 ${before(3)}` });
  const own = await pay(id, cash("2.00"));
  expect(own.order.payments[0]?.value_date).toBe(today);
  expect(own.order.log[0]?.text).toBe("payment cash 2.00");
  expect((await pay(id, cash("3.00", { value_date: today }))).order.log[0]?.text).toBe("payment cash 3.00");

  const day = await dayOf(before(3));
  expect(day.sums).toMatchObject([{ method: "cash", person: owner.email, received: "40.00", net: "40.00" }]);
  expect(day.entries).toMatchObject([
    {
      order: { id, number: order.number },
      kind: "payment",
      method: "cash",
      amount: "40.00",
      reference: "B-7",
      takes_back: false,
      recorded_on: today,
      person: owner.email,
    },
  ]);
  expect((await dayOf(today)).entries.map(({ amount }) => amount)).toEqual(["2.00", "3.00"]);

  expect(
    (await rowsOf(exportPayments, before(5), today)).map(({ Day, Recorded, Payments }) => [
      Day,
      Recorded,
      Payments,
    ]),
  ).toEqual([
    [before(3), today, "40.00"],
    [today, today, "2.00"],
    [today, today, "3.00"],
  ]);
  const journal = await rowsOf(exportJournal, before(3));
  expect(journal.map(({ Day, Time, Debit, Credit }) => [Day, Time, Debit, Credit])).toEqual([
    [before(3), "", "40.00", ""],
    [before(3), "", "", "40.00"],
  ]);
  expect((await rowsOf(exportJournal, today)).some(({ Debit }) => Debit === "40.00")).toBe(false);
});

test("D-178 what is taken back is subtracted on the day on which that is done", async () => {
  const id = await placedBefore(10);
  const { order } = await pay(id, cash("40.00", { value_date: before(3) }));
  const paymentId = order.payments[0]?.id ?? 0;
  await call(api(), voidPayment, { headers: headers(), params: { id, paymentId }, body: {} });
  expect((await dayOf(before(3))).sums).toMatchObject([{ net: "40.00" }]);
  const { sums, entries } = await dayOf(today);
  expect(sums).toMatchObject([{ net: "-40.00" }]);
  expect(entries).toMatchObject([{ amount: "-40.00", takes_back: true, recorded_on: today }]);
});

test("D-178 no money comes before its order, after today, or on a closed day, which the database refuses too", async () => {
  const id = await placedBefore(20);
  expect(await issueOf(id, addDays(today, 1))).toEqual({ value_date: "in_future" });
  expect(await issueOf(id, before(21))).toEqual({ value_date: "before_order" });
  expect(await issueOf(id, "2026-02-31")).toEqual({ value_date: "bad_date" });
  await call(api(), closeBooks, { headers: headers(), body: { until: before(5) } });
  expect(await issueOf(id, before(5))).toEqual({ value_date: "books_closed" });
  expect(await queries().$count(orderPayments)).toBe(0);
  const entry = { orderId: id, kind: "payment", method: "cash", amount: "1.00", by: owner.email } as const;
  await expect(
    queries()
      .insert(orderPayments)
      .values({ ...entry, valueDate: before(5) }),
  ).rejects.toThrow(/order_payments/);
  expect((await pay(id, cash("5", { value_date: before(4) }))).order.paid).toBe("5.00");
  await queries().delete(bookClosings);
});

test("D-178 a closing and payments of days before it exclude each other", async () => {
  const id = await placedBefore(20);
  const until = before(2);
  const paid = Array.from({ length: 12 }, () =>
    send(api(), recordPayment, request(id, cash("1", { value_date: until }))),
  );
  const closed = call(api(), closeBooks, { headers: headers(), body: { until } });
  const statuses = (await Promise.all(paid)).map(({ status }) => status);
  await closed;
  expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
  const stored = (await dayOf(until)).entries.length;
  expect(statuses.filter((status) => status === 200)).toHaveLength(stored);
  expect((await read(id)).paid).toBe(`${stored}.00`);
  await queries().delete(bookClosings);
});
