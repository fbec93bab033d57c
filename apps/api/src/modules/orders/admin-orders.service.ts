import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type {
  AdminOrderQuery,
  listAdminOrders,
  readOrderCounts,
  readOrderLimits,
} from "@shop/contract/orders/admin-endpoints.ts";
import type { AdminOrder, OrderStateChange } from "@shop/contract/orders/admin-order.ts";
import type { KnownBuyer } from "@shop/contract/orders/new-order.ts";
import type { OrderOutcome, OrderStatesChange } from "@shop/contract/orders/order-batch.ts";
import { discountLimitOf } from "@shop/contract/orders/price-limit.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { countsIn, pageAt } from "@shop/domain/numbered-page.ts";
import { isReminded } from "@shop/domain/orders/list/order-waiting.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { canFollow, isNextState, orderStates } from "@shop/domain/orders/order-state.ts";

import { requireFound } from "../../database/require-row.ts";
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
import { outcomesOf, shortRequestsIn } from "./list/order-batch.ts";
import { summariesOf } from "./list/order-summaries.ts";
import { orderReminderMail } from "./mails/order-reminder-mail.ts";
import { type OrderEdits, orderEdits } from "./order-edits.ts";
import { stateChange } from "./order-state-change.ts";
import type { OrderDependencies } from "./orders.service.ts";
import { orderPaper } from "./papers/order-paper.ts";
import { paymentChange, type RecordedPayment, voidChange } from "./payments/record-payment.ts";
import { orderTaker, type TakenOrder } from "./placing/take-order.ts";

/** Orders for administrators; changes throw not_found, and edit_conflict where the stored version differs from the form's. */
export interface AdminOrderService extends OrderEdits {
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
  readonly voidPayment: (
    id: number,
    taken: Parameters<typeof voidChange>[0],
    admin: Admin,
  ) => Promise<ChangedOrder>;
}

/** Seconds for which a change counts among the latest. */
const LATEST_SECONDS = 60;

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

    voidPayment: (id, taken, admin) => change(id, admin, voidChange(taken, admin)),

    ...orderEdits(change, mailbox),
  };
}
