import { sellingUnits } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import {
  ORDER_NUMBER_LENGTH,
  ORDER_NUMBER_SIGNS,
  tidyOrderNumber,
} from "@shop/domain/orders/order-number.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import { CARRIER_LENGTH, TRACKING_LENGTH, tidyTracking } from "@shop/domain/orders/parcels/shipment.ts";
import { accountOptions } from "@shop/domain/payments/payment-options.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { payBySchema, paymentTermsSchema } from "../payments/pay-by.ts";
import { idRule, mobileRule, optionalLine, wholeNumberRule } from "../rules.ts";
import { checkoutInfoSchema } from "./checkout-info.ts";
import { companyAnswer } from "./company.ts";
import { paymentProofSchema } from "./payment-proof.ts";
import { quotationSchema } from "./quotation.ts";

/** Maximum number of lines in an order. */
export const MAX_ORDER_LINES = 500;

/** A line of a cart as the browser stores and sends it; the server reads the current name and price itself. */
export const cartLineSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    price: v.string(),
    image: v.string(),
    qty: wholeNumberRule(1, MAX_LINE_QUANTITY),
  }),
  v.metadata({ ref: "CartLine" }),
);

/** The body of an order by form. */
export const orderRequestSchema = v.pipe(
  v.object({
    cart: listOf(cartLineSchema, { min: 1, max: MAX_ORDER_LINES, ref: "CartLines" }),
    info: checkoutInfoSchema,
    /** Where it goes and what that costs, as the buyer saw it; left out where no cost was shown. */
    delivery: v.optional(orderDeliverySchema),
    /** How it is to be paid and what that costs, as the buyer saw it; left out for the first option that suits its delivery, without a fee. */
    pay_by: v.optional(payBySchema),
    /** The language of mails to the buyer. */
    locale: v.optional(v.picklist(locales, "bad_value"), "en"),
  }),
  v.metadata({ ref: "OrderRequest" }),
);

/** A line of an order: a snapshot of the product when it was ordered. */
export const orderLineSchema = v.pipe(
  v.object({
    product_id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    price: v.string(),
    /** What it cost without the offer that it was ordered at; null without one. */
    price_before: v.nullable(v.string()),
    qty: v.pipe(v.number(), v.integer()),
    /** What one was, and its pieces; without them it was a piece. */
    unit: v.optional(v.picklist(sellingUnits)),
    pieces_per_unit: v.optional(v.pipe(v.number(), v.integer())),
    /** How many of them were sent; left out for none. */
    sent: v.optional(v.pipe(v.number(), v.integer())),
    /** How many of them came back; left out for none. */
    returned: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.metadata({ ref: "OrderLine" }),
);

/** The discount of an order. */
const orderDiscountSchema = v.pipe(
  v.object({
    /** What it takes off the sum of the lines. */
    amount: v.string(),
    /** The part of the sum in percent, where it was given so. */
    percent: v.nullable(v.string()),
    /** The amount that was given, where the lines allow only a part of it. */
    given: v.optional(v.string()),
  }),
  v.metadata({ ref: "OrderDiscount" }),
);

/** A line of a return or a parcel, with the name of the product at that time. */
export const returnLineSchema = v.pipe(
  v.object({
    product_id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    name_ar: v.nullable(v.string()),
    /** Units that came back, or that were sent. */
    qty: v.pipe(v.number(), v.integer()),
    /** What one was, and its pieces; without them it was a piece. */
    unit: v.optional(v.picklist(sellingUnits)),
    pieces_per_unit: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.metadata({ ref: "ReturnLine" }),
);

/** What came back of an order, or without lines an allowance that takes off its price, as its buyer sees it. */
export const orderReturnSchema = v.pipe(
  v.object({
    at: v.string(),
    lines: v.array(returnLineSchema),
    /** What it takes off what is due for the goods. */
    value: v.string(),
    /** What it takes off what is due for the delivery. */
    delivery: v.string(),
    /** What it takes off what is due for the way of payment. */
    fee: v.string(),
  }),
  v.metadata({ ref: "OrderReturn" }),
);

/** A parcel of an order, as its buyer sees it. */
export const orderParcelSchema = v.pipe(
  v.object({
    at: v.string(),
    /** Who carries it, and its number there, each '' where it is not known. */
    carrier: v.string(),
    tracking: v.string(),
    lines: v.array(returnLineSchema),
  }),
  v.metadata({ ref: "OrderParcel" }),
);

/** What an order holds at one rate of value added tax, which its prices include. */
const vatPartSchema = v.pipe(
  v.object({
    /** In percent; 0.00 for what is exempt. */
    rate: v.string(),
    /** Without the tax, and the tax: together what is to be paid, whatever came back. */
    net: v.string(),
    vat: v.string(),
  }),
  v.metadata({ ref: "VatPart" }),
);

/** An order as its buyer sees it; `total` leaves out lines whose price is 0. */
export const orderSchema = v.pipe(
  v.object({
    number: v.string(),
    /** Opens the order's page; whoever knows it reads the order, and cancels it until it is confirmed. */
    token: v.string(),
    state: v.picklist(orderStates),
    /** Whether it was taken as a request, which takes no stock before it is confirmed. */
    request: v.boolean(),
    created_at: v.string(),
    /** What it promises, or promised, as a quotation; left out where it never was one. */
    quotation: v.optional(quotationSchema),
    /** The company that its invoice is for. */
    ...companyAnswer,
    lines: v.array(orderLineSchema),
    /** What an administrator has taken off the sum of the lines; null for none. */
    discount: v.nullable(orderDiscountSchema),
    /** The sum of the lines, less the discount. */
    total: v.string(),
    /** Its delivery, whose cost `total` leaves out; null where none was stated. */
    delivery: v.nullable(orderDeliverySchema),
    /** How it is to be paid, and what that costs beside `total`; null where that was not stated. */
    pay_by: v.nullable(payBySchema),
    /** What the buyer needs for that, by the current settings; null where the shop says nothing about it. */
    payment_terms: v.nullable(paymentTermsSchema),
    /** What total, delivery and fee hold at each rate of value added tax, the highest first; null where the rates are not known. */
    vat: v.nullable(v.array(vatPartSchema)),
    /** What was received of the total with delivery and fee, less what was given back. */
    paid: v.string(),
    /** What was given back. */
    refunded: v.string(),
    /** What returns and allowances take off what is due, with the cost of delivery and the fee that were given back. */
    returned: v.string(),
    /** The parcels in which it was sent, the oldest first. */
    parcels: v.array(orderParcelSchema),
    /** What came back, the newest return first. */
    returns: v.array(orderReturnSchema),
  }),
  v.metadata({ ref: "Order" }),
);

/** The body of an order look-up: the order's number and the phone of its buyer. */
export const orderLookupSchema = v.pipe(
  v.object({
    number: v.pipe(
      v.string("required"),
      v.transform(tidyOrderNumber),
      v.minLength(1, "required"),
      v.regex(new RegExp(`^[${ORDER_NUMBER_SIGNS}]{${ORDER_NUMBER_LENGTH}}$`), "bad_value"),
    ),
    phone: mobileRule,
  }),
  v.metadata({ ref: "OrderLookup" }),
);

/** The number of a parcel at its carrier as it is entered; '' without one. */
export const trackingRule = v.pipe(optionalLine(TRACKING_LENGTH), v.transform(tidyTracking));

/** Who carries an order as it is entered; '' where that is not stated. */
export const carrierRule = optionalLine(CARRIER_LENGTH);

/** The token of an order's page. */
export const orderTokenRule = v.pipe(v.string("required"), v.uuid("bad_value"));

/** The body of calls about the order of a token. */
export const orderTokenSchema = v.object({ token: orderTokenRule });

/** An order as its page shows it. */
export const followedOrderSchema = v.pipe(
  v.object({
    order: orderSchema,
    /** The states that it has come through, the oldest first. */
    steps: v.array(
      v.object({
        state: v.picklist(orderStates),
        at: v.string(),
        /** What the shop has mailed to the buyer about it; '' for nothing. */
        note: v.string(),
      }),
    ),
    /** Whether the buyer can cancel it: nothing is paid, no proof of payment waits, and the shop has not confirmed it. */
    cancellable: v.boolean(),
    /** The proofs of payment that the buyer has sent, the newest first. */
    proofs: v.array(paymentProofSchema),
    /** The methods of payment of which the buyer can send a proof now; none while one waits, and where nothing is to be paid. */
    proof_methods: v.array(v.picklist(accountOptions)),
  }),
  v.metadata({ ref: "FollowedOrder" }),
);

/** A line of an order. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;
/** What came back of an order, as its buyer sees it. */
export type OrderReturn = v.InferOutput<typeof orderReturnSchema>;
/** An order as its buyer sees it. */
export type Order = v.InferOutput<typeof orderSchema>;
/** An order as its page shows it. */
export type FollowedOrder = v.InferOutput<typeof followedOrderSchema>;
/** The validated body of an order by form. */
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;
/** The body of an order look-up. */
export type OrderLookup = v.InferInput<typeof orderLookupSchema>;
