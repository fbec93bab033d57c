import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { QUOTATION_KEPT_DAYS } from "@shop/domain/constants.ts";
import { validUntil } from "@shop/domain/orders/quotations/quotation.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { limitReservations } from "../support/limit-reservations.ts";
import { stockOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";

const { requestQuotation, acceptQuotation, followOrder, findOrder, takeOrder, readAdminOrder } = endpoints;
const { changeQuotation, mailQuotation, readQuotation, readOwnQuotation, recordPayment } = endpoints;
const { api, headers, list, read, changeLines, change, refuseChange, historyOf } = adminDesk();

type Body = BodyOf<typeof requestQuotation>;

const day = (days: number): string => validUntil(Date.now(), days);
const cartOf = (qty: number): Body["cart"] => [
  { id: meter.id, name: meter.name, price: meter.price, image: "", qty },
];
const buyer = { name: "Mona Adel", phone: "01012345678", email: "mona@example.com", company: "Delta Works" };
const quote = (qty: number, other: Partial<Body["buyer"]> = {}) =>
  call(api(), requestQuotation, { body: { cart: cartOf(qty), buyer: { ...buyer, ...other } } });
const accept = (token: string, revision = 1) => send(api(), acceptQuotation, { body: { token, revision } });
const byHand = (): BodyOf<typeof takeOrder> => ({
  channel: "phone",
  ...buyer,
  lines: [lineOf(meter, 2)],
  quotation: { valid_until: day(7), terms: "" },
});
const take = (body: Partial<BodyOf<typeof takeOrder>> = {}) =>
  call(api(), takeOrder, { headers: headers(), body: { ...byHand(), ...body } });
const refuseTake = (body: Partial<BodyOf<typeof takeOrder>>) =>
  refused(api(), takeOrder, { headers: headers(), body: { ...byHand(), ...body } });
const kinds = async () =>
  (await api().database.queries.select().from(mails).orderBy(mails.id)).map(({ kind, recipient }) => [
    kind,
    recipient,
  ]);

test("D-142 a quotation takes no stock, is mailed to both, and found by number and phone", async () => {
  const { order_number: number, order_token: token } = await quote(2);
  expect(await stockOf(api(), meter.id)).toBe(60);
  expect(await kinds()).toEqual([
    ["order_to_shop", "orders@shop.example"],
    ["order_to_buyer", buyer.email],
  ]);
  // The same cart is the same quotation.
  expect((await quote(2)).order_token).toBe(token);
  expect((await list({ query: number })).states.quoted).toBe(1);
  const { order } = await call(api(), findOrder, { body: { number, phone: buyer.phone } });
  expect(order).toMatchObject({ token, state: "quoted", company: "Delta Works", total: "2900.00" });
  expect(order.quotation).toEqual({ valid_until: day(14), revision: 1, terms: "", expired: false });
});

test("D-142 a quotation is accepted in the revision that its buyer has read, and is an order then", async () => {
  const { order_token: token } = await quote(2);
  const steps = async () => {
    const { cancellable, ...page } = await call(api(), followOrder, { body: { token } });
    return { cancellable, states: page.steps.map(({ state }) => state) };
  };
  expect(await steps()).toEqual({ cancellable: false, states: ["quoted"] });
  const ofAnother = { body: { token, revision: 2 } };
  expect(await refused(api(), acceptQuotation, ofAnother)).toEqual({
    status: 409,
    code: "quotation_changed",
  });
  expect((await accept(token)).status).toBe(200);
  expect(await steps()).toEqual({ cancellable: true, states: ["quoted", "received"] });
  expect(await refused(api(), readOwnQuotation, { params: { token } })).toEqual({
    status: 409,
    code: "state_not_allowed",
  });
});

test("D-142 a change is another revision; a day that is over withdraws a quotation, and a later one revives it", async () => {
  const { order_token: token } = await quote(2);
  const id = (await list()).data[0]?.id ?? 0;
  const request = (body: BodyOf<typeof changeQuotation>) => ({ headers: headers(), params: { id }, body });
  const { order } = await call(
    api(),
    changeQuotation,
    request({ valid_until: day(-1), terms: "Cash only." }),
  );
  expect(order).toMatchObject({
    quotation: { revision: 2, expired: true, terms: "Cash only." },
    log: [{ action: "quotation", mail: "waiting" }],
  });
  const expired = { status: 409, code: "quotation_expired" };
  expect(await refused(api(), acceptQuotation, { body: { token, revision: 2 } })).toEqual(expired);
  expect(await refuseChange(id, { state: "confirmed" })).toEqual(expired);
  const later = { valid_until: day(3), terms: "Cash only.", mail: false };
  const revived = await call(api(), changeQuotation, request(later));
  expect(revived.order).toMatchObject({
    quotation: { revision: 3, expired: false },
    log: [{ action: "quotation", mail: null }, {}],
  });
  expect((await change(id, { state: "confirmed" })).order.state).toBe("confirmed");
  const late = request({ valid_until: day(4), terms: "" });
  expect(await refused(api(), changeQuotation, late)).toEqual({ status: 409, code: "state_not_allowed" });
});

test("D-142 a quotation by hand is mailed, its lines are revised, and it is mailed again only after a change", async () => {
  const { order } = await take();
  expect(order).toMatchObject({ quotation: { revision: 1 }, log: [{ to: "quoted", mail: "waiting" }] });
  const { id } = order;
  const revised = await changeLines(id, { lines: [{ ...lineOf(meter, 3), price: "90" }] });
  expect(revised.order).toMatchObject({ total: "270.00", quotation: { revision: 2 } });
  const request = { headers: headers(), params: { id }, body: {} };
  expect(await call(api(), mailQuotation, request)).toMatchObject({
    status: true,
    order: { log: [{ action: "quotation_mailed", mail: "waiting" }, {}, {}] },
  });
  expect((await call(api(), mailQuotation, request)).status).toBe(false);
  const paper = await send(api(), readQuotation, { headers: headers(), params: { id } });
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("D-142 nothing is paid of a quotation, it is not handed over, and its last day is one of the next year", async () => {
  const { order } = await take();
  const body = { method: "cash", amount: "10" } as const;
  const payment = { headers: headers(), params: { id: order.id }, body };
  expect(await refused(api(), recordPayment, payment)).toEqual({ status: 409, code: "state_not_allowed" });
  for (const paid of [{ handed_over: true }, { payments: [{ method: "cash" as const }] }])
    expect(await refuseTake(paid)).toMatchObject({ status: 422, errors: { quotation: "bad_value" } });
  for (const [days, fault] of [
    [-1, "day_over"],
    [366, "day_too_far"],
  ] as const)
    expect(await refuseTake({ quotation: { valid_until: day(days), terms: "" } })).toMatchObject({
      status: 422,
      errors: { "quotation.valid_until": fault },
    });
});

test("D-142 of fifty acceptances at once one makes the order, and its pieces are taken once", async () => {
  const { order_token: token } = await quote(2);
  const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token)));
  const bodies = v.parse(
    v.array(v.object({ status: v.boolean() })),
    await Promise.all(answers.map((answer) => answer.json())),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(bodies.filter(({ status }) => status)).toHaveLength(1);
  expect(await stockOf(api(), meter.id)).toBe(58);
  const { data, total } = await list();
  expect([total, data[0]?.state]).toEqual([1, "received"]);
  const [entry] = await historyOf(meter.id);
  expect(entry?.fields).toEqual([{ field: "amount", old: 60, new: 58 }]);
  // Two for the quotation, two for the order.
  expect(await kinds()).toHaveLength(4);
});

test("D-142 an acceptance and the shop's change of the same quotation never make an order at prices that its buyer has not read", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { order } = await take();
    const [answer] = await Promise.all([
      accept(order.token),
      changeLines(order.id, { lines: [{ ...lineOf(meter, 2), price: "1" }] }),
    ]);
    const after = await read(order.id);
    // The change came first, and the revision was refused; or the order was there, and was edited as an order.
    expect([200, 409]).toContain(answer.status);
    expect(after.quotation?.revision).toBe(answer.status === 409 ? 2 : 1);
    expect(after.state).toBe(answer.status === 409 ? "quoted" : "received");
  }
});

test("D-142 D-43 what a buyer has quoted to himself takes stock within the limits of unconfirmed orders, else as a request", async () => {
  await limitReservations(api(), { pieces: 3, value: 100_000 });
  const first = await quote(2);
  const second = await quote(2, { name: "Mona A." });
  await accept(first.order_token);
  await accept(second.order_token);
  const states = (await list()).data.map(({ request, state }) => [state, request]);
  expect(states).toEqual([
    ["received", true],
    ["received", false],
  ]);
  expect(await stockOf(api(), meter.id)).toBe(58);
  // What the shop has quoted is not limited.
  const { order } = await take({ lines: [lineOf(meter, 20)] });
  await accept(order.token);
  expect(await stockOf(api(), meter.id)).toBe(38);
});

test.for([
  ["count", { left: 60 }],
  ["more_than", { left: 6, at_least: true }],
] as const)(
  "D-142 an acceptance says of a short stock what the shop shows as %s",
  async ([stockShown, line]) => {
    await setSettings(api(), { stock_shown: stockShown, stock_limit: 5 });
    const { order_token: token } = await quote(61);
    const body = { token, revision: 1 };
    const answer = await send(api(), acceptQuotation, { body });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: "stock_short",
      lines: [line],
      errors: { "lines.0.qty": String(line.left) },
    });
  },
);

test("D-142 D-102 a quotation of a draft is neither made nor accepted", async () => {
  const { order } = await take();
  const { queries } = api().database;
  await queries.update(products).set({ visibility: "draft" }).where(eq(products.id, meter.id));
  const answer = await accept(order.token);
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: "stock_short", lines: [{ place: 0, sold: false }] },
  ]);
  expect(await refuseTake({})).toMatchObject({ errors: { "lines.0.product_id": "unknown_product" } });
  expect((await read(order.id)).state).toBe("quoted");
  await queries.update(products).set({ visibility: "shown" }).where(eq(products.id, meter.id));
});

test("D-142 the shop's confirmation takes the pieces of a quotation at its prices", async () => {
  const { order } = await take({ lines: [{ ...lineOf(meter, 2), price: "100" }] });
  const confirmed = await change(order.id, { state: "confirmed", mail: false });
  expect([confirmed.order.state, confirmed.order.total]).toEqual(["confirmed", "200.00"]);
  expect(await stockOf(api(), meter.id)).toBe(58);
});

test("D-142 terms come from the settings in the buyer's language unless others are entered", async () => {
  const terms = { en: "Delivery within a week.", ar: "التوصيل خلال أسبوع." };
  await setSettings(api(), { quotations: { days: 30, terms } });
  const { order } = await take({ locale: "ar" });
  expect(order.quotation?.terms).toBe(terms.ar);
  const own = await take({ quotation: { valid_until: day(7), terms: "Cash." } });
  expect(own.order.quotation?.terms).toBe("Cash.");
  const { order_token: token } = await quote(1);
  const followed = await call(api(), followOrder, { body: { token } });
  expect(followed.order.quotation).toMatchObject({ valid_until: day(30), terms: terms.en });
});

test("D-142 where the shop leaves no quotations to its buyers, the dashboard still makes them", async () => {
  await setSettings(api(), { quotations: { days: 0, terms: { en: "", ar: "" } } });
  const refusal = await refused(api(), requestQuotation, { body: { cart: cartOf(1), buyer } });
  expect(refusal.code).toBe("state_not_allowed");
  expect((await take()).order.state).toBe("quoted");
});

test("D-142 the paper states number, last day, company, tax, the total in words, terms and accounts", async () => {
  const { order } = await take({ quotation: { valid_until: day(7), terms: "Cash." } });
  const stored = await findOrderById(api().database.queries, order.id);
  if (!stored) throw new Error("The quotation is missing.");
  const account = { label: "National Bank", number: "EG38 0019" };
  const { payments } = defaultSettings;
  const paper = orderPaper(stored, "quotation", {
    ...defaultSettings,
    payments: { ...payments, transfer: { ...payments.transfer, offered: true, accounts: [account] } },
  });
  expect(paper.title).toBe("Quotation");
  expect(paper.subtitle.join("\n")).toMatch(/No\. .*\nValid until /);
  expect(paper.parties[1]?.lines.join("\n")).toContain("Delta Works");
  expect(paper.sums.map(({ label }) => label)).toContain("VAT 14%");
  expect(paper.inWords).toBe("Two Thousand Nine Hundred Egyptian Pounds Only");
  expect(paper.terms?.lines).toEqual(["Cash."]);
  expect(paper.payment?.lines.join("\n")).toContain("EG38 0019");
});

test("D-142 a quotation is in no figure, and not among the orders to confirm", async () => {
  await take();
  const counts = await call(api(), endpoints.readOrderCounts, { headers: headers() });
  expect(counts.received).toBe(0);
  const figures = await call(api(), endpoints.readFigures, {
    headers: headers(),
    query: { from: day(0), to: day(0) },
  });
  expect(figures.totals).toMatchObject({ orders: 0, requests: 0 });
});

test("D-142 quotations that buyers have made are deleted some months after their last day, others stay", async () => {
  await quote(1);
  const { order } = await take();
  const { queries } = api().database;
  await queries.update(orders).set({ validUntil: day(-QUOTATION_KEPT_DAYS + 2) });
  await deleteExpired(queries);
  expect((await list()).total).toBe(2);
  await queries.update(orders).set({ validUntil: day(-QUOTATION_KEPT_DAYS - 2) });
  await deleteExpired(queries);
  expect((await list()).data.map(({ id }) => id)).toEqual([order.id]);
});

test("D-142 a quotation of five hundred lines is accepted and printed", async () => {
  const lines = Array.from({ length: 500 }, () => lineOf(fuse, 3));
  const { order } = await take({ lines });
  const stored = await findOrderById(api().database.queries, order.id);
  if (!stored) throw new Error("The quotation is missing.");
  expect(orderPaper(stored, "quotation", defaultSettings).rows).toHaveLength(500);
  const answer = await accept(order.token);
  expect(answer.status).toBe(200);
  expect(await stockOf(api(), fuse.id)).toBe(1_000_000 - 1500);
  const after = await call(api(), readAdminOrder, { headers: headers(), params: { id: order.id } });
  expect(after.state).toBe("received");
  await api().database.queries.delete(orders).where(eq(orders.id, order.id));
});
