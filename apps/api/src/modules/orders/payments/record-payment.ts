import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { NewPayment } from "@shop/contract/orders/order-payments.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isCovered, paymentKindsIn } from "@shop/domain/orders/payments/order-payments.ts";
import { valueDateIssue } from "@shop/domain/orders/payments/value-date.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { requireFound } from "../../../database/require-row.ts";
import { findClosedUntil } from "../../books/closed-until.ts";
import type { OrderChange } from "../change-order.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { attemptFor, isRecorded } from "../recorded-attempt.ts";
import { addPayment, addVoid } from "./add-payment.ts";
import { findPaymentOfAttempt } from "./order-payments.repository.ts";
import { orderPayments } from "./order-payments.table.ts";
import { decideProof, findProofs } from "./payment-proofs.repository.ts";

/** An entry that an administrator adds to the ledger of an order. */
export interface RecordedPayment {
  readonly request: NewPayment;
  /** The Idempotency-Key of the attempt; null for an entry of its own. */
  readonly attempt: string | null;
  readonly admin: Admin;
}

const tooLarge = (): ApiError => new ApiError("invalid", { errors: { amount: "too_large" } });

/** The day on which the money of an entry is there; throws invalid for one that cannot be. */
async function valueDateOf(
  transaction: Queries,
  { createdAt }: StoredOrder,
  given: string,
): Promise<{ readonly valueDate?: string }> {
  const today = shopDayOf(Date.now());
  if (given === "" || given === today) return {};
  // Who closes the books waits for what is being recorded, and the other way round.
  await transaction.execute(sql`lock table ${orderPayments} in row exclusive mode`);
  const closedUntil = await findClosedUntil(transaction);
  const issue = valueDateIssue(given, { orderedAt: createdAt.toISOString(), today, closedUntil });
  if (issue) throw new ApiError("invalid", { errors: { value_date: issue } });
  return { valueDate: given };
}

/** Whether a proof of an order is confirmed; throws not_found, and state_not_allowed where it is declined. */
async function isConfirmed(transaction: Queries, orderId: number, proof: number): Promise<boolean> {
  const { state } = requireFound((await findProofs(transaction, orderId)).find(({ id }) => id === proof));
  if (state === "declined") throw new ApiError("state_not_allowed");
  return state === "confirmed";
}

/**
 * The change that adds an entry to the ledger of an order, and confirms the proof that it names; it throws idempotency_mismatch, invalid for
 * a refund above what came in and for a day on which its money cannot be there, and state_not_allowed for a quotation, for anything but a refund of a cancelled order, and for a declined proof.
 */
export function paymentChange({ request, attempt, admin }: RecordedPayment): OrderChange {
  const { proof, value_date: day, ...values } = request;
  const entry = { ...values, amount: storedAmount(request.amount) };
  return {
    version: undefined,
    isStored: async (order, transaction) =>
      (proof !== undefined && (await isConfirmed(transaction, order.id, proof))) ||
      (await isRecorded(
        transaction,
        "payment",
        attemptFor(attempt, order.id, request),
        findPaymentOfAttempt,
      )),
    make: async (transaction, order) => {
      if (!paymentKindsIn(order.state).includes(entry.kind)) throw new ApiError("state_not_allowed");
      if (entry.kind === "refund" && !isCovered([...order.payments, { ...entry, voided: null }]))
        throw tooLarge();
      const { id: paymentId, text } = await addPayment(transaction, {
        ...entry,
        ...(await valueDateOf(transaction, order, day)),
        orderId: order.id,
        by: admin.email,
        ...attemptFor(attempt, order.id, request),
      });
      if (proof !== undefined)
        await decideProof(transaction, proof, { state: "confirmed", paymentId, by: admin.email });
      return { columns: {}, entry: { action: "payment", text } };
    },
  };
}

const entryOf = ({ payments }: StoredOrder, id: number) =>
  requireFound(payments.find((one) => one.id === id));

/** The change that takes back an entry of the ledger of an order; it throws not_found, and invalid where too little would be left to have been given back, and for cash that was counted today without a note. */
export const voidChange = (
  { paymentId, note }: { readonly paymentId: number; readonly note: string },
  admin: Admin,
): OrderChange => ({
  version: undefined,
  isStored: (order) => entryOf(order, paymentId).voided !== null,
  make: async (transaction, order) => {
    const taken = entryOf(order, paymentId);
    if (!isCovered(order.payments.filter(({ id }) => id !== paymentId))) throw tooLarge();
    const { text } = await addVoid(transaction, taken, { by: admin.email, note });
    return { columns: {}, entry: { action: "payment_voided", text } };
  },
});
