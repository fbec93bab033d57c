import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { idParam, withId } from "../rules.ts";
import { pdf } from "./admin-endpoints.ts";
import { adminOrderSchema } from "./admin-order.ts";
import { attempt } from "./endpoints.ts";
import { newParcelSchema } from "./order-parcels.ts";

const changed = v.object({ status: v.boolean(), order: adminOrderSchema });
const ofParcel = v.object({ id: idParam, parcelId: idParam });

/** Sends a part of an order. */
export const sendParcel = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Sends a part of a confirmed order, or all that is left of it: units by line, with carrier and tracking number. The order becomes sent once parcels have all its units. The parcel keeps what its courier collects: the value of its units with their share of the discount, delivery and fee with the first one, less what is paid already; all parcels together collect what is due. Stock stays as it is. The buyer gets a mail unless mail is false. Idempotent by Idempotency-Key. invalid with too_large at lines.0.qty above what is left of a line.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: newParcelSchema,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "idempotency_mismatch"],
});

/** Takes back a parcel. */
export const voidParcel = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Takes back a parcel of an order that is not delivered; it stays, with who did it and when. An order that was sent is confirmed again. status false where the parcel was taken back before.",
  params: ofParcel,
  answer: changed,
  failures: ["state_not_allowed"],
});

/** The packing list of a parcel. */
export const readParcelPackingList = defineEndpoint({
  ...pdf,
  params: ofParcel,
  access: "admin",
  right: "view_orders",
  summary:
    "The packing list of a parcel that is not taken back, in the buyer's language: its units, who carries it and what its courier collects, as a PDF file.",
});
