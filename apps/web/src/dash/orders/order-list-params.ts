import { BRANCH_NAME_LENGTH } from "@shop/contract/delivery/delivery.ts";
import { BRAND_NAME_LENGTH, EMAIL_LENGTH } from "@shop/contract/rules.ts";
import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { deliveryPlaces } from "@shop/domain/delivery/delivery.ts";
import { PRICE_PATTERN } from "@shop/domain/money/money.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { orderSorts, orderStates } from "@shop/domain/orders/order-state.ts";
import { paymentFilters } from "@shop/domain/orders/payments/payment-proofs.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";

import { listQueryOf as tableQueryOf, withListQuery as withTableQuery } from "../list-address.ts";

const dayOf = (text: string | null): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";

const amountOf = (text: string | null): string => (text !== null && PRICE_PATTERN.test(text) ? text : "");

/** What the query string of the list of orders says: `?state=received&from=2026-03-01&min=500&sort=-total&search=mona&page=2&rows=10`. */
export function orderQueryOf(params: URLSearchParams): AdminOrderListQuery {
  const { pageIndex, pageSize, search } = tableQueryOf(params, ORDER_ROWS);
  return {
    pageIndex,
    pageSize,
    search,
    state: orderStates.find((state) => state === params.get("state")) ?? null,
    sort: orderSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    min: amountOf(params.get("min")),
    max: amountOf(params.get("max")),
    channel: orderChannels.find((channel) => channel === params.get("channel")) ?? "",
    place: deliveryPlaces.find((place) => place === params.get("place")) ?? "",
    branch: (params.get("branch") ?? "").slice(0, BRANCH_NAME_LENGTH),
    payment: paymentFilters.find((filter) => filter === params.get("payment")) ?? "",
    pay_by: paymentOptions.find((option) => option === params.get("pay_by")) ?? "",
    returns: params.get("returns") === "some" ? "some" : "",
    sales: params.get("sales") === "some" ? "some" : "",
    category: /^[1-9]\d{0,8}$/.exec(params.get("category") ?? "")?.[0] ?? "",
    brand: (params.get("brand") ?? "").slice(0, BRAND_NAME_LENGTH),
    person: (params.get("person") ?? "").slice(0, EMAIL_LENGTH),
  };
}

/** The query string with other rows; values that are the default are left out, anything else in it stays. */
export function withOrderQuery(before: URLSearchParams, query: AdminOrderListQuery): URLSearchParams {
  const params = withTableQuery(before, { ...query, sort: null }, ORDER_ROWS);
  const { pageIndex: _index, pageSize: _size, search: _search, ...values } = query;
  const named = { ...values, sort: values.sort === "newest" ? null : values.sort };
  for (const [name, value] of Object.entries(named)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
