import type { PaymentOption, PaymentTerms } from "@shop/domain/payments/payment-options.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { useId } from "react";

import { LocalText } from "../../shared/local-text.tsx";

export interface PaymentDetailsProps {
  /** How the order is to be paid. */
  readonly option: PaymentOption;
  /** What its buyer needs for that. */
  readonly terms: PaymentTerms;
  /** What is left to pay, as decimal text. */
  readonly due: string;
}

/** How an order is to be paid: the text of the shop, a deposit, and the accounts to pay to. */
export function PaymentDetails({ option, terms: { text, accounts, deposit }, due }: PaymentDetailsProps) {
  const texts = useMessages("payment");
  const { locale } = useLocale();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line grid grid-cols-[minmax(0,1fr)] gap-1 border-t pt-3 wrap-anywhere"
    >
      <p id={id} className="font-semibold">
        {fill(texts.by, { option: texts.options[option] })}
      </p>
      {text[locale] && <p className="whitespace-pre-line">{text[locale]}</p>}
      {deposit !== null && <p>{fill(texts.deposit, { amount: amountWords(deposit, locale) })}</p>}
      {accounts.length > 0 && (
        <>
          <p>{fill(texts.payTo, { amount: amountWords(deposit ?? due, locale) })}</p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {accounts.map((account) => (
              <li
                key={`${account.option} ${account.number}`}
                className="flex flex-wrap items-baseline gap-x-2"
              >
                <span className="text-muted min-w-0 text-sm">
                  {texts.options[account.option]} · <LocalText text={account.label} />
                </span>
                <bdi dir="ltr" className="min-w-0 font-semibold select-all">
                  {account.number}
                </bdi>
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{texts.reference}</p>
        </>
      )}
    </section>
  );
}
