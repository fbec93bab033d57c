import { ApiError } from "@shop/contract/api-error.ts";
import { isCancellable } from "@shop/domain/orders/order-steps.ts";
import { paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";

import { letterHead, type ShopMailbox } from "../../mails/letter-head.ts";
import type { OrderChange } from "../change-order.ts";
import { moveToState } from "../lines/order-line-edits.ts";
import { cancellationToShop } from "../mails/order-mails.ts";
import { orderStateMail } from "../mails/order-state-mail.ts";
import { findProofWaits } from "../payments/payment-proofs.repository.ts";

/** Who changes an order, in its log, where its buyer does. */
export const BUYER = { email: "" };

/** The cancellation of an order by its buyer, with its stock and mails, that to the buyer where it may be sent; throws state_not_allowed. */
export const ownCancellation = (mailbox: ShopMailbox, isMailed: boolean): OrderChange => ({
  version: undefined,
  isStored: ({ state }) => state === "cancelled",
  make: async (transaction, order, touch) => {
    const proofWaits = (await findProofWaits(transaction, [order.id])).size > 0;
    if (!isCancellable({ state: order.state, paid: paidOf(paymentSums(order.payments)), proofWaits }))
      throw new ApiError("state_not_allowed");
    await moveToState(transaction, touch, order, "cancelled");
    return {
      // The sender stays for a day: what is ordered and cancelled fills the disk as well.
      columns: { state: "cancelled" },
      entry: { action: "state", from: order.state, to: "cancelled" },
    };
  },
  mails: async (transaction, order) => {
    const head = await letterHead(transaction, mailbox);
    return [
      ...(isMailed ? [await orderStateMail(order, { state: "cancelled", note: "" }, head)] : []),
      await cancellationToShop(order, head),
    ];
  },
});
