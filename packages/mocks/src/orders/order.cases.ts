import { type DeliveryPlace, quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { defaultSettings, deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const inStock = catalogue.products.find(({ amount, price }) => amount >= 2 && !isZeroPrice(price));
const { id = 0, name = "", price = "", amount = 0 } = inStock ?? {};
const unpriced = catalogue.products.find((one) => isZeroPrice(one.price) && one.amount > 0);

const line = { id, name, price, image: "", qty: 2 };

const part = catalogue.products.find(
  ({ quantity_prices: [first], amount: left }) => first && left >= first.from,
);
const step = part?.quantity_prices[0];
if (!part || !step) throw new Error("The demonstration catalogue lacks a product with quantity prices.");
const stepped = { id: part.id, name: part.name, price: step.price, image: "", qty: step.from };
const info = {
  name: "",
  email: "mona@shop.example",
  address1: "",
  address2: "",
  phone: "01012345678",
  note: "",
};

const attempt = (key: string) => ({ "idempotency-key": `conformance-${key}` });

/** A branch of the demonstration. */
const cairoBranch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };

/** What delivery of the line to a place costs. */
const costOf = (to: DeliveryPlace): string =>
  quoteDelivery(deliveryRatesOf(defaultSettings), { to }, totalOf([line]))?.cost ?? "";

const placeOrder = (next: (number: string) => ConformanceStep): ConformanceStep =>
  answers(
    "sendMail",
    { body: { cart: [line], info } },
    { next: ({ order_number = "" }) => next(order_number) },
  );

/** Orders; each case needs the demonstration catalogue. */
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
    name: "D-109 an order keeps where it goes and what that costs; its total stays that of its lines",
    step: answers(
      "sendMail",
      { body: { cart: [line], info, delivery: { to: "EG-ASN", cost: costOf("EG-ASN") } } },
      {
        next: ({ order_number: number = "" }) =>
          answers(
            "findOrder",
            { body: { number, phone: info.phone } },
            {
              holds: ({ order }) =>
                order.delivery?.to === "EG-ASN" &&
                order.delivery.cost === costOf("EG-ASN") &&
                order.total === totalOf([line]),
            },
          ),
      },
    ),
  },
  {
    name: "D-109 an order without a place has no delivery, one that is picked up costs nothing",
    step: placeOrder((number) =>
      answers(
        "findOrder",
        { body: { number, phone: info.phone } },
        {
          holds: ({ order }) => order.delivery === null,
          next: () =>
            answers("sendMail", {
              body: {
                cart: [{ ...line, qty: 1 }],
                info,
                delivery: { to: "pick_up", branch: cairoBranch, cost: "0" },
              },
              headers: attempt("pick-up"),
            }),
        },
      ),
    ),
  },
  {
    name: "D-109 an order that is picked up keeps its branch, and is refused without one of the shop's",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info, delivery: { to: "pick_up", cost: "0" } } },
      409,
      "delivery_changed",
      {
        errors: { "delivery.to": "no_delivery" },
        next: () =>
          refuses(
            "sendMail",
            {
              body: {
                cart: [line],
                info,
                delivery: { to: "pick_up", branch: { en: "Giza", ar: "الجيزة" }, cost: "0" },
              },
            },
            409,
            "delivery_changed",
            {
              errors: { "delivery.to": "no_delivery" },
              next: () =>
                answers(
                  "sendMail",
                  {
                    body: { cart: [line], info, delivery: { to: "pick_up", branch: cairoBranch, cost: "0" } },
                  },
                  {
                    next: ({ order_number: number }) =>
                      answers(
                        "findOrder",
                        { body: { number, phone: info.phone } },
                        { holds: ({ order }) => order.delivery?.branch?.ar === cairoBranch.ar },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-20 D-109 another cost of delivery than the current one is refused, and nothing is ordered",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info, delivery: { to: "EG-ASN", cost: "1.00" } }, headers: attempt("cost") },
      409,
      "delivery_changed",
      {
        errors: { "delivery.cost": costOf("EG-ASN") },
        next: () =>
          refuses(
            "sendMail",
            { body: { cart: [line], info, delivery: { to: "EG-X", cost: "1" } } },
            422,
            "invalid",
            {
              errors: { "delivery.to": "bad_value" },
              next: () =>
                answers("sendMail", {
                  body: { cart: [line], info, delivery: { to: "EG-ASN", cost: costOf("EG-ASN") } },
                  headers: attempt("cost"),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-20 D-121 an order keeps the option of its payment; one that is not offered, and another fee, are refused",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info, pay_by: { option: "instapay", fee: "0" } } },
      409,
      "payment_changed",
      {
        errors: { "pay_by.option": "not_offered" },
        next: () =>
          refuses(
            "sendMail",
            { body: { cart: [line], info, pay_by: { option: "cash_on_delivery", fee: "5" } } },
            409,
            "payment_changed",
            {
              errors: { "pay_by.fee": "0.00" },
              next: () =>
                answers(
                  "sendMail",
                  { body: { cart: [line], info, pay_by: { option: "cash_on_delivery", fee: "0" } } },
                  {
                    holds: ({ payment }) => payment === undefined,
                    next: ({ order_number: number = "" }) =>
                      answers(
                        "findOrder",
                        { body: { number, phone: info.phone } },
                        {
                          holds: ({ order }) =>
                            order.pay_by?.option === "cash_on_delivery" &&
                            order.pay_by.fee === "0.00" &&
                            order.payment_terms === null,
                        },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-121 an order by InstaPay is answered with account and sum, once the shop offers it",
    asAdmin: true,
    step: answers(
      "changeSettings",
      {
        body: {
          version: 0,
          ...defaultSettings,
          payments: {
            ...defaultSettings.payments,
            instapay: {
              offered: true,
              text: { en: "Soon", ar: "قريبًا" },
              accounts: [{ label: "Nilometer", number: "shop@instapay" }],
            },
          },
        },
      },
      {
        next: () =>
          answers(
            "sendMail",
            { body: { cart: [line], info, pay_by: { option: "instapay", fee: "0" } } },
            {
              holds: ({ payment }) =>
                payment?.option === "instapay" &&
                payment.due === totalOf([line]) &&
                payment.text.en === "Soon" &&
                payment.accounts[0]?.number === "shop@instapay" &&
                payment.deposit === null,
            },
          ),
      },
    ),
  },
  {
    name: "D-109 a place to which the shop states no cost any more is refused",
    asAdmin: true,
    step: answers(
      "changeSettings",
      { body: { version: 0, ...defaultSettings, delivery: { zones: [], free_from: null } } },
      {
        next: () =>
          refuses(
            "sendMail",
            { body: { cart: [line], info, delivery: { to: "EG-ASN", cost: costOf("EG-ASN") } } },
            409,
            "delivery_changed",
            { errors: { "delivery.to": "no_delivery" } },
          ),
      },
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
    name: "API-22 D-46 names and addresses have no line breaks",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info: { ...info, name: "Mona\nAdel", address1: "a\r\nb", note: "a\nb" } } },
      422,
      "invalid",
      { errors: { "info.name": "one_line", "info.address1": "one_line" } },
    ),
  },
  {
    name: "API-22 CART-8 an empty cart is refused",
    step: refuses("sendMail", { body: { cart: [], info } }, 422, "invalid", { errors: { cart: "required" } }),
  },
  {
    name: "API-22 D-20 a changed price is refused",
    step: refuses("sendMail", { body: { cart: [{ ...line, price: "0.01" }], info } }, 409, "price_changed"),
  },
  {
    name: "D-108 API-22 the price of one piece is refused for a quantity that has its own",
    step: refuses(
      "sendMail",
      { body: { cart: [{ ...stepped, price: part.price }], info } },
      409,
      "price_changed",
      {
        lines: [{ place: 0, price: step.price, left: null, sold: true }],
      },
    ),
  },
  {
    name: "D-108 API-22 an order keeps the price of its quantity",
    step: answers(
      "sendMail",
      { body: { cart: [stepped], info } },
      {
        next: ({ order_number = "" }) =>
          answers(
            "findOrder",
            { body: { number: order_number, phone: info.phone } },
            {
              holds: ({ order: { lines, total } }) =>
                lines[0]?.price === step.price && total === totalOf([stepped]),
            },
          ),
      },
    ),
  },
  {
    name: "API-22 D-20 a quantity above the stock is refused",
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
  {
    name: "API-22 D-22 the same Idempotency-Key twice places one order",
    step: answers(
      "sendMail",
      { body: { cart: [line], info }, headers: attempt("one") },
      {
        next: (first) =>
          answers(
            "sendMail",
            { body: { cart: [line], info }, headers: attempt("one") },
            { holds: (second) => second.order_number === first.order_number },
          ),
      },
    ),
  },
  {
    name: "API-22 D-22 another Idempotency-Key with the same content places another order",
    step: answers(
      "sendMail",
      { body: { cart: [{ ...line, qty: 1 }], info }, headers: attempt("one") },
      {
        next: (first) =>
          answers(
            "sendMail",
            { body: { cart: [{ ...line, qty: 1 }], info }, headers: attempt("two") },
            { holds: (second) => second.status && second.order_number !== first.order_number },
          ),
      },
    ),
  },
  {
    name: "API-22 D-22 the same Idempotency-Key with other content is refused, with the number of the placed order",
    step: answers(
      "sendMail",
      { body: { cart: [line], info }, headers: attempt("one") },
      {
        next: ({ order_number }) =>
          refuses(
            "sendMail",
            { body: { cart: [{ ...line, qty: 1 }], info }, headers: attempt("one") },
            409,
            "idempotency_mismatch",
            { errors: { order_number: order_number ?? "" } },
          ),
      },
    ),
  },
  {
    name: "API-22 D-22 an Idempotency-Key that is too short is refused",
    step: refuses(
      "sendMail",
      { body: { cart: [line], info }, headers: { "idempotency-key": "1" } },
      422,
      "invalid",
      { errors: { "idempotency-key": "bad_value" } },
    ),
  },
  {
    name: "API-22 D-20 errors name each line's current state: the new price, the remaining stock, an unknown product",
    step: refuses(
      "sendMail",
      {
        body: {
          cart: [
            { ...line, price: "0.01", qty: 1 },
            { ...line, qty: amount + 1 },
            { ...line, id: 2_000_000_000, qty: 1 },
          ],
          info,
        },
      },
      409,
      "price_changed",
      {
        errors: {
          "cart.0.price": price,
          "cart.1.qty": String(amount - 1),
          "cart.2.id": "unknown_product",
          "cart.2.qty": "0",
        },
        lines: [
          { place: 0, price, left: null, sold: true },
          { place: 1, price: null, left: amount - 1, sold: true },
          { place: 2, price: null, left: 0, sold: false },
        ],
      },
    ),
  },
  {
    name: "API-22 D-20 an order reduces the stock",
    step: placeOrder(() =>
      answers(
        "readProduct",
        { params: { id } },
        { holds: (product) => product.amount === amount - line.qty },
      ),
    ),
  },
  {
    name: "D-5 D-33 an order is looked up by its number and phone, however they are written",
    step: placeOrder((number) =>
      answers(
        "findOrder",
        { body: { number: number.toLowerCase().replace("-", " "), phone: "+20 101 234 5678" } },
        {
          holds: ({ order }) =>
            order.number === number &&
            order.state === "received" &&
            order.lines.length === 1 &&
            order.lines[0]?.product_id === id &&
            order.lines[0].qty === line.qty &&
            order.total === totalOf([line]),
        },
      ),
    ),
  },
  {
    name: "D-5 an order is not found by another phone",
    step: placeOrder((number) =>
      refuses("findOrder", { body: { number, phone: "01099999999" } }, 404, "not_found"),
    ),
  },
  {
    name: "D-5 an unknown number has the same answer as a wrong phone",
    step: refuses("findOrder", { body: { number: "WWWW-WWWW", phone: info.phone } }, 404, "not_found"),
  },
  {
    name: "D-5 a look-up needs number and phone",
    step: refuses("findOrder", { body: {} }, 422, "invalid", { errors: { number: "required" } }),
  },
  {
    name: "D-21 a look-up's total leaves out lines without a price",
    step: answers(
      "sendMail",
      {
        body: { cart: [line, { ...line, id: unpriced?.id, price: unpriced?.price, qty: 1 }], info },
      },
      {
        next: ({ order_number: number = "" }) =>
          answers(
            "findOrder",
            { body: { number, phone: info.phone } },
            { holds: ({ order }) => order.lines.length === 2 && order.total === totalOf([line]) },
          ),
      },
    ),
  },
];
