import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { discountKinds } from "@shop/domain/orders/lines/order-discount.ts";
import { takenChannels } from "@shop/domain/orders/order-channel.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import * as v from "valibot";

import { deliveryPlaceRule, orderDeliverySchema } from "../delivery/delivery.ts";
import { listOf } from "../list-rule.ts";
import { searchText } from "../paging.ts";
import { payBySchema } from "../payments/pay-by.ts";
import { flagRule, optionalText, orBlank, priceRule } from "../rules.ts";
import { orderLineEditSchema } from "./admin-order.ts";
import { checkoutInfoSchema } from "./checkout-info.ts";
import { companyNamed } from "./company.ts";
import { deliveryEntrySchema, payByEntrySchema, takenBuyerFormSchema } from "./order-change.ts";
import { paymentEntriesSchema, takenPaymentsSchema } from "./order-payments.ts";
import { MAX_ORDER_LINES } from "./order.ts";
import { newQuotationSchema, quotationEntrySchema } from "./quotation.ts";

const discountSchema = v.pipe(
  v.object({ kind: v.picklist(discountKinds, "bad_value"), value: priceRule }),
  v.metadata({ ref: "DiscountEntry" }),
);

const reachedSchema = v.object({
  handed_over: v.boolean(),
  delivery: v.nullable(v.object({ to: v.string() })),
  quotation: v.nullable(v.object({})),
  phone: v.string(),
  name: v.string(),
  address1: v.string(),
});

type Reached = v.InferOutput<typeof reachedSchema>;

/** Whether an order goes to an address: it is neither handed over nor picked up, nor a quotation, whose buyer may state that later. */
export const goesOut = ({
  handed_over: isHandedOver,
  delivery,
  quotation,
}: Pick<Reached, "handed_over" | "delivery" | "quotation">): boolean =>
  !isHandedOver && delivery?.to !== PICK_UP && quotation === null;

/** What is left empty of whom to call about an order, and of where it goes. */
function lackedFields(order: Reached): ("phone" | "name" | "address1")[] {
  const phone = order.handed_over ? [] : (["phone"] as const);
  const address = goesOut(order) ? (["name", "address1"] as const) : [];
  return [...phone, ...address].filter((field) => order[field] === "");
}

/** The check that what is not handed over has a phone, and what goes to an address has name and address; forms show it beside the errors of other fields. */
const reachable = <Entries extends object>() =>
  v.rawCheck<Entries>(({ dataset: { value: input }, addIssue }) => {
    if (!v.is(reachedSchema, input)) return;
    for (const key of lackedFields(input))
      addIssue({
        message: "required",
        path: [{ type: "object", origin: "value", input: { ...input }, key, value: input[key] }],
      });
  });

/** Whether a quotation is only offered: nothing is handed over or paid before it is accepted. */
const isOnlyOffered = ({
  quotation,
  handed_over: isHandedOver,
  payments,
}: {
  readonly quotation: object | null;
  readonly handed_over: boolean;
  readonly payments: readonly object[];
}): boolean => quotation === null || (!isHandedOver && payments.length === 0);

const orderEntries = {
  /** How it was taken. */
  channel: v.picklist(takenChannels, "bad_value"),
  // A walk-in gives neither name nor phone nor mail address; what goes to an address needs name, phone and address.
  ...takenBuyerFormSchema.entries,
  phone: v.optional(takenBuyerFormSchema.entries.phone, ""),
  email: v.optional(takenBuyerFormSchema.entries.email, ""),
  note: checkoutInfoSchema.entries.note,
  /** Taken off the sum of the lines; null for none. */
  discount: v.optional(v.nullable(discountSchema), null),
  /** Where it goes and what that costs; null where that is not agreed, and for goods that were handed over. */
  delivery: v.optional(v.nullable(orderDeliverySchema), null),
  /** How it is to be paid later; null where that is not agreed, and for goods that were handed over. */
  pay_by: v.optional(v.nullable(payBySchema), null),
  /** Whether the buyer has taken the goods along: the order is delivered. */
  handed_over: v.optional(flagRule, false),
  /** Why cash is taken on a day whose cash was counted; kept with the payment. */
  payment_note: optionalText(500),
  /** Note of the administrators, which buyers never see. */
  shop_note: optionalText(2000),
  /** The language of papers and mails. */
  locale: v.optional(v.picklist(locales, "bad_value"), "en"),
  /** What it promises as a quotation, which takes no stock; null for an order. */
  quotation: v.optional(v.nullable(newQuotationSchema), null),
  /** Whether the buyer gets a mail, where the address is known. */
  mail: v.optional(flagRule, true),
};

/** The body of an order that an administrator takes. */
export const newOrderSchema = v.pipe(
  v.object({
    ...orderEntries,
    lines: listOf(orderLineEditSchema, { min: 1, max: MAX_ORDER_LINES, ref: "OrderLineEdits" }),
    payments: v.optional(takenPaymentsSchema, []),
  }),
  reachable(),
  v.forward(v.partialCheck([["quotation"], ["handed_over"], ["payments"]], isOnlyOffered, "bad_value"), [
    "quotation",
  ]),
  companyNamed(),
  v.metadata({ ref: "NewOrder" }),
);

/** The form of such an order, without its lines; a delivery to '' and a discount of '' are none. */
export const newOrderFormSchema = v.pipe(
  v.object({
    ...orderEntries,
    delivery: deliveryEntrySchema,
    pay_by: payByEntrySchema,
    quotation: quotationEntrySchema,
    discount: v.pipe(
      v.object({ kind: discountSchema.entries.kind, value: orBlank(priceRule, "bad_price") }),
      v.transform((discount) => (discount.value === "" ? null : discount)),
    ),
    payments: paymentEntriesSchema,
  }),
  reachable(),
  companyNamed(),
);

/** The query of known buyers. */
export const knownBuyersQuerySchema = v.object({ query: searchText });

/** A buyer of earlier orders, as the newest of them has them. */
export const knownBuyerSchema = v.pipe(
  v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    address1: v.string(),
    address2: v.string(),
    company: v.string(),
    tax_number: v.string(),
    commercial_register: v.string(),
    locale: v.picklist(locales),
    /** Where the newest order went; null where that was not stated. */
    to: v.nullable(deliveryPlaceRule),
    /** Number of orders with this phone. */
    orders: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Time and state of the newest order. */
    ordered_at: v.string(),
    state: v.picklist(orderStates),
  }),
  v.metadata({ ref: "KnownBuyer" }),
);

/** The validated body of an order that an administrator takes. */
export type NewOrderBody = v.InferOutput<typeof newOrderSchema>;
/** The valid values of the form of such an order. */
export type NewOrderEntries = v.InferOutput<typeof newOrderFormSchema>;
/** A buyer of earlier orders. */
export type KnownBuyer = v.InferOutput<typeof knownBuyerSchema>;
