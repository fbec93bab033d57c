import { shopDayOf } from "@shop/domain/orders/shop-days.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { placed } from "../orders/admin-order.cases.ts";

const branch = { en: "Cairo", ar: "القاهرة" };

/** Cases of the payments of a day. */
export const paymentDayCases: readonly ConformanceCase[] = [
  {
    name: "D-123 the payments of a day are summed by method, branch and person, and counted cash is corrected by a new entry",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "recordPayment",
        { params: { id }, body: { method: "cash", amount: "100.5", branch } },
        {
          next: ({ order: { payments } }) => {
            const day = shopDayOf(payments[0]?.at ?? 0);
            const cash = { day, branch, person: payments[0]?.by ?? "", counted: "90" };
            return answers(
              "recordPayment",
              { params: { id }, body: { kind: "refund", method: "cash", amount: "10.25", branch } },
              {
                next: () =>
                  answers(
                    "readPaymentDay",
                    { query: { day } },
                    {
                      holds: ({ sums: [sum, ...others], counts }) =>
                        others.length === 0 &&
                        counts.length === 0 &&
                        sum?.method === "cash" &&
                        sum.branch?.ar === branch.ar &&
                        sum.person === cash.person &&
                        sum.received === "100.50" &&
                        sum.refunded === "10.25" &&
                        sum.withheld === "0.00" &&
                        sum.net === "90.25",
                      next: () =>
                        answers(
                          "countDayCash",
                          { body: cash },
                          {
                            next: () =>
                              answers(
                                "countDayCash",
                                { body: { ...cash, counted: "90.25", note: "Found a coin" } },
                                {
                                  holds: ({ counts: [last, first] }) =>
                                    last?.counted === "90.25" &&
                                    last.note === "Found a coin" &&
                                    last.by === cash.person &&
                                    first?.counted === "90.00",
                                  next: () =>
                                    answers(
                                      "exportPaymentDay",
                                      { query: { day, format: "csv" } },
                                      {
                                        next: () =>
                                          answers("exportPayments", {
                                            query: { from: day, to: day, format: "csv" },
                                          }),
                                      },
                                    ),
                                },
                              ),
                          },
                        ),
                    },
                  ),
              },
            );
          },
        },
      ),
    ),
  },
  {
    name: "D-123 a day is needed, and counted cash is an amount of a person",
    asAdmin: true,
    step: refuses("readPaymentDay", { query: { day: "2026-02-31" } }, 400, "bad_query", {
      next: () =>
        refuses("exportPayments", { query: { from: "2026-03-02", to: "2026-03-01" } }, 400, "bad_query", {
          next: () =>
            refuses("countDayCash", { body: { day: "today", person: "", counted: "-1" } }, 422, "invalid", {
              errors: { day: "bad_value", person: "required", counted: "bad_price" },
              next: () =>
                refuses(
                  "countDayCash",
                  { body: { day: "2126-03-01", person: "nobody@shop.example", counted: "1" } },
                  422,
                  "invalid",
                  {
                    errors: { day: "bad_value" },
                    next: () =>
                      refuses(
                        "countDayCash",
                        { body: { day: "2026-03-01", person: "nobody@shop.example", counted: "1" } },
                        422,
                        "invalid",
                        { errors: { person: "bad_value" } },
                      ),
                  },
                ),
            }),
        }),
    }),
  },
];
