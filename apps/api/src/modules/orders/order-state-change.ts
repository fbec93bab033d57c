import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderStateChange } from "@shop/contract/orders/admin-order.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { isSale, isTakenBack, type OrderState } from "@shop/domain/orders/order-state.ts";
import { staysOut } from "@shop/domain/orders/parcels/order-parcels.ts";
import { type Shipment, shipmentText } from "@shop/domain/orders/parcels/shipment.ts";

import type { Queries } from "../../database/database.ts";
import { letterHead } from "../mails/letter-head.ts";
import type { OrderChange } from "./change-order.ts";
import { moveToState } from "./lines/order-line-edits.ts";
import { orderStateMail } from "./mails/order-state-mail.ts";
import type { StoredOrder } from "./orders.repository.ts";
import type { OrderDependencies } from "./orders.service.ts";
import { sentMail } from "./parcels/order-parcel-mail.ts";
import { voidParcels } from "./parcels/order-parcels.repository.ts";
import { countedParcels, sendRest } from "./parcels/send-parcel.ts";
import { requireValid } from "./require-valid.ts";

interface StateChangeOptions extends Pick<OrderDependencies, "mailbox"> {
  readonly admin: Pick<Admin, "email">;
  /** Whether the change is allowed from one state to another. */
  readonly follows: (from: OrderState, to: OrderState) => boolean;
}

/**
 * Sends all that is left of an order that becomes sent, takes its last parcel back where that is taken back, and all parcels of a sent order that is
 * cancelled as they have come back; throws has_parcels where a part of an order that is cancelled was sent, or parcels of a cancelled one are not back.
 */
async function moveParcels(
  transaction: Queries,
  order: StoredOrder,
  state: OrderState,
  { shipment, by }: { readonly shipment: Shipment | undefined; readonly by: string },
): Promise<void> {
  const parcels = countedParcels(order);
  if (state === "sent") await sendRest(transaction, order, shipment ?? { carrier: "", tracking: "" }, by);
  if (state === "confirmed") await voidParcels(transaction, order.id, parcels.slice(-1), by);
  if (order.state === "cancelled" && parcels.length > 0) throw new ApiError("has_parcels");
  if (state !== "cancelled") return;
  if (order.state !== "sent" && parcels.length > 0) throw new ApiError("has_parcels");
  await voidParcels(transaction, order.id, parcels, by);
}

/** The change of an order's state with its parcels, its stock and mail; throws state_not_allowed, quotation_expired, has_returns, has_parcels and stock_short. */
export const stateChange = (
  change: OrderStateChange,
  { mailbox, admin, follows }: StateChangeOptions,
): OrderChange => {
  const { version, state, note: given, mail, shipment: stated } = change;
  const shipment = state === "sent" ? stated : undefined;
  return {
    version,
    isStored: (order) => order.state === state,
    make: async (transaction, order, touch) => {
      if (!follows(order.state, state)) throw new ApiError("state_not_allowed");
      requireValid(order);
      if (order.state === "delivered" && countedEntries(order.returns).length > 0)
        throw new ApiError("has_returns");
      if (!staysOut(order, change)) {
        await moveParcels(transaction, order, state, { shipment, by: admin.email });
        await moveToState(transaction, touch, order, state);
      }
      if (isSale(state) !== isSale(order.state)) touch("sales");
      return {
        // The sender counts only as long as the order is unconfirmed.
        columns: { state, sender: null },
        entry: {
          action: "state",
          from: order.state,
          to: state,
          // Who carries it stands before what else is said.
          text: [shipment && shipmentText(shipment), given].filter(Boolean).join("\n"),
        },
      };
    },
    ...(mail &&
      state !== "received" &&
      state !== "quoted" && {
        mails: async (transaction, order, before) => {
          if (isTakenBack(before.state, state)) return [];
          const head = await letterHead(transaction, mailbox);
          return [
            await (state === "sent"
              ? sentMail(order, given, head)
              : orderStateMail(order, { state, note: given }, head)),
          ];
        },
      }),
  };
};
