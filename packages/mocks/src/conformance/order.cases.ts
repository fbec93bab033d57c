import { isZeroPrice } from "@shop/contract/money.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "./case.ts";

const inStock = catalogue.products.find(({ amount, price }) => amount >= 2 && !isZeroPrice(price));
const { id = 0, name = "", price = "", amount = 0 } = inStock ?? {};
const unpriced = catalogue.products.find((one) => isZeroPrice(one.price) && one.amount > 0);

const line = { id, name, price, image: "", qty: 2 };
const info = {
  name: "",
  email: "mona@shop.example",
  address1: "",
  address2: "",
  phone: "01012345678",
  note: "",
};

/** What ordering must do; each case begins with the demonstration catalogue. */
export const orderCases: readonly ConformanceCase[] = [
  {
    name: "API-22 D-5 an order answers status true and its number",
    step: answers(
      "sendMail",
      { body: { cart: [line], info } },
      { holds: ({ status, order_number }) => status && (order_number ?? "") !== "" },
    ),
  },
  {
    name: "API-22 D-22 the same request twice makes one order",
    step: answers(
      "sendMail",
      { body: { cart: [line], info } },
      {
        next: (first) =>
          answers(
            "sendMail",
            { body: { cart: [line], info } },
            { holds: (second) => second.order_number === first.order_number },
          ),
      },
    ),
  },
  {
    name: "API-22 CHECKOUT-9 email and phone are checked, the rest is optional",
    step: refuses("sendMail", { body: { cart: [line], info: {} } }, 422, "invalid", {
      errors: { "info.email": "required" },
    }),
  },
  {
    name: "API-22 CHECKOUT-3 CHECKOUT-4 a bad email and a bad phone are refused",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info: { ...info, email: "mona", phone: "12" } } },
      422,
      "invalid",
      { errors: { "info.email": "bad_email", "info.phone": "bad_phone" } },
    ),
  },
  {
    name: "API-22 CART-8 an empty cart is refused",
    step: refuses("sendMail", { body: { cart: [], info } }, 422, "invalid", { errors: { cart: "required" } }),
  },
  {
    name: "API-22 D-20 a price that has changed orders nothing",
    step: refuses("sendMail", { body: { cart: [{ ...line, price: "0.01" }], info } }, 409, "price_changed"),
  },
  {
    name: "API-22 D-20 more than there is in stock orders nothing",
    step: refuses("sendMail", { body: { cart: [{ ...line, qty: amount + 1 }], info } }, 409, "stock_short"),
  },
  {
    name: "API-22 D-21 a product whose price is being updated can be ordered",
    step: answers(
      "sendMail",
      {
        body: {
          cart: [{ ...line, id: unpriced?.id, price: unpriced?.price, qty: 1 }],
          info,
        },
      },
      { holds: ({ status }) => status },
    ),
  },
];
