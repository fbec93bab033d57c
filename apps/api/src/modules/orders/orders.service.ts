import type { Order, orderLookupSchema } from "@shop/contract/entities/order.ts";
import { formatOrderNumber } from "@shop/contract/order-number.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import * as v from "valibot";

import type { Database } from "../../database/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { hourly, quarterHourly, throttle } from "../limits/throttle.ts";
import type { Outbox } from "../mail/outbox.ts";
import { orderMails, type ShopMailbox } from "./order-mails.ts";
import { toOrder } from "./orders.mapper.ts";
import { findOrder, findUserOrders } from "./orders.repository.ts";
import { attemptOf, type NewOrder, numberOfAttempt, placeOrder } from "./place-order.ts";

/** What the order service is built on. */
export interface OrderDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly outbox: Outbox;
  readonly mailbox: ShopMailbox;
}

/** Orders. `sender` is whom a request comes from, null for this process itself. */
export interface OrderService {
  /** The number of the placed order; throws price_changed, stock_short, conflict and too_many_requests. */
  readonly place: (order: NewOrder, sender: string | null) => Promise<string>;
  /** The order with a number and a phone; throws not_found for a wrong one of either, and too_many_requests. */
  readonly find: (lookup: v.InferOutput<typeof orderLookupSchema>, sender: string | null) => Promise<Order>;
  /** One page of a shopper's orders; throws bad_query for a bad cursor. */
  readonly ofUser: (
    userId: number,
    page: { readonly limit: number; readonly cursor: string | undefined },
  ) => Promise<{ data: Order[]; next_cursor: string | null }>;
}

const place = v.strictTuple([
  v.literal("orders"),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** Makes the order service. */
export function orderService({ database, catalogue, outbox, mailbox }: OrderDependencies): OrderService {
  const { queries } = database;
  const placements = throttle(database, "order", { sender: quarterHourly(200) });
  const failedLookups = throttle(database, "order look-up", {
    number: hourly(20),
    sender: quarterHourly(50),
  });

  return {
    place: async (order, sender) => {
      const attempt = attemptOf(order);
      const earlier = await numberOfAttempt(queries, attempt);
      if (earlier) return formatOrderNumber(earlier);
      await placements.take({ sender });
      const placed = await catalogue.change(async (transaction) => {
        const stored = await placeOrder(transaction, order);
        if (stored) await outbox.put(transaction, await orderMails(stored, mailbox));
        return stored;
      });
      outbox.wake();
      const number = placed?.number ?? (await numberOfAttempt(queries, attempt));
      if (number === undefined) throw new Error("An attempt to order has made no order.");
      return formatOrderNumber(number);
    },
    find: async ({ number, phone }, sender) => {
      await failedLookups.take({ number, sender });
      const order = await findOrder(queries, number);
      if (!order || mobileKey(order.phone) !== mobileKey(phone)) throw new ApiError("not_found");
      await failedLookups.giveBack({ number, sender });
      return toOrder(order);
    },
    ofUser: async (userId, { limit, cursor }) => {
      const [, before] = cursor === undefined ? [] : readCursor(place, cursor);
      const found = await findUserOrders(queries, { userId, before, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        data: page.map(toOrder),
        next_cursor: last && found.length > limit ? writeCursor(["orders", last.id]) : null,
      };
    },
  };
}
