import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { minorOf, minorOfPrice } from "@shop/domain/money/money.ts";
import { countsIn, pageOf } from "@shop/domain/numbered-page.ts";
import {
  foldOrderedPart,
  foldOrderText,
  type OrderSearch,
  readOrderSearch,
} from "@shop/domain/orders/list/order-search.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isSale, type OrderSort, orderStates } from "@shop/domain/orders/order-state.ts";
import type { PaymentFilter } from "@shop/domain/orders/payments/payment-proofs.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { mockPaymentState, mockTotal, proofWaits } from "./order-total.ts";

type Compare = (a: MockOrder, b: MockOrder) => number;

const totalIn = (order: MockOrder): bigint => minorOf(mockTotal(order));
const byId: Compare = (a, b) => a.id - b.id;
const byTotal: Compare = (a, b) => Number(totalIn(a) - totalIn(b));

const sorts: Readonly<Record<OrderSort, Compare>> = {
  newest: (a, b) => byId(b, a),
  oldest: byId,
  total: byTotal,
  "-total": (a, b) => byTotal(b, a),
};

function isFound({ number, info, lines, shop_note, parcels = [] }: MockOrder, search: OrderSearch): boolean {
  const { phone: _phone, ...written } = info;
  const parts = lines.map(({ part_number }) => part_number ?? "");
  const names = lines.flatMap((line) => [line.name, line.name_ar ?? ""]);
  const carriers = parcels.map(({ carrier }) => carrier);
  const folded = [...Object.values(written), shop_note, ...names, ...parts, ...carriers].map(foldOrderText);
  return (
    (search.number !== "" && tidyOrderNumber(number).startsWith(search.number)) ||
    (search.tracking !== "" && parcels.some(({ tracking }) => tracking === search.tracking)) ||
    (search.part !== "" && parts.some((part) => foldOrderedPart(part).includes(search.part))) ||
    search.words.every((word) => folded.some((text) => text.includes(word)))
  );
}

const hasPayment = (order: MockOrder, payment: PaymentFilter): boolean => {
  if (payment === "to_check") return proofWaits(order);
  const state = mockPaymentState(order);
  return payment === "due" ? state === "unpaid" || state === "part" : state === payment;
};

function isIn(
  order: MockOrder,
  products: ShopState["products"],
  { query = "", from, to, min, max, channel, payment, sales, category, brand }: AdminOrderQuery,
): boolean {
  const search = readOrderSearch(query);
  const day = shopDayOf(order.created_at);
  const total = totalIn(order);
  const has = (holds: (product: ShopState["products"][number]) => boolean): boolean =>
    order.lines.some(({ product_id }) => products.some((one) => one.id === product_id && holds(one)));
  return (
    (search === null || isFound(order, search)) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (min === undefined || total >= minorOfPrice(min)) &&
    (max === undefined || total <= minorOfPrice(max)) &&
    (channel === undefined || order.channel === channel) &&
    (payment === undefined || hasPayment(order, payment)) &&
    (sales === undefined || isSale(order.state)) &&
    (category === undefined || has(({ category_id }) => category_id === category)) &&
    (brand === undefined || has((product) => product.brand === brand))
  );
}

/** One page of orders by the part of a query that stories show, and the number of orders in each state. */
export function orderPage(
  { orders: all, products }: Pick<ShopState, "orders" | "products">,
  query: AdminOrderQuery,
) {
  const { state, sort = "newest", page = 1, per_page = ORDER_ROWS } = query;
  const found = all.filter((order) => isIn(order, products, query));
  const rows = found.filter((order) => state === undefined || order.state === state).toSorted(sorts[sort]);
  return {
    ...pageOf(rows, page, per_page),
    states: countsIn(orderStates, (one) => found.filter((order) => order.state === one).length),
  };
}
