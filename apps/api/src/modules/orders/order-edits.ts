import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type {
  OrderBuyerChange,
  OrderDeliveryChange,
  OrderLinesChange,
  OrderPayByChange,
} from "@shop/contract/orders/admin-order.ts";
import type { OrderChannel } from "@shop/domain/orders/order-channel.ts";
import { canEditLines, isSale } from "@shop/domain/orders/order-state.ts";
import {
  buyerAfter,
  buyerChangeText,
  canEditBuyer,
  type OrderBuyer,
  sameBuyer,
} from "@shop/domain/orders/placing/order-buyer.ts";
import { deliveryChangeText, sameDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { payByChangeText, samePayBy } from "@shop/domain/payments/pay-by-change.ts";

import { requireCompanyName } from "../accounts/require-company-name.ts";
import { letterHead } from "../mails/letter-head.ts";
import type { ChangedOrder, OrderChange, orderChanger } from "./change-order.ts";
import { editLines, hasLines } from "./lines/order-line-edits.ts";
import { orderChangeMail } from "./mails/order-change-mail.ts";
import { payByColumns, toDelivery, toPayBy } from "./orders.mapper.ts";
import type { OrderDependencies } from "./orders.service.ts";
import { requireBounded } from "./require-valid.ts";

/** A note of the administrators with the version that its form was opened with. */
interface OrderNote {
  readonly version?: number | undefined;
  readonly shop_note: string;
}

/** Changes of what an order says: its note, buyer, delivery, payment and lines. */
export interface OrderEdits {
  /** Changes the note of the administrators. */
  readonly changeNote: (id: number, change: OrderNote, admin: Admin) => Promise<ChangedOrder>;
  /** Corrects whom the order is for; throws state_not_allowed. */
  readonly changeBuyer: (id: number, change: OrderBuyerChange, admin: Admin) => Promise<ChangedOrder>;
  /** Changes where the order goes and what that costs; throws state_not_allowed. */
  readonly changeDelivery: (id: number, change: OrderDeliveryChange, admin: Admin) => Promise<ChangedOrder>;
  /** Changes how the order is to be paid; throws state_not_allowed. */
  readonly changePayBy: (id: number, change: OrderPayByChange, admin: Admin) => Promise<ChangedOrder>;
  /** Replaces the lines; throws state_not_allowed, stock_short, below_sent and invalid. */
  readonly changeLines: (id: number, change: OrderLinesChange, admin: Admin) => Promise<ChangedOrder>;
}

/** Throws invalid where an order of the shop's pages would lose the phone or mail address that it was placed with. */
function requireContacts(channel: OrderChannel, buyer: Pick<OrderBuyer, "phone" | "email">): void {
  const empty = channel === "web" ? (["phone", "email"] as const).filter((field) => buyer[field] === "") : [];
  if (empty.length === 0) return;
  throw new ApiError("invalid", { errors: Object.fromEntries(empty.map((field) => [field, "required"])) });
}

/** Creates the changes of what an order says. */
export function orderEdits(
  change: ReturnType<typeof orderChanger>,
  mailbox: OrderDependencies["mailbox"],
): OrderEdits {
  /** The mail to the buyer about a change, where one is wanted. */
  const mailAbout = (
    isMailed: boolean,
    part: Parameters<typeof orderChangeMail>[1],
  ): Pick<OrderChange, "mails"> =>
    isMailed
      ? {
          mails: async (transaction, order) => [
            await orderChangeMail(order, part, await letterHead(transaction, mailbox)),
          ],
        }
      : {};

  return {
    changeNote: (id, { version, shop_note: shopNote }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => order.shopNote === shopNote,
        make: () => ({ columns: { shopNote }, entry: { action: "note", text: shopNote } }),
      }),

    changeBuyer: (id, { version, ...changed }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => sameBuyer(order, buyerAfter(order, changed)),
        make: (_transaction, order) => {
          const buyer = buyerAfter(order, changed);
          if (!canEditBuyer(order.state)) throw new ApiError("state_not_allowed");
          requireContacts(order.channel, buyer);
          requireCompanyName(buyer);
          return { columns: buyer, entry: { action: "buyer", text: buyerChangeText(order, buyer) } };
        },
      }),

    changeDelivery: (id, { version, delivery, mail }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => sameDelivery(toDelivery(order), delivery),
        make: (_transaction, order) => {
          if (!canEditLines(order.state)) throw new ApiError("state_not_allowed");
          requireBounded({ ...order, deliveryCost: delivery?.cost ?? null }, "delivery.cost");
          return {
            columns: {
              deliverTo: delivery?.to ?? null,
              deliveryCost: delivery?.cost ?? null,
              deliveryBranch: delivery?.branch ?? null,
            },
            entry: { action: "delivery", text: deliveryChangeText(toDelivery(order), delivery) },
          };
        },
        ...mailAbout(mail, "delivery"),
      }),

    changePayBy: (id, { version, pay_by: payBy, mail }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => samePayBy(toPayBy(order), payBy),
        make: (_transaction, order) => {
          if (!canEditBuyer(order.state)) throw new ApiError("state_not_allowed");
          requireBounded({ ...order, ...payByColumns(payBy) }, "pay_by.fee");
          return {
            columns: payByColumns(payBy),
            entry: { action: "pay_by", text: payByChangeText(toPayBy(order), payBy) },
          };
        },
        ...mailAbout(mail, "payment"),
      }),

    changeLines: (id, { version, lines }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => hasLines(order, lines),
        make: async (transaction, order, touch) => {
          if (!canEditLines(order.state)) throw new ApiError("state_not_allowed");
          const { text, isSent, ...columns } = await editLines(transaction, touch, order, lines, admin);
          if (isSale(order.state)) touch("sales");
          return isSent
            ? {
                columns: { ...columns, state: "sent" },
                entry: { action: "lines", from: order.state, to: "sent", text },
              }
            : { columns, entry: { action: "lines", text } };
        },
      }),
  };
}
