import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { placed } from "./admin-order.cases.ts";

/** Confirms an order. */
const confirmed = (next: (id: number) => ConformanceStep): ConformanceStep =>
  placed((id) =>
    answers(
      "changeOrderState",
      { params: { id }, body: { state: "confirmed", mail: false } },
      { next: () => next(id) },
    ),
  );

const meter = { place: 0, qty: 1 };
const one = { lines: [meter], carrier: "Bosta", tracking: "bs-1", mail: false };

const moved = (
  id: number,
  state: "sent" | "cancelled",
  next: (order: AdminOrder) => ConformanceStep,
): ConformanceStep =>
  answers(
    "changeOrderState",
    { params: { id }, body: { state, mail: false } },
    { next: ({ order }) => next(order) },
  );

/** Orders that are sent in parcels. */
export const orderParcelCases: readonly ConformanceCase[] = [
  {
    name: "D-129 the goods of a sent order that is cancelled return to the stock with its parcel",
    asAdmin: true,
    step: confirmed((id) =>
      moved(id, "sent", ({ lines: [before] }) =>
        moved(id, "cancelled", ({ lines: [out], parcels: [parcel] }) =>
          refuses("changeOrderState", { params: { id }, body: { state: "received" } }, 409, "has_parcels", {
            next: () =>
              answers(
                "voidParcel",
                { params: { id, parcelId: parcel?.id ?? 0 } },
                {
                  holds: ({
                    order: {
                      state,
                      lines: [back],
                    },
                  }) =>
                    state === "cancelled" &&
                    out?.amount === before?.amount &&
                    back?.amount === (before?.amount ?? 0) + (before?.qty ?? 0),
                },
              ),
          }),
        ),
      ),
    ),
  },
  {
    name: "D-129 an order is sent in two parcels, which collect what is due, and one is taken back",
    asAdmin: true,
    step: confirmed((id) =>
      answers(
        "sendParcel",
        { params: { id }, body: one },
        {
          holds: ({ status, order: { state, lines, parcels, log, total } }) =>
            status &&
            state === "confirmed" &&
            lines[0]?.sent === 1 &&
            parcels[0]?.tracking === "BS-1" &&
            parcels[0].voided === null &&
            Number(parcels[0].collect) * 2 === Number(total) &&
            log[0]?.action === "parcel" &&
            log[0].to === null,
          next: () =>
            answers(
              "listAdminOrders",
              { query: { query: "bs-1" } },
              {
                holds: ({ total, data: [found] }) => total === 1 && found?.sent_pieces === 1,
                next: () =>
                  answers(
                    "sendParcel",
                    { params: { id }, body: { ...one, lines: [meter, { place: 1, qty: 1 }], tracking: "" } },
                    {
                      holds: ({ order: { state, parcels, due, log } }) =>
                        state === "sent" &&
                        parcels.reduce((sum, { collect }) => sum + Number(collect), 0) === Number(due) &&
                        log[0]?.from === "confirmed" &&
                        log[0].to === "sent",
                      next: ({ order: { parcels, token } }) =>
                        answers(
                          "voidParcel",
                          { params: { id, parcelId: parcels[1]?.id ?? 0 } },
                          {
                            holds: ({ status, order }) =>
                              status &&
                              order.state === "confirmed" &&
                              order.lines[0]?.sent === 1 &&
                              order.parcels[1]?.voided !== null &&
                              order.log[0]?.action === "parcel_voided",
                            next: () =>
                              answers(
                                "followOrder",
                                { body: { token } },
                                {
                                  holds: ({ order }) =>
                                    order.parcels.length === 1 && order.parcels[0]?.lines[0]?.qty === 1,
                                },
                              ),
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
    name: "D-129 more than is left, lines below what was sent and a cancellation are refused",
    asAdmin: true,
    step: confirmed((id) =>
      refuses(
        "sendParcel",
        { params: { id }, body: { ...one, lines: [{ place: 0, qty: 3 }] } },
        422,
        "invalid",
        {
          next: () =>
            answers(
              "sendParcel",
              { params: { id }, body: one },
              {
                next: ({ order: { lines } }) =>
                  refuses(
                    "changeOrderState",
                    { params: { id }, body: { state: "cancelled" } },
                    409,
                    "has_parcels",
                    {
                      next: () =>
                        refuses(
                          "changeOrderLines",
                          {
                            params: { id },
                            body: { lines: [{ product_id: 2, qty: 1, price: "1" }] },
                          },
                          409,
                          "below_sent",
                          {
                            next: () =>
                              answers(
                                "changeOrderLines",
                                {
                                  params: { id },
                                  body: {
                                    lines: lines.slice(0, 1).map(({ product_id, price }) => ({
                                      product_id,
                                      price,
                                      qty: 1,
                                    })),
                                  },
                                },
                                { holds: ({ order }) => order.state === "sent" },
                              ),
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
    name: "D-129 an order that is not confirmed is not sent, and an unknown parcel is not found",
    asAdmin: true,
    step: placed((id) =>
      refuses("sendParcel", { params: { id }, body: one }, 409, "state_not_allowed", {
        next: () =>
          refuses("voidParcel", { params: { id, parcelId: 999 } }, 404, "not_found", {
            next: () => refuses("readParcelPackingList", { params: { id, parcelId: 999 } }, 404, "not_found"),
          }),
      }),
    ),
  },
];
