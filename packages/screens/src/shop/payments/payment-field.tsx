import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import type { DeliveryPlace } from "@shop/domain/delivery/delivery.ts";
import { depositOf, payByOf, possibleOptions, quotePayBy } from "@shop/domain/payments/payment-offers.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { payByWords } from "@shop/i18n/words/payment-words.ts";
import { useId } from "react";

export interface PaymentFieldProps {
  /** The choice of how an order is paid. */
  readonly payment: PaymentView;
  /** Where the order goes; null for nowhere yet. */
  readonly to: DeliveryPlace | null;
  /** What is to be paid in all, as decimal text: a deposit depends on it. */
  readonly due: string;
}

/** How an order is paid: one line, which opens to a choice where several options suit the delivery; nothing where the shop says nothing about it. */
export function PaymentField({
  payment: { offers, option: remembered, onOption },
  to,
  due,
}: PaymentFieldProps) {
  const texts = useMessages("payment");
  const { locale } = useLocale();
  const group = useId();
  const payBy = offers && payByOf(offers, to, remembered);
  if (!payBy) return null;
  const options = possibleOptions(offers, to);
  const deposit = depositOf(offers, payBy.option, due);
  const line = fill(texts.by, { option: texts.options[payBy.option] });
  const [only] = options;
  if (options.length === 1 && !only?.text[locale] && deposit === null) return null;
  return (
    <div className="grid gap-1">
      {options.length === 1 ? (
        <>
          <p className="font-semibold">{line}</p>
          <p className="text-muted text-sm wrap-anywhere whitespace-pre-line empty:hidden">
            {only?.text[locale]}
          </p>
        </>
      ) : (
        <details className="group/payment">
          <summary className="min-h-11 content-center">
            <span className="font-semibold">{line}</span>{" "}
            <span className="text-muted text-sm underline underline-offset-4 group-open/payment:hidden">
              {texts.change}
            </span>
          </summary>
          <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 py-2">
            <legend className="sr-only">{texts.title}</legend>
            {options.map(({ option, text }) => {
              const fee = quotePayBy(offers, to, option)?.fee ?? "0.00";
              return (
                <div key={option}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="radio"
                      name={group}
                      value={option}
                      checked={option === payBy.option}
                      onChange={() => onOption(option)}
                      aria-describedby={text[locale] ? `${group}-${option}` : undefined}
                      className="accent-ink size-5 shrink-0"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {payByWords({ option, fee }, locale, texts)}
                    </span>
                  </label>
                  {text[locale] && (
                    <p
                      id={`${group}-${option}`}
                      className="text-muted ms-8 text-sm wrap-anywhere whitespace-pre-line"
                    >
                      {text[locale]}
                    </p>
                  )}
                </div>
              );
            })}
          </fieldset>
        </details>
      )}
      <p aria-live="polite" className="bg-caution-soft rounded-md px-3 py-2 text-sm empty:hidden">
        {deposit !== null && fill(texts.depositAsked, { amount: amountWords(deposit, locale) })}
      </p>
    </div>
  );
}
