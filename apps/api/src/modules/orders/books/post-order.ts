import {
  noSums,
  type OrderPosting,
  orderPostings,
  type PostingKey,
  type PostingSums,
} from "@shop/domain/books/order-postings.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import { and, eq, isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { postings } from "../../books/postings.table.ts";
import { products } from "../../products/products.table.ts";
import { seller } from "../list/order-filter.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { orders } from "../orders.table.ts";

const sums = [
  "orders",
  "units",
  "net",
  "vat",
  "cost",
  "loss",
] as const satisfies readonly (keyof PostingSums)[];

const keyOf = ({ kind, product_id, rate, known }: PostingKey): string =>
  [kind, product_id, rate, known].join();

const joined = (one: PostingSums, other: PostingSums, sign: 1 | -1): PostingSums => ({
  orders: one.orders + sign * other.orders,
  units: one.units + sign * other.units,
  net: one.net + BigInt(sign) * other.net,
  vat: one.vat + BigInt(sign) * other.vat,
  cost: one.cost + BigInt(sign) * other.cost,
  loss: one.loss + BigInt(sign) * other.loss,
});

const total = (column: (typeof sums)[number]): SQL<string> => sql<string>`sum(${postings[column]})::text`;

/** What an order stands at by its postings. */
async function findPosted(transaction: Queries, orderId: number): Promise<OrderPosting[]> {
  const { kind, productId: product_id, rate, known } = postings;
  const rows = await transaction
    .select({
      kind,
      product_id,
      rate,
      known,
      orders: total("orders").mapWith(Number),
      units: total("units").mapWith(Number),
      net: total("net"),
      vat: total("vat"),
      cost: total("cost"),
      loss: total("loss"),
    })
    .from(postings)
    // What has a cause is a change of the stock, and nothing that the order stands at.
    .where(and(eq(postings.orderId, orderId), isNull(postings.cause)))
    .groupBy(kind, product_id, rate, known);
  return rows.map((row) =>
    Object.assign(row, {
      net: minorOf(row.net),
      vat: minorOf(row.vat),
      cost: minorOf(row.cost),
      loss: minorOf(row.loss),
    }),
  );
}

/** What has to be added to what is posted for an order to stand where it stands now. */
export function differences(posted: readonly OrderPosting[], now: readonly OrderPosting[]): OrderPosting[] {
  const found = new Map<string, { readonly key: PostingKey; readonly sums: PostingSums }>();
  for (const [rows, sign] of [
    [now, 1],
    [posted, -1],
  ] as const)
    for (const row of rows) {
      const { kind, product_id, rate, known } = row;
      const before = found.get(keyOf(row))?.sums ?? noSums;
      found.set(keyOf(row), { key: { kind, product_id, rate, known }, sums: joined(before, row, sign) });
    }
  return [...found.values()].flatMap(({ key, sums: left }) =>
    sums.some((name) => Number(left[name]) !== 0) ? [{ ...key, ...left }] : [],
  );
}

/** What is added for an order, when it happened, and who did it. */
export interface NewPosting extends OrderPosting {
  readonly orderId: number;
  /** Null for now. */
  readonly at: Date | null;
  /** The mail address of an administrator; '' for the buyer and for the shop itself. */
  readonly by: string;
}

/** A posting as the statement that stores it reads it. */
const toRow = ({ net, vat, cost, loss, orderId, ...row }: NewPosting) =>
  Object.assign(row, {
    order_id: orderId,
    net: fromMinorUnits(net),
    vat: fromMinorUnits(vat),
    cost: fromMinorUnits(cost),
    loss: fromMinorUnits(loss),
  });

/** What a posting is counted by: as the first one of the same goods, or by what holds now. */
const counted = (column: string, now: SQLWrapper): SQL =>
  sql`case when earlier.id is null then ${now} else earlier.${sql.identifier(column)} end`;

/** Stores postings. What comes back is counted where it was sold, whatever has become of the product's category since. */
export async function insertPostings(transaction: Queries, added: readonly NewPosting[]): Promise<void> {
  if (added.length === 0) return;
  const at = sql`coalesce(beyond.at, now())`;
  await transaction.execute(sql`
    insert into ${postings} (at, day, order_id, kind, product_id, rate, known, orders, units, net, vat, cost, loss,
      channel, branch, place, person, category_id, brand, "by")
    select ${at}, (${at} at time zone ${SHOP_TIME_ZONE})::date, ${orders.id}, beyond.kind, beyond.product_id, beyond.rate, beyond.known,
      beyond.orders, beyond.units, beyond.net, beyond.vat, beyond.cost, beyond.loss, ${counted("channel", orders.channel)},
      ${counted("branch", sql`${orders.deliveryBranch} ->> 'en'`)}, ${counted("place", orders.deliverTo)}, ${counted("person", seller)},
      ${counted("category_id", products.category_id)}, ${counted("brand", products.brand)}, beyond."by"
    from jsonb_to_recordset(${JSON.stringify(added.map(toRow))}::jsonb) as beyond (order_id integer, at timestamptz, "by" text, kind text,
      product_id integer, rate numeric, known boolean, orders integer, units integer, net numeric, vat numeric, cost numeric, loss numeric)
    join ${orders} on ${orders.id} = beyond.order_id
    left join ${products} on ${products.id} = beyond.product_id
    left join lateral (select * from ${postings} as posted where posted.order_id = ${orders.id}
      and posted.kind = beyond.kind and posted.product_id is not distinct from beyond.product_id order by posted.id limit 1) as earlier on true`);
}

/** Adds to the journal what a stored order stands at beyond what is posted of it. */
export async function postOrder(transaction: Queries, order: StoredOrder, by: string): Promise<void> {
  const left = differences(await findPosted(transaction, order.id), orderPostings(order));
  await insertPostings(
    transaction,
    left.map((row) => Object.assign(row, { orderId: order.id, at: null, by })),
  );
}
