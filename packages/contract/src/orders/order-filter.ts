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
  /** First and last day, as '2026-03-02'. */
  from: day,
  to: day,
  /** Smallest and largest total, as decimal text. */
  min: amount,
  max: amount,
  /** How they were taken. */
  channel: v.picklist(["", ...orderChannels], "bad_value"),
  /** Where they go. */
  place: v.picklist(["", ...deliveryPlaces], "bad_value"),
  /** English name of the branch at which they are picked up. */
  branch: v.pipe(v.string(), v.maxLength(BRANCH_NAME_LENGTH, "bad_value")),
  /** What is paid of them, or that a proof of payment waits. */
  payment: v.picklist(["", ...paymentFilters], "bad_value"),
  /** How they are to be paid. */
  pay_by: v.picklist(["", ...paymentOptions], "bad_value"),
  /** 'some' for those of which something came back. */
  returns: v.picklist(["", "some"], "bad_value"),
  /** 'some' for those that count as sales. */
  sales: v.picklist(["", "some"], "bad_value"),
  // Set by links alone.
  /** Id of the category that a product of them belongs to. */
  category: v.string(),
  /** Brand of a product of them. */
  brand: v.string(),
  /** Mail address of the administrator that has confirmed or taken them. */
  person: v.string(),
});
