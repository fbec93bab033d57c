import { ApiError } from "@shop/contract/api-error.ts";
import { takesParcelsBack } from "@shop/domain/orders/order-state.ts";
import { isAllSent, parcelText } from "@shop/domain/orders/parcels/order-parcels.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { changeMockOrder, mailOf, seenOrder } from "./admin-order-answers.ts";
import { mockParcel } from "./mock-parcels.ts";
import { moveLines } from "./mock-stock.ts";
import { mockLines } from "./order-total.ts";

/** Answers to the parcels of orders. */
export function parcelAnswers(shop: ShopState) {
  return {
    sendParcel: ({ params: { id }, body }) => {
      const order = seenOrder(shop, id, body.version);
      const parcel = mockParcel(shop, order, body.lines, body);
      const parcels = [parcel, ...(order.parcels ?? [])];
      const isSent = isAllSent(mockLines({ ...order, parcels }));
      return changeMockOrder(
        shop,
        order,
        { parcels, ...(isSent && { state: "sent" }) },
        {
          action: "parcel",
          ...(isSent && { from: order.state, to: "sent" }),
          text: [parcelText(parcel, parcel.lines), body.note].filter((text) => text !== "").join("\n"),
          mail: mailOf(order, body.mail),
        },
      );
    },
    voidParcel: ({ params: { id, parcelId } }) => {
      const order = entityOf(shop.orders, id);
      const { state, parcels = [] } = order;
      const parcel = entityOf(parcels, parcelId);
      if (!takesParcelsBack(state)) throw new ApiError("state_not_allowed");
      if (state === "cancelled") moveLines(shop, parcel.lines, []);
      const voided = { by: shop.adminEmail, at: new Date().toISOString() };
      const isSent = state === "sent";
      return changeMockOrder(
        shop,
        order,
        { parcels: replaced(parcels, { ...parcel, voided }), ...(isSent && { state: "confirmed" }) },
        {
          action: "parcel_voided",
          ...(isSent && { from: state, to: "confirmed" }),
          text: parcelText(parcel, parcel.lines),
        },
      );
    },
  } satisfies Partial<Answers>;
}
