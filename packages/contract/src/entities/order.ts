import * as v from "valibot";

import { MAX_LINE_QUANTITY } from "../constants.ts";
import { locales } from "../locale.ts";
import { ORDER_NUMBER_LENGTH, ORDER_NUMBER_SIGNS, tidyOrderNumber } from "../order-number.ts";
import { emailRule, idRule, mobileRule, optionalText, wholeNumberRule } from "../rules.ts";

/** The most lines that one order holds. */
export const MAX_ORDER_LINES = 500;

/** A line of a cart as the browser keeps and sends it; the server reads name and price afresh. */
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

/** Whom an order is for: only email and phone are checked. */
export const checkoutInfoSchema = v.pipe(
  v.object({
    name: optionalText(120),
    email: emailRule,
    address1: optionalText(200),
    address2: optionalText(200),
    phone: mobileRule,
    note: optionalText(1000),
  }),
  v.metadata({ ref: "CheckoutInfo" }),
);

/** What ordering by form sends. */
export const orderRequestSchema = v.pipe(
  v.object({
    cart: v.pipe(
      v.array(cartLineSchema),
      v.minLength(1, "required"),
      v.maxLength(MAX_ORDER_LINES, "too_long"),
    ),
    info: checkoutInfoSchema,
    /** The buyer's language, in which the shop writes to them. */
    locale: v.optional(v.picklist(locales, "bad_value"), "en"),
  }),
  v.metadata({ ref: "OrderRequest" }),
);

/** States of an order, in the order in which they follow each other. */
export const orderStates = ["received", "confirmed", "sent", "delivered", "cancelled"] as const;

/** A line of an order: the product as it was when it was ordered. */
export const orderLineSchema = v.pipe(
  v.object({
    product_id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    price: v.string(),
    qty: v.pipe(v.number(), v.integer()),
  }),
  v.metadata({ ref: "OrderLine" }),
);

/** An order as its buyer is told of it: `total` leaves out lines whose price is 0. */
export const orderSchema = v.pipe(
  v.object({
    number: v.string(),
    state: v.picklist(orderStates),
    created_at: v.string(),
    lines: v.array(orderLineSchema),
    total: v.string(),
  }),
  v.metadata({ ref: "Order" }),
);

/** What an order is looked up by: its number, and the phone that it was placed with. */
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

/** A line of a cart. */
export type CartLine = v.InferOutput<typeof cartLineSchema>;
/** Whom an order is for. */
export type CheckoutInfo = v.InferInput<typeof checkoutInfoSchema>;
/** A state of an order. */
export type OrderState = (typeof orderStates)[number];
/** A line of an order. */
export type OrderLine = v.InferOutput<typeof orderLineSchema>;
/** An order as its buyer is told of it. */
export type Order = v.InferOutput<typeof orderSchema>;
/** What ordering by form sends, once it has been read. */
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;
/** What an order is looked up by. */
export type OrderLookup = v.InferInput<typeof orderLookupSchema>;
