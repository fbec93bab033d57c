import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { minorOf, minorOfPrice } from "@shop/domain/money/money.ts";
import { countsIn, pageOf } from "@shop/domain/numbered-page.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import {
  foldOrderedPart,
  foldOrderText,
  type OrderSearch,
  readOrderSearch,
} from "@shop/domain/orders/list/order-search.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isSale, takesPayment } from "@shop/domain/orders/order-state.ts";
import { type OrderSort, orderStates } from "@shop/domain/orders/order-state.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { proofWaits } from "./mock-proofs.ts";
import { mockPaymentState, mockTotal } from "./order-total.ts";

/** What narrows a list of orders. */
type OrderFilter = Omit<AdminOrderQuery, "page" | "per_page" | "sort">;

/** The orders of the mock shop, and the products that filters read. */
type Orders = Pick<ShopState, "orders" | "products">;

type Compare = (a: MockOrder, b: MockOrder) => number;

const totalIn = (order: MockOrder): bigint => minorOf(mockTotal(order));
const byId: Compare = (a, b) => a.id - b.id;
const byTotal: Compare = (a, b) => Number(totalIn(a) - totalIn(b)) || byId(a, b);

const sorts: Readonly<Record<OrderSort, Compare>> = {
  newest: (a, b) => byId(b, a),
  oldest: byId,
  total: byTotal,
  "-total": (a, b) => byTotal(b, a),
};

function isFound({ number, info, lines, shop_note, parcels = [] }: MockOrder, search: OrderSearch): boolean {
  const { phone: _phone, ...written } = info;
  const texts = [
    ...Object.values(written),
    shop_note,
    ...lines.flatMap((line) => [line.name, line.name_ar ?? ""]),
  ];
  const parts = lines.map(({ part_number }) => foldOrderedPart(part_number ?? ""));
  const folded = [...texts, ...lines.map(({ part_number }) => part_number ?? "")].map(foldOrderText);
  return (
    (search.number !== "" && tidyOrderNumber(number).includes(search.number)) ||
    (search.phone !== "" && mobileKey(info.phone).includes(search.phone)) ||
    (search.tracking !== "" && parcels.some(({ tracking }) => tracking === search.tracking)) ||
    (search.taxNumber !== "" && info.tax_number === search.taxNumber) ||
    (search.part !== "" && parts.some((part) => part.includes(search.part))) ||
    search.words.every((word) => folded.some((text) => text.includes(word)))
  );
}

/** Who first put an order among the sales. */
export const sellerOf = ({ log }: MockOrder): string | undefined =>
  log.toReversed().find(({ to }) => to !== null && isSale(to))?.by;

function isIn(
  order: MockOrder,
  products: ShopState["products"],
  {
    query = "",
    from,
    to,
    min,
    max,
    channel,
    place,
    branch,
    payment,
    pay_by,
    returns,
    sales,
    category,
    brand,
    person,
  }: OrderFilter,
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
    (place === undefined || order.delivery?.to === place) &&
    (branch === undefined || order.delivery?.branch?.en === branch) &&
    (payment === undefined ||
      (payment === "to_check"
        ? proofWaits(order)
        : mockPaymentState(order) === payment && (payment !== "unpaid" || takesPayment(order.state)))) &&
    (pay_by === undefined || order.pay_by?.option === pay_by) &&
    (returns === undefined || countedEntries(order.returns ?? []).length > 0) &&
    (sales === undefined || isSale(order.state)) &&
    (category === undefined || has(({ category_id }) => category_id === category)) &&
    (brand === undefined || has((product) => product.brand === brand)) &&
    (person === undefined || sellerOf(order) === person)
  );
}

const isInState = ({ state }: MockOrder, expected: OrderFilter["state"]): boolean =>
  expected === undefined || state === expected;

/** The orders of a filter, the newest first. */
export const foundOrders = ({ orders: all, products }: Orders, filter: OrderFilter): MockOrder[] =>
  all
    .filter((order) => isIn(order, products, filter) && isInState(order, filter.state))
    .toSorted(sorts.newest);

/** One page of orders by a query, and the number of orders in each state. */
export function orderPage({ orders: all, products }: Orders, query: AdminOrderQuery) {
  const { state, sort = "newest", page = 1, per_page = ORDER_ROWS } = query;
  const found = all.filter((order) => isIn(order, products, query));
  const rows = found.filter((order) => isInState(order, state)).toSorted(sorts[sort]);
  return {
    ...pageOf(rows, page, per_page),
    states: countsIn(orderStates, (one) => found.filter((order) => order.state === one).length),
  };
}
