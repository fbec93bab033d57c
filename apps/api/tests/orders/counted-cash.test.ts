import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { dayCounts } from "../../src/modules/orders/payments/day-counts.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";

const { recordPayment, voidPayment, recordReturn, voidReturn, takeOrder, readCashUp, countDayCash } =
  endpoints;
const { api, headers, place, read, putInto } = adminDesk();

const today = shopDayOf(Date.now());
const branch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };
const counted = { note: "day_counted" };

beforeEach(async () => void (await api().database.queries.delete(dayCounts)));

type Body = BodyOf<typeof recordPayment>;
const request = (id: number, body: Partial<Body>) => ({
  headers: headers(),
  params: { id },
  body: { method: "cash" as const, amount: "10", branch, ...body },
});
const pay = (id: number, body: Partial<Body> = {}) => call(api(), recordPayment, request(id, body));
const issues = async (id: number, body: Partial<Body> = {}) =>
  (await refused(api(), recordPayment, request(id, body))).errors;
const count = (rest: Partial<BodyOf<typeof countDayCash>> = {}) =>
  call(api(), countDayCash, {
    headers: headers(),
    body: { day: today, branch, person: owner.email, counted: "10", ...rest },
  });
const takeBack = (id: number, paymentId: number, note?: string) => ({
  headers: headers(),
  params: { id, paymentId },
  body: { ...(note !== undefined && { note }) },
});

test("D-180 cash that was counted changes with a note alone, which stands in the log and on the day's page", async () => {
  const id = await place();
  const first = (await pay(id)).order.payments[0]?.id ?? 0;
  await count();
  expect(await issues(id)).toEqual(counted);
  expect(await issues(id, { kind: "refund" })).toEqual(counted);
  expect((await refused(api(), voidPayment, takeBack(id, first))).errors).toEqual(counted);
  expect((await refused(api(), voidPayment, takeBack(id, first, "  "))).errors).toEqual(counted);
  expect((await read(id)).payments).toHaveLength(1);

  const { order } = await pay(id, { amount: "5", note: "Found under the till" });
  expect(order.log[0]).toMatchObject({ action: "payment", text: "payment cash 5.00\nFound under the till" });
  const voided = await call(api(), voidPayment, takeBack(id, first, "Paid by card in truth"));
  expect(voided.order.log[0]).toMatchObject({
    action: "payment_voided",
    text: "payment cash 10.00\nPaid by card in truth",
  });
  const { entries } = await call(api(), readCashUp, { headers: headers(), query: { day: today } });
  expect(entries.map(({ amount, note, after_count }) => [amount, note, after_count])).toEqual([
    ["10.00", "", false],
    ["5.00", "Found under the till", true],
    ["-10.00", "Paid by card in truth", true],
  ]);
});

test("D-180 it is the cash of a day, a branch and a person that is counted, and nothing but cash", async () => {
  const id = await place();
  await api()
    .database.queries.update(orders)
    .set({ createdAt: new Date(`${addDays(today, -5)}T10:00:00Z`) })
    .where(eq(orders.id, id));
  await count();
  await pay(id, { method: "card" });
  await pay(id, { branch: null });
  const yesterday = addDays(today, -1);
  await pay(id, { value_date: yesterday });
  const clerk = await signInAdmin(api(), { email: "till@shop.example", password: "two tills, two" }, "staff");
  await call(api(), recordPayment, { ...request(id, {}), headers: clerk });
  expect(await issues(id)).toEqual(counted);
  await count({ day: yesterday });
  expect(await issues(id, { value_date: yesterday })).toEqual(counted);
  // An entry of an uncounted person is taken back by somebody whose cash was counted: it is that person's cash.
  const of = (await read(id)).payments.find(({ by }) => by === "till@shop.example")?.id ?? 0;
  await call(api(), voidPayment, takeBack(id, of));
});

test("D-180 refunds of returns and orders that are paid at once ask for the note, too", async () => {
  const body = {
    channel: "counter" as const,
    lines: [lineOf(meter, 2)],
    handed_over: true,
    payments: [{ method: "cash" as const }],
    delivery: null,
  };
  const { order } = await call(api(), takeOrder, { headers: headers(), body });
  await count({ branch: null });
  expect(await refused(api(), takeOrder, { headers: headers(), body })).toMatchObject({
    errors: { payment_note: "day_counted" },
  });
  const noted = { ...body, payment_note: "Came after closing" };
  const later = await call(api(), takeOrder, { headers: headers(), body: noted });
  expect(later.order.payments[0]?.note).toBe("Came after closing");
  expect(later.order.log.map(({ text }) => text)).toContain(
    `payment cash ${later.order.due}\nCame after closing`,
  );
  const back = {
    lines: [{ place: 0, qty: 1, goal: "stock" as const }],
    reason: "not_needed" as const,
    mail: false,
    refund: { method: "cash" as const, amount: "1.00" },
  };
  const returned = { headers: headers(), params: { id: order.id } };
  expect((await refused(api(), recordReturn, { ...returned, body: back })).errors).toEqual(counted);
  const made = await call(api(), recordReturn, { ...returned, body: { ...back, note: "Wrong range" } });
  expect(made.order.payments[0]).toMatchObject({ kind: "refund", note: "Wrong range" });
  const params = { id: order.id, returnId: made.order.returns[0]?.id ?? 0 };
  expect(
    (await refused(api(), voidReturn, { headers: headers(), params, body: { refund: true } })).errors,
  ).toEqual(counted);
  const undone = { refund: true, note: "Kept it after all" };
  const { order: kept } = await call(api(), voidReturn, { headers: headers(), params, body: undone });
  expect(kept.payments[0]?.voided).not.toBeNull();
});

test("D-180 a count and cash of its day exclude each other: what is not counted has a note", async () => {
  const id = await place();
  const paid = Array.from({ length: 12 }, () => send(api(), recordPayment, request(id, { amount: "1" })));
  const stored = count({ counted: "0" });
  const statuses = (await Promise.all(paid)).map(({ status }) => status);
  await stored;
  const { entries } = await call(api(), readCashUp, { headers: headers(), query: { day: today } });
  expect(entries).toHaveLength(statuses.filter((status) => status === 200).length);
  expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
  expect(await issues(id)).toEqual(counted);
  await putInto(id, "cancelled");
});
