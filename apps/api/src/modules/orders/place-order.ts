import { createHash } from "node:crypto";

import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderRequest } from "@shop/contract/entities/order.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { orderedPieces, outdatedLines } from "@shop/domain/orders/order-check.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { Queries } from "../../database/database.ts";
import { record } from "../history/history.repository.ts";
import { lockStock, takeStock } from "../products/stock.repository.ts";
import { makeOrderNumber } from "./order-number.ts";
import {
  type Attempt,
  findAttempt,
  lockAttempt,
  insertOrder,
  insertOrderLines,
  type StoredOrder,
} from "./orders.repository.ts";
import type { OrderRow, orders } from "./orders.table.ts";

/** How long a request without an Idempotency-Key counts as the same attempt when its content is the same. */
const SAME_CONTENT_SECONDS = 10 * 60;

/** Attempts to find a free order number; of 25 thousand million, few are taken. */
const MAX_NUMBER_ATTEMPTS = 10;

/** An order to be placed. */
export interface NewOrder {
  readonly request: OrderRequest;
  /** The Idempotency-Key of the attempt, or null. */
  readonly attempt: string | null;
  /** The signed-in shopper, or null. */
  readonly userId: number | null;
}

/** Identifies the attempt of an order. */
export const attemptOf = ({ request, attempt }: NewOrder): Attempt => ({
  name: attempt,
  contentHash: createHash("sha256").update(JSON.stringify(request)).digest("base64url"),
});

/** The number of the order that an earlier request of the same attempt placed; throws idempotency_mismatch with that number where its content was different. */
export async function numberOfAttempt(queries: Queries, attempt: Attempt): Promise<string | undefined> {
  const earlier = await findAttempt(queries, attempt, SAME_CONTENT_SECONDS);
  if (earlier && earlier.contentHash !== attempt.contentHash) {
    throw new ApiError("idempotency_mismatch", {
      errors: { order_number: formatOrderNumber(earlier.number) },
    });
  }
  return earlier?.number;
}

async function insertNumbered(
  transaction: Queries,
  order: Omit<typeof orders.$inferInsert, "number">,
): Promise<OrderRow> {
  for (let tries = 0; tries < MAX_NUMBER_ATTEMPTS; tries += 1) {
    const row = await insertOrder(transaction, { ...order, number: makeOrderNumber() });
    if (row) return row;
  }
  throw new Error("No free order number was found.");
}

/**
 * Places an order within a transaction: takes the stock, stores order and lines. Returns undefined where the same attempt placed
 * one in the meantime. Throws price_changed or stock_short, naming the lines, where price or stock differ from the cart.
 */
export async function placeOrder(transaction: Queries, order: NewOrder): Promise<StoredOrder | undefined> {
  const { request, userId } = order;
  const attempt = attemptOf(order);
  await lockAttempt(transaction, attempt);
  if (await numberOfAttempt(transaction, attempt)) return undefined;

  const pieces = orderedPieces(request.cart);
  const stock = new Map((await lockStock(transaction, [...pieces.keys()])).map((row) => [row.id, row]));
  const outdated = outdatedLines(request.cart, (id) => stock.get(id));
  if (outdated) throw new ApiError(outdated.code, { errors: outdated.errors });
  await takeStock(transaction, pieces);

  const ordered = [...pieces].flatMap(([id, qty]) => {
    const product = stock.get(id);
    return product ? [{ product, qty }] : [];
  });
  const row = await insertNumbered(transaction, {
    ...request.info,
    userId,
    locale: request.locale,
    total: totalOf(ordered.map(({ product: { price }, qty }) => ({ price, qty }))),
    attempt: attempt.name,
    contentHash: attempt.contentHash,
  });
  const lines = ordered.map(({ product: { id, name, nameAr, partNumber, price }, qty }, place) => ({
    orderId: row.id,
    place,
    productId: id,
    name,
    nameAr,
    partNumber,
    price,
    qty,
  }));
  await insertOrderLines(transaction, lines);
  await record(
    transaction,
    { order: formatOrderNumber(row.number) },
    ordered.map(({ product: { id, amount }, qty }) => ({
      entity: "product",
      entityId: id,
      action: "ordered",
      fields: [{ field: "amount", old: amount, new: amount - qty }],
    })),
  );
  return { ...row, lines };
}
