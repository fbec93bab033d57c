import { deliveryPlaces } from "@shop/domain/delivery/delivery.ts";
import { PRICE_PATTERN } from "@shop/domain/money/money.ts";
import { typedPrice } from "@shop/domain/money/typed-price.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { paymentFilters } from "@shop/domain/orders/payments/payment-proofs.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { BRANCH_NAME_LENGTH } from "../delivery/delivery.ts";

const day = v.union([v.literal(""), v.pipe(v.string(), v.isoDate("bad_value"))], "bad_value");

/** '' for an open bound; Arabic digits and separated thousands are accepted. */
const amount = v.pipe(
  v.string(),
  v.transform(typedPrice),
  v.check((text) => text === "" || PRICE_PATTERN.test(text), "bad_price"),
);

/** The filter of an administrator's list of orders by days, totals, channel, place, branch, payment, returns and sales; '' is open. */
export const orderFilterFormSchema = v.object({
  from: day,
  to: day,
  min: amount,
  max: amount,
  channel: v.picklist(["", ...orderChannels], "bad_value"),
  place: v.picklist(["", ...deliveryPlaces], "bad_value"),
  branch: v.pipe(v.string(), v.maxLength(BRANCH_NAME_LENGTH, "bad_value")),
  payment: v.picklist(["", ...paymentFilters], "bad_value"),
  pay_by: v.picklist(["", ...paymentOptions], "bad_value"),
  returns: v.picklist(["", "some"], "bad_value"),
  sales: v.picklist(["", "some"], "bad_value"),
  // Set by links alone.
  category: v.string(),
  brand: v.string(),
  person: v.string(),
});
