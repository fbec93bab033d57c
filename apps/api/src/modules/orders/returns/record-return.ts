import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { NewReturn, ReturnVoid } from "@shop/contract/orders/order-returns.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { isZeroPrice, minorOf, storedAmount, sumOf } from "@shop/domain/money/money.ts";
import { isCovered } from "@shop/domain/orders/payments/order-payments.ts";
import {
  allowanceOf,
  deliveryToReturn,
  feeToReturn,
  isAllowance,
  type PickedLine,
  type ReturnedLine,
  type ReturnGoal,
  returnedUnits,
  returnSums,
  returnText,
  worthOf,
} from "@shop/domain/orders/returns/order-returns.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound } from "../../../database/require-row.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { letterHead } from "../../mails/letter-head.ts";
import { lockStock, seenStock } from "../../products/stock.repository.ts";
import { setAside, takeAway } from "../../quarantine/move-returned.ts";
import { insertLogEntry } from "../admin-orders.repository.ts";
import type { OrderChange } from "../change-order.ts";
import { moveOrdered, moveReservation } from "../lines/move-stock.ts";
import { orderChangeMail } from "../mails/order-change-mail.ts";
import { toDelivery, toDiscount, toPayBy } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import type { OrderDependencies } from "../orders.service.ts";
import { requireUncredited } from "../papers/require-uninvoiced.ts";
import { addPayment, addVoid } from "../payments/add-payment.ts";
import { attemptFor, isRecorded } from "../recorded-attempt.ts";
import {
  countReturned,
  findReturnOfAttempt,
  insertReturn,
  type StoredReturn,
} from "./order-returns.repository.ts";

/** A return or an allowance that an administrator records. */
export interface RecordedReturn {
  readonly request: NewReturn;
  /** The Idempotency-Key of the attempt; null for a return of its own. */
  readonly attempt: string | null;
  readonly admin: Admin;
}

const invalid = (errors: Readonly<Record<string, string>>): ApiError => new ApiError("invalid", { errors });

/** Throws invalid where a line is named twice, does not exist, or has fewer units that have not come back. */
function requireUnits({ lines, returns }: StoredOrder, picked: readonly PickedLine[]): void {
  const seen = new Set<number>();
  for (const [at, { place, qty }] of picked.entries()) {
    const line = lines[place];
    if (!line || seen.has(place)) throw invalid({ [`lines.${at}.place`]: "bad_value" });
    if (qty > line.qty - returnedUnits(returns, place)) throw invalid({ [`lines.${at}.qty`]: "too_large" });
    seen.add(place);
  }
}

/** Puts units of lines back into the stock; throws invalid for a deleted product. */
async function restock(
  transaction: Queries,
  touch: Touch,
  order: StoredOrder,
  picked: NewReturn["lines"],
): Promise<void> {
  const productOf = (place: number): number => order.lines[place]?.productId ?? 0;
  const kept = picked.filter(({ goal }) => goal !== "written_off");
  const locked = await lockStock(transaction, [...new Set(kept.map(({ place }) => productOf(place)))]);
  const sold = new Set(seenStock(locked, "dashboard").map(({ id }) => id));
  // What is set aside may be of a deleted product, which has no stock.
  const known = { stock: sold, quarantine: new Set(locked.map(({ id }) => id)) };
  const missing = picked.findIndex(
    ({ place, goal }) => goal !== "written_off" && !known[goal].has(productOf(place)),
  );
  if (missing !== -1) throw invalid({ [`lines.${missing}.goal`]: "unknown_product" });
  const back = new Map<number, number>();
  for (const { place, qty, goal } of kept)
    if (goal === "stock") back.set(productOf(place), (back.get(productOf(place)) ?? 0) - qty);
  const stock = locked.filter(({ id }) => sold.has(id));
  await moveOrdered(transaction, touch, order, { stock, taken: back });
}

const ofGoal = <Line extends { readonly goal: ReturnGoal }>(
  lines: readonly Line[],
  goal: ReturnGoal,
): Line[] => lines.filter((line) => line.goal === goal);

/** Adds the refund of a return to the ledger and to the log; returns its id, or null without one. */
async function refund(
  transaction: Queries,
  order: StoredOrder,
  { refund: given, note }: NewReturn,
  by: string,
): Promise<number | null> {
  if (given === null) return null;
  const entry = { ...given, kind: "refund" as const, amount: storedAmount(given.amount) };
  if (!isCovered([...order.payments, { ...entry, voided: null }]))
    throw invalid({ "refund.amount": "too_large" });
  const { id, text } = await addPayment(
    transaction,
    { ...entry, note, orderId: order.id, by },
    { method: "refund.method", amount: "refund.amount", note: "note" },
  );
  await insertLogEntry(transaction, { orderId: order.id, by, action: "payment", text });
  return id;
}

/** What an entry takes off the goods, their delivery and the way of payment, and the lines that it takes off. */
interface Taken extends Pick<StoredReturn, "value" | "delivery" | "fee"> {
  readonly picked: readonly (ReturnedLine & { readonly goal: ReturnGoal })[];
}

/** What a return or an allowance takes off an order; throws invalid for more than its goods cost, and than is left of delivery and fee. */
function takenOf(stored: StoredOrder, request: NewReturn): Taken {
  const { lines, returns } = stored;
  const order = {
    lines,
    returns,
    discount: toDiscount(stored),
    delivery: toDelivery(stored),
    pay_by: toPayBy(stored),
  };
  if (isAllowance(request.reason)) {
    const parts = allowanceOf(order, storedAmount(request.value ?? "0"));
    if (!parts) throw invalid({ value: "too_large" });
    // None of its lines has units that could go anywhere.
    const picked = parts.lines.map((line) => Object.assign({}, line, { goal: "written_off" as const }));
    return { value: parts.value, delivery: parts.delivery, fee: parts.fee, picked };
  }
  const worths = worthOf(order, request.lines);
  const most = sumOf(worths);
  const value = request.value === undefined ? most : storedAmount(request.value);
  if (minorOf(value) > minorOf(most)) throw invalid({ value: "too_large" });
  const delivery = request.delivery ? deliveryToReturn(order) : "0.00";
  if (request.delivery && isZeroPrice(delivery)) throw invalid({ delivery: "bad_value" });
  const fee = request.fee ? feeToReturn(order) : "0.00";
  if (request.fee && isZeroPrice(fee)) throw invalid({ fee: "bad_value" });
  const picked = request.lines.map((line, at) => Object.assign({}, line, { worth: itemAt(worths, at) }));
  return { value, delivery, fee, picked };
}

/** The change that records what came back of an order, or an allowance; throws state_not_allowed before its delivery, idempotency_mismatch and invalid. */
export const returnChange = (
  { request, attempt, admin }: RecordedReturn,
  { mailbox }: Pick<OrderDependencies, "mailbox">,
): OrderChange => ({
  version: request.version,
  isStored: (order, transaction) =>
    isRecorded(transaction, "return", attemptFor(attempt, order.id, request), findReturnOfAttempt),
  make: async (transaction, order, touch) => {
    if (order.state !== "delivered") throw new ApiError("state_not_allowed");
    const { reason, note } = request;
    requireUnits(order, request.lines);
    const { lines, returns } = order;
    const { picked, ...values } = takenOf(order, request);
    await restock(transaction, touch, order, request.lines);
    const refundId = await refund(transaction, order, request, admin.email);
    const returned = picked.flatMap(({ place, qty, goal, worth }) => {
      const line = lines[place];
      if (!line) return [];
      const { productId, name, nameAr, unit, piecesPerUnit } = line;
      return [{ place, productId, name, nameAr, qty, unit, piecesPerUnit, goal, worth }];
    });
    const returnId = await insertReturn(
      transaction,
      {
        ...values,
        orderId: order.id,
        reason,
        note,
        refundId,
        by: admin.email,
        ...attemptFor(attempt, order.id, request),
      },
      returned,
    );
    await setAside(transaction, ofGoal(returned, "quarantine"), { returnId, by: admin.email });
    await countReturned(transaction, order.id, returned);
    touch("sales");
    return {
      columns: returnSums([...returns, { ...values, voided: null }]),
      entry: { action: "return", text: returnText({ reason, ...values }, returned) },
    };
  },
  ...(request.mail &&
    !isAllowance(request.reason) && {
      mails: async (transaction, order) => [
        await orderChangeMail(order, "returned", await letterHead(transaction, mailbox)),
      ],
    }),
});

const returnOf = ({ returns }: StoredOrder, id: number): StoredReturn =>
  requireFound(returns.find((one) => one.id === id));

/** Takes back the refund of a return, unless that was done or there is none. */
async function voidRefund(
  transaction: Queries,
  order: StoredOrder,
  refundId: number | null,
  made: { readonly by: string; readonly note: string },
): Promise<void> {
  const entry = order.payments.find(({ id, voided }) => id === refundId && voided === null);
  if (!entry) return;
  const { text } = await addVoid(transaction, entry, made);
  await insertLogEntry(transaction, { orderId: order.id, by: made.by, action: "payment_voided", text });
}

/** The change that takes back a return of an order, on request with its refund; throws not_found, stock_short where the stock no longer has what went back to it, and quarantine_short where it was decided about what was set aside. */
export const returnVoidChange = (
  returnId: number,
  { refund: withRefund, note }: ReturnVoid,
  admin: Admin,
): OrderChange => ({
  version: undefined,
  isStored: (order) => returnOf(order, returnId).voided !== null,
  make: async (transaction, order, touch) => {
    const taken = returnOf(order, returnId);
    await requireUncredited(transaction, order.id, returnId);
    const { reason, value, delivery, fee, lines } = taken;
    // All lines, since a refusal names them by their index.
    const after = lines.map(({ productId, qty, goal }) => ({
      product_id: productId,
      qty: goal === "stock" ? qty : 0,
    }));
    const kept = lines.filter(({ goal }) => goal !== "written_off");
    const stock = await lockStock(transaction, [...new Set(kept.map(({ productId }) => productId))]);
    await moveReservation(transaction, touch, order, { stock, before: [], after });
    // A purged product has nothing set aside any more.
    const aside = ofGoal(lines, "quarantine").filter(({ productId }) =>
      stock.some(({ id }) => id === productId),
    );
    await takeAway(transaction, aside, { returnId, by: admin.email });
    if (withRefund) await voidRefund(transaction, order, taken.refundId, { by: admin.email, note });
    await insertReturn(
      transaction,
      { orderId: order.id, reason, value, delivery, fee, by: admin.email, voids: returnId },
      [],
    );
    await countReturned(
      transaction,
      order.id,
      lines.map(({ place, qty }) => ({ place, qty: -qty })),
    );
    touch("sales");
    return {
      columns: returnSums(order.returns.filter((one) => one !== taken)),
      entry: { action: "return_voided", text: returnText(taken, lines) },
    };
  },
});
