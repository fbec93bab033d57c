import * as v from "valibot";

import { MAX_LINE_QUANTITY } from "../constants.ts";
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
  }),
  v.metadata({ ref: "OrderRequest" }),
);

/** States of an order, in the order in which they follow each other. */
export const orderStates = ["received", "confirmed", "sent", "delivered", "cancelled"] as const;

/** A line of a cart. */
export type CartLine = v.InferOutput<typeof cartLineSchema>;
/** Whom an order is for. */
export type CheckoutInfo = v.InferInput<typeof checkoutInfoSchema>;
/** A state of an order. */
export type OrderState = (typeof orderStates)[number];
