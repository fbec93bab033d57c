import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { placed } from "./admin-order.cases.ts";

/** Confirms, sends and delivers an order one after the other. */
const delivered = (next: (id: number) => ConformanceStep): ConformanceStep =>
  placed((id) =>
    (["delivered", "sent", "confirmed"] as const).reduce<ConformanceStep>(
      (step, state) =>
        answers("changeOrderState", { params: { id }, body: { state, mail: false } }, { next: () => step }),
      next(id),
    ),
  );

const back = { place: 0, qty: 1, goal: "stock" };
const body = { lines: [back], reason: "defect" as const, mail: false };

/** What comes back of an order. */
export const orderReturnCases: readonly ConformanceCase[] = [
  {
    name: "D-126 a return is recorded, listed, keeps 'delivered', and is taken back",
    asAdmin: true,
    step: delivered((id) =>
      answers(
        "recordReturn",
        { params: { id }, body },
        {
          holds: ({ status, order: { total, returned, due, returns, lines, log } }) =>
            status &&
            Number(returned) * 2 === Number(total) &&
            Number(due) === Number(returned) &&
            returns[0]?.lines[0]?.worth === returned &&
            returns[0].voided === null &&
            lines[0]?.returned === 1 &&
            log[0]?.action === "return",
          next: ({ order: { returns } }) =>
            answers(
              "listAdminOrders",
              { query: { returns: "some" } },
              {
                holds: ({ total, data: [first] }) => total === 1 && first?.id === id,
                next: () =>
                  refuses(
                    "changeOrderState",
                    { params: { id }, body: { state: "sent" } },
                    409,
                    "has_returns",
                    {
                      next: () =>
                        answers(
                          "voidReturn",
                          { params: { id, returnId: returns[0]?.id ?? 0 }, body: {} },
                          {
                            holds: ({ status, order }) =>
                              status &&
                              order.returned === "0.00" &&
                              order.returns[0]?.voided !== null &&
                              order.log[0]?.action === "return_voided",
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
  {
    name: "D-126 what is set aside is put into the stock or written off, once, and its return is not taken back then",
    asAdmin: true,
    step: delivered((id) =>
      answers(
        "recordReturn",
        { params: { id }, body: { ...body, reason: "opened", lines: [{ ...back, goal: "quarantine" }] } },
        {
          next: ({ order: { returns, number } }) =>
            answers(
              "listQuarantine",
              {},
              {
                holds: ({ total, data: [first] }) => total === 1 && first?.qty === 1,
                next: ({ data: [first] }) => {
                  const product_id = first?.product_id ?? 0;
                  const decision = { product_id, kind: "to_stock", qty: 1, note: "Works" };
                  const headers = { "idempotency-key": "quarantine-decision" };
                  const params = { id, returnId: returns[0]?.id ?? 0 };
                  return refuses("decideQuarantine", { body: { ...decision, qty: 2 } }, 422, "invalid", {
                    next: () =>
                      answers(
                        "decideQuarantine",
                        { body: decision, headers },
                        {
                          holds: ({ status, left }) => status && left === 0,
                          next: () =>
                            answers(
                              "decideQuarantine",
                              { body: decision, headers },
                              {
                                holds: ({ status, left }) => !status && left === 0,
                                next: () =>
                                  answers(
                                    "listQuarantineMoves",
                                    {},
                                    {
                                      holds: ({ total, data: [decided, came] }) =>
                                        total === 2 &&
                                        decided?.kind === "to_stock" &&
                                        decided.qty === -1 &&
                                        decided.note === "Works" &&
                                        decided.order === null &&
                                        came?.kind === "returned" &&
                                        came.reason === "opened" &&
                                        came.order?.number === number,
                                      next: () =>
                                        refuses("voidReturn", { params, body: {} }, 409, "quarantine_short"),
                                    },
                                  ),
                              },
                            ),
                        },
                      ),
                  });
                },
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-126 more than was delivered, a higher value and an unpaid refund are refused",
    asAdmin: true,
    step: delivered((id) =>
      refuses(
        "recordReturn",
        { params: { id }, body: { ...body, lines: [{ ...back, qty: 3 }] } },
        422,
        "invalid",
        {
          next: () =>
            refuses("recordReturn", { params: { id }, body: { ...body, value: "9999999" } }, 422, "invalid", {
              next: () =>
                refuses(
                  "recordReturn",
                  {
                    params: { id },
                    body: { ...body, refund: { method: "cash", amount: "1", branch: null } },
                  },
                  422,
                  "invalid",
                  {
                    next: () =>
                      refuses("voidReturn", { params: { id, returnId: 999 }, body: {} }, 404, "not_found"),
                  },
                ),
            }),
        },
      ),
    ),
  },
  {
    name: "D-126 nothing comes back before the delivery",
    asAdmin: true,
    step: placed((id) => refuses("recordReturn", { params: { id }, body }, 409, "state_not_allowed")),
  },
];
