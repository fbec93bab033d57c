import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { placed } from "./admin-order.cases.ts";

/** Places an order; continues with the number of its lines. */
const withLines = (next: (id: number, lines: number) => ConformanceStep): ConformanceStep =>
  placed((id) =>
    answers("readAdminOrder", { params: { id } }, { next: ({ lines }) => next(id, lines.length) }),
  );

const all = (cost: string, lines: number): string[] => Array.from({ length: lines }, () => cost);

/** What the lines of an order cost the shop. */
export const orderCostsCases: readonly ConformanceCase[] = [
  {
    name: "D-137 D-138 costs of an order's lines are corrected and logged, and its margin follows; once more, nothing differs",
    asAdmin: true,
    step: withLines((id, count) =>
      answers(
        "changeOrderCosts",
        { params: { id }, body: { costs: all("0.5", count) } },
        {
          holds: ({ status, order: { lines, margin, log, total } }) =>
            status &&
            lines.every((line) => line.unit_cost === "0.50") &&
            margin?.unknown === 0 &&
            margin.sales === total &&
            log[0]?.action === "costs",
          next: () =>
            answers(
              "changeOrderCosts",
              { params: { id }, body: { costs: all("0.50", count) } },
              { holds: ({ status }) => !status },
            ),
        },
      ),
    ),
  },
  {
    name: "D-137 another number of costs than lines is refused, as is what is no price and an older version",
    asAdmin: true,
    step: withLines((id, count) =>
      refuses("changeOrderCosts", { params: { id }, body: { costs: all("1", count + 1) } }, 422, "invalid", {
        errors: { costs: "bad_value" },
        next: () =>
          refuses(
            "changeOrderCosts",
            { params: { id }, body: { costs: all("1.234", count) } },
            422,
            "invalid",
            {
              next: () =>
                answers(
                  "changeOrderCosts",
                  { params: { id }, body: { costs: all("1", count) } },
                  {
                    next: () =>
                      refuses(
                        "changeOrderCosts",
                        { params: { id }, body: { version: 1, costs: all("2", count) } },
                        409,
                        "edit_conflict",
                      ),
                  },
                ),
            },
          ),
      }),
    ),
  },
];
