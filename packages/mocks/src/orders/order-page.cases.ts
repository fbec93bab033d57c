import { isZeroPrice } from "@shop/domain/money/money.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const inStock = catalogue.products.find(({ amount, price }) => amount >= 2 && !isZeroPrice(price));
if (!inStock) throw new Error("The demonstration catalogue lacks a product to order.");
const { id, name, price } = inStock;

const info = {
  name: "",
  email: "mona@shop.example",
  address1: "",
  address2: "",
  phone: "01099887766",
  note: "",
};

const UNKNOWN = "00000000-0000-4000-8000-999999999999";

/** Places an order and goes on with its token. */
const placed = (next: (token: string, number: string) => ConformanceStep): ConformanceStep =>
  answers(
    "sendMail",
    { body: { cart: [{ id, name, price, image: "", qty: 1 }], info } },
    { next: ({ order_token = "", order_number = "" }) => next(order_token, order_number) },
  );

/** Pages of orders, by their tokens. */
export const orderPageCases: readonly ConformanceCase[] = [
  {
    name: "D-124 the token of an order opens it, and cancels it once",
    step: placed((token, number) =>
      answers(
        "followOrder",
        { body: { token } },
        {
          holds: ({ order, steps, cancellable }) =>
            order.number === number &&
            order.token === token &&
            cancellable &&
            steps.map(({ state }) => state).join() === "received",
          next: () =>
            answers(
              "cancelOwnOrder",
              { body: { token } },
              {
                holds: ({ status, order, steps, cancellable }) =>
                  status &&
                  order.state === "cancelled" &&
                  !cancellable &&
                  steps.map(({ state }) => state).join() === "received,cancelled",
                next: () =>
                  answers("cancelOwnOrder", { body: { token } }, { holds: ({ status }) => !status }),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-124 an unconfirmed order has no invoice",
    step: placed((token) => refuses("readOwnInvoice", { params: { token } }, 409, "state_not_allowed")),
  },
  {
    name: "D-124 the paper with the buyer asks for the phone of the order",
    step: placed((token) =>
      refuses("readOwnPaper", { body: { token } }, 422, "invalid", {
        next: () => refuses("readOwnPaper", { body: { token, phone: "01011112222" } }, 404, "not_found"),
      }),
    ),
  },
  {
    name: "D-124 an unconfirmed order has no paper with its buyer either",
    step: placed((token) =>
      refuses("readOwnPaper", { body: { token, phone: info.phone } }, 409, "state_not_allowed"),
    ),
  },
  {
    name: "D-124 an unknown token opens nothing",
    step: refuses("followOrder", { body: { token: UNKNOWN } }, 404, "not_found"),
  },
  {
    name: "D-124 an unknown token cancels nothing",
    step: refuses("cancelOwnOrder", { body: { token: UNKNOWN } }, 404, "not_found"),
  },
  {
    name: "D-124 an unknown token has no invoice",
    step: refuses("readOwnInvoice", { params: { token: UNKNOWN } }, 404, "not_found"),
  },
  {
    name: "D-124 a token that none can be is refused",
    step: refuses("followOrder", { body: { token: "abc" } }, 422, "invalid"),
  },
];
