import { ApiError } from "@shop/contract/api-error.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { takesParcelsBack } from "@shop/domain/orders/order-state.ts";
import { isAllSent, parcelText } from "@shop/domain/orders/parcels/order-parcels.ts";
import type { PickedLine } from "@shop/domain/orders/returns/order-returns.ts";

import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import { refuseOutdated } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, toAdminOrder } from "./admin-order-answers.ts";
import { mockParcel, parcelsOf, withSent, withVoided } from "./mock-parcels.ts";
import { moveLines } from "./mock-stock.ts";
import { paperOf } from "./order-paper.ts";

const invalid = (field: string, code: string): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

function requireUnsent(order: MockOrder, picked: readonly PickedLine[]): void {
  const lines = withSent(order);
  for (const [at, { place, qty }] of picked.entries()) {
    const line = lines[place];
    if (!line || picked.findIndex((one) => one.place === place) < at)
      throw invalid(`lines.${at}.place`, "bad_value");
    if (qty > line.qty - (line.sent ?? 0)) throw invalid(`lines.${at}.qty`, "too_large");
  }
}

/** Answers to the parcels of orders. */
export function parcelAnswers(shop: ShopState) {
  const attempts = new Map<string, string>();

  return {
    sendParcel: ({ params: { id }, body, headers }) => {
      const order = mockOrderOf(shop, id);
      const attempt = headers["idempotency-key"];
      const content = JSON.stringify([id, body]);
      const earlier = attempt === undefined ? undefined : attempts.get(attempt);
      if (earlier === content) return { status: false, order: toAdminOrder(shop, order) };
      if (earlier !== undefined) throw new ApiError("idempotency_mismatch");
      refuseOutdated(body.version, toAdminOrder(shop, order));
      if (order.state !== "confirmed") throw new ApiError("state_not_allowed");
      requireUnsent(order, body.lines);
      const picked = body.lines.toSorted((a, b) => a.place - b.place);
      const parcel = mockParcel(shop, order, picked, body);
      const parcels = [parcel, ...parcelsOf(order)];
      const isSent = isAllSent(withSent({ ...order, parcels }));
      if (attempt !== undefined) attempts.set(attempt, content);
      const isMailed = body.mail && order.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      return changeMockOrder(
        shop,
        order,
        { parcels, ...(isSent && { state: "sent" }) },
        {
          action: "parcel",
          ...(isSent && { from: order.state, to: "sent" }),
          text: [parcelText(parcel, parcel.lines), body.note].filter((text) => text !== "").join("\n"),
          mail: isMailed ? mailStateOf(shop).state : null,
        },
      );
    },
    voidParcel: ({ params: { id, parcelId } }) => {
      const order = mockOrderOf(shop, id);
      const parcel = parcelsOf(order).find((one) => one.id === parcelId);
      if (!parcel) throw new ApiError("not_found");
      if (parcel.voided) return { status: false, order: toAdminOrder(shop, order) };
      if (!takesParcelsBack(order.state)) throw new ApiError("state_not_allowed");
      const isSent = order.state === "sent";
      if (order.state === "cancelled") moveLines(shop, order, { before: parcel.lines, after: [] });
      return changeMockOrder(
        shop,
        order,
        { parcels: withVoided(shop, order, [parcel]), ...(isSent && { state: "confirmed" }) },
        {
          action: "parcel_voided",
          ...(isSent && { from: order.state, to: "confirmed" }),
          text: parcelText(parcel, parcel.lines),
        },
      );
    },
    readParcelPackingList: ({ params: { id, parcelId } }) => {
      const order = mockOrderOf(shop, id);
      if (!countedEntries(parcelsOf(order)).some((one) => one.id === parcelId))
        throw new ApiError("not_found");
      return paperOf(order);
    },
  } satisfies Partial<Answers>;
}
