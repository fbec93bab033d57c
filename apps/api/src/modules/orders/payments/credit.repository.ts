import { CREDIT_MOVEMENTS, type CustomerCredit } from "@shop/contract/payments/credit.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { and, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Queries } from "../../../database/database.ts";
import { lockTexts } from "../../../database/lock-texts.ts";
import { orders } from "../orders.table.ts";
import { orderPayments } from "./order-payments.table.ts";

const voiding = alias(orderPayments, "voiding");

/** What an entry adds to the credit: a refund to it is owed, a payment by it is spent. */
const amount = sql<string>`case when ${orderPayments.kind} = 'refund' then ${orderPayments.amount} else -${orderPayments.amount} end`;

/** The entries by credit of the orders of an account that count. */
const isOfUser = (queries: Queries, userId: number) =>
  and(
    eq(orders.userId, userId),
    eq(orderPayments.method, "credit"),
    isNull(orderPayments.voids),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(voiding)
        .where(eq(voiding.voids, orderPayments.id)),
    ),
  );

/** What the shop owes an account; two decimals. */
export async function findBalance(queries: Queries, userId: number): Promise<string> {
  const [row] = await queries
    .select({ balance: sql<string>`coalesce(sum(${amount}), 0)::numeric(24, 2)::text` })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(isOfUser(queries, userId));
  return row?.balance ?? "0.00";
}

/** What the shop owes an account, with what made it so. */
export async function findCredit(queries: Queries, userId: number): Promise<CustomerCredit> {
  const rows = await queries
    .select({
      id: orderPayments.id,
      at: orderPayments.at,
      number: orders.number,
      amount: sql<string>`(${amount})::text`,
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(isOfUser(queries, userId))
    .orderBy(desc(orderPayments.id))
    .limit(CREDIT_MOVEMENTS);
  return {
    balance: await findBalance(queries, userId),
    movements: rows.map(({ at, number, ...row }) =>
      Object.assign(row, { at: at.toISOString(), number: formatOrderNumber(number) }),
    ),
  };
}

/** Lets one transaction at a time change the credit of an account; those that lock orders do so before. */
export const lockCredit = (transaction: Queries, userId: number): Promise<void> =>
  lockTexts(transaction, [`credit ${userId}`]);

/** The balance of an account that is about to end, with its orders and its credit locked in the sequence of payments. */
export async function holdBalance(transaction: Queries, userId: number): Promise<string> {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id)
    .for("update");
  await lockCredit(transaction, userId);
  return findBalance(transaction, userId);
}
