import type { OrderOutcome } from "@shop/contract/orders/order-batch.ts";
import { MAX_BATCH_ORDERS } from "@shop/domain/constants.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { becomes, placed } from "./admin-order.cases.ts";

const MISSING = 999_999;

type Outcome = readonly [id: number, outcome: OrderOutcome["outcome"], code?: OrderOutcome["code"]];

const isSame = (data: readonly OrderOutcome[], expected: readonly Outcome[]): boolean =>
  data.length === expected.length &&
  expected.every(([id, outcome, code = null], at) => {
    const one = data[at];
    return (
      one?.id === id &&
      one.outcome === outcome &&
      one.code === code &&
      (one.version === null) === (outcome === "refused")
    );
  });

/** Changes the states of orders of a version; expects what becomes of each. */
const batch = (
  orders: readonly (readonly [id: number, version: number])[],
  state: string,
  expected: readonly Outcome[],
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers(
    "changeOrderStates",
    { body: { orders: orders.map(([id, version]) => ({ id, version })), state } },
    { holds: ({ data }) => isSame(data, expected), ...(next && { next }) },
  );

const two = (next: (first: number, second: number) => ConformanceStep): ConformanceStep =>
  placed((first) => placed((second) => next(first, second), "01022223333"));

/** Cases of orders that are changed or printed many at once. */
export const orderBatchCases: readonly ConformanceCase[] = [
  {
    name: "D-33 many orders are confirmed at once, each with its log and mail, and sent again changes nothing",
    asAdmin: true,
    step: two((first, second) => {
      const orders = [
        [second, 1],
        [first, 1],
      ] as const;
      return batch(
        orders,
        "confirmed",
        [
          [second, "changed"],
          [first, "changed"],
        ],
        () =>
          batch(
            orders,
            "confirmed",
            [
              [second, "already"],
              [first, "already"],
            ],
            () =>
              answers(
                "readAdminOrder",
                { params: { id: first } },
                {
                  holds: ({ state, version, log }) =>
                    state === "confirmed" &&
                    version === 2 &&
                    log.length === 1 &&
                    log[0]?.from === "received" &&
                    log[0].mail !== null,
                },
              ),
          ),
      );
    }),
  },
  {
    name: "D-33 of many orders those that cannot change are refused, each with its reason, and the others change",
    asAdmin: true,
    step: two((first, second) =>
      becomes(second, "confirmed", () =>
        batch(
          [
            [MISSING, 1],
            [first, 1],
            [second, 1],
          ],
          "sent",
          [
            [MISSING, "refused", "not_found"],
            [first, "refused", "state_not_allowed"],
            [second, "refused", "edit_conflict"],
          ],
          () =>
            batch(
              [
                [second, 2],
                [first, 1],
              ],
              "sent",
              [
                [second, "changed"],
                [first, "refused", "state_not_allowed"],
              ],
              // What is sent is not set back to confirmed, which is offered for one order.
              () => batch([[second, 3]], "confirmed", [[second, "refused", "state_not_allowed"]]),
            ),
        ),
      ),
    ),
  },
  {
    name: "D-33 many orders change without a mail where that is unticked",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderStates",
        { body: { orders: [{ id, version: 1 }], state: "confirmed", mail: false } },
        {
          next: () =>
            answers("readAdminOrder", { params: { id } }, { holds: ({ log }) => log[0]?.mail === null }),
        },
      ),
    ),
  },
  {
    name: "D-33 D-124 an order that is sent by itself gets carrier and tracking number, and keeps them when it is delivered",
    asAdmin: true,
    step: placed((id) =>
      becomes(id, "confirmed", ({ version }) =>
        answers(
          "changeOrderState",
          {
            params: { id },
            body: {
              version,
              state: "sent",
              note: "By noon",
              shipment: { carrier: " Bosta ", tracking: "bs 12-34" },
            },
          },
          {
            holds: ({ order: { parcels, log } }) =>
              parcels[0]?.carrier === "Bosta" &&
              parcels[0].tracking === "BS12-34" &&
              log[0]?.text === "Bosta · BS12-34\nBy noon",
            next: () =>
              becomes(id, "delivered", () =>
                answers(
                  "readAdminOrder",
                  { params: { id } },
                  { holds: ({ parcels }) => parcels[0]?.tracking === "BS12-34" },
                ),
              ),
          },
        ),
      ),
    ),
  },
  {
    name: "D-33 D-124 orders that are sent together get carrier and tracking numbers, which their buyers read and the search finds",
    asAdmin: true,
    step: placed((id) =>
      becomes(id, "confirmed", ({ version }) =>
        answers(
          "changeOrderStates",
          {
            body: {
              orders: [{ id, version, tracking: " bs 12-٣٤ " }],
              state: "sent",
              carrier: "Bosta",
            },
          },
          {
            next: () =>
              answers(
                "readAdminOrder",
                { params: { id } },
                {
                  holds: ({ parcels, log: [sent] }) =>
                    parcels[0]?.carrier === "Bosta" &&
                    parcels[0].tracking === "BS12-34" &&
                    sent?.text === "Bosta · BS12-34",
                  next: ({ token }) =>
                    answers(
                      "followOrder",
                      { body: { token } },
                      {
                        holds: ({ order: { parcels } }) =>
                          parcels[0]?.carrier === "Bosta" && parcels[0].tracking === "BS12-34",
                        next: () =>
                          answers(
                            "listAdminOrders",
                            { query: { query: "bs 12-34" } },
                            { holds: ({ data: [found], total }) => total === 1 && found?.id === id },
                          ),
                      },
                    ),
                },
              ),
          },
        ),
      ),
    ),
  },
  {
    name: "D-33 a batch has from one to a hundred orders, each once, and a state that follows another",
    asAdmin: true,
    step: refuses("changeOrderStates", { body: { orders: [], state: "cancelled" } }, 422, "invalid", {
      errors: { orders: "required", state: "bad_value" },
      next: () =>
        refuses(
          "changeOrderStates",
          {
            body: {
              orders: Array.from({ length: MAX_BATCH_ORDERS + 1 }, (_, at) => ({ id: at + 1, version: 1 })),
              state: "sent",
            },
          },
          422,
          "invalid",
          {
            errors: { orders: "too_long" },
            next: () =>
              refuses(
                "changeOrderStates",
                {
                  body: {
                    orders: [
                      { id: 1, version: 1 },
                      { id: 1, version: 2 },
                    ],
                    state: "sent",
                  },
                },
                422,
                "invalid",
                { errors: { orders: "bad_value" } },
              ),
          },
        ),
    }),
  },
  {
    name: "D-33 the papers of many orders are one PDF file; an order that does not exist has none",
    asAdmin: true,
    step: two((first, second) =>
      answers(
        "readOrderPapers",
        { query: { ids: `${second},${first}`, kind: "packing" } },
        {
          next: () =>
            refuses(
              "readOrderPapers",
              { query: { ids: `${first},${MISSING}`, kind: "invoice" } },
              404,
              "not_found",
              {
                next: () =>
                  refuses("readOrderPapers", { query: { ids: "", kind: "letter" } }, 400, "bad_query"),
              },
            ),
        },
      ),
    ),
  },
];
