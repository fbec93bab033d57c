import { UNCONFIRMED_VALUE } from "@shop/domain/constants.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const isWorth = (price: string, qty: number): boolean =>
  Number(totalOf([{ price, qty }])) > UNCONFIRMED_VALUE;

// Half of its stock is within the limit, all of it is not.
const dear = catalogue.products.find(
  ({ amount, price }) => isWorth(price, amount) && !isWorth(price, Math.ceil(amount / 2)),
);
if (!dear)
  throw new Error("The demonstration catalogue lacks a product whose stock is worth more than the limit.");
const { id: productId, name, price, amount } = dear;
const half = Math.ceil(amount / 2);
const line = { id: productId, name, price, image: "", qty: amount };
const info = { email: "mona@shop.example", phone: "01012345678" };

/** Orders the whole stock of a product, which makes a request; continues with the order's id and number. */
const requested = (next: (id: number, number: string) => ConformanceStep): ConformanceStep =>
  answers(
    "sendMail",
    { body: { cart: [line], info } },
    {
      holds: ({ status, request }) => status && request === true,
      next: ({ order_number: number = "" }) =>
        answers("readOrderCounts", {}, { next: ({ newest }) => next(newest ?? 0, number) }),
    },
  );

const hasStock = (expected: number, next?: () => ConformanceStep): ConformanceStep =>
  answers(
    "readProduct",
    { params: { id: productId } },
    { holds: (product) => product.amount === expected, ...(next && { next }) },
  );

const becomes = (id: number, state: OrderState, next: () => ConformanceStep): ConformanceStep =>
  answers(
    "changeOrderState",
    { params: { id }, body: { state } },
    { holds: ({ status, order }) => status && order.state === state && order.request, next },
  );

/** Cases of orders above the limits of unconfirmed orders. */
export const orderRequestCases: readonly ConformanceCase[] = [
  {
    name: "D-43 an order above the limits is a request that takes no stock, for its buyer and for administrators",
    asAdmin: true,
    step: requested((id, number) =>
      answers(
        "findOrder",
        { body: { number, phone: info.phone } },
        {
          holds: ({ order }) => order.request,
          next: () =>
            answers(
              "listAdminOrders",
              {},
              {
                holds: ({ data: [row] }) => row?.id === id && row.request,
                next: () => hasStock(amount),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-43 a request takes its pieces when it is confirmed and returns them when it is cancelled",
    asAdmin: true,
    step: requested((id) =>
      becomes(id, "confirmed", () => hasStock(0, () => becomes(id, "cancelled", () => hasStock(amount)))),
    ),
  },
  {
    name: "D-43 a request that is cancelled returns nothing",
    asAdmin: true,
    step: requested((id) => becomes(id, "cancelled", () => hasStock(amount))),
  },
  {
    name: "D-43 D-20 a request whose edited lines the stock does not have is not confirmed",
    asAdmin: true,
    step: requested((id) =>
      answers(
        "changeOrderLines",
        { params: { id }, body: { lines: [{ product_id: productId, qty: amount + 1, price }] } },
        {
          holds: ({ status, order }) => status && order.lines[0]?.qty === amount + 1,
          next: () =>
            refuses(
              "changeOrderState",
              { params: { id }, body: { state: "confirmed" } },
              409,
              "stock_short",
              { errors: { "lines.0.qty": String(amount) }, next: () => hasStock(amount) },
            ),
        },
      ),
    ),
  },
  {
    name: "D-43 the unconfirmed orders of a phone count together",
    step: answers(
      "sendMail",
      { body: { cart: [{ ...line, qty: half }], info } },
      {
        holds: ({ request }) => request === false,
        next: () =>
          answers(
            "sendMail",
            { body: { cart: [{ ...line, qty: amount - half }], info: { ...info, phone: "+201012345678" } } },
            { holds: ({ request }) => request === true, next: () => hasStock(amount - half) },
          ),
      },
    ),
  },
];
