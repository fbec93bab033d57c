import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { mapFeesNote } from "@shop/domain/settlements/fees-note.ts";

import { fill } from "../fill.ts";
import { formatShopDay } from "../format-date.ts";
import type { Messages } from "../messages.ts";
import { amountWords } from "./amount-words.ts";
import { methodWords } from "./method-words.ts";

type Texts = Messages["dashOrders"]["payments"];

/** Kind and method of an entry of a ledger: 'payment · cash'. */
export const paymentTitle = (
  { kind, method }: Pick<OrderPayment, "kind" | "method">,
  locale: Locale,
  texts: Texts,
  own: readonly OwnMethod[],
): string => `${texts.kinds[kind]} · ${methodWords(method, locale, texts, own)}`;

/** Kind, method and amount of an entry of a ledger: 'payment · cash · 40 EG'. */
export const paymentWords = (
  payment: Pick<OrderPayment, "kind" | "method" | "amount">,
  locale: Locale,
  texts: Texts,
  own: readonly OwnMethod[],
): string => `${paymentTitle(payment, locale, texts, own)} · ${amountWords(payment.amount, locale)}`;

/** The day on which the money of an entry is there: 'Value date 2 March 2026'. */
export const valueDateWords = (day: string, locale: Locale, { valueDateOf }: Texts): string =>
  fill(valueDateOf, { day: formatShopDay(day, locale) });

/** The note of an entry, with the fees that a courier's sheet has noted in the reader's language. */
export const ledgerNote = (note: string, locale: Locale, { courierFees }: Texts): string =>
  mapFeesNote(note, (amount) => fill(courierFees, { amount: amountWords(amount, locale) }));
