import { endpoints } from "@shop/contract/endpoints.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { leftOf, paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import {
  allowanceReasons,
  allReturned,
  returnedUnits,
  returnGoals,
} from "@shop/domain/orders/returns/order-returns.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { fillStock, stockOf } from "../support/ordering.ts";

const { recordReturn, voidReturn, recordPayment, voidPayment, changeOrderState, changeOrderLines } =
  endpoints;
const { api, headers, place, putInto, read } = adminDesk();

const stocked = [meter, fuse];
const amount = fc.constantFrom("0.01", "100", "1450.00", "2900", "99999");
const refund = fc.option(
  amount.map((value) => ({ method: "cash" as const, amount: value, reference: "", branch: null })),
);
const which = fc.nat({ max: 5 });

/** Returns units of one of the lines, or of both, at any value and with any refund. */
const returning = fc
  .record({
    qty: fc.integer({ min: 1, max: 3 }),
    lines: fc.constantFrom([0], [1], [0, 1]),
    goal: fc.constantFrom(...returnGoals),
    value: fc.option(amount),
    delivery: fc.boolean(),
    fee: fc.boolean(),
    refund,
  })
  .map(({ qty, lines, goal, value, ...rest }) => async (id: number) => {
    const body = {
      ...rest,
      ...(value !== null && { value }),
      lines: lines.map((at) => ({ place: at, qty, goal })),
      reason: "defect" as const,
      mail: false,
    };
    await send(api(), recordReturn, { headers: headers(), params: { id }, body });
  });

/** Takes any amount off the price, without anything coming back. */
const allowing = fc
  .record({ reason: fc.constantFrom(...allowanceReasons), value: amount, refund })
  .map((entry) => async (id: number) => {
    const body = { ...entry, note: "Late" };
    await send(api(), recordReturn, { headers: headers(), params: { id }, body });
  });

/** Takes back one of the returns, with or without its refund. */
const voiding = fc
  .record({ at: which, withRefund: fc.boolean() })
  .map(({ at, withRefund }) => async (id: number) => {
    const returnId = (await read(id)).returns[at]?.id ?? 999_999;
    await send(api(), voidReturn, {
      headers: headers(),
      params: { id, returnId },
      body: { refund: withRefund },
    });
  });

/** Records a payment or a refund. */
const paying = fc
  .record({ kind: fc.constantFrom("payment", "refund"), amount })
  .map(({ kind, amount: value }) => async (id: number) => {
    const body = { kind, method: "cash" as const, amount: value };
    await send(api(), recordPayment, { headers: headers(), params: { id }, body });
  });

/** Takes back one of the entries of the ledger. */
const unpaying = which.map((at) => async (id: number) => {
  const paymentId = (await read(id)).payments[at]?.id ?? 999_999;
  await send(api(), voidPayment, { headers: headers(), params: { id, paymentId }, body: {} });
});

/** Changes the state, allowed or not. */
const moving = fc
  .constantFrom("sent", "delivered", "confirmed", "cancelled")
  .map((state) => async (id: number) => {
    await send(api(), changeOrderState, { headers: headers(), params: { id }, body: { state, mail: false } });
  });

/** Edits the lines, allowed or not. */
const editing = fc.integer({ min: 1, max: 5 }).map((qty) => async (id: number) => {
  const lines = [
    { product_id: meter.id, qty, price: "1450" },
    { product_id: fuse.id, qty: 3, price: "0.10" },
  ];
  await send(api(), changeOrderLines, { headers: headers(), params: { id }, body: { lines } });
});

/** For each product: its stock plus the pieces that the order holds of it. */
async function pieces(id: number): Promise<number[]> {
  const { lines, returns, state } = await read(id);
  const counted = returns.filter(({ voided }) => voided === null).flatMap((one) => one.lines);
  return Promise.all(
    stocked.map(async (product) => {
      const own = lines.filter(({ product_id }) => product_id === product.id);
      const back = counted.filter(({ product_id, goal }) => goal === "stock" && product_id === product.id);
      const out = own.reduce((sum, { qty, sent = 0 }) => sum + (state === "cancelled" ? sent : qty), 0);
      const held = out - back.reduce((sum, { qty }) => sum + qty, 0);
      return held + (await stockOf(api(), product.id));
    }),
  );
}

test("D-126 D-118 whatever is returned, paid and taken back, the sums of an order and the stock are exact", async () => {
  const sequences = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: returning },
      { weight: 2, arbitrary: allowing },
      { weight: 3, arbitrary: voiding },
      { weight: 2, arbitrary: paying },
      unpaying,
      moving,
      editing,
    ),
    { minLength: 4, maxLength: 12 },
  );
  const exact = fc.asyncProperty(sequences, async (steps) => {
    await fillStock(api(), stocked);
    const id = await place([
      [meter, 3],
      [fuse, 3],
    ]);
    await putInto(id, "delivered");
    const before = await pieces(id);
    for (const step of steps) {
      await step(id);
      expect(await pieces(id)).toEqual(before);
      const order = await read(id);
      expect(order.returned).toBe(allReturned(order.returns));
      expect(Number(order.due)).toBeGreaterThanOrEqual(0);
      // Nothing is to be paid of a cancelled order.
      expect(sumOf([order.due, order.returned])).toBe(order.state === "cancelled" ? "0.00" : order.total);
      const { received, refunded } = paymentSums(order.payments);
      expect(order.paid).toBe(paidOf({ received, refunded }));
      expect(order.paid).toBe(sumOf([received, `-${refunded}`]));
      const over = leftOf(order.paid, order.due);
      expect(sumOf([order.due, over])).toBe(sumOf([order.paid, leftOf(order.due, order.paid)]));
      for (const [at, line] of order.lines.entries()) {
        expect(line.returned ?? 0).toBe(returnedUnits(order.returns, at));
        expect(line.returned ?? 0).toBeLessThanOrEqual(line.qty);
      }
      expect(order.state === "delivered" || order.returned === "0.00").toBe(true);
    }
  });
  await fc.assert(exact, { numRuns: 15 });
});
