import { createHash } from "node:crypto";

import type { OrderRequest } from "@shop/contract/entities/order.ts";
import { totalOf } from "@shop/contract/money.ts";
import { orderedPieces, outdatedLines } from "@shop/contract/order-check.ts";
import { formatOrderNumber } from "@shop/contract/order-number.ts";

import type { Queries } from "../../database/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockStock, takeStock } from "../products/stock.repository.ts";
import { makeOrderNumber } from "./order-number.ts";
import {
  type Attempt,
  findAttempt,
  holdAttempt,
  insertOrder,
  insertOrderLines,
  type StoredOrder,
} from "./orders.repository.ts";
import type { OrderRow, orders } from "./orders.table.ts";

/** How long the same content without a name of its own counts as the same attempt. */
const UNNAMED_SECONDS = 10 * 60;

/** Numbers that are tried: of 25 thousand million, one is hardly ever taken. */
const MOST_NUMBERS = 10;

/** An order to be placed. */
export interface NewOrder {
  readonly request: OrderRequest;
  /** What the sender called the attempt, or null. */
  readonly attempt: string | null;
  /** Who is signed in, or null. */
  readonly userId: number | null;
}

/** What tells an order's attempt from others. */
export const attemptOf = ({ request, attempt }: NewOrder): Attempt => ({
  name: attempt,
  contentHash: createHash("sha256").update(JSON.stringify(request)).digest("base64url"),
});

/** The number of the order that the same attempt has made before; throws conflict, telling the number, where that was about something else. */
export async function numberOfAttempt(queries: Queries, attempt: Attempt): Promise<string | undefined> {
  const earlier = await findAttempt(queries, attempt, UNNAMED_SECONDS);
  if (earlier && earlier.contentHash !== attempt.contentHash) {
    throw new ApiError("conflict", {
      message: "This attempt has already ordered something else.",
      errors: { order_number: formatOrderNumber(earlier.number) },
    });
  }
  return earlier?.number;
}

async function insertNumbered(
  transaction: Queries,
  order: Omit<typeof orders.$inferInsert, "number">,
): Promise<OrderRow> {
  for (let tries = 0; tries < MOST_NUMBERS; tries += 1) {
    const row = await insertOrder(transaction, { ...order, number: makeOrderNumber() });
    if (row) return row;
  }
  throw new Error("No free order number was found.");
}

/**
 * Places an order within a transaction: takes the stock, stores order and lines. Gives undefined where the same attempt has made
 * one in the meantime. Throws price_changed or stock_short, naming the lines, where the cart is no longer true.
 */
export async function placeOrder(transaction: Queries, order: NewOrder): Promise<StoredOrder | undefined> {
  const { request, userId } = order;
  const attempt = attemptOf(order);
  await holdAttempt(transaction, attempt);
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
  return { ...row, lines };
}
