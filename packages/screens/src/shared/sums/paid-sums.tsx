import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { leftOf } from "@shop/domain/orders/payments/order-payments.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

export interface PaidSumsProps {
  /** What is to be paid in all, as decimal text with two decimals. */
  readonly due: string;
  /** What is paid of it, less what was given back; nothing is shown where nothing was paid. */
  readonly paid: string;
  /** What was given back; nothing by default. */
  readonly refunded?: string;
}

/** What is paid of an order, and what is left, below its total. */
export function PaidSums({ due, paid, refunded = "0.00" }: PaidSumsProps) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  const received = sumOf([paid, refunded]);
  if (isZeroPrice(received)) return null;
  const sums = [
    { label: texts.paid, amount: received },
    ...(isZeroPrice(refunded) ? [] : [{ label: texts.refunded, amount: refunded }]),
    { label: texts.left, amount: leftOf(due, paid) },
  ];
  return sums.map(({ label, amount }) => (
    <p key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>{label}</span>
      <bdi dir="ltr" className="figures font-semibold">
        {amountWords(amount, locale)}
      </bdi>
    </p>
  ));
}
