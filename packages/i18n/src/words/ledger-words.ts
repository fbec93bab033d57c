import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { mapFeesNote } from "@shop/domain/settlements/fees-note.ts";

import { fill } from "../fill.ts";
import { formatShopDay } from "../format-date.ts";
import type { Messages } from "../messages.ts";
import { amountWords } from "./amount-words.ts";

type Texts = Messages["dashOrders"]["payments"];

/** Kind and method of an entry of a ledger: 'payment · cash'. */
export const paymentTitle = (
  { kind, method }: Pick<OrderPayment, "kind" | "method">,
  { kinds, methods }: Texts,
): string => `${kinds[kind]} · ${methods[method]}`;

/** Kind, method and amount of an entry of a ledger: 'payment · cash · 40 EG'. */
export const paymentWords = (
  payment: Pick<OrderPayment, "kind" | "method" | "amount">,
  locale: Locale,
  texts: Texts,
): string => `${paymentTitle(payment, texts)} · ${amountWords(payment.amount, locale)}`;

/** The day on which the money of an entry is there: 'Value date 2 March 2026'. */
export const valueDateWords = (day: string, locale: Locale, { valueDateOf }: Texts): string =>
  fill(valueDateOf, { day: formatShopDay(day, locale) });

/** The note of an entry, with the fees that a courier's sheet has noted in the reader's language. */
export const ledgerNote = (note: string, locale: Locale, { courierFees }: Texts): string =>
  mapFeesNote(note, (amount) => fill(courierFees, { amount: amountWords(amount, locale) }));
