import type { PaymentOption, PaymentTerms } from "@shop/domain/payments/payment-options.ts";
import { amountWords } from "@shop/i18n/amount-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";

import { LocalText } from "../../parts/local-text.tsx";

/** Props of {@link PaymentDetails}. */
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
    <section aria-labelledby={id} className="border-line grid gap-1 border-t pt-3">
      <p id={id} className="font-semibold">
        {fill(texts.by, { option: texts.options[option] })}
      </p>
      {text[locale] && <p className="wrap-anywhere whitespace-pre-line">{text[locale]}</p>}
      {deposit !== null && <p>{fill(texts.deposit, { amount: amountWords(deposit, locale) })}</p>}
      {accounts.length > 0 && (
        <>
          <p>{fill(texts.payTo, { amount: amountWords(deposit ?? due, locale) })}</p>
          <ul className="grid gap-1">
            {accounts.map((account) => (
              <li
                key={`${account.option} ${account.number}`}
                className="flex flex-wrap items-baseline gap-x-2"
              >
                <span className="text-muted text-sm wrap-anywhere">
                  {texts.options[account.option]} · <LocalText text={account.label} />
                </span>
                <bdi dir="ltr" className="font-semibold wrap-anywhere select-all">
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
