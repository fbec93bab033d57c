import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf, BodyOf } from "@shop/contract/endpoint.ts";
import type { readOwnPaper, placeOrder as placeOrderEndpoint } from "@shop/contract/orders/endpoints.ts";
import type { FollowedOrder, Order, orderLookupSchema } from "@shop/contract/orders/order.ts";
import type { CustomerCredit } from "@shop/contract/payments/credit.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { ACCOUNT_ORDERS_PAGE_LINES } from "@shop/domain/constants.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted, isSale } from "@shop/domain/orders/order-state.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";
import { hasCompany } from "@shop/domain/orders/placing/order-company.ts";
import { siteOf } from "@shop/serving/client-address.ts";
import * as v from "valibot";

import type { Database, Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { keepCompany } from "../accounts/accounts.repository.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { quarterHourly, throttle } from "../limits/throttle.ts";
import { letterHead, type ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { strangerMailLimit } from "../mails/stranger-mail-limit.ts";
import type { Paper } from "../papers/paper.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { findLog, findOrderById } from "./admin-orders.repository.ts";
import { orderChanger } from "./change-order.ts";
import { notifyOrderChange } from "./list/order-feed.ts";
import { orderMails } from "./mails/order-mails.ts";
import { quotationMails } from "./mails/quotation-mails.ts";
import { dueOf, toFollowedOrder, toOrder, toPayBy, toPaymentTerms } from "./orders.mapper.ts";
import { findOrder, findOrderByToken, findUserOrders, type StoredOrder } from "./orders.repository.ts";
import { orderPaper } from "./papers/order-paper.ts";
import { findCredit } from "./payments/credit.repository.ts";
import { findProofs } from "./payments/payment-proofs.repository.ts";
import { hiddenStockLimit, senderHash } from "./placing/hidden-stock-limit.ts";
import { BUYER, ownCancellation } from "./placing/own-cancellation.ts";
import {
  attemptOf,
  type NewOrder,
  orderOfAttempt,
  type PlacedOrder,
  placeOrder,
} from "./placing/place-order.ts";

/** Dependencies of the order service. */
export interface OrderDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly outbox: Outbox;
  readonly mailbox: ShopMailbox;
}

/** What the buyer reads of a placed order. */
interface AnsweredOrder extends PlacedOrder {
  /** How it is to be paid; undefined where the shop says nothing about it. */
  readonly payment: AnswerOf<typeof placeOrderEndpoint>["payment"];
}

/** Orders. `sender` is the client's address, null for requests in process. */
export interface OrderService {
  /** The placed order with its number as people read it; throws price_changed, stock_short, quantity_not_sold, idempotency_mismatch and too_many_requests. */
  readonly place: (order: NewOrder) => Promise<AnsweredOrder>;
  /** The order with a number and a phone; throws not_found for a wrong one of either, and too_many_requests. */
  readonly find: (lookup: v.InferOutput<typeof orderLookupSchema>, sender: string | null) => Promise<Order>;
  /** The order with a token and the states that it has come through; throws not_found. */
  readonly follow: (token: string) => Promise<FollowedOrder>;
  /** Cancels the order with a token for its buyer, `status` false where it is cancelled already; throws not_found and state_not_allowed. */
  readonly cancel: (
    token: string,
    sender: string | null,
  ) => Promise<FollowedOrder & { readonly status: boolean }>;
  /** The papers of the order with a token as far as its link shows it: those of a quotation, or of an invoice; throws not_found, state_not_allowed and too_many_requests. */
  readonly paperOfLink: (
    token: string,
    kind: "quotation" | "invoice",
    sender: string | null,
  ) => Promise<NumberedPapers>;
  /** The same with its buyer, for who has the account or the phone of the order; throws not_found for anyone else, invalid without a phone, state_not_allowed and too_many_requests. */
  readonly ownPaper: (
    request: BodyOf<typeof readOwnPaper>,
    asking: { readonly userId: number | null; readonly sender: string | null },
  ) => Promise<NumberedPapers>;
  /** What the shop owes an account. */
  readonly creditOf: (userId: number) => Promise<CustomerCredit>;
  /** One page of a shopper's orders; throws bad_query for a bad cursor. */
  readonly ofUser: (
    userId: number,
    page: { readonly limit: number; readonly cursor: string | undefined },
  ) => Promise<{ data: Order[]; next_cursor: string | null }>;
}

/** Papers, and the name of their file. */
interface NumberedPapers {
  readonly name: string;
  readonly papers: readonly Paper[];
}

/** The papers of the tax invoice of an order that holds, with its credit notes; null without one. */
export type TaxPapersOf = (
  order: StoredOrder,
  options: { readonly byLink: boolean },
) => Promise<NumberedPapers | null>;

const cursorSchema = v.strictTuple([
  v.literal("orders"),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** A placed order as its buyer reads it, with what is needed to pay it. */
async function toPlaced(queries: Queries, { number, token, request }: PlacedOrder): Promise<AnsweredOrder> {
  const order = requireFound(await findOrder(queries, number));
  const { payments } = await currentSettings(queries);
  const payBy = toPayBy(order);
  const terms = toPaymentTerms(order, payments);
  return {
    number: formatOrderNumber(number),
    token,
    request,
    payment: payBy && terms ? { ...payBy, ...terms, due: dueOf(order) } : undefined,
  };
}

/** The order of a token; throws not_found. */
const orderOfToken = async (queries: Queries, token: string): Promise<StoredOrder> =>
  requireFound(await findOrderByToken(queries, token));

/** Creates the order service. */
export function orderService(
  { database, catalogue, outbox, mailbox }: OrderDependencies,
  taxPapersOf: TaxPapersOf,
): OrderService {
  const { queries } = database;
  const change = orderChanger({ catalogue, outbox });
  const follow = async (token: string): Promise<FollowedOrder> => {
    const order = await orderOfToken(queries, token);
    return toFollowedOrder(order, {
      log: await findLog(queries, order.id),
      proofs: await findProofs(queries, order.id),
      payments: (await currentSettings(queries)).payments,
    });
  };
  const placements = throttle(queries, "order", { sender: quarterHourly(200) });
  const buyerMails = strangerMailLimit(queries);
  const mayTell = hiddenStockLimit(queries);
  const papers = throttle(queries, "paper", { sender: quarterHourly(30) });
  const failedLookups = throttle(queries, "order look-up", {
    // Limits guessing the phone of one number, per site so that other buyers can still look up their order.
    numberFromSite: quarterHourly(20),
    sender: quarterHourly(50),
  });
  const requirePhone = async (
    order: StoredOrder | undefined,
    { number, phone, sender }: { number: string; phone: string; sender: string | null },
  ): Promise<StoredOrder> => {
    const keys = { numberFromSite: `${siteOf(sender)} ${number}`, sender };
    await failedLookups.take(keys);
    if (!order || mobileKey(order.phone) !== mobileKey(phone)) throw new ApiError("not_found");
    await failedLookups.giveBack(keys);
    return order;
  };
  const papersOf = async (order: StoredOrder, byLink: boolean): Promise<NumberedPapers> => {
    const kind = isQuoted(order.state) ? "quotation" : "invoice";
    if (kind === "invoice" && !isSale(order.state)) throw new ApiError("state_not_allowed");
    return (
      (await taxPapersOf(order, { byLink })) ?? {
        name: `${kind}-${formatOrderNumber(order.number)}`,
        papers: [orderPaper(order, kind, await currentSettings(queries))],
      }
    );
  };

  return {
    place: async (order) => {
      const attempt = attemptOf(order);
      const earlier = await orderOfAttempt(queries, attempt, order.request.info.phone);
      if (earlier) return toPlaced(queries, earlier);
      await placements.take({ sender: order.sender });
      const pieces = orderedPieces(order.request.cart);
      const asRequest = !order.as && !(await mayTell(pieces, senderHash(order.sender)));
      // An order by chat is answered in the chat.
      const email = order.as === "chat" ? "" : order.request.info.email;
      const place = (isMailed: boolean) =>
        catalogue.change(async (transaction, touch) => {
          const mailHeld = email !== "" && !isMailed;
          const stored = await placeOrder(transaction, touch, { ...order, asRequest, mailHeld });
          if (!stored) return undefined;
          if (order.userId !== null && hasCompany(stored))
            await keepCompany(transaction, order.userId, stored);
          if (order.as !== "chat") {
            const mails = order.as === "quotation" ? quotationMails : orderMails;
            await outbox.put(transaction, await mails(stored, await letterHead(transaction, mailbox)));
          }
          await notifyOrderChange(transaction);
          return stored;
        });
      const placed = await buyerMails.during(
        { email, sender: order.sender },
        place,
        (one) => one !== undefined,
      );
      outbox.wake();
      const stored = placed ?? (await orderOfAttempt(queries, attempt, order.request.info.phone));
      if (!stored) throw new Error("The attempt to order has placed no order.");
      return toPlaced(queries, stored);
    },
    find: async ({ number, phone }, sender) => {
      const found = await findOrder(queries, number);
      const order = await requirePhone(found, { number, phone, sender });
      return toOrder(order, (await currentSettings(queries)).payments);
    },
    follow,
    cancel: async (token, sender) => {
      const { id } = await orderOfToken(queries, token);
      const { email } = requireFound(await findOrderById(queries, id));
      const { status } = await buyerMails.during(
        { email, sender },
        (isMailed) => change(id, BUYER, ownCancellation(mailbox, isMailed)),
        (changed) => changed.status,
      );
      return { status, ...(await follow(token)) };
    },
    paperOfLink: async (token, kind, sender) => {
      await papers.take({ sender });
      const order = await orderOfToken(queries, token);
      if (isQuoted(order.state) !== (kind === "quotation")) throw new ApiError("state_not_allowed");
      return papersOf(order, true);
    },
    ownPaper: async ({ token, phone }, { userId, sender }) => {
      await papers.take({ sender });
      const { id } = await orderOfToken(queries, token);
      const order = requireFound(await findOrderById(queries, id));
      if (userId === null || order.userId !== userId) {
        if (phone === undefined) throw new ApiError("invalid", { errors: { phone: "required" } });
        await requirePhone(order, { number: order.number, phone, sender });
      }
      return papersOf(order, false);
    },
    creditOf: (userId) => findCredit(queries, userId),
    ofUser: async (userId, { limit, cursor }) => {
      const [, before] = cursor === undefined ? [] : readCursor(cursorSchema, cursor);
      const page = await findUserOrders(queries, {
        userId,
        before,
        limit,
        maxLines: ACCOUNT_ORDERS_PAGE_LINES,
      });
      const last = page.orders.at(-1);
      const { payments } = await currentSettings(queries);
      return {
        data: page.orders.map((order) => toOrder(order, payments)),
        next_cursor: last && page.hasMore ? writeCursor(["orders", last.id]) : null,
      };
    },
  };
}
