import type { FullOverview } from "@shop/contract/overview/overview.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { UNPAID_DAYS } from "@shop/domain/constants.ts";
import { minorOf, sumOf } from "@shop/domain/money/money.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";

import { leftToPay, mockPaymentState } from "../orders/order-total.ts";
import { asideOf } from "../products/units-aside.ts";
import type { MockOrder, ShopState } from "../shop/state.ts";

const owing = (orders: readonly MockOrder[]) => ({
  orders: orders.length,
  due: sumOf(orders.map(leftToPay)),
});

const isUnpaid = (order: MockOrder): boolean => ["unpaid", "part"].includes(mockPaymentState(order));

/** What is to be done today with orders, and the money of today. */
export function overviewDay(shop: ShopState, now: number): FullOverview["day"] {
  const { orders, products } = shop;
  const today = shopDayOf(now);
  const since = addDays(today, -UNPAID_DAYS);
  const quoted = orders.filter(({ state }) => state === "quoted");
  const counts = { coming_back: 0, not_for_sale: 0 };
  for (const place of asidePlaces)
    counts[place] = products.filter(({ id }) => asideOf(shop, id)[place] > 0).length;
  const paid = orders
    .flatMap(({ payments }) => payments)
    .filter(({ value_date: day, voided }) => day === today && voided === null);
  return {
    to_pack: orders.filter(({ state }) => state === "confirmed").length,
    out: owing(orders.filter(({ state }) => state === "sent")),
    unpaid: owing(
      orders.filter(
        (order) => order.state === "delivered" && isUnpaid(order) && shopDayOf(order.created_at) >= since,
      ),
    ),
    unpaid_since: since,
    ...counts,
    quotations: quoted.length,
    quotations_ending: quoted.filter(({ quotation }) => {
      const last = quotation?.valid_until ?? "";
      return last >= today && last <= addDays(today, 2);
    }).length,
    money: [...Map.groupBy(paid, ({ method }) => method)]
      .map(([method, entries]) => ({ method, net: paidOf(paymentSums(entries)) }))
      .filter(({ net }) => minorOf(net) !== 0n),
  };
}
