import { isZeroPrice } from "@shop/domain/money/money.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const inStock = catalogue.products.find(({ amount, price }) => amount >= 2 && !isZeroPrice(price));
if (!inStock) throw new Error("The demonstration catalogue lacks a product to order.");
const { id, name, price, amount } = inStock;

const line = { id, name, price, image: "", qty: amount + 1 };
const buyer = { name: "Mona Adel", phone: "01012345678", address: "14 Station Street" };

/** Orders that are opened as chat messages. */
export const chatRequestCases: readonly ConformanceCase[] = [
  {
    name: "D-119 an order by chat is stored as a request, whatever the stock is, once for the same content",
    asAdmin: true,
    step: answers(
      "requestByChat",
      { body: { cart: [line], buyer } },
      {
        next: ({ order_number: number }) =>
          answers(
            "requestByChat",
            { body: { cart: [line], buyer } },
            {
              holds: ({ order_number: again }) => again === number,
              next: () =>
                answers(
                  "listAdminOrders",
                  { query: { query: number, channel: "chat" } },
                  {
                    holds: ({ data: [found], total }) =>
                      total === 1 &&
                      found?.number === number &&
                      found.request &&
                      found.state === "received" &&
                      found.email === "",
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-33 before requests are confirmed together, those that the stock is too short for are named",
    asAdmin: true,
    step: answers(
      "requestByChat",
      { body: { cart: [{ ...line, qty: amount }], buyer } },
      {
        next: ({ order_number: first }) =>
          answers(
            "requestByChat",
            { body: { cart: [{ ...line, qty: 1 }], buyer: { ...buyer, name: "Omar Adel" } } },
            {
              next: () =>
                answers(
                  "listAdminOrders",
                  { query: { channel: "chat", state: "received" } },
                  {
                    holds: ({ data }) => data.some(({ number }) => number === first),
                    next: ({ data }) => {
                      const ids = data.filter(({ phone }) => phone === buyer.phone).map(({ id: one }) => one);
                      // What the first one takes is missing to the second.
                      return answers(
                        "listShortRequests",
                        { query: { ids: ids.join(",") } },
                        {
                          holds: ({ data: short }) =>
                            ids.length === 2 && short.length === 1 && short[0] === ids[1],
                          next: () => refuses("listShortRequests", { query: { ids: "" } }, 400, "bad_query"),
                        },
                      );
                    },
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-119 an order by chat at another price is refused",
    step: refuses(
      "requestByChat",
      { body: { cart: [{ ...line, price: "0.01" }], buyer } },
      409,
      "price_changed",
    ),
  },
];
