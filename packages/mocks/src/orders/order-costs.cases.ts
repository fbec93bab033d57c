import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { placed } from "./admin-order.cases.ts";

/** What the lines of an order cost the shop. */
export const orderCostsCases: readonly ConformanceCase[] = [
  {
    name: "D-137 D-138 costs of an order's lines are corrected and logged, and its margin follows; once more, nothing differs",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderCosts",
        { params: { id }, body: { costs: ["0.5"] } },
        {
          holds: ({ status, order: { lines, margin, log, total } }) =>
            status &&
            lines[0]?.unit_cost === "0.50" &&
            margin?.unknown === 0 &&
            margin.sales === total &&
            Number(margin.amount) * 100 === Number(total) * 100 - 50 * lines[0].qty &&
            log[0]?.action === "costs",
          next: () =>
            answers(
              "changeOrderCosts",
              { params: { id }, body: { costs: ["0.50"] } },
              { holds: ({ status }) => !status },
            ),
        },
      ),
    ),
  },
  {
    name: "D-137 another number of costs than lines is refused, as is what is no price and an older version",
    asAdmin: true,
    step: placed((id) =>
      refuses("changeOrderCosts", { params: { id }, body: { costs: ["1", "2"] } }, 422, "invalid", {
        errors: { costs: "bad_value" },
        next: () =>
          refuses("changeOrderCosts", { params: { id }, body: { costs: ["1.234"] } }, 422, "invalid", {
            next: () =>
              answers(
                "changeOrderCosts",
                { params: { id }, body: { costs: ["1"] } },
                {
                  next: () =>
                    refuses(
                      "changeOrderCosts",
                      { params: { id }, body: { version: 1, costs: ["2"] } },
                      409,
                      "edit_conflict",
                    ),
                },
              ),
          }),
      }),
    ),
  },
];
