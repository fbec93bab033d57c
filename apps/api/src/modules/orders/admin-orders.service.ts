import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type {
  AdminOrderQuery,
  listAdminOrders,
  readOrderCounts,
  readOrderLimits,
} from "@shop/contract/orders/admin-endpoints.ts";
import type {
  AdminOrder,
  OrderBuyerChange,
  OrderDeliveryChange,
  OrderLinesChange,
  OrderPayByChange,
  OrderStateChange,
} from "@shop/contract/orders/admin-order.ts";
import type { KnownBuyer } from "@shop/contract/orders/new-order.ts";
import type { OrderOutcome, OrderStatesChange } from "@shop/contract/orders/order-batch.ts";
import { discountLimitOf } from "@shop/contract/orders/price-limit.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { countsIn, pageAt } from "@shop/domain/numbered-page.ts";
import { isReminded } from "@shop/domain/orders/list/order-waiting.ts";
import type { OrderChannel } from "@shop/domain/orders/order-channel.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import {
  canEditLines,
  canFollow,
  isNextState,
  isSale,
  orderStates,
} from "@shop/domain/orders/order-state.ts";
import {
  buyerAfter,
  buyerChangeText,
  canEditBuyer,
  type OrderBuyer,
  sameBuyer,
} from "@shop/domain/orders/placing/order-buyer.ts";
import { deliveryChangeText, sameDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { payByChangeText, samePayBy } from "@shop/domain/payments/pay-by-change.ts";

import { requireFound } from "../../database/require-row.ts";
import { requireCompanyName } from "../accounts/require-company-name.ts";
import { letterHead } from "../mails/letter-head.ts";
import type { Paper, PaperKind } from "../papers/paper.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { toKnownBuyer, toOrderChange } from "./admin-orders.mapper.ts";
import {
  countByPhone,
  countInState,
  countStates,
  findBuyers,
  findLatestChanges,
  findNewestId,
  findOrderById,
  findOrders,
  findOrdersById,
  findReminders,
} from "./admin-orders.repository.ts";
import { type ChangedOrder, orderChanger, toWire } from "./change-order.ts";
import { editLines, hasLines } from "./lines/order-line-edits.ts";
import { outcomesOf, shortRequestsIn } from "./list/order-batch.ts";
import { summariesOf } from "./list/order-summaries.ts";
import { orderChangeMail } from "./mails/order-change-mail.ts";
import { orderReminderMail } from "./mails/order-reminder-mail.ts";
import { stateChange } from "./order-state-change.ts";
import { payByColumns, toDelivery, toPayBy } from "./orders.mapper.ts";
import type { OrderDependencies } from "./orders.service.ts";
import { orderPaper } from "./papers/order-paper.ts";
import { paymentChange, type RecordedPayment, voidChange } from "./payments/record-payment.ts";
import { orderTaker, type TakenOrder } from "./placing/take-order.ts";
import { requireBounded } from "./require-valid.ts";

/** A note of the administrators with the version that its form was opened with. */
interface OrderNote {
  readonly version?: number | undefined;
  readonly shop_note: string;
}

/** Orders for administrators; changes throw not_found, and edit_conflict where the stored version differs from the form's. */
export interface AdminOrderService {
  /** One page of orders; one beyond the last is the last one. */
  readonly page: (query: AdminOrderQuery) => Promise<AnswerOf<typeof listAdminOrders>>;
  /** The number of orders to confirm, the id of the newest order and the latest changes. */
  readonly counts: () => Promise<AnswerOf<typeof readOrderCounts>>;
  /** One order; throws not_found. */
  readonly read: (id: number) => Promise<AdminOrder>;
  /** A paper of an order with the order's number; throws not_found. */
  readonly paper: (
    id: number,
    kind: PaperKind,
  ) => Promise<{ readonly number: string; readonly paper: Paper }>;
  /** The papers of orders in the order of their ids; throws not_found where one does not exist. */
  readonly papers: (ids: readonly number[], kind: PaperKind) => Promise<Paper[]>;
  /** Stores an order that an administrator takes; throws stock_short, invalid and idempotency_mismatch. */
  readonly take: (order: TakenOrder) => Promise<ChangedOrder>;
  /** What an administrator may give in an order. */
  readonly limits: (admin: Admin) => Promise<AnswerOf<typeof readOrderLimits>>;
  /** Buyers of earlier orders that a search finds. */
  readonly knownBuyers: (query: string) => Promise<KnownBuyer[]>;
  /** Changes the state; throws state_not_allowed, has_parcels, and stock_short where a request takes its pieces. */
  readonly changeState: (id: number, change: OrderStateChange, admin: Admin) => Promise<ChangedOrder>;
  /** Changes the state of many orders one after the other, each in a transaction of its own. */
  readonly changeStates: (change: OrderStatesChange, admin: Admin) => Promise<OrderOutcome[]>;
  /** The open requests among orders that the stock is too short for when they are confirmed in sequence. */
  readonly shortRequests: (ids: readonly number[]) => Promise<number[]>;
  /** Mails the buyer of an unconfirmed order, once a day at most; throws state_not_allowed. */
  readonly remind: (id: number, admin: Admin) => Promise<ChangedOrder>;
  /** Adds an entry to the ledger; throws idempotency_mismatch, and invalid for a refund above what is paid. */
  readonly recordPayment: (id: number, payment: RecordedPayment) => Promise<ChangedOrder>;
  /** Takes back an entry of the ledger; throws invalid where more would have been given back than was received. */
  readonly voidPayment: (id: number, paymentId: number, admin: Admin) => Promise<ChangedOrder>;
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

/** Seconds for which a change counts among the latest. */
const LATEST_SECONDS = 60;

/** Throws invalid where an order of the shop's pages would lose the phone or mail address that it was placed with. */
function requireContacts(channel: OrderChannel, buyer: Pick<OrderBuyer, "phone" | "email">): void {
  const empty = channel === "web" ? (["phone", "email"] as const).filter((field) => buyer[field] === "") : [];
  if (empty.length === 0) return;
  throw new ApiError("invalid", { errors: Object.fromEntries(empty.map((field) => [field, "required"])) });
}

/** Creates the service of orders for administrators. */
export function adminOrderService({
  database: { queries },
  catalogue,
  outbox,
  mailbox,
}: OrderDependencies): AdminOrderService {
  const change = orderChanger({ catalogue, outbox });
  return {
    page: async ({ page = 1, per_page = ORDER_ROWS, sort = "newest", state, ...filter }) => {
      const counted = await countStates(queries, filter);
      const states = countsIn(orderStates, (one) => counted.get(one) ?? 0);
      const total = state ? states[state] : Object.values(states).reduce((sum, one) => sum + one, 0);
      const { page: shown, offset } = pageAt(total, page, per_page);
      const rows = await findOrders(queries, { filter, state, sort, offset, limit: per_page });
      return { data: await summariesOf(queries, rows), page: shown, per_page, total, states };
    },

    counts: async () => ({
      received: await countInState(queries, "received"),
      newest: await findNewestId(queries),
      changed: (await findLatestChanges(queries, LATEST_SECONDS)).map(toOrderChange),
    }),

    take: orderTaker({ catalogue, outbox, mailbox }),

    limits: async (admin) => ({
      discount: discountLimitOf(admin, (await currentSettings(queries)).discount_limit),
    }),

    knownBuyers: async (query) => {
      const found = await findBuyers(queries, query);
      const counts = await countByPhone(
        queries,
        found.map(({ phoneKey }) => phoneKey),
      );
      return found.map((order) => toKnownBuyer(order, counts.get(order.phoneKey) ?? 1));
    },

    read: async (id) => toWire(queries, requireFound(await findOrderById(queries, id))),

    paper: async (id, kind) => {
      const order = requireFound(await findOrderById(queries, id));
      return {
        number: formatOrderNumber(order.number),
        paper: orderPaper(order, kind, await currentSettings(queries)),
      };
    },

    papers: async (ids, kind) => {
      const found = new Map((await findOrdersById(queries, ids)).map((order) => [order.id, order]));
      const settings = await currentSettings(queries);
      return ids.map((id) => orderPaper(requireFound(found.get(id)), kind, settings));
    },

    changeState: (id, body, admin) =>
      change(id, admin, stateChange(body, { mailbox, admin, follows: canFollow })),

    changeStates: ({ orders, state, carrier, mail }, admin) =>
      outcomesOf(orders, ({ id, version, tracking }) =>
        change(
          id,
          admin,
          stateChange(
            { version, state, note: "", mail, shipment: { carrier, tracking }, goods_back: false },
            { mailbox, admin, follows: isNextState },
          ),
        ),
      ),

    shortRequests: (ids) => shortRequestsIn(queries, ids),

    remind: (id, admin) =>
      change(id, admin, {
        version: undefined,
        isStored: async ({ state, email }, transaction) => {
          if (state !== "received" || email === "") throw new ApiError("state_not_allowed");
          const last = (await findReminders(transaction, [id])).get(id);
          return isReminded(last?.getTime() ?? null, Date.now());
        },
        make: () => ({ columns: {}, entry: { action: "reminder" } }),
        mails: async (transaction, order) => [
          await orderReminderMail(order, await letterHead(transaction, mailbox)),
        ],
      }),

    recordPayment: (id, payment) => change(id, payment.admin, paymentChange(payment)),

    voidPayment: (id, paymentId, admin) => change(id, admin, voidChange(paymentId, admin)),

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
        ...(mail && {
          mails: async (transaction, order) => [
            await orderChangeMail(order, "delivery", await letterHead(transaction, mailbox)),
          ],
        }),
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
        ...(mail && {
          mails: async (transaction, order) => [
            await orderChangeMail(order, "payment", await letterHead(transaction, mailbox)),
          ],
        }),
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
