import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderStateChange } from "@shop/contract/orders/admin-order.ts";
import { countedReturns } from "@shop/domain/orders/order-returns.ts";
import { isSale, isTakenBack, type OrderState } from "@shop/domain/orders/order-state.ts";
import { shipmentText } from "@shop/domain/orders/shipment.ts";

import { letterHead } from "../mails/letter-head.ts";
import type { OrderChange } from "./change-order.ts";
import { moveToState } from "./order-line-edits.ts";
import { orderStateMail } from "./order-state-mail.ts";
import type { OrderDependencies } from "./orders.service.ts";

interface StateChangeOptions extends Pick<OrderDependencies, "mailbox"> {
  /** Whether the change is allowed from one state to another. */
  readonly follows: (from: OrderState, to: OrderState) => boolean;
}

/** The change of an order's state with its stock and mail; throws state_not_allowed, has_returns and stock_short. */
export const stateChange = (
  { version, state, note: given, mail, shipment: stated }: OrderStateChange,
  { mailbox, follows }: StateChangeOptions,
): OrderChange => {
  const shipment = state === "sent" ? stated : undefined;
  // Log and mail say who carries it before what else is said.
  const note = [shipment && shipmentText(shipment), given].filter(Boolean).join("\n");
  return {
    version,
    isStored: (order) => order.state === state,
    make: async (transaction, order, touch) => {
      if (!follows(order.state, state)) throw new ApiError("state_not_allowed");
      if (order.state === "delivered" && countedReturns(order.returns).length > 0)
        throw new ApiError("has_returns");
      await moveToState(transaction, touch, order, state);
      if (isSale(state) !== isSale(order.state)) touch("sales");
      return {
        // The sender counts only as long as the order is unconfirmed.
        columns: {
          state,
          sender: null,
          ...(shipment && { carrier: shipment.carrier || null, tracking: shipment.tracking || null }),
        },
        entry: { action: "state", from: order.state, to: state, text: note },
      };
    },
    ...(mail &&
      state !== "received" && {
        mails: async (transaction, order, before) =>
          isTakenBack(before.state, state)
            ? []
            : [await orderStateMail(order, { state, note }, await letterHead(transaction, mailbox))],
      }),
  };
};
