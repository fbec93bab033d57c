import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { defaultAccounts } from "@shop/domain/books/accounts.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";

import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { orderOf } from "../support/ordering.ts";

const { registerUser, deleteAccount, placeOrder, readCredit, readOrderCounts } = endpoints;
const { recordPayment, voidPayment, recordReturn, voidReturn, takeOrder, exportJournal } = endpoints;
const { api, headers, place, read, putInto } = adminDesk();

const today = shopDayOf(Date.now());
const password = "owed by the shop";
let shoppers = 0;
let attempts = 0;
let token = "";

beforeEach(async () => {
  shoppers += 1;
  const body = { name: "Mona", email: `credit-${shoppers}@shop.example`, password };
  token = (await call(api(), registerUser, { body })).token ?? "";
});

/** An order of the account, of two meters. */
async function own(): Promise<number> {
  attempts += 1;
  const key = { "idempotency-key": `customer-credit-${attempts}` };
  await call(api(), placeOrder, { body: orderOf([[meter, 2]]), headers: key, token });
  return (await call(api(), readOrderCounts, { headers: headers() })).newest ?? 0;
}

type Body = BodyOf<typeof recordPayment>;
const request = (id: number, body: Partial<Body>) => ({
  headers: headers(),
  params: { id },
  body: { method: "credit" as const, amount: "100", ...body },
});
const pay = async (id: number, body: Partial<Body>) =>
  (await call(api(), recordPayment, request(id, body))).order;
const issues = async (id: number, body: Partial<Body>) =>
  (await refused(api(), recordPayment, request(id, body))).errors;
const credit = () => call(api(), readCredit, { token });

/** An order of the account that is delivered and paid, of which one meter came back for credit. */
async function owed(): Promise<number> {
  const id = await own();
  await putInto(id, "delivered");
  await pay(id, { method: "cash", amount: "2900" });
  const body = {
    lines: [{ place: 0, qty: 1, goal: "stock" as const }],
    reason: "not_needed" as const,
    mail: false,
    refund: { method: "credit" as const, amount: "1450" },
  };
  await call(api(), recordReturn, { headers: headers(), params: { id }, body });
  return id;
}

test("D-181 a return is paid out to the credit, which pays another order of the account and no more than that", async () => {
  const first = await owed();
  expect(await read(first)).toMatchObject({ paid: "1450.00", due: "1450.00", payment_state: "paid" });
  expect(await credit()).toMatchObject({ balance: "1450.00", movements: [{ amount: "1450.00" }] });
  const second = await own();
  expect((await read(second)).credit).toMatchObject({ balance: "1450.00" });
  expect(await issues(second, { amount: "1450.01" })).toEqual({ amount: "above_credit" });
  expect(await issues(second, { kind: "withheld" })).toEqual({ method: "bad_value" });
  const paid = await pay(second, { amount: "1000" });
  expect(paid).toMatchObject({ paid: "1000.00", credit: { balance: "450.00" } });
  const { balance, movements } = await credit();
  expect(balance).toBe("450.00");
  expect(movements.map(({ number, amount }) => [number, amount])).toEqual([
    [paid.number, "-1000.00"],
    [(await read(first)).number, "1450.00"],
  ]);
  // What is taken back is owed again, and what is spent is not.
  const returned = (await read(first)).returns[0]?.id ?? 0;
  const params = { id: first, returnId: returned };
  expect(
    (await refused(api(), voidReturn, { headers: headers(), params, body: { refund: true } })).errors,
  ).toEqual({ amount: "above_credit" });
  await call(api(), voidPayment, {
    headers: headers(),
    params: { id: second, paymentId: paid.payments[0]?.id ?? 0 },
    body: {},
  });
  expect((await credit()).balance).toBe("1450.00");
  await call(api(), voidReturn, { headers: headers(), params, body: { refund: true } });
  expect(await credit()).toEqual({ balance: "0.00", movements: [] });
});

test("D-181 an order without an account has no credit", async () => {
  const id = await place();
  expect((await read(id)).credit).toBeNull();
  expect(await issues(id, {})).toEqual({ method: "no_account" });
  await pay(id, { method: "cash" });
  expect(await issues(id, { kind: "refund", amount: "1" })).toEqual({ method: "no_account" });
  const body = {
    channel: "counter" as const,
    lines: [lineOf(meter, 1)],
    handed_over: true,
    payments: [{ method: "credit" as const }],
  };
  expect((await refused(api(), takeOrder, { headers: headers(), body })).errors).toEqual({
    "payments.0.method": "no_account",
  });
});

test("D-181 credit is spent once, however many orders ask for it at once", async () => {
  await owed();
  const orders = [await own(), await own(), await own()];
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      send(api(), recordPayment, request(orders[at % 3] ?? 0, { amount: "500" })),
    ),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(sent.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect((await credit()).balance).toBe("450.00");
});

test("D-181 an account to which something is owed does not end, and the journal owes it", async () => {
  const id = await owed();
  expect((await refused(api(), deleteAccount, { body: { password }, token })).errors).toEqual({
    password: "credit_left",
  });
  const query = { from: today, to: today, format: "csv", locale: "en" } as const;
  const text = await (await send(api(), exportJournal, { headers: headers(), query })).text();
  const rows = parse<Readonly<Record<string, string>>>(text.replace(/^\uFEFF/, ""), { columns: true });
  const sumOf = (column: string, of = rows) =>
    of.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0);
  expect(sumOf("Debit")).toBe(sumOf("Credit"));
  const owedRows = rows.filter((row) => row["Account"] === defaultAccounts.credit);
  expect([sumOf("Debit", owedRows), sumOf("Credit", owedRows)]).toEqual([0, 145_000]);
  // Paid out in money, over an order of the account that was paid by it.
  const next = await own();
  await pay(next, { amount: "1450" });
  await pay(next, { kind: "refund", method: "cash", amount: "1450" });
  expect((await credit()).balance).toBe("0.00");
  await call(api(), deleteAccount, { body: { password }, token });
  expect((await read(id)).credit).toBeNull();
});
