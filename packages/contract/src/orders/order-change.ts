import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { payBySchema } from "../payments/pay-by.ts";
import { optionalText, orBlank, requiredText } from "../rules.ts";
import { checkoutInfoSchema } from "./checkout-info.ts";
import { companyEntries, companyNamed } from "./company.ts";
import { carrierRule, trackingRule } from "./order.ts";

/** The form of a change of an order's state; the server's `orderStateChangeSchema` checks the rest. */
export const orderStateFormSchema = v.object({
  note: optionalText(500),
  mail: v.boolean(),
  /** Who carries an order that is sent, and the number of its parcel. */
  carrier: carrierRule,
  tracking: trackingRule,
  /** Whether the goods of a sent order that is cancelled are back. */
  goods_back: v.boolean(),
});

const { name, email, phone, address1, address2 } = checkoutInfoSchema.entries;

/** The form of an order's buyer: what checkout asks for, without the buyer's note. */
export const orderBuyerFormSchema = v.pipe(
  v.object({ name, phone, email, address1, address2, ...companyEntries }),
  companyNamed(),
);

/** The form of the buyer of an order that an administrator took, who may give neither phone nor mail address. */
export const takenBuyerFormSchema = v.pipe(
  v.object({
    ...orderBuyerFormSchema.entries,
    phone: orBlank(phone, "bad_phone"),
    email: orBlank(email, "bad_email"),
  }),
  companyNamed(),
);

/** The form that declines a proof of payment. */
export const proofDeclineFormSchema = v.object({ note: requiredText(500), mail: v.boolean() });

/** The form of the administrators' note of an order. */
export const orderNoteFormSchema = v.object({ shop_note: optionalText(2000) });

/** The entry of a delivery in a form; a place of '' is none. */
export const deliveryEntrySchema = v.pipe(
  v.variant("to", [
    v.object({
      to: v.literal(""),
      cost: v.string(),
      branch: v.nullable(orderDeliverySchema.entries.branch),
    }),
    v.object(orderDeliverySchema.entries),
  ]),
  v.transform(({ to, cost, branch }) =>
    to === "" ? null : { to, cost, branch: to === PICK_UP ? branch : null },
  ),
);

/** The entry in a form of how an order is to be paid; an option of '' is none. */
export const payByEntrySchema = v.pipe(
  v.variant("option", [v.object({ option: v.literal(""), fee: v.string() }), payBySchema]),
  v.transform(({ option, fee }) => (option === "" ? null : { option, fee })),
);

/** The form of a changed delivery. */
export const orderDeliveryFormSchema = v.object({ delivery: deliveryEntrySchema, mail: v.boolean() });

/** The form of a changed payment. */
export const orderPayByFormSchema = v.object({ pay_by: payByEntrySchema, mail: v.boolean() });
