import type { DaySum } from "@shop/domain/cash-up/cash-up.ts";
import type { PaymentKind } from "@shop/domain/orders/payments/order-payments.ts";
import type { PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import { and, between, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Queries } from "../../database/database.ts";
import { orders } from "../orders/orders.table.ts";
import { type DayCountRow, dayCounts } from "../orders/payments/day-counts.table.ts";
import { orderPayments } from "../orders/payments/order-payments.table.ts";

const voided = alias(orderPayments, "voided");

/** An entry that takes another one back is subtracted, at the branch and person of that one. */
const branch = sql<
  DaySum["branch"]
>`case when ${voided.id} is null then ${orderPayments.branch} else ${voided.branch} end`;
const person = sql<string>`coalesce(${voided.by}, ${orderPayments.by})`;
const amount = sql`case when ${orderPayments.voids} is null then ${orderPayments.amount} else -${orderPayments.amount} end`;

/** The sum of what a condition is true of; zero without any. */
const sumWhere = (condition: SQL): SQL<string> =>
  sql<string>`coalesce(sum(${amount}) filter (where ${condition}), 0)::numeric(24, 2)::text`;

/** Sums of the ledgers for a day on which the money is there, by method, branch and person. */
export async function sumDay(queries: Queries, day: string): Promise<DaySum[]> {
  const { kind, method, valueDate } = orderPayments;
  return queries
    .select({
      method,
      branch: branch.as("day_branch"),
      person: person.as("day_person"),
      received: sumWhere(sql`${kind} = 'payment'`),
      refunded: sumWhere(sql`${kind} = 'refund'`),
      withheld: sumWhere(sql`${kind} = 'withheld'`),
      net: sql<string>`coalesce(sum(case when ${kind} = 'refund' then -(${amount}) else ${amount} end) filter (where ${kind} <> 'withheld'), 0)::numeric(24, 2)::text`,
    })
    .from(orderPayments)
    .leftJoin(voided, eq(voided.id, orderPayments.voids))
    .where(eq(valueDate, day))
    .groupBy(method, sql`day_branch`, sql`day_person`)
    .orderBy(method, sql`day_branch`, sql`day_person`);
}

/** An entry of a ledger as a sheet states it. */
export interface LedgerEntry {
  readonly id: number;
  /** The day on which the money is there. */
  readonly day: string;
  readonly at: Date;
  readonly orderId: number;
  readonly order: string;
  readonly buyer: string;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod;
  readonly branch: DaySum["branch"];
  readonly person: string;
  readonly reference: string;
  readonly note: string;
  /** Negative where it takes another one back. */
  readonly amount: string;
  readonly takesBack: boolean;
}

/** The next entries of some days, those of a day in the order in which they were recorded; without an entry to come after, the first ones. */
export async function findEntriesAfter(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
  { after, limit }: { readonly after?: Pick<LedgerEntry, "id" | "day">; readonly limit: number },
): Promise<LedgerEntry[]> {
  const { id, valueDate, at, orderId, kind, method, note } = orderPayments;
  return queries
    .select({
      id,
      day: valueDate,
      at,
      orderId,
      order: orders.number,
      buyer: orders.name,
      kind,
      method,
      branch,
      person,
      reference: sql<string>`coalesce(${voided.reference}, ${orderPayments.reference})`,
      note,
      amount: sql<string>`(${amount})::text`,
      takesBack: sql<boolean>`${orderPayments.voids} is not null`,
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .leftJoin(voided, eq(voided.id, orderPayments.voids))
    .where(
      and(
        between(valueDate, from, to),
        after && sql`(${valueDate}, ${id}) > (${after.day}::date, ${after.id}::integer)`,
      ),
    )
    .orderBy(valueDate, id)
    .limit(limit);
}

/** What was counted of the cash of a day, the newest first. */
export const findDayCounts = (queries: Queries, day: string): Promise<DayCountRow[]> =>
  queries.select().from(dayCounts).where(eq(dayCounts.day, day)).orderBy(desc(dayCounts.id));

/** Stores counted cash. */
export async function insertDayCount(
  queries: Queries,
  count: typeof dayCounts.$inferInsert,
): Promise<DayCountRow> {
  const [row] = await queries.insert(dayCounts).values(count).returning();
  if (!row) throw new Error("Counted cash was not stored.");
  return row;
}
