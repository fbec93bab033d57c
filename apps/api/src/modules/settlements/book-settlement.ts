import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { BookedOutcome, SettlementBooking } from "@shop/contract/settlements/settlements.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { isNextState, takesPayment } from "@shop/domain/orders/order-state.ts";
import { leftOf, paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";

import { changeIn, type OrderChange, type OrderTransaction } from "../orders/change-order.ts";
import { stateChange } from "../orders/order-state-change.ts";
import { dueOf } from "../orders/orders.mapper.ts";
import type { StoredOrder } from "../orders/orders.repository.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { paymentChange } from "../orders/payments/record-payment.ts";

/** A booking with who makes it. */
export interface MadeBooking extends Pick<OrderDependencies, "mailbox"> {
  readonly booking: SettlementBooking;
  /** The Idempotency-Key of the attempt; null for payments of their own. */
  readonly attempt: string | null;
  readonly admin: Admin;
}

type BookedOrder = SettlementBooking["orders"][number];

/** What is left to pay of a stored order. */
export const leftToPay = (order: Parameters<typeof dueOf>[0] & Pick<StoredOrder, "payments">): string =>
  leftOf(dueOf(order), paidOf(paymentSums(order.payments)));

/** The payment of a line; the first one of an order throws edit_conflict where the order differs from what was seen, or takes no payment. */
function lineChange(
  { booking: { reference }, attempt, admin }: MadeBooking,
  { id, state, left, lines }: BookedOrder,
  at: number,
): OrderChange {
  const { line = 0, amount = "", note = "" } = lines[at] ?? {};
  const change = paymentChange({
    request: {
      kind: "payment",
      method: "courier",
      amount,
      reference: `${reference}/${line}`,
      note,
      branch: null,
      value_date: "",
    },
    attempt: attempt === null ? null : `${attempt}/${id}/${line}`,
    admin,
  });
  if (at > 0) return change;
  return {
    ...change,
    make: (transaction, order, touch) => {
      if (!takesPayment(order.state) || order.state !== state || leftToPay(order) !== left)
        throw new ApiError("edit_conflict");
      return change.make(transaction, order, touch);
    },
  };
}

async function bookOrder(
  within: OrderTransaction,
  made: MadeBooking,
  order: BookedOrder,
): Promise<Omit<BookedOutcome, "id" | "code">> {
  const { booking, admin, mailbox } = made;
  let stored: StoredOrder | undefined;
  for (const at of order.lines.keys()) {
    const changed = await changeIn(within, order.id, admin, lineChange(made, order, at));
    if (!changed.status) return { outcome: "already", delivered: false };
    stored = changed.order;
  }
  const isDelivered = booking.deliver && stored?.state === "sent" && isZeroPrice(leftToPay(stored));
  if (isDelivered) {
    const change = stateChange(
      { version: undefined, state: "delivered", note: "", mail: booking.mail, goods_back: false },
      { mailbox, admin, follows: isNextState },
    );
    await changeIn(within, order.id, admin, change);
  }
  return { outcome: "booked", delivered: isDelivered };
}

/** Books orders in one transaction; one that differs from what was seen is refused and holds up no other. */
export async function bookOrders(within: OrderTransaction, made: MadeBooking): Promise<BookedOutcome[]> {
  const outcomes = new Map<number, BookedOutcome>();
  // All transactions lock orders by ascending id.
  for (const order of made.booking.orders.toSorted((a, b) => a.id - b.id)) {
    try {
      const booked = await bookOrder(within, made, order);
      outcomes.set(order.id, { id: order.id, code: null, ...booked });
    } catch (error) {
      // Both are thrown before the order is written.
      const code =
        error instanceof ApiError &&
        (["edit_conflict", "not_found"] as const).find((one) => one === error.code);
      if (!code) throw error;
      outcomes.set(order.id, { id: order.id, outcome: "refused", code, delivered: false });
    }
  }
  return made.booking.orders.flatMap(({ id }) => outcomes.get(id) ?? []);
}
