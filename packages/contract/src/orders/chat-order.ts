import { locales } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import { orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { payBySchema } from "../payments/pay-by.ts";
import {
  emailRule,
  filledText,
  mobileRule,
  NAME_LENGTH,
  optionalLine,
  optionalText,
  orBlank,
  requiredLine,
} from "../rules.ts";
import { companyEntries, companyNamed } from "./company.ts";
import { cartLineSchema, MAX_ORDER_LINES } from "./order.ts";

/** Who orders by chat: the shop calls back by phone, so the phone is validated. */
export const chatBuyerSchema = v.pipe(
  v.object({
    name: filledText,
    phone: mobileRule,
    address: filledText,
    /** Added to the message where it is known. */
    email: v.optional(v.pipe(v.string(), v.trim()), ""),
    /** Added to the message where it is known. */
    note: v.optional(v.pipe(v.string(), v.trim()), ""),
    ...companyEntries,
  }),
  companyNamed(),
);

/** The buyer of an order that takes no stock. */
export const requestBuyerSchema = v.pipe(
  v.object({
    name: requiredLine(NAME_LENGTH),
    phone: mobileRule,
    address: optionalLine(2 * 200 + 2),
    email: v.optional(orBlank(emailRule, "bad_email"), ""),
    note: optionalText(1000),
    ...companyEntries,
  }),
  companyNamed(),
);

/** The body of an order that is opened as a chat message. */
export const chatRequestSchema = v.pipe(
  v.object({
    cart: listOf(cartLineSchema, { min: 1, max: MAX_ORDER_LINES, ref: "CartLines" }),
    buyer: requestBuyerSchema,
    /** Where it goes and what that costs, as the buyer saw it; left out where no cost was shown. */
    delivery: v.optional(orderDeliverySchema),
    /** How it is to be paid and what that costs, as the buyer saw it; left out where the buyer saw no option. */
    pay_by: v.optional(payBySchema),
    /** The buyer's language. */
    locale: v.optional(v.picklist(locales, "bad_value"), "en"),
  }),
  v.metadata({ ref: "ChatRequest" }),
);

/** The validated buyer of an order that takes no stock. */
export type RequestBuyer = v.InferOutput<typeof requestBuyerSchema>;

/** Who orders by chat. */
export type ChatBuyer = v.InferOutput<typeof chatBuyerSchema>;

/** The entries of a form that orders by chat. */
export type ChatBuyerEntries = v.InferInput<typeof chatBuyerSchema>;
