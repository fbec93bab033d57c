import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { CHAT_REQUEST_DAYS } from "@shop/domain/constants.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { requestByChat, findOrder, placeOrder } = endpoints;
const { api, list, change, refuseChange } = adminDesk();

type Body = BodyOf<typeof requestByChat>;

const lineOf = (qty: number, price = meter.price) => ({
  id: meter.id,
  name: meter.name,
  price,
  image: "",
  qty,
});
const body = (other: Partial<Body> = {}): Body => ({
  cart: [lineOf(2)],
  buyer: { name: "Mona Adel", phone: "0101 234 5678", address: "14 Station Street, Tanta" },
  ...other,
});
const ask = (other?: Partial<Body>) => call(api(), requestByChat, { body: body(other) });
const refuse = (other: Partial<Body>) => refused(api(), requestByChat, { body: body(other) });
const only = async () => {
  const { data, total } = await list();
  const [order] = data;
  if (!order || total !== 1) throw new Error(`There are ${total} orders.`);
  return order;
};
const age = (days: number) =>
  api()
    .database.queries.update(orders)
    .set({ createdAt: sql`now() - make_interval(days => ${days}::integer, hours => 1)` });

test("D-119 an order by chat is a request that its number and phone find, takes no stock and mails nobody", async () => {
  const { order_number: number } = await ask({ locale: "ar" });
  expect(await only()).toMatchObject({
    number,
    channel: "chat",
    state: "received",
    request: true,
    total: "2900.00",
    name: "Mona Adel",
    phone: "01012345678",
    email: "",
    locale: "ar",
  });
  expect(await stockOf(api(), meter.id)).toBe(60);
  expect(await api().database.queries.$count(mails)).toBe(0);
  const { order } = await call(api(), findOrder, { body: { number, phone: "01012345678" } });
  expect(order).toMatchObject({ number, request: true });
  expect((await list({ query: number })).total).toBe(1);
  expect((await list({ query: "01012345678", channel: "chat" })).total).toBe(1);
});

test("D-119 is confirmed as it is, takes its pieces then, or says that they are gone", async () => {
  await ask();
  const { id } = await only();
  await change(id, { state: "confirmed" });
  expect(await stockOf(api(), meter.id)).toBe(58);
  await ask({ cart: [lineOf(59)] });
  const [second] = (await list()).data;
  expect(await refuseChange(second?.id ?? 0, { state: "confirmed" })).toMatchObject({ code: "stock_short" });
});

test("D-119 the message that is opened again has the same number, that of other content or of the form another", async () => {
  const sent = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(sent.map(({ order_number: number }) => number)).size).toBe(1);
  await only();
  await ask({ cart: [lineOf(3)] });
  const info = { name: "Mona Adel", phone: "0101 234 5678", email: "mona@example.com" };
  await call(api(), placeOrder, { body: { cart: [lineOf(2)], info } });
  expect((await list()).total).toBe(3);
});

test("D-119 is refused at another price, without a name or at another cost of delivery, and stores nothing", async () => {
  expect(await refuse({ cart: [lineOf(2, "1.00")] })).toMatchObject({ code: "price_changed" });
  expect(await refuse({ buyer: { name: "", phone: "12" } })).toMatchObject({
    errors: { "buyer.name": "required", "buyer.phone": "bad_phone" },
  });
  expect(await refuse({ delivery: { to: "EG-C", cost: "1.00" } })).toMatchObject({
    code: "delivery_changed",
  });
  expect((await list()).total).toBe(0);
});

test("D-119 expires after some days, unless an administrator has confirmed or changed it, or it is no chat", async () => {
  await ask();
  const kept = await ask({ cart: [lineOf(3)] });
  const { data } = await list();
  const found = data.find(({ number }) => number === kept.order_number);
  await change(found?.id ?? 0, { state: "confirmed" });
  const info = { name: "Mona Adel", phone: "0101 234 5678", email: "mona@example.com" };
  const form = await call(api(), placeOrder, { body: { cart: [lineOf(2)], info } });
  await age(CHAT_REQUEST_DAYS - 1);
  await deleteExpired(api().database.queries);
  expect((await list()).total).toBe(3);
  await age(CHAT_REQUEST_DAYS);
  await deleteExpired(api().database.queries);
  const left = (await list()).data.map(({ number }) => number);
  expect(new Set(left)).toEqual(new Set([kept.order_number, form.order_number]));
  expect(await api().database.queries.$count(orders, eq(orders.channel, "chat"))).toBe(1);
});

test("D-119 requests of one sender fill no more of the disk than orders by form may", async () => {
  const from = "203.0.113.7";
  const sent = await send(api(), requestByChat, { body: body(), from });
  expect(sent.status).toBe(200);
  // Random text, which the database cannot compress below the limit.
  await api().database.queries.execute(
    sql`update orders set note = (select string_agg(md5(n::text), '') from generate_series(1, 64000) as n)`,
  );
  const refusal = await send(api(), requestByChat, { body: body({ cart: [lineOf(3)] }), from });
  expect(refusal.status).toBe(429);
  const other = await send(api(), requestByChat, {
    body: body({ cart: [lineOf(3)] }),
    from: "203.0.113.8",
  });
  expect(other.status).toBe(200);
});
