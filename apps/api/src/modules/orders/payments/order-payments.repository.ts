import { orderStates, takesPayment } from "@shop/domain/orders/order-state.ts";
import type { PaymentState } from "@shop/domain/orders/payments/order-payments.ts";
import { and, asc, desc, eq, inArray, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Queries } from "../../../database/database.ts";
import { type OrderRow, orders } from "../orders.table.ts";
import { orderPayments, type OrderPaymentRow } from "./order-payments.table.ts";

/** An entry of an order's ledger with what has taken it back. */
export interface StoredPayment extends Omit<OrderPaymentRow, "voids"> {
  readonly voided: Pick<OrderPaymentRow, "by" | "at"> | null;
}

/** The ledgers of some orders by order id, the oldest entry first. */
export async function findPayments(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredPayment[]>> {
  const rows = await queries
    .select()
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, [...orderIds]))
    .orderBy(asc(orderPayments.orderId), asc(orderPayments.id));
  const voiding = new Map(rows.map((row) => [row.voids, row]));
  const entries = rows.flatMap(({ voids, ...row }): StoredPayment[] => {
    if (voids !== null) return [];
    const taken = voiding.get(row.id);
    return [{ ...row, voided: taken ? { by: taken.by, at: taken.at } : null }];
  });
  return Map.groupBy(entries, ({ orderId }) => orderId);
}

/** The entry that an earlier request with an Idempotency-Key has stored, or undefined. */
export async function findPaymentOfAttempt(
  queries: Queries,
  attempt: string,
): Promise<OrderPaymentRow | undefined> {
  const [row] = await queries.select().from(orderPayments).where(eq(orderPayments.attempt, attempt));
  return row;
}

/** Adds an entry to a ledger; returns its id. */
export async function insertPayment(
  transaction: Queries,
  entry: typeof orderPayments.$inferInsert,
): Promise<number> {
  const [row] = await transaction.insert(orderPayments).values(entry).returning({ id: orderPayments.id });
  if (!row) throw new Error("An entry of a ledger was not stored.");
  return row.id;
}

const voiding = alias(orderPayments, "voiding");

/** Entries that are neither taken back nor take one back. */
const counts = (queries: Queries): SQL | undefined =>
  and(
    isNull(orderPayments.voids),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(voiding)
        .where(eq(voiding.voids, orderPayments.id)),
    ),
  );

/** For references of an order's payments, the number of another order that has a payment of the same. */
export async function findUsedReferences(
  queries: Queries,
  orderId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(references)].filter((reference) => reference !== "");
  if (given.length === 0) return new Map();
  const rows = await queries
    .select({ reference: orderPayments.reference, number: orders.number })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(
      and(
        inArray(orderPayments.reference, given),
        ne(orderPayments.orderId, orderId),
        ne(orderPayments.reference, ""),
        counts(queries),
      ),
    )
    .orderBy(asc(orderPayments.id));
  // The newest payment of a reference comes last.
  return new Map(rows.map(({ reference, number }) => [reference, number]));
}

/** The newest other orders with a payment of a reference that counts. */
export const findOrdersOfReference = (
  queries: Queries,
  orderId: number,
  reference: string,
  limit: number,
): Promise<Pick<OrderRow, "id" | "number">[]> =>
  queries
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(
      and(
        eq(orderPayments.reference, reference),
        ne(orderPayments.orderId, orderId),
        ne(orderPayments.reference, ""),
        counts(queries),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);

/** Sum of the counted entries of the order of a statement: of the refunds, or of all others. */
const ledgerSum = (isRefund: boolean): SQL<string> => sql<string>`(
  select coalesce(sum(entry.amount), 0)::numeric(24, 2)::text from ${orderPayments} entry
  where entry.order_id = ${orders}.id and entry.voids is null and (entry.kind = 'refund') = ${isRefund}
    and not exists (select 1 from ${orderPayments} voiding where voiding.voids = entry.id))`;

/** Columns with the sums of the ledger of an order, for statements that read orders. */
export const ledgerSums = { received: ledgerSum(false), refunded: ledgerSum(true) };

/** The condition that the sums of an order give a state of payment. */
const isInPaymentState = (state: PaymentState): SQL => sql`(
  select case
    when sums.received = 0 then 'unpaid'
    when sums.paid = 0 then 'refunded'
    when sums.paid < sums.due then 'part'
    when sums.paid = sums.due then 'paid'
    else 'over' end
  from (
    select
      coalesce(sum(entry.amount) filter (where entry.kind <> 'refund'), 0) as received,
      coalesce(sum(case when entry.kind = 'refund' then -entry.amount else entry.amount end), 0) as paid,
      case when ${orders.state} = 'cancelled' then 0 else ${orders.total} + coalesce(${orders.deliveryCost}, 0) + ${orders.paymentFee}
        - ${orders.returned} - ${orders.deliveryReturned} - ${orders.feeReturned} end as due
    from ${orderPayments} entry
    where entry.order_id = ${orders.id} and entry.voids is null
      and not exists (select 1 from ${orderPayments} voiding where voiding.voids = entry.id)
  ) sums) = ${state}`;

const owingStates = orderStates.filter(takesPayment);

/** The condition that an order has a state of payment, as `paymentStateOf` of the domain gives it; nothing is unpaid where nothing is to be paid. */
export const hasPaymentState = (state: PaymentState): SQL | undefined =>
  and(state === "unpaid" ? inArray(orders.state, owingStates) : undefined, isInPaymentState(state));
