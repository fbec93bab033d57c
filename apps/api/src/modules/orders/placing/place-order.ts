import { createHash } from "node:crypto";

import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderRequest } from "@shop/contract/orders/order.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";
import { holdsStock } from "@shop/domain/orders/placing/order-request.ts";
import { validUntil } from "@shop/domain/orders/quotations/quotation.ts";

import type { Queries } from "../../../database/database.ts";
import { limitIdleTime } from "../../../database/limit-idle-time.ts";
import { lockTexts } from "../../../database/lock-texts.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { lockStock, seenStock } from "../../products/stock.repository.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { postOrder } from "../books/post-order.ts";
import { moveOrdered } from "../lines/move-stock.ts";
import { makeOrderNumber } from "../order-number.ts";
import { payByColumns } from "../orders.mapper.ts";
import {
  type Attempt,
  findAttempt,
  insertOrder,
  insertOrderLines,
  type StoredOrder,
} from "../orders.repository.ts";
import type { OrderRow, orders } from "../orders.table.ts";
import { requireBounded } from "../require-valid.ts";
import { orderable, type PricedLine, pricedLines, requireCurrent } from "./check-cart.ts";
import { senderHash } from "./hidden-stock-limit.ts";
import { isReservable, lockOrigin, refuseFlood } from "./may-reserve.ts";

/** How long a request without an Idempotency-Key counts as the same attempt when its content is the same. */
const SAME_CONTENT_SECONDS = 10 * 60;

/** Attempts to find a free order number; of 25 thousand million, few are taken. */
const MAX_NUMBER_ATTEMPTS = 10;

/** An order to be placed. */
export interface NewOrder {
  readonly request: OrderRequest;
  /** Whether it is opened as a chat message, which takes no stock before it is confirmed, or a quotation, which takes none; an order by form by default. */
  readonly as?: "chat" | "quotation" | undefined;
  /** Whether it is a request whatever is in stock; false by default. */
  readonly asRequest?: boolean;
  /** The Idempotency-Key of the attempt, or null. */
  readonly attempt: string | null;
  /** The signed-in shopper, or null. */
  readonly userId: number | null;
  /** The client's address; null for requests in process. */
  readonly sender: string | null;
}

/** What the buyer reads of a placed order. */
export interface PlacedOrder {
  readonly number: string;
  /** Opens its page. */
  readonly token: string;
  /** Whether it is a request, which has taken no stock. */
  readonly request: boolean;
}

/** Identifies the attempt of an order by its Idempotency-Key, its content and what it is placed as. */
export const attemptOf = ({
  request,
  attempt,
  as = "",
}: Pick<NewOrder, "attempt"> & { readonly request: object; readonly as?: string | undefined }): Attempt => ({
  name: attempt,
  contentHash: createHash("sha256")
    .update(as + JSON.stringify(request))
    .digest("base64url"),
});

/**
 * The order that an earlier request of the same attempt placed. Throws idempotency_mismatch where its content was different, with its
 * number for the same phone only: whoever has learned a key learns nothing of its order.
 */
export async function orderOfAttempt(
  queries: Queries,
  attempt: Attempt,
  phone: string,
): Promise<PlacedOrder | undefined> {
  const earlier = await findAttempt(queries, attempt, SAME_CONTENT_SECONDS);
  if (earlier && earlier.contentHash !== attempt.contentHash) {
    const isOwn = earlier.phoneKey === mobileKey(phone);
    throw new ApiError(
      "idempotency_mismatch",
      isOwn ? { errors: { order_number: formatOrderNumber(earlier.number) } } : {},
    );
  }
  return earlier;
}

/** Lets other requests of the same attempt wait until the transaction ends. */
export const lockAttempt = (transaction: Queries, { name, contentHash }: Attempt): Promise<void> =>
  lockTexts(transaction, [`order: ${name ?? contentHash}`]);

/** Stores an order under a free number. */
export async function insertNumbered(
  transaction: Queries,
  order: Omit<typeof orders.$inferInsert, "number">,
): Promise<OrderRow> {
  for (let tries = 0; tries < MAX_NUMBER_ATTEMPTS; tries += 1) {
    const row = await insertOrder(transaction, { ...order, number: makeOrderNumber() });
    if (row) return row;
  }
  throw new Error("No free order number was found.");
}

/** The lines of an order as they are stored; those without a rate of tax of their own have the shop's. */
const linesOf = (orderId: number, ordered: readonly PricedLine[], shopRate: string) =>
  ordered.map(
    (
      {
        product: { id, name, nameAr, partNumber, cost, costExact, vatRate, unit, piecesPerUnit },
        price,
        priceBefore,
        qty,
      },
      place,
    ) => ({
      orderId,
      place,
      productId: id,
      name,
      nameAr,
      partNumber,
      price,
      priceBefore,
      cost,
      costExact,
      vatRate: vatRate ?? shopRate,
      qty,
      unit,
      piecesPerUnit,
      sent: 0,
      returned: 0,
    }),
  );

/**
 * Places an order within a transaction: stores order and lines, and takes the stock unless it is a quotation, or
 * the limits of unconfirmed orders or the chat make it a request. Returns undefined where the same attempt placed one in the meantime. Throws price_changed, stock_short or
 * quantity_not_sold, naming the lines, where price, stock or valid quantities differ from the cart, delivery_changed and payment_changed where only the cost of delivery or of its payment does, and too_many_requests where too
 * much of the sender is unconfirmed.
 */
export async function placeOrder(
  transaction: Queries,
  touch: Touch,
  order: NewOrder & Pick<OrderRow, "mailHeld">,
): Promise<StoredOrder | undefined> {
  const { request, userId, mailHeld, as, asRequest = false } = order;
  const origin = {
    phone: request.info.phone,
    sender: senderHash(order.sender),
  };
  const attempt = attemptOf(order);
  await limitIdleTime(transaction);
  await lockAttempt(transaction, attempt);
  if (await orderOfAttempt(transaction, attempt, origin.phone)) return undefined;

  const pieces = orderedPieces(request.cart);
  await lockOrigin(transaction, origin);
  await refuseFlood(transaction, origin.sender);
  const locked = seenStock(await lockStock(transaction, [...pieces.keys()]), "pages");
  // Neither a request nor a quotation takes pieces: what is there is seen when they are answered.
  const stock = orderable(locked, as !== undefined || asRequest);
  const ordered = pricedLines(pieces, stock);
  const total = totalOf(ordered);
  const payBy = await requireCurrent(transaction, request, stock, total);
  requireBounded(
    { total, deliveryCost: request.delivery?.cost ?? null, paymentFee: payBy?.fee ?? "0" },
    "cart",
  );
  const { tax, quotations } = await currentSettings(transaction);
  const count = ordered.reduce((sum, { qty }) => sum + qty, 0);
  const isRequest =
    as !== "quotation" &&
    (as === "chat" ||
      asRequest ||
      !(await isReservable(transaction, origin, { pieces: count, value: total })));
  const row = await insertNumbered(transaction, {
    ...request.info,
    userId,
    mailHeld,
    channel: as === "chat" ? "chat" : "web",
    ...(as === "quotation" && {
      state: "quoted",
      validUntil: validUntil(Date.now(), quotations.days),
      terms: quotations.terms[request.locale],
    }),
    locale: request.locale,
    total,
    deliverTo: request.delivery?.to ?? null,
    deliveryCost: request.delivery?.cost ?? null,
    deliveryBranch: request.delivery?.branch ?? null,
    ...payByColumns(payBy),
    vatRate: tax.vat_rate,
    request: isRequest,
    sender: origin.sender,
    attempt: attempt.name,
    contentHash: attempt.contentHash,
  });
  const lines = linesOf(row.id, ordered, tax.vat_rate);
  await insertOrderLines(transaction, lines);
  if (holdsStock(row)) await moveOrdered(transaction, touch, row, { stock: locked, taken: pieces });
  const stored = { ...row, lines, payments: [], parcels: [], returns: [] };
  await postOrder(transaction, stored, "");
  return stored;
}
