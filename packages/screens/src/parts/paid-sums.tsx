import { isZeroPrice } from "@shop/domain/money/money.ts";
import { leftOf } from "@shop/domain/orders/order-payments.ts";
import { amountWords } from "@shop/i18n/amount-words.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Props of {@link PaidSums}. */
export interface PaidSumsProps {
  /** What is to be paid in all, as decimal text with two decimals. */
  readonly due: string;
  /** What is paid of it; nothing is shown where nothing is. */
  readonly paid: string;
}

/** What is paid of an order, and what is left, below its total. */
export function PaidSums({ due, paid }: PaidSumsProps) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  if (isZeroPrice(paid)) return null;
  const sums = [
    { label: texts.paid, amount: paid },
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
