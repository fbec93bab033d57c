import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { ReturnGoal } from "@shop/domain/orders/returns/order-returns.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { orderReturns } from "../../src/modules/orders/returns/order-returns.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { currentSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { fullOverview } from "../support/full-overview.ts";
import { buyer } from "../support/ordering.ts";

const { recordReturn, voidReturn, recordPayment, findOrder, followOrder, exportOrders } = endpoints;
const { listMails } = endpoints;
const { api, headers, place, putInto, list, read, change, refuseChange, changeLines, historyOf } =
  adminDesk();

type Body = BodyOf<typeof recordReturn>;
type Line = NonNullable<Body["lines"]>[number];
const back = (at: number, qty: number, goal: ReturnGoal = "stock"): Line => ({ place: at, qty, goal });
const body = (lines: Line[], rest: Partial<Body> = {}): Body => ({
  lines,
  reason: "not_needed",
  mail: false,
  ...rest,
});

const request = (id: number, content: Body, key?: string) => ({
  headers: { ...headers(), ...(key && { "idempotency-key": key }) },
  params: { id },
  body: content,
});
const bring = (id: number, content: Body, key?: string) =>
  call(api(), recordReturn, request(id, content, key));
const refuse = (id: number, content: Body, key?: string) =>
  refused(api(), recordReturn, request(id, content, key));
const takeBack = (id: number, returnId: number, refund = false) =>
  call(api(), voidReturn, { headers: headers(), params: { id, returnId }, body: { refund } });
const newest = async (id: number): Promise<number> => (await read(id)).returns[0]?.id ?? 0;
const pay = (id: number, amount: string) =>
  call(api(), recordPayment, { headers: headers(), params: { id }, body: { method: "cash", amount } });
const stockOf = async ({ id }: { readonly id: number }): Promise<number> => {
  const [row] = await api()
    .database.queries.select({ amount: products.amount })
    .from(products)
    .where(eq(products.id, id));
  return row?.amount ?? Number.NaN;
};

/** An order that is delivered; returns its id. */
async function delivered(...[cart, rest]: Parameters<typeof place>): Promise<number> {
  const id = await place(cart, rest);
  await putInto(id, "delivered");
  return id;
}

/** What each fulfilled request of some answers. */
const fulfilled = async <T>(requests: readonly Promise<T>[]): Promise<T[]> =>
  (await Promise.allSettled(requests)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));

/** What is due, paid and left, and the state of payment. */
const sums = ({ due, paid, returned, payment_state: state }: AdminOrder) => ({ due, paid, returned, state });

test("D-126 goods that come back go to the stock or are written off, and their value off what is due", async () => {
  const id = await delivered([
    [meter, 2],
    [fuse, 10],
  ]);
  expect([await stockOf(meter), await stockOf(fuse)]).toEqual([58, 999_990]);
  const { status, order } = await bring(
    id,
    body([back(0, 1), back(1, 4, "written_off")], { reason: "defect", note: " Does not switch on " }),
  );
  expect(status).toBe(true);
  expect(sums(order)).toEqual({ due: "1450.60", paid: "0.00", returned: "1450.40", state: "unpaid" });
  expect(order.total).toBe("2901.00");
  expect(order.lines.map(({ returned }) => returned)).toEqual([1, 4]);
  expect(order.returns).toMatchObject([
    {
      reason: "defect",
      note: "Does not switch on",
      by: owner.email,
      value: "1450.40",
      delivery: "0.00",
      refund_id: null,
      voided: null,
      lines: [
        { place: 0, product_id: meter.id, name: meter.name, qty: 1, goal: "stock", worth: "1450.00" },
        { place: 1, product_id: fuse.id, qty: 4, goal: "written_off", worth: "0.40" },
      ],
    },
  ]);
  expect(order.log[0]).toMatchObject({
    by: owner.email,
    action: "return",
    text: "defect 1450.40\n1 × Clamp meter\n4 × Fuse",
    mail: null,
  });
  expect([await stockOf(meter), await stockOf(fuse)]).toEqual([59, 999_990]);
  expect((await historyOf(meter.id))[0]).toMatchObject({
    action: "returned",
    by: order.number,
    fields: [{ field: "amount", old: 58, new: 59 }],
  });
});

test("D-126 no more comes back than was delivered, less what came back before", async () => {
  const id = await delivered([
    [meter, 3],
    [fuse, 10],
  ]);
  await bring(id, body([back(0, 2)]));
  expect(await refuse(id, body([back(1, 1), back(0, 2)]))).toMatchObject({
    code: "invalid",
    errors: { "lines.1.qty": "too_large" },
  });
  expect((await refuse(id, body([back(2, 1)]))).errors).toEqual({ "lines.0.place": "bad_value" });
  expect((await refuse(id, body([back(0, 1), back(0, 1)]))).errors).toEqual({
    "lines.1.place": "bad_value",
  });
  await bring(id, body([back(0, 1), back(1, 10)]));
  const all = await read(id);
  expect(sums(all)).toEqual({ due: "0.00", paid: "0.00", returned: "4351.00", state: "unpaid" });
  expect((await refuse(id, body([back(0, 1)]))).errors).toEqual({ "lines.0.qty": "too_large" });
  expect([await stockOf(meter), await stockOf(fuse)]).toEqual([60, 1_000_000]);
});

test("D-126 only what is delivered comes back, with a reason, and in words where it is another one", async () => {
  const id = await place();
  for (const state of ["received", "confirmed", "sent", "cancelled"] as const) {
    await putInto(id, state);
    expect(await refuse(id, body([back(0, 1)]))).toMatchObject({ status: 409, code: "state_not_allowed" });
  }
  await putInto(id, "delivered");
  expect((await refuse(id, body([back(0, 1)], { reason: "another" }))).errors).toEqual({ note: "required" });
  expect((await refuse(id, body([]))).errors).toEqual({ lines: "required" });
  const odd: object = { reason: "odd" };
  expect((await refuse(id, { ...body([back(0, 1)]), ...odd })).errors).toEqual({ reason: "bad_value" });
  for (const qty of [0, -1, 1.5])
    expect((await refuse(id, body([back(0, qty)]))).errors).toHaveProperty("lines.0.qty");
  expect((await refuse(9999, body([back(0, 1)]))).status).toBe(404);
  expect(await api().database.queries.$count(orderReturns)).toBe(0);
  expect(await stockOf(meter)).toBe(58);
});

test("D-126 the discount is shared to the piastre: all parts together are the total", async () => {
  const id = await delivered([
    [fuse, 7],
    [meter, 3],
  ]);
  const { queries } = api().database;
  await queries.update(orders).set({ discount: "100.01", total: "4250.69" }).where(eq(orders.id, id));
  for (const line of [back(1, 1), back(0, 2), back(1, 1), back(0, 1), back(1, 1), back(0, 4)])
    await bring(id, body([line]));
  const { returned, due, total } = await read(id);
  expect({ returned, due, total }).toEqual({ returned: "4250.69", due: "0.00", total: "4250.69" });
});

test("D-126 an administrator may value goods lower, never above what they cost", async () => {
  const id = await delivered();
  expect(await refuse(id, body([back(0, 1)], { value: "1450.01" }))).toMatchObject({
    errors: { value: "too_large" },
  });
  const { order } = await bring(id, body([back(0, 1)], { value: "١٠٠٠٫٥" }));
  expect(order).toMatchObject({ due: "1899.50", returned: "1000.50" });
  expect((await bring(id, body([back(0, 1)], { value: "0" }))).order.due).toBe("1899.50");
  expect((await read(id)).returns.map(({ value }) => value)).toEqual(["0.00", "1000.50"]);
});

test("D-126 a return gives money back in the same step, at most what was received, and the delivery once", async () => {
  const delivery = { to: "EG-C" as const, cost: "60.00", branch: null };
  const id = await delivered();
  await api()
    .database.queries.update(orders)
    .set({ deliverTo: delivery.to, deliveryCost: delivery.cost })
    .where(eq(orders.id, id));
  await pay(id, "1000");
  const refund = { method: "instapay" as const, amount: "1000.01", reference: " IP-9 ", branch: null };
  expect((await refuse(id, body([back(0, 1)], { refund }))).errors).toEqual({ "refund.amount": "too_large" });
  expect(await stockOf(meter)).toBe(58);
  const { order } = await bring(
    id,
    body([back(0, 1)], { delivery: true, refund: { ...refund, amount: "1000" } }),
  );
  expect(sums(order)).toEqual({ due: "1450.00", paid: "0.00", returned: "1510.00", state: "refunded" });
  expect(order.payments[0]).toMatchObject({ kind: "refund", amount: "1000.00", reference: "IP-9" });
  expect(order.returns[0]).toMatchObject({ delivery: "60.00", refund_id: order.payments[0]?.id });
  expect(order.log.slice(0, 2).map(({ action }) => action)).toEqual(["return", "payment"]);
  expect((await refuse(id, body([back(0, 1)], { delivery: true }))).errors).toEqual({
    delivery: "bad_value",
  });
  const none = await delivered();
  expect((await refuse(none, body([back(0, 1)], { delivery: true }))).errors).toEqual({
    delivery: "bad_value",
  });
});

test("D-126 the state of payment follows what is due after a return", async () => {
  const id = await delivered();
  await pay(id, "2900");
  expect(sums((await bring(id, body([back(0, 1)]))).order)).toMatchObject({ due: "1450.00", state: "over" });
  expect((await list({ payment: "over" })).data.map((one) => one.id)).toEqual([id]);
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id },
    body: { method: "cash", amount: "1450", kind: "refund" },
  });
  expect((await read(id)).payment_state).toBe("paid");
  expect((await list({ payment: "paid" })).data[0]).toMatchObject({ id, returned: "1450.00" });
});

test("D-126 a return is taken back by an entry that voids it: stock, value and on request its refund", async () => {
  const id = await delivered();
  await pay(id, "2900");
  await bring(
    id,
    body([back(0, 2)], { refund: { method: "cash", amount: "2900", reference: "", branch: null } }),
  );
  const wrong = await newest(id);
  const { status, order } = await takeBack(id, wrong, true);
  expect(status).toBe(true);
  expect(sums(order)).toEqual({ due: "2900.00", paid: "2900.00", returned: "0.00", state: "paid" });
  expect(order.lines[0]).not.toHaveProperty("returned");
  expect(order.returns).toMatchObject([{ id: wrong, value: "2900.00", voided: { by: owner.email } }]);
  expect(order.log.slice(0, 2).map(({ action }) => action)).toEqual(["return_voided", "payment_voided"]);
  expect(await stockOf(meter)).toBe(58);
  expect((await historyOf(meter.id))[0]).toMatchObject({ action: "ordered" });
  expect(await takeBack(id, wrong)).toMatchObject({ status: false, order: { version: order.version } });
  expect(await api().database.queries.$count(orderReturns)).toBe(2);
  await bring(
    id,
    body([back(0, 1)], { refund: { method: "cash", amount: "10", reference: "", branch: null } }),
  );
  expect(sums((await takeBack(id, await newest(id))).order)).toMatchObject({
    due: "2900.00",
    paid: "2890.00",
  });
  const missing = { headers: headers(), params: { id: await place(), returnId: wrong }, body: {} };
  expect(await refused(api(), voidReturn, missing)).toMatchObject({ status: 404 });
});

test("D-126 a return whose pieces were sold again is not taken back", async () => {
  const id = await delivered([
    [fuse, 1],
    [meter, 2],
  ]);
  await bring(id, body([back(0, 1, "written_off"), back(1, 2)]));
  await api().database.queries.update(products).set({ amount: 1 }).where(eq(products.id, meter.id));
  const refusal = await refused(api(), voidReturn, {
    headers: headers(),
    params: { id, returnId: await newest(id) },
    body: {},
  });
  expect(refusal).toMatchObject({ code: "stock_short", errors: { "lines.1.qty": "1" } });
  expect(await stockOf(meter)).toBe(1);
  expect((await read(id)).returned).toBe("2900.10");
});

test("D-126 goods of a deleted product are written off, not put into the stock", async () => {
  const id = await delivered([
    [meter, 1],
    [kit, 1],
  ]);
  const { queries } = api().database;
  await queries.update(products).set({ deleted_at: new Date() }).where(eq(products.id, kit.id));
  expect((await refuse(id, body([back(0, 1), back(1, 1)]))).errors).toEqual({
    "lines.1.goal": "unknown_product",
  });
  const { order } = await bring(id, body([back(0, 1), back(1, 1, "written_off")]));
  await queries.update(products).set({ deleted_at: null }).where(eq(products.id, kit.id));
  expect(order.returns[0]?.lines.map(({ worth }) => worth)).toEqual(["1450.00", "0.00"]);
});

test("D-126 a return counts once, however often it is sent", async () => {
  const id = await delivered([[meter, 5]]);
  const other = await delivered([[meter, 5]]);
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => bring(id, body([back(0, 1)]), "return-0001")),
  );
  expect(sent.filter(({ status }) => status)).toHaveLength(1);
  expect(await stockOf(meter)).toBe(51);
  expect(await refuse(id, body([back(0, 2)]), "return-0001")).toMatchObject({ code: "idempotency_mismatch" });
  expect(await refuse(other, body([back(0, 1)]), "return-0001")).toMatchObject({
    code: "idempotency_mismatch",
  });
});

test("D-126 returns that race never take more pieces, nor give money back twice", async () => {
  const id = await delivered([[meter, 5]]);
  await pay(id, "7250");
  const refund = { method: "cash" as const, amount: "2900", reference: "", branch: null };
  const done = await fulfilled(Array.from({ length: 8 }, () => bring(id, body([back(0, 2)], { refund }))));
  expect(done).toHaveLength(2);
  const order = await read(id);
  expect(sums(order)).toEqual({ due: "1450.00", paid: "1450.00", returned: "5800.00", state: "paid" });
  expect(await stockOf(meter)).toBe(59);
  const ids = order.returns.map((one) => one.id);
  const voided = await Promise.all([...ids, ...ids, ...ids].map((one) => takeBack(id, one, true)));
  expect(voided.filter(({ status }) => status)).toHaveLength(2);
  expect(sums(await read(id))).toMatchObject({ due: "7250.00", paid: "7250.00" });
  expect(await stockOf(meter)).toBe(55);
});

test("D-126 a seen version is required once another return was stored", async () => {
  const id = await delivered();
  const { version } = await read(id);
  const done = await Promise.allSettled(
    Array.from({ length: 4 }, () => bring(id, body([back(0, 1)], { version }))),
  );
  expect(done.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  expect(await refuse(id, body([back(0, 1)], { version }))).toMatchObject({ code: "edit_conflict" });
});

test("D-126 'delivered' is not taken back while goods are returned, also where both race", async () => {
  const id = await delivered();
  await bring(id, body([back(0, 1)]));
  expect(await refuseChange(id, { state: "sent" })).toMatchObject({ status: 409, code: "has_returns" });
  await takeBack(id, await newest(id));
  expect((await change(id, { state: "sent" })).order.state).toBe("sent");
  for (let round = 0; round < 5; round += 1) {
    const raced = await delivered();
    await Promise.allSettled([
      bring(raced, body([back(0, 2)])),
      change(raced, { state: "sent" }),
      bring(raced, body([back(0, 1)])),
      change(raced, { state: "sent" }),
    ]);
    await Promise.allSettled([
      change(raced, { state: "cancelled" }),
      changeLines(raced, { lines: [{ product_id: meter.id, qty: 1, price: "1" }] }),
      bring(raced, body([back(0, 1)])),
    ]);
    const order = await read(raced);
    const pieces = order.returns.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0);
    expect(pieces).toBeLessThanOrEqual(2);
    expect(order.state === "delivered").toBe(pieces > 0);
  }
});

test("D-126 buyers see on their pages what came back, its value and what was given back", async () => {
  const id = await delivered();
  await pay(id, "2900");
  const refund = { method: "cash" as const, amount: "1400", reference: "", branch: null };
  await bring(id, body([back(0, 1)], { value: "1400", note: "Scratched", refund }));
  const { number, token } = await read(id);
  const { order } = await call(api(), findOrder, { body: { number, phone: buyer.phone } });
  expect(order).toMatchObject({
    paid: "1500.00",
    refunded: "1400.00",
    returned: "1400.00",
    returns: [{ lines: [{ product_id: meter.id, qty: 1 }], value: "1400.00", delivery: "0.00" }],
  });
  expect(JSON.stringify(order)).not.toMatch(/Scratched|worth|goal|refund_id/);
  expect((await call(api(), followOrder, { body: { token } })).order.returns).toEqual(order.returns);
  await takeBack(id, await newest(id));
  expect((await call(api(), followOrder, { body: { token } })).order.returns).toEqual([]);
});

/** The number of mails about changed orders. */
const written = async (): Promise<number> =>
  (await call(api(), listMails, { headers: headers(), query: {} })).data.filter(
    ({ kind }) => kind === "order_changed",
  ).length;

test("D-126 a mail tells the buyer what came back, unless it is not wanted", async () => {
  const id = await delivered();
  await bring(id, body([back(0, 1)]));
  expect(await written()).toBe(0);
  const { order } = await bring(id, body([back(0, 1)], { mail: true }));
  expect(order.log[0]?.mail).not.toBeNull();
  expect(await written()).toBe(1);
});

test("D-126 lists, sheets, papers and sales are less what came back", async () => {
  const [plain, id] = [await delivered([[fuse, 10]]), await delivered([[meter, 3]])];
  await bring(id, body([back(0, 2)]));
  expect((await list({ returns: "some" })).data.map((one) => one.id)).toEqual([id]);
  const sheet = await send(api(), exportOrders, {
    headers: headers(),
    query: { format: "csv", returns: "some" },
  });
  const [head = "", row = "", ...more] = (await sheet.text()).trim().split("\n");
  expect(more).toEqual([]);
  expect(head).toContain("Returned,Returned value");
  // Tracking numbers, cost, margin, company and quotation are empty; the cost of one line is not known.
  expect(row.trim()).toMatch(/2,2900(?:\.00)?,,,3,,,,1,,,,,$/);
  const order = await findOrderById(api().database.queries, id);
  if (!order) throw new Error("The order is missing.");
  const paper = orderPaper(order, "invoice", await currentSettings(api().database.queries));
  expect(paper.sums).toEqual([
    { label: "Total", value: "4,350 EG" },
    { label: "Net, 14%", value: "3,815.79 EG", isPart: true },
    { label: "VAT 14%", value: "534.21 EG", isPart: true },
    { label: "Returned or reduced", value: "−2,900 EG" },
    { label: "Total after deductions", value: "1,450 EG" },
  ]);
  const overview = await fullOverview(api(), headers());
  const [first, second] = overview.best_sellers;
  expect([first, second]).toMatchObject([
    { id: fuse.id, pieces: 10 },
    { id: meter.id, pieces: 1 },
  ]);
  expect(overview.sales.days.at(-1)).toMatchObject({ orders: 2, total: "1272.81" });
  expect((await read(plain)).returned).toBe("0.00");
});

test("D-9 D-126 returns are recorded and taken back by administrators alone", async () => {
  const params = { id: await delivered(), returnId: 1 };
  expect((await send(api(), recordReturn, { params, body: body([back(0, 1)]) })).status).toBe(401);
  expect((await send(api(), voidReturn, { params, body: {} })).status).toBe(401);
});
