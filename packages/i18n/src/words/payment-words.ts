import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import type { PayBy, PaymentTerms } from "@shop/domain/payments/payment-options.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";
import { amountWords } from "./amount-words.ts";

/** Accounts of the shop with the option of payment that they are for, one a line. */
export const accountLines = (
  accounts: PaymentTerms["accounts"],
  locale: Locale,
  texts: Messages["payment"],
): string[] =>
  accounts.map(
    ({ option, label, number }) =>
      `${texts.options[option]}, ${isolated(label, locale)}: ${isolated(number, locale)}`,
  );

/** How an order is to be paid, as plain lines of a mail or a paper; none where the shop says nothing about it. */
export function paymentLines(
  payBy: PayBy | null,
  terms: PaymentTerms | null,
  {
    due,
    locale,
    texts,
  }: { readonly due: string; readonly locale: Locale; readonly texts: Messages["payment"] },
): string[] {
  if (!payBy || !terms) return [];
  const { text, accounts, deposit } = terms;
  return [
    texts.options[payBy.option],
    ...text[locale].split("\n").filter((line) => line !== ""),
    ...(deposit === null ? [] : [fill(texts.deposit, { amount: amountWords(deposit, locale) })]),
    ...(accounts.length > 0 ? [fill(texts.payTo, { amount: amountWords(deposit ?? due, locale) })] : []),
    ...accountLines(accounts, locale, texts),
    ...(accounts.length > 0 ? [texts.reference] : []),
  ];
}

/** An option of payment with its fee, where it has one. */
export const payByWords = ({ option, fee }: PayBy, locale: Locale, texts: Messages["payment"]): string =>
  isZeroPrice(fee)
    ? texts.options[option]
    : fill(texts.withFee, { option: texts.options[option], fee: amountWords(fee, locale) });
