import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { and, asc, eq, gt, max } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { purchaseBooks } from "../support/desks/purchase-books.ts";
import { fuse, kit, purchaseDesk, timer } from "../support/desks/purchase-desk.ts";

const desk = purchaseDesk();
const { api, headers, sent, setLine, correct, read, scan, book, undo, giveBack, takeBack, product } = desk;
const { stockIs, worthOf, balanceOf } = purchaseBooks(api);

const queries = () => api().database.queries;
const today = shopDayOf(Date.now());

/** An order of timers at 10.00 each, of which ten are booked, beside ten at 8.00 that were there. */
async function received(): Promise<number> {
  await stockIs(timer.id, 10, "8.00");
  const order = await sent([timer.id, 20]);
  await setLine(order, { product: { id: timer.id }, cost: "10.00" });
  await scan(order, { product: { id: timer.id }, qty: 10 });
  await book(order);
  await queries().delete(postings);
  return order;
}

const refusalOf = async (response: Response) => {
  const { code, errors } = v.parse(apiErrorSchema, await response.json());
  return { code, ...errors };
};

const lossOfToday = async () =>
  (await call(api(), endpoints.readFigures, { headers: headers(), query: { from: today, to: today } })).totals
    .margin?.loss;

const returnsOf = async (order: number) => (await read(order)).returns;

test("D-176 pieces go back at what the stock is worth; what the supplier credits less is a loss of the day", async () => {
  const order = await received();
  const response = await giveBack(order, [{ product_id: timer.id, qty: 4, credit: "30.00" }], {
    reason: "Wrong part",
  });
  expect(response.status).toBe(200);
  // Four of twenty at 9.00 each.
  expect(await worthOf(timer.id)).toEqual({ worth: "144.00", cost: "9.00" });
  expect(await product(timer.id)).toMatchObject({ amount: 16 });
  const posted = await queries()
    .select({
      cause: postings.cause,
      purchase: postings.purchaseId,
      units: postings.units,
      cost: postings.cost,
      loss: postings.loss,
    })
    .from(postings)
    .orderBy(asc(postings.id));
  const of = { cause: "returned_to_supplier", purchase: order };
  expect(posted).toEqual([
    { ...of, units: -4, cost: "-36.00", loss: "0.00" },
    { ...of, units: 0, cost: "0.00", loss: "6.00" },
  ]);
  expect([await balanceOf("payables"), await balanceOf("losses"), await balanceOf("stock")]).toEqual([
    "30.00",
    "6.00",
    "-36.00",
  ]);
  expect(await lossOfToday()).toBe("6.00");
  const { order: shown, lines, returns } = await read(order);
  expect(shown).toMatchObject({ received: 10, returned: 4, returned_total: "30.00", open_total: "100.00" });
  expect(lines).toMatchObject([{ received: 10, returned: 4 }]);
  expect(returns).toMatchObject([
    {
      reason: "Wrong part",
      pieces: 4,
      credit: "30.00",
      voided: null,
      lines: [{ id: timer.id, qty: 4, loss: "6.00" }],
    },
  ]);
  expect((await desk.historyOf(timer.id))[0]?.fields).toEqual([{ field: "amount", old: 20, new: 16 }]);
});

test("D-176 without a stated credit it is what they cost by the order, which may be a gain", async () => {
  const order = await received();
  await giveBack(order, [{ product_id: timer.id, qty: 5 }]);
  expect(await returnsOf(order)).toMatchObject([{ credit: "50.00", lines: [{ loss: "-5.00" }] }]);
  expect(await lossOfToday()).toBe("-5.00");
  await balanceOf("payables");
});

test("D-176 no more goes back than was received, and than is in stock", async () => {
  const order = await received();
  expect(await refusalOf(await giveBack(order, [{ product_id: timer.id, qty: 11 }]))).toEqual({
    code: "invalid",
    "lines.0.qty": "too_large",
  });
  expect(await refusalOf(await giveBack(order, [{ product_id: fuse.id, qty: 1 }]))).toMatchObject({
    "lines.0.product_id": "unknown_product",
  });
  await giveBack(order, [{ product_id: timer.id, qty: 7 }]);
  expect(await refusalOf(await giveBack(order, [{ product_id: timer.id, qty: 4 }]))).toMatchObject({
    "lines.0.qty": "too_large",
  });
  await stockIs(timer.id, 2, "9.00");
  expect(await refusalOf(await giveBack(order, [{ product_id: timer.id, qty: 3 }]))).toMatchObject({
    "lines.0.qty": "stock_short",
  });
  const twice = [{ product_id: timer.id, qty: 1 }];
  expect((await giveBack(order, [...twice, ...twice])).status).toBe(422);
});

test("D-176 a return counts once for its key, and conflicts with what was changed in the meantime", async () => {
  const order = await received();
  const lines = [{ product_id: timer.id, qty: 2 }];
  const answers = await Promise.all([1, 2, 3].map(() => giveBack(order, lines, { key: "one-return" })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await product(timer.id)).toMatchObject({ amount: 18 });
  expect(await returnsOf(order)).toHaveLength(1);
  const { version } = (await read(order)).order;
  await scan(order, { product: { id: timer.id }, qty: 1 });
  expect((await refusalOf(await giveBack(order, lines, { version }))).code).toBe("edit_conflict");
});

test("D-176 a return that is taken back puts its pieces back at what they were worth, and its loss with them", async () => {
  const order = await received();
  await giveBack(order, [{ product_id: timer.id, qty: 3, credit: "0" }]);
  expect(await lossOfToday()).toBe("27.00");
  // What is there changes its cost in the meantime.
  await stockIs(timer.id, 17, "20.00");
  const [entry] = await returnsOf(order);
  const [last] = await queries()
    .select({ id: max(postings.id) })
    .from(postings);
  expect(await takeBack(order, entry?.id ?? 0)).toMatchObject({ status: true, order: { returned: 0 } });
  expect(await worthOf(timer.id)).toMatchObject({ worth: "367.00" });
  const posted = await queries()
    .select({ cause: postings.cause, units: postings.units, cost: postings.cost, loss: postings.loss })
    .from(postings)
    .where(and(gt(postings.id, last?.id ?? 0), eq(postings.productId, timer.id)))
    .orderBy(asc(postings.id));
  const cause = "returned_to_supplier";
  expect(posted).toEqual([
    { cause, units: 3, cost: "27.00", loss: "0.00" },
    { cause, units: 0, cost: "0.00", loss: "-27.00" },
  ]);
  expect([await lossOfToday(), await balanceOf("payables")]).toEqual(["0.00", "0.00"]);
  expect(await takeBack(order, entry?.id ?? 0)).toMatchObject({ status: false });
  expect((await returnsOf(order))[0]?.voided).not.toBeNull();
  const other = { headers: headers(), params: { id: order, returnId: 99 } };
  expect((await refused(api(), endpoints.voidPurchaseReturn, other)).status).toBe(404);
});

test("D-176 pieces that went back are not undone with their booking, nor adjusted as if they were there", async () => {
  const order = await received();
  await giveBack(order, [{ product_id: timer.id, qty: 4 }]);
  const { receipts } = await read(order);
  expect((await undo(receipts[0]?.change ?? 0)).change.undone).toMatchObject({ restored: 0, kept: 1 });
  const { asked } = await correct(order, { product: { id: timer.id }, cost: "11.00" });
  expect(asked).toMatchObject([{ left: 6, sold: 4, stock: "6.00", cost: "4.00" }]);
});

test("D-176 of pieces whose cost is not known no loss is guessed", async () => {
  await stockIs(kit.id, 5, null);
  const order = await sent([kit.id, 2]);
  await scan(order, { product: { id: kit.id }, qty: 2 });
  await book(order);
  await giveBack(order, [{ product_id: kit.id, qty: 1, credit: "9.00" }]);
  expect(await returnsOf(order)).toMatchObject([{ credit: "9.00", lines: [{ loss: null }] }]);
  expect([await lossOfToday(), await balanceOf("payables")]).toEqual(["0.00", "0.00"]);
});

test("D-176 what was received from a supplier has what went back below zero", async () => {
  const order = await received();
  await giveBack(order, [{ product_id: timer.id, qty: 4, credit: "30.00" }]);
  const { supplier } = (await read(order)).order;
  const list = () =>
    call(api(), endpoints.listReceived, { headers: headers(), params: { id: supplier.id ?? 0 }, query: {} });
  expect((await list()).data).toMatchObject([
    { product_id: timer.id, qty: -4, total: "-30.00", returned: true, undone: false },
    { product_id: timer.id, qty: 10, total: "100.00", returned: false },
  ]);
  const [entry] = await returnsOf(order);
  await takeBack(order, entry?.id ?? 0);
  expect((await list()).total).toBe(1);
});

test("D-176 D-147 goods go back by those who change products and see costs", async () => {
  const order = await received();
  const buyer = await signInAdmin(
    api(),
    { email: "buyer@shop.example", password: "buys many parts" },
    "staff",
    ["costs"],
  );
  const body = { version: 1, lines: [{ product_id: timer.id, qty: 1 }] };
  const options = { headers: buyer, params: { id: order } };
  expect((await refused(api(), endpoints.returnPurchase, { ...options, body })).code).toBe("forbidden");
});

test.for([["en"], ["ar"]])("D-176 a return is printed: %s", { timeout: 60_000 }, async ([locale = ""]) => {
  const order = await received();
  await giveBack(order, [{ product_id: timer.id, qty: 4 }], { reason: "Broken\nin transport" });
  const [entry] = await returnsOf(order);
  const path = `/backend/public/api/admin/purchases/${order}/returns/${entry?.id ?? 0}/paper?locale=${locale}`;
  const paper = await api().request(path, { headers: headers() });
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(5000);
});
