import { type BookAccount, bookAccounts } from "@shop/domain/books/accounts.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { ownMethodIds } from "@shop/domain/payments/payment-methods.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { cashMoves } from "../cash-up/cash-moves.table.ts";
import { orders } from "../orders/orders.table.ts";
import { orderPayments } from "../orders/payments/order-payments.table.ts";

const lineSchema = v.object({
  rows: v.array(
    v.object({
      /** Tells the entries of a day apart. */
      entry: v.string(),
      day: v.string(),
      /** When it was written, where that was on the day. */
      time: v.nullable(v.string()),
      number: v.nullable(v.string()),
      /** The purchase order of its goods. */
      purchase: v.nullable(v.number()),
      party: v.nullable(v.string()),
      company: v.nullable(v.string()),
      /** What happened, as causes of the stock and kinds of payments name it. */
      what: v.string(),
      by: v.string(),
      account: v.picklist([...bookAccounts, ...ownMethodIds]),
      rate: v.nullable(v.string()),
      /** Above zero for a debit, below for a credit. */
      amount: v.string(),
    }),
  ),
});

/** A line of the journal by double entry. */
export type JournalLine = v.InferOutput<typeof lineSchema>["rows"][number];

/** An account as a parameter of the statement. */
const account = (name: BookAccount) => sql`${name}::text`;

/**
 * The journal of a day by double entry, entry by entry. What one change has posted at once, and what was paid with it, is one entry; money that was there before it
 * was recorded is one of its own, on its day. What an entry lacks to be balanced, such as the piastres by which the cost of an order's lines differs from that of the
 * pieces which were taken, is its difference.
 */
export async function findJournal(queries: Queries, day: string): Promise<JournalLine[]> {
  const found = await queries.execute(sql`
    with posted as (
      select * from ${postings} where ${postings.day} = ${day}::date
    ), paid as (
      select pay.at, pay.order_id, pay.by, pay.kind, pay.method,
        case when pay.voids is null then pay.amount else -pay.amount end * case when pay.kind = 'refund' then -1 else 1 end as amount
      from ${orderPayments} as pay where pay.value_date = ${day}::date
    ), moved as (
      select at, "by", kind, case when (kind = 'from_bank') = (voids is null) then amount else -amount end as amount
      from ${cashMoves} where day = ${day}::date and kind <> 'float'
    ), lines (at, order_id, "by", what, account, rate, amount) as (
      select at, order_id, "by", kind, ${account("receivables")}, null::numeric, net + vat from posted where kind in ('goods', 'delivery', 'fee')
      union all
      select at, order_id, "by", kind, case kind when 'goods' then ${account("sales")} when 'fee' then ${account("fees")} else kind end, rate, -net
        from posted where kind in ('goods', 'delivery', 'fee')
      union all select at, order_id, "by", kind, ${account("vat")}, rate, -vat from posted where kind in ('goods', 'delivery', 'fee')
      union all select at, order_id, "by", kind, ${account("cost_of_sales")}, null, cost from posted where kind = 'goods'
      union all select at, order_id, "by", coalesce(cause, kind), ${account("losses")}, null, loss from posted
      union all
      select at, order_id, "by", coalesce(cause, kind), ${account("stock")}, null, cost from posted
        where kind in ('to_sell', 'reserved', 'coming_back', 'not_for_sale')
      union all
      select at, order_id, "by", cause, case when cause in ('received', 'arrived', 'cost_adjusted', 'returned_to_supplier') then ${account("payables")} when cause = 'revalued' then ${account("revaluation")}
          else ${account("opening")} end, null, -cost - loss
        from posted where cause in ('received', 'arrived', 'cost_adjusted', 'returned_to_supplier', 'revalued', 'opening', 'created')
      union all
      select at, order_id, "by", kind, case kind when 'withheld' then ${account("withheld")} else method end, null, amount from paid
      union all select at, order_id, "by", kind, ${account("receivables")}, null, -amount from paid
      union all select at, null, "by", kind, ${account("cash")}, null, amount from moved
      union all
      select at, null, "by", kind, case kind when 'expense' then ${account("expenses")} when 'courier_fee' then ${account("courier_fees")} else ${account("transfer")} end, null, -amount
        from moved
    ), balanced as (
      select at, order_id, "by", what, account, rate, amount from lines
      union all
      select at, order_id, max("by"), 'difference', ${account("differences")}, null, -sum(amount) from lines group by at, order_id
    ), entries as (
      select at, order_id, account, rate, max("by") as "by", sum(amount) as amount, string_agg(distinct what, ' ' order by what) as what
      from balanced group by at, order_id, account, rate having sum(amount) <> 0
    ), documents as (
      select at, order_id, max(purchase_id) as purchase_id from posted group by at, order_id having count(distinct purchase_id) = 1
    )
    select concat(entries.at, ' ', entries.order_id) as entry, ${day}::text as day,
      case when (entries.at at time zone ${SHOP_TIME_ZONE})::date = ${day}::date then to_char(entries.at at time zone ${SHOP_TIME_ZONE}, 'HH24:MI:SS') end as time,
      ${orders.number} as number, documents.purchase_id as purchase, ${orders.name} as party, nullif(${orders.company}, '') as company, entries.what, entries."by", entries.account,
      entries.rate::text as rate, entries.amount::text as amount
    from entries left join ${orders} on ${orders.id} = entries.order_id
      left join documents on documents.at = entries.at and documents.order_id is not distinct from entries.order_id
    order by entries.at, entries.order_id nulls first, array_position(${sql.param([...bookAccounts])}::text[], entries.account), entries.account, entries.rate`);
  return v.parse(lineSchema, found).rows;
}
