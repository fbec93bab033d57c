import { shopDayOf } from "@shop/domain/orders/shop-days.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { placed } from "../orders/admin-order.cases.ts";

const today = shopDayOf(Date.now());
const query = { from: today, to: today };

/** Cases of the figures of sales. */
export const figureCases: readonly ConformanceCase[] = [
  {
    name: "D-136 an order counts once it is confirmed, by its channel and by each of its products",
    asAdmin: true,
    step: answers(
      "readFigures",
      { query },
      {
        next: ({ totals: before }) =>
          placed((id) =>
            answers(
              "readFigures",
              { query },
              {
                holds: ({ totals }) => totals.orders === before.orders,
                next: () =>
                  answers(
                    "changeOrderState",
                    { params: { id }, body: { state: "confirmed", version: 1 } },
                    {
                      next: () =>
                        answers(
                          "readFigures",
                          { query: { ...query, by: "product" } },
                          {
                            holds: ({ totals, rows, by, steps }) =>
                              totals.orders === before.orders + 1 &&
                              Number(totals.sales) > Number(before.sales) &&
                              rows.some(({ units, name }) => units > 0 && name !== null) &&
                              by === "product" &&
                              steps.length === 1,
                            next: () =>
                              answers(
                                "readFigures",
                                { query },
                                {
                                  holds: ({ rows, totals }) =>
                                    rows.some(({ key, name }) => key === "web" && name === null) &&
                                    totals.requests >= 0,
                                  next: () =>
                                    answers("exportFigures", { query: { ...query, format: "csv" } }),
                                },
                              ),
                          },
                        ),
                    },
                  ),
              },
            ),
          ),
      },
    ),
  },
  {
    name: "D-136 a period ends when it begins or later, and has at most 1,100 days",
    asAdmin: true,
    step: refuses("readFigures", { query: { from: "2026-03-02", to: "2026-03-01" } }, 400, "bad_query", {
      next: () => refuses("exportFigures", { query: { from: "2020-01-01", to: today } }, 400, "bad_query"),
    }),
  },
];
