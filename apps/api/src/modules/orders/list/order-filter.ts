import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { type OrderSearch, readOrderSearch } from "@shop/domain/orders/list/order-search.ts";
import { saleStates } from "@shop/domain/orders/order-state.ts";
import type { PaymentFilter } from "@shop/domain/orders/payments/payment-proofs.ts";
import { and, eq, gt, gte, inArray, lt, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { postings } from "../../books/postings.table.ts";
import { products } from "../../products/products.table.ts";
import { orderLines } from "../lines/order-lines.table.ts";
import { orderLog } from "../order-log.table.ts";
import { orders } from "../orders.table.ts";
import { taxDocuments } from "../papers/tax-documents.table.ts";
import { orderParcels } from "../parcels/order-parcels.table.ts";
import { hasPaymentState } from "../payments/order-payments.repository.ts";
import { hasWaitingProof } from "../payments/payment-proofs.repository.ts";
import { foldedSql } from "./folded-sql.ts";

/** Conditions of a list of orders, without their state. */
export type OrderFilter = Omit<AdminOrderQuery, "page" | "per_page" | "sort" | "state">;

// Unlike `like`, strpos gives no sign of the searched text a meaning.
const contains = (text: SQLWrapper, part: string): SQL => sql`strpos(${text}, ${part}) > 0`;

/** Orders with a line that meets a condition; as the subquery depends on no order, it runs once. */
const hasLine = (condition: SQL): SQL =>
  sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${condition})`;

/** Orders of which a parcel has, or had, a tracking number. */
const hasTracking = (tracking: string): SQL =>
  sql`${orders.id} in (select ${orderParcels.orderId} from ${orderParcels} where ${eq(orderParcels.tracking, tracking)} and ${orderParcels.tracking} <> '')`;

/** Orders of which a parcel is, or was, with a carrier whose name has a word. */
const hasCarrier = (word: string): SQL =>
  sql`${orders.id} in (select ${orderParcels.orderId} from ${orderParcels} where ${contains(foldedSql('"order_parcels"."carrier"'), word)})`;

/** Orders of which an invoice or a credit note of a number was issued. */
const hasDocument = (number: string): SQL =>
  sql`${orders.id} in (select ${taxDocuments.orderId} from ${taxDocuments} where ${eq(taxDocuments.number, number)})`;

const hasWord = (word: string): SQL | undefined =>
  or(contains(orders.searchText, word), hasLine(contains(orderLines.searchText, word)), hasCarrier(word));

const isFound = ({
  number,
  phone,
  tracking,
  part,
  taxNumber,
  document,
  words,
}: OrderSearch): SQL | undefined =>
  or(
    number ? contains(orders.number, number) : undefined,
    phone ? contains(orders.phoneKey, phone) : undefined,
    tracking ? hasTracking(tracking) : undefined,
    part ? hasLine(contains(orderLines.partKey, part)) : undefined,
    taxNumber ? eq(orders.tax_number, taxNumber) : undefined,
    document ? hasDocument(document) : undefined,
    and(...words.map(hasWord)),
  );

/** The beginning of a day in the shop's time zone, some days later. */
export const startOfDay = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${SHOP_TIME_ZONE}`;

function hasPayment(payment: PaymentFilter): SQL | undefined {
  if (payment === "to_check") return hasWaitingProof;
  return payment === "due"
    ? or(hasPaymentState("unpaid"), hasPaymentState("part"))
    : hasPaymentState(payment);
}

/** Orders of which something came back, or whose price was reduced. */
const hasReturns = or(gt(orders.returned, "0"), hasLine(gt(orderLines.returned, 0)));

/** Orders with a product that meets a condition; the array is evaluated once, where without statistics a join becomes a nested loop for each line of each order. */
const hasProduct = (condition: SQL): SQL =>
  hasLine(
    sql`${orderLines.productId} = any(array(select ${products.id} from ${products} where ${condition}))`,
  );

/** Who first put an order among the sales: its confirmation, or its entry by an administrator. */
export const seller = sql`(select ${orderLog.by} from ${orderLog} where ${orderLog.orderId} = ${orders.id}
  and ${inArray(orderLog.to, [...saleStates])} order by ${orderLog.id} limit 1)`;

/** Orders that were handed over in a period, as figures count them: by what held then. */
function wasSold({ from, to, channel, place, branch, person, category, brand }: OrderFilter): SQL {
  const isOfGoods = category !== undefined || brand !== undefined;
  const condition = and(
    isOfGoods ? and(eq(postings.kind, "goods"), gt(postings.units, 0)) : gt(postings.orders, 0),
    from === undefined ? undefined : gte(postings.day, from),
    to === undefined ? undefined : lte(postings.day, to),
    channel === undefined ? undefined : eq(postings.channel, channel),
    place === undefined ? undefined : eq(postings.place, place),
    branch === undefined ? undefined : eq(postings.branch, branch),
    person === undefined ? undefined : eq(postings.person, person),
    category === undefined ? undefined : eq(postings.categoryId, category),
    brand === undefined ? undefined : eq(postings.brand, brand),
  );
  return sql`${orders.id} in (select ${postings.orderId} from ${postings} where ${condition})`;
}

/** The condition of the days and parts by which orders are counted. */
function counted(filter: OrderFilter): SQL | undefined {
  if (filter.sales !== undefined) return wasSold(filter);
  const { from, to, channel, place, branch, person, category, brand } = filter;
  return and(
    from === undefined ? undefined : gte(orders.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(orders.createdAt, startOfDay(to, 1)),
    channel === undefined ? undefined : eq(orders.channel, channel),
    place === undefined ? undefined : eq(orders.deliverTo, place),
    branch === undefined ? undefined : sql`${orders.deliveryBranch} ->> 'en' = ${branch}`,
    category === undefined ? undefined : hasProduct(eq(products.category_id, category)),
    brand === undefined ? undefined : hasProduct(eq(products.brand, brand)),
    person === undefined ? undefined : sql`${seller} = ${person}`,
  );
}

/** The condition of a filter. */
export function matching(filter: OrderFilter): SQL | undefined {
  const { query = "", min, max, payment, pay_by: payBy, returns } = filter;
  const search = readOrderSearch(query);
  return and(
    search === null ? undefined : isFound(search),
    counted(filter),
    min === undefined ? undefined : gte(orders.total, min),
    max === undefined ? undefined : lte(orders.total, max),
    payment === undefined ? undefined : hasPayment(payment),
    payBy === undefined ? undefined : eq(orders.payBy, payBy),
    returns === undefined ? undefined : hasReturns,
  );
}

/** The condition of a filter and a state. */
export const matchingIn = (filter: OrderFilter, state: AdminOrderQuery["state"]): SQL | undefined =>
  and(state === undefined ? undefined : eq(orders.state, state), matching(filter));

/** The condition that an order was placed by a buyer whom a text names: by phone, or by each word; null for an empty text. */
export function matchingBuyer(query: string): SQL | undefined | null {
  const search = readOrderSearch(query);
  return (
    search &&
    or(
      search.phone ? contains(orders.phoneKey, search.phone) : undefined,
      and(...search.words.map((word) => contains(orders.searchText, word))),
    )
  );
}
