import { endpoints } from "@shop/contract/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { purchaseBooks } from "../support/desks/purchase-books.ts";
import { fuse, kit, purchaseDesk, sumsOf, timer } from "../support/desks/purchase-desk.ts";

const desk = purchaseDesk();
const { api, headers, sent, setLine, correct, charge, read, scan, book, undo, product } = desk;

const { stockIs, worthOf, balanceOf } = purchaseBooks(api);
const queries = () => api().database.queries;
const today = shopDayOf(Date.now());

/** A sent order of pieces of a product at what one costs, all of which is booked. */
async function booked(id: number, qty: number, cost: string): Promise<number> {
  const order = await sent([id, qty]);
  await setLine(order, { product: { id }, cost });
  await receive(order, [id, qty]);
  return order;
}

async function receive(
  order: number,
  ...pieces: readonly (readonly [id: number, qty: number])[]
): Promise<void> {
  for (const [id, qty] of pieces) await scan(order, { product: { id }, qty });
  await book(order);
}

/** What is posted of corrected costs, with the purchase orders. */
const adjusted = () =>
  queries()
    .select({
      kind: postings.kind,
      product: postings.productId,
      purchase: postings.purchaseId,
      units: postings.units,
      cost: postings.cost,
    })
    .from(postings)
    .where(eq(postings.cause, "cost_adjusted"))
    .orderBy(asc(postings.kind), asc(postings.id));

/** What suppliers are owed by the journal of today. */
const owed = async () => (0 - Number(await balanceOf("payables"))).toFixed(2);

const marginOfToday = async () =>
  (await call(api(), endpoints.readFigures, { headers: headers(), query: { from: today, to: today } })).totals
    .margin;

test("D-174 a cost that is corrected after the booking is the stock's for what is left, and today's cost for what was sold", async () => {
  await stockIs(timer.id, 0, null);
  const order = await booked(timer.id, 100, "10.00");
  await queries().update(products).set({ amount: 12 }).where(eq(products.id, timer.id));
  await queries().delete(postings);
  const before = await marginOfToday();
  const body = { product: { id: timer.id }, cost: "12.00" };
  const { asked } = await correct(order, body);
  expect(asked).toEqual([
    {
      id: timer.id,
      name: "Timer",
      name_ar: timer.name_ar,
      left: 12,
      sold: 88,
      stock: "24.00",
      cost: "176.00",
      unknown: false,
    },
  ]);
  expect(await worthOf(timer.id)).toEqual({ worth: "144.00", cost: "12.00" });
  expect(await adjusted()).toEqual([
    { kind: "goods", product: timer.id, purchase: order, units: 0, cost: "176.00" },
    { kind: "to_sell", product: timer.id, purchase: order, units: 0, cost: "24.00" },
  ]);
  expect(await owed()).toBe("200.00");
  const after = await marginOfToday();
  expect(Number(before?.amount) - Number(after?.amount)).toBe(176);
  // The history of the product and the log of owners have it.
  expect((await desk.historyOf(timer.id))[0]?.fields).toEqual([
    { field: "cost_price", old: "10.00", new: "12.00" },
  ]);
  // Back again it is as it was.
  await correct(order, { ...body, cost: "10.00" });
  expect(await worthOf(timer.id)).toEqual({ worth: "120.00", cost: "10.00" });
  expect(await owed()).toBe("0.00");
});

test("D-174 nothing is adjusted unseen: other sums than the shown ones are asked about again", async () => {
  await stockIs(timer.id, 0, null);
  const order = await booked(timer.id, 100, "10.00");
  const body = { product: { id: timer.id }, cost: "12.00" };
  const options = { headers: headers(), params: { id: order } };
  expect(await refused(api(), endpoints.setPurchaseLine, { ...options, body })).toEqual({
    status: 409,
    code: "costs_adjust",
  });
  // Nothing was written by the question.
  expect((await read(order)).lines).toMatchObject([{ cost: "10.00", landed_cost: "10.00" }]);
  await queries().update(products).set({ amount: 50 }).where(eq(products.id, timer.id));
  const stale = { ...body, adjustment: { stock: "200.00", cost: "0.00" } };
  expect((await refused(api(), endpoints.setPurchaseLine, { ...options, body: stale })).code).toBe(
    "costs_adjust",
  );
  await setLine(order, { ...body, adjustment: { stock: "100.00", cost: "100.00" } });
  expect((await read(order)).lines).toMatchObject([{ cost: "12.00" }]);
  expect(await worthOf(timer.id)).toEqual({ worth: "600.00", cost: "12.00" });
});

test("D-174 what is left is at most what came by the order, and the stock is never worth less than nothing", async () => {
  await stockIs(timer.id, 50, "10.00");
  const order = await booked(timer.id, 10, "10.00");
  // Sixty are there: all ten count as left, half up to the piastre.
  const { asked } = await correct(order, { product: { id: timer.id }, cost: "10.05" });
  expect(asked).toMatchObject([{ left: 10, sold: 0, stock: "0.50", cost: "0.00" }]);
  expect(await worthOf(timer.id)).toEqual({ worth: "600.50", cost: "10.01" });
  await queries().update(products).set({ amount: 3, stock_value: "6.00" }).where(eq(products.id, timer.id));
  const down = await correct(order, { product: { id: timer.id }, cost: "1.00" });
  // Three tenths of -90.50 are more than the three are worth: the rest lowers today's cost.
  expect(down.asked).toMatchObject([{ left: 3, sold: 7, stock: "-6.00", cost: "-84.50" }]);
  expect(await worthOf(timer.id)).toMatchObject({ worth: "0.00" });
});

test("D-174 a cost of later pieces alone leaves what is booked", async () => {
  await stockIs(timer.id, 0, null);
  const order = await sent([timer.id, 20]);
  await setLine(order, { product: { id: timer.id }, cost: "10.00" });
  await receive(order, [timer.id, 10]);
  await setLine(order, { product: { id: timer.id }, cost: "12.00", booked: "keep" });
  expect(await adjusted()).toEqual([]);
  await receive(order, [timer.id, 10]);
  expect(await worthOf(timer.id)).toEqual({ worth: "220.00", cost: "11.00" });
  // Corrected, it is that of both.
  const { asked } = await correct(order, { product: { id: timer.id }, cost: "13.00" });
  expect(asked).toMatchObject([{ left: 20, sold: 0, stock: "40.00", cost: "0.00" }]);
});

test("D-174 of pieces whose cost was not known nothing is guessed, and it says so", async () => {
  await stockIs(timer.id, 0, null);
  await stockIs(fuse.id, 10, "0.40");
  const order = await sent([timer.id, 10], [fuse.id, 10]);
  await setLine(order, { product: { id: timer.id }, cost: null });
  await setLine(order, { product: { id: fuse.id }, cost: null });
  await receive(order, [timer.id, 10], [fuse.id, 10]);
  const timers = await correct(order, { product: { id: timer.id }, cost: "5.00" });
  expect(timers.asked).toMatchObject([
    { id: timer.id, left: 10, sold: 0, stock: "0.00", cost: "0.00", unknown: true },
  ]);
  expect(await worthOf(timer.id)).toEqual({ worth: null, cost: null });
  // They came at the average of the stock, which is known.
  const fuses = await correct(order, { product: { id: fuse.id }, cost: "0.60" });
  expect(fuses.asked).toMatchObject([{ id: fuse.id, left: 10, sold: 0, stock: "2.00", unknown: false }]);
  expect(await worthOf(fuse.id)).toEqual({ worth: "10.00", cost: "0.50" });
  expect(await adjusted()).toHaveLength(1);
});

test("D-174 D-147 booked pieces are adjusted by those who change products", async () => {
  await stockIs(timer.id, 0, null);
  const order = await booked(timer.id, 10, "10.00");
  const buyer = await signInAdmin(
    api(),
    { email: "buyer@shop.example", password: "buys with care" },
    "staff",
    ["costs"],
  );
  const options = { headers: buyer, params: { id: order } };
  const body = { product: { id: timer.id }, cost: "12.00" };
  expect(await refused(api(), endpoints.setPurchaseLine, { ...options, body })).toEqual({
    status: 403,
    code: "forbidden",
  });
  const kept = await send(api(), endpoints.setPurchaseLine, {
    ...options,
    body: { ...body, booked: "keep" },
  });
  expect(kept.status).toBe(200);
});

test("D-175 freight and duty are shared by value, and each booking has the share of its pieces", async () => {
  await stockIs(timer.id, 0, null);
  await stockIs(fuse.id, 0, null);
  const order = await sent([timer.id, 30], [fuse.id, 100], [kit.id, 2]);
  await setLine(order, { product: { id: timer.id }, cost: "10.00" });
  await setLine(order, { product: { id: fuse.id }, cost: "1.00" });
  await setLine(order, { product: { id: kit.id }, cost: null });
  await charge(order, { freight: "30.01", duty: "10.00" });
  const { order: shown, lines } = await read(order);
  expect(shown).toMatchObject({ total: "400.00", freight: "30.01", duty: "10.00", landed_total: "440.01" });
  // 30.01 of 40.01 belong to the timers; a product without a cost has no share.
  expect(lines.map(({ landed_cost: cost }) => cost)).toEqual(["11.00", "1.10", null]);
  await receive(order, [timer.id, 10]);
  expect(await worthOf(timer.id)).toMatchObject({ worth: "110.00" });
  await receive(order, [timer.id, 20], [fuse.id, 100], [kit.id, 2]);
  expect([await worthOf(timer.id), await worthOf(fuse.id), await worthOf(kit.id)]).toMatchObject([
    { worth: "330.01" },
    { worth: "110.00" },
    { worth: null },
  ]);
  // More than was ordered has no further share.
  await receive(order, [fuse.id, 10]);
  expect(await worthOf(fuse.id)).toMatchObject({ worth: "120.00" });
});

test("D-175 freight that is entered after the booking, changed or removed, is adjusted as a cost is", async () => {
  await stockIs(timer.id, 0, null);
  await stockIs(fuse.id, 0, null);
  const order = await sent([timer.id, 30], [fuse.id, 100]);
  await setLine(order, { product: { id: timer.id }, cost: "10.00" });
  await setLine(order, { product: { id: fuse.id }, cost: "1.00" });
  await receive(order, [timer.id, 30], [fuse.id, 50]);
  await queries().update(products).set({ amount: 10 }).where(eq(products.id, timer.id));
  const { asked, order: charged } = await charge(order, { freight: "40.00", duty: null });
  expect(asked).toMatchObject([
    { id: timer.id, left: 10, sold: 20, stock: "10.00", cost: "20.00" },
    { id: fuse.id, left: 50, sold: 0, stock: "5.00", cost: "0.00" },
  ]);
  expect(charged).toMatchObject({ freight: "40.00", duty: null, landed_total: "440.00" });
  await receive(order, [fuse.id, 50]);
  expect(await worthOf(fuse.id)).toMatchObject({ worth: "110.00" });
  const removed = await charge(order, { freight: null, duty: null });
  expect(sumsOf(removed.asked)).toEqual({ stock: "-20.00", cost: "-20.00" });
  expect([await worthOf(timer.id), await worthOf(fuse.id)]).toMatchObject([
    { worth: "100.00" },
    { worth: "100.00" },
  ]);
  await owed();
});

test("D-175 the undo of a booking takes its share off again, also one that came later", async () => {
  await stockIs(timer.id, 14, "9.00");
  const order = await booked(timer.id, 10, "10.00");
  await charge(order, { freight: "7.77", duty: "3.00" });
  await correct(order, { product: { id: timer.id }, cost: "11.00" });
  expect(await worthOf(timer.id)).toMatchObject({ worth: "246.77" });
  const { receipts } = await read(order);
  await undo(receipts[0]?.change ?? 0);
  expect(await worthOf(timer.id)).toEqual({ worth: "126.00", cost: "9.00" });
  expect(await product(timer.id)).toMatchObject({ amount: 14 });
  expect(await owed()).toBe("0.00");
  // What was taken off is not adjusted any more, and has its share when it comes again.
  expect((await charge(order, { freight: null, duty: null })).asked).toEqual([]);
  await charge(order, { freight: "5.00", duty: null });
  await receive(order, [timer.id, 10]);
  expect(await worthOf(timer.id)).toMatchObject({ worth: "241.00" });
});

test("D-175 a cost that moves shares to other lines asks before it books or is stored", async () => {
  await stockIs(timer.id, 0, null);
  await stockIs(fuse.id, 0, null);
  const order = await sent([timer.id, 10], [fuse.id, 10]);
  await setLine(order, { product: { id: timer.id }, cost: "10.00" });
  await setLine(order, { product: { id: fuse.id }, cost: "10.00" });
  await charge(order, { freight: "30.00", duty: null });
  await receive(order, [timer.id, 10]);
  const { asked } = await correct(order, { product: { id: fuse.id }, cost: "20.00" });
  expect(asked).toMatchObject([{ id: timer.id, left: 10, stock: "-5.00", cost: "0.00" }]);
  await receive(order, [fuse.id, 10]);
  expect([await worthOf(timer.id), await worthOf(fuse.id)]).toMatchObject([
    { worth: "110.00" },
    { worth: "220.00" },
  ]);
});

test("D-175 freight conflicts with freight alone, and a cancelled order keeps its own", async () => {
  const order = await sent([timer.id, 10]);
  await charge(order, { freight: "5", duty: null });
  const options = { headers: headers(), params: { id: order } };
  const body = { freight: "6.00", duty: null, before: { freight: null, duty: null } };
  expect((await refused(api(), endpoints.setPurchaseCharges, { ...options, body })).code).toBe(
    "edit_conflict",
  );
  const same = { ...body, freight: "5.00" };
  expect(await call(api(), endpoints.setPurchaseCharges, { ...options, body: same })).toMatchObject({
    status: false,
  });
  await call(api(), endpoints.cancelPurchase, options);
  const late = { ...body, before: { freight: "5.00", duty: null } };
  expect((await refused(api(), endpoints.setPurchaseCharges, { ...options, body: late })).code).toBe(
    "state_not_allowed",
  );
});

test.for([[1], [2], [3], [4]])(
  "D-174 a cost that is corrected while the booking is undone counts once (%i)",
  { timeout: 60_000 },
  async () => {
    await stockIs(timer.id, 20, "10.00");
    await queries().delete(postings);
    const order = await booked(timer.id, 10, "10.00");
    const { receipts } = await read(order);
    const body = {
      product: { id: timer.id },
      cost: "12.00",
      adjustment: { stock: "20.00", cost: "0.00" },
    };
    await Promise.all([
      send(api(), endpoints.setPurchaseLine, { headers: headers(), params: { id: order }, body }),
      undo(receipts[0]?.change ?? 0),
    ]);
    expect(await worthOf(timer.id)).toEqual({ worth: "200.00", cost: "10.00" });
    expect(await owed()).toBe("0.00");
  },
);

test.for([
  ["en", "Freight", "Landed cost of one piece"],
  ["ar", "الشحن", "تكلفة القطعة مع الشحن والجمارك"],
])(
  "D-175 the sheet states freight, duty and the landed cost, and the paper is printed with them: %s",
  async ([locale = "", freight = "", landed = ""]) => {
    const order = await sent([timer.id, 30]);
    await setLine(order, { product: { id: timer.id }, cost: "10.00" });
    await charge(order, { freight: "30.00", duty: null });
    const path = `/backend/public/api/admin/purchases/${order}`;
    const sheet = await api().request(`${path}/sheet?format=csv&locale=${locale}`, { headers: headers() });
    const [header, line, ...sums] = (await sheet.text()).trim().split("\r\n");
    expect(header).toContain(landed);
    expect(line).toMatch(/[,;]300\.00[,;]0[,;]11\.00$/);
    // Goods, freight, and both: there is no duty.
    expect(sums.map((row) => row.split(/[,;]/).at(-1))).toEqual(["300.00", "30.00", "330.00"]);
    expect(sums[1]).toContain(freight);
    const paper = await api().request(`${path}/paper?locale=${locale}`, { headers: headers() });
    expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  },
);
