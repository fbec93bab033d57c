import { isZeroPrice } from "@shop/domain/money/money.ts";
import { validUntil } from "@shop/domain/orders/quotation.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const meter = catalogue.products.find(({ amount, price }) => amount >= 3 && !isZeroPrice(price));
if (!meter) throw new Error("The demonstration catalogue lacks a product to quote.");
const { id: productId, name, price, amount } = meter;

const buyer = { name: "Mona Adel", phone: "01098765432", email: "Mona@shop.example", company: "Delta Works" };
const cart = [{ id: productId, name, price, image: "", qty: 2 }];
const days = (count: number): string => validUntil(Date.now(), count);

/** Makes a quotation of a cart; continues with the token of its page and its id. */
const quoted = (
  next: (token: string, id: number) => ConformanceStep,
  lines: readonly object[] = cart,
): ConformanceStep =>
  answers(
    "requestQuotation",
    { body: { cart: lines, buyer } },
    {
      next: ({ order_token: token, order_number: query }) =>
        answers(
          "listAdminOrders",
          { query: { query } },
          {
            holds: ({ total, states }) => total === 1 && states.quoted === 1,
            next: ({ data: [found] }) => next(token, found?.id ?? 0),
          },
        ),
    },
  );

const byHand = {
  channel: "phone",
  ...buyer,
  lines: [{ product_id: productId, qty: 2, price: "100" }],
  quotation: { valid_until: days(7), terms: "Delivered within a week." },
};

/** Makes a quotation for a buyer on the phone; continues with its id. */
const taken = (next: (id: number) => ConformanceStep): ConformanceStep =>
  answers(
    "takeOrder",
    { body: byHand },
    {
      holds: ({ order: { state, quotation, total, log } }) =>
        state === "quoted" &&
        total === "200.00" &&
        quotation?.valid_until === byHand.quotation.valid_until &&
        quotation.terms === byHand.quotation.terms &&
        quotation.revision === 1 &&
        log[0]?.to === "quoted" &&
        log[0].mail !== null,
      next: ({ order }) => next(order.id),
    },
  );

/** Quotations. */
export const quotationCases: readonly ConformanceCase[] = [
  {
    name: "D-142 a cart becomes a quotation, which its buyer accepts once, in the revision that was read",
    asAdmin: true,
    step: quoted((token) =>
      answers(
        "followOrder",
        { body: { token } },
        {
          holds: ({ order: { state, quotation }, steps, cancellable }) =>
            state === "quoted" &&
            quotation?.revision === 1 &&
            !quotation.expired &&
            quotation.valid_until === days(14) &&
            steps.map((step) => step.state).join() === "quoted" &&
            !cancellable,
          next: () =>
            refuses("acceptQuotation", { body: { token, revision: 2 } }, 409, "quotation_changed", {
              next: () =>
                answers(
                  "acceptQuotation",
                  { body: { token, revision: 1 } },
                  {
                    holds: ({ status, order: { state }, steps, cancellable }) =>
                      status &&
                      state === "received" &&
                      steps.map((step) => step.state).join() === "quoted,received" &&
                      cancellable,
                    next: () =>
                      answers(
                        "acceptQuotation",
                        { body: { token, revision: 1 } },
                        {
                          holds: ({ status }) => !status,
                          next: () =>
                            refuses("readOwnQuotation", { params: { token } }, 409, "state_not_allowed"),
                        },
                      ),
                  },
                ),
            }),
        },
      ),
    ),
  },
  {
    name: "D-142 the same cart is the same quotation, whatever the stock is, and more than is in stock is not accepted",
    asAdmin: true,
    step: quoted(
      (token) =>
        answers(
          "requestQuotation",
          { body: { cart: [{ ...cart[0], qty: amount + 1 }], buyer } },
          {
            holds: ({ order_token: again }) => again === token,
            next: () =>
              refuses("acceptQuotation", { body: { token, revision: 1 } }, 409, "stock_short", {
                lines: [{ place: 0, price: null, left: amount, sold: true }],
              }),
          },
        ),
      [{ ...cart[0], qty: amount + 1 }],
    ),
  },
  {
    name: "D-142 a change is another revision; a day that is over withdraws a quotation, and a later one revives it",
    asAdmin: true,
    step: quoted((token, id) =>
      answers(
        "changeQuotation",
        { params: { id }, body: { valid_until: days(-1), terms: "Cash only." } },
        {
          holds: ({ status, order: { quotation, log } }) =>
            status &&
            quotation?.expired === true &&
            quotation.revision === 2 &&
            quotation.terms === "Cash only." &&
            log[0]?.action === "quotation" &&
            log[0].mail !== null,
          next: () =>
            refuses("acceptQuotation", { body: { token, revision: 2 } }, 409, "quotation_expired", {
              next: () =>
                refuses(
                  "changeOrderState",
                  { params: { id }, body: { state: "confirmed" } },
                  409,
                  "quotation_expired",
                  {
                    next: () =>
                      answers(
                        "changeQuotation",
                        {
                          params: { id },
                          body: { valid_until: days(3), terms: "Cash only.", mail: false },
                        },
                        {
                          holds: ({ order: { quotation, log } }) =>
                            quotation?.expired === false && quotation.revision === 3 && log[0]?.mail === null,
                          next: () =>
                            answers(
                              "changeOrderState",
                              { params: { id }, body: { state: "confirmed" } },
                              {
                                holds: ({ order: { state } }) => state === "confirmed",
                                next: () =>
                                  refuses(
                                    "changeQuotation",
                                    { params: { id }, body: { valid_until: days(4), terms: "" } },
                                    409,
                                    "state_not_allowed",
                                  ),
                              },
                            ),
                        },
                      ),
                  },
                ),
            }),
        },
      ),
    ),
  },
  {
    name: "D-142 a quotation by hand is mailed, its lines are revised, and it is mailed again only after a change",
    asAdmin: true,
    step: taken((id) =>
      answers(
        "changeOrderLines",
        { params: { id }, body: { lines: [{ product_id: productId, qty: 3, price: "90" }] } },
        {
          holds: ({ order: { quotation, total } }) => quotation?.revision === 2 && total === "270.00",
          next: () =>
            answers(
              "mailQuotation",
              { params: { id }, body: {} },
              {
                holds: ({ status, order: { log } }) =>
                  status && log[0]?.action === "quotation_mailed" && log[0].mail !== null,
                next: () =>
                  answers(
                    "mailQuotation",
                    { params: { id }, body: {} },
                    {
                      holds: ({ status }) => !status,
                      next: () => answers("readQuotation", { params: { id } }),
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-142 nothing is paid of a quotation, and it is not handed over",
    asAdmin: true,
    step: taken((id) =>
      refuses(
        "recordPayment",
        { params: { id }, body: { kind: "payment", method: "cash", amount: "10" } },
        409,
        "state_not_allowed",
        {
          next: () =>
            refuses("takeOrder", { body: { ...byHand, handed_over: true } }, 422, "invalid", {
              errors: { quotation: "bad_value" },
              next: () =>
                refuses("takeOrder", { body: { ...byHand, payment: { method: "cash" } } }, 422, "invalid", {
                  errors: { quotation: "bad_value" },
                }),
            }),
        },
      ),
    ),
  },
  {
    name: "D-142 the last day of a new quotation lies within a year, and is no day of the past",
    asAdmin: true,
    step: refuses(
      "takeOrder",
      { body: { ...byHand, quotation: { ...byHand.quotation, valid_until: days(-1) } } },
      422,
      "invalid",
      {
        errors: { "quotation.valid_until": "day_over" },
        next: () =>
          refuses(
            "takeOrder",
            { body: { ...byHand, quotation: { ...byHand.quotation, valid_until: days(366) } } },
            422,
            "invalid",
            { errors: { "quotation.valid_until": "day_too_far" } },
          ),
      },
    ),
  },
];
