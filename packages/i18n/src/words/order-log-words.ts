import type { AdminOrder, OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { isTakenBack } from "@shop/domain/orders/order-state.ts";
import { mapPaymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { mapBuyerChange } from "@shop/domain/orders/placing/order-buyer.ts";
import { isAllowanceText, mapReturnText } from "@shop/domain/orders/returns/order-returns.ts";
import { mapPayByChange } from "@shop/domain/payments/pay-by-change.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";

import type { Messages } from "../messages.ts";
import { amountWords } from "./amount-words.ts";
import { formatDeliveryChange } from "./delivery-change.ts";
import { paymentWords, valueDateWords } from "./ledger-words.ts";
import { formatLinesChange } from "./lines-change.ts";
import { payByWords } from "./payment-words.ts";

/** The texts that word an order's log. */
export type OrderLogTexts = Pick<
  Messages,
  "common" | "dashOrders" | "dashTaxDocuments" | "delivery" | "payment"
> & {
  /** The methods of payment that the owner has named. */
  readonly ownMethods: readonly OwnMethod[];
};

type Entry = Pick<OrderLogEntry, "action" | "from" | "to" | "text">;

/** What an entry of an order's log says was done. */
export function orderLogTitle(
  { action, from, to, text }: Entry,
  { request }: Pick<AdminOrder, "request">,
  {
    dashOrders: { log, quotation },
    dashTaxDocuments,
  }: Pick<OrderLogTexts, "dashOrders" | "dashTaxDocuments">,
): string {
  if (action === "note") return log.note;
  if (action === "reminder") return log.reminder;
  if (action === "payment") return log.payment;
  if (action === "payment_voided") return log.paymentVoided;
  if (action === "proof") return log.proof;
  if (action === "proof_declined") return log.proofDeclined;
  if (action === "parcel") return log.parcel;
  if (action === "parcel_voided") return log.parcelVoided;
  const isPrice = isAllowanceText(text);
  if (action === "return") return isPrice ? log.allowance : log.return;
  if (action === "return_voided") return isPrice ? log.allowanceVoided : log.returnVoided;
  if (action === "delivery") return log.delivery;
  if (action === "pay_by") return log.payBy;
  if (action === "costs") return log.costs;
  if (action === "buyer") return log.buyer;
  if (action === "invoice" || action === "credit_note") return dashTaxDocuments.kinds[action];
  if (action === "quotation") return quotation.log.changed;
  if (action === "quotation_mailed") return quotation.log.mailed;
  if (action === "taken") return to === "quoted" ? quotation.log.taken : log.taken;
  if (action !== "state" || !to) return log.lines;
  if (from === "quoted" && to === "received") return quotation.log.accepted;
  if (from && isTakenBack(from, to)) return log.back[from] ?? log.to[to];
  return request && from === "received" && to === "cancelled" ? log.cancelledRequest : log.to[to];
}

/** What an entry of an order's log says beside that, in a language: values before and after, or a note; '' for nothing. */
export function orderLogText(
  { action, text }: Entry,
  locale: Locale,
  {
    common: { priceUpdating },
    dashOrders: { payments, returns, buyer },
    delivery,
    payment,
    ownMethods,
  }: OrderLogTexts,
): string {
  if (action === "lines" || action === "taken") return formatLinesChange(text, priceUpdating);
  // Something may have cost nothing.
  if (action === "costs") return formatLinesChange(text, amountWords("0.00", locale));
  if (action === "payment" || action === "payment_voided" || action === "proof")
    return mapPaymentText(text, (entry) =>
      [
        paymentWords(entry, locale, payments, ownMethods),
        ...(entry.value_date === undefined ? [] : [valueDateWords(entry.value_date, locale, payments)]),
      ].join(" · "),
    );
  if (action === "return" || action === "return_voided")
    return mapReturnText(
      text,
      (reason, value) => `${returns.reasons[reason]} · ${amountWords(value, locale)}`,
    );
  if (action === "pay_by")
    return mapPayByChange(text, (payBy) => `\u2068${payByWords(payBy, locale, payment)}\u2069`);
  if (action === "buyer") return mapBuyerChange(text, (field) => buyer.fields[field]);
  return action === "delivery" ? formatDeliveryChange(text, locale, delivery) : text;
}
