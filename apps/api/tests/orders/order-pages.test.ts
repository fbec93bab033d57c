import { endpoints } from "@shop/contract/endpoints.ts";
import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { buyer, orderOf, stockOf } from "../support/ordering.ts";

const { placeOrder, followOrder, cancelOwnOrder, findOrder, recordPayment } = endpoints;
const { readOwnInvoice, readOwnPaper } = endpoints;
const { api, headers, place, read, change, refuseChange } = adminDesk();

beforeEach(() => api().database.queries.delete(mails));

const placed = async () => {
  const id = await place();
  const { token, version, number } = await read(id);
  return { id, token, version, number };
};
const follow = (token: string) => call(api(), followOrder, { body: { token } });
const cancel = (token: string) => call(api(), cancelOwnOrder, { body: { token } });
const refuseCancel = (token: string) => refused(api(), cancelOwnOrder, { body: { token } });
const invoice = (token: string) => send(api(), readOwnInvoice, { params: { token } });
const sentMails = () =>
  api()
    .database.queries.select({ recipient: mails.recipient, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(asc(mails.id));

test("D-124 the answer to an order, its look-up and its mail have the token of its page, each order another", async () => {
  const body = orderOf([[meter, 1]]);
  const first = await call(api(), placeOrder, { body });
  const again = await call(api(), placeOrder, { body });
  expect(again.order_token).toBe(first.order_token);
  const other = await call(api(), placeOrder, { body: orderOf([[meter, 2]]) });
  expect(other.order_token).not.toBe(first.order_token);
  const token = first.order_token ?? "";
  const { order } = await call(api(), findOrder, {
    body: { number: first.order_number ?? "", phone: buyer.phone },
  });
  expect(order.token).toBe(token);
  expect((await follow(token)).order).toEqual(order);
  const toBuyer = (await sentMails()).find(({ recipient }) => recipient === buyer.email);
  expect(toBuyer?.text).toContain(`/order#${token}`);
});

test("D-124 the page shows the states that an order has come through, and only notes that were mailed", async () => {
  const { id, token, version } = await placed();
  await change(id, { state: "confirmed", version, note: "rings twice", mail: false });
  await change(id, { state: "sent", version: version + 1, note: "Parcel 4711", mail: true });
  const { order, steps, cancellable } = await follow(token);
  expect(order.state).toBe("sent");
  expect(cancellable).toBe(false);
  expect(steps.map(({ state, note }) => [state, note])).toEqual([
    ["received", ""],
    ["confirmed", ""],
    ["sent", "Parcel 4711"],
  ]);
  expect(steps[0]?.at).toBe(order.created_at);
  await change(id, { state: "confirmed", version: version + 2, note: "", mail: false });
  expect((await follow(token)).steps.map(({ state }) => state)).toEqual(["received", "confirmed"]);
});

test("D-124 its buyer cancels an unconfirmed order once: pieces return, shop and buyer are mailed, the log says who", async () => {
  const before = await stockOf(api(), meter.id);
  const { id, token, number } = await placed();
  expect(await stockOf(api(), meter.id)).toBe(before - 2);
  await api().database.queries.delete(mails);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(token)));
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect(answers.every(({ order, cancellable }) => order.state === "cancelled" && !cancellable)).toBe(true);
  expect((await follow(token)).steps.map(({ state }) => state)).toEqual(["received", "cancelled"]);
  expect(await stockOf(api(), meter.id)).toBe(before);
  const order = await read(id);
  const entries = order.log.filter(({ to }) => to === "cancelled");
  expect(entries).toMatchObject([{ by: "", action: "state", from: "received", to: "cancelled" }]);
  expect(entries[0]?.mail).not.toBeNull();
  const sent = await sentMails();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.recipient).toBe(buyer.email);
  expect(sent[1]?.recipient).not.toBe(buyer.email);
  expect(sent[1]?.subject).toBe(`Order ${number} was cancelled by its buyer`);
});

test("D-124 nobody cancels a confirmed order, nor one of which something is paid", async () => {
  const { id, token, version } = await placed();
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id },
    body: { kind: "payment", method: "cash", amount: "5", reference: "", note: "", branch: null },
  });
  expect((await follow(token)).cancellable).toBe(false);
  expect(await refuseCancel(token)).toMatchObject({ status: 409, code: "state_not_allowed" });
  await change(id, { state: "confirmed", version: version + 1, note: "", mail: false });
  expect(await refuseCancel(token)).toMatchObject({ status: 409, code: "state_not_allowed" });
  expect((await read(id)).state).toBe("confirmed");
});

test("D-124 pieces of what has become a draft go back when its buyer cancels", async () => {
  const before = await stockOf(api(), meter.id);
  const { token } = await placed();
  const { queries } = api().database;
  await queries.update(products).set({ visibility: "draft" });
  await cancel(token);
  await queries.update(products).set({ visibility: "shown" });
  expect(await stockOf(api(), meter.id)).toBe(before);
});

test("D-124 a cancellation and a confirmation at once: one of them happens, with its stock", async () => {
  const before = await stockOf(api(), meter.id);
  let left = before;
  for (let round = 0; round < 10; round += 1) {
    const { id, token, version } = await placed();
    const [cancelled, confirmed] = await Promise.allSettled([
      cancel(token),
      change(id, { state: "confirmed", version, note: "", mail: false }),
    ]);
    const { state } = await read(id);
    const happened = [cancelled, confirmed].filter((one) => one.status === "fulfilled");
    expect(happened, `round ${round}`).toHaveLength(1);
    expect(state).toBe(cancelled.status === "fulfilled" ? "cancelled" : "confirmed");
    if (state === "confirmed") left -= 2;
  }
  expect(await stockOf(api(), meter.id)).toBe(left);
});

test("D-124 the invoice is read by the token once the order is confirmed, and not after a cancellation", async () => {
  const { id, token, version, number } = await placed();
  expect((await invoice(token)).status).toBe(409);
  const body = { token, phone: buyer.phone };
  expect(await refused(api(), readOwnPaper, { body })).toEqual({ status: 409, code: "state_not_allowed" });
  await change(id, { state: "confirmed", version, note: "", mail: false });
  const response = await invoice(token);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="invoice-${number}.pdf"`,
    "cache-control": "no-store",
  });
  expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
  expect(
    await refuseChange(id, { state: "received", version: version + 1, note: "", mail: false }),
  ).toMatchObject({ code: "state_not_allowed" });
  await change(id, { state: "cancelled", version: version + 1, note: "", mail: false });
  expect((await invoice(token)).status).toBe(409);
});

test("D-124 administrators print while buyers' papers wait, of which there are too many", async () => {
  const { id, token, version } = await placed();
  await change(id, { state: "confirmed", version, note: "", mail: false });
  const isRefused = Promise.withResolvers<void>();
  const asked = Array.from({ length: 60 }, async (_, at) => {
    const from = `203.0.113.${100 + at}`;
    const { status } = await send(api(), readOwnInvoice, { params: { token }, from });
    if (status === 503) isRefused.resolve();
  });
  await isRefused.promise;
  const response = await send(api(), endpoints.readInvoice, { headers: headers(), params: { id } });
  expect(response.status).toBe(200);
  await Promise.all(asked);
});

test("D-124 invoices are limited for each sender", async () => {
  const { id, token, version } = await placed();
  await change(id, { state: "confirmed", version, note: "", mail: false });
  const from = "203.0.113.77";
  const ask = () => send(api(), readOwnInvoice, { params: { token }, from });
  const statuses = (await Promise.all(Array.from({ length: 31 }, ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await api().database.queries.$count(orders)).toBeGreaterThan(0);
});

test("D-124 an unknown token opens, cancels and prints nothing; what can be no token is refused", async () => {
  const token = "00000000-0000-4000-8000-999999999999";
  const notFound = { status: 404, code: "not_found" };
  expect(await refused(api(), followOrder, { body: { token } })).toEqual(notFound);
  expect(await refuseCancel(token)).toEqual(notFound);
  expect(await refused(api(), readOwnInvoice, { params: { token } })).toEqual(notFound);
  expect(await refused(api(), followOrder, { body: { token: "abc" } })).toMatchObject({ status: 422 });
});
