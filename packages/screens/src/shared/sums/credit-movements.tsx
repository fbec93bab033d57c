import type { CustomerCredit } from "@shop/contract/payments/credit.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

export interface CreditMovementsProps {
  /** What the shop owes a customer. */
  readonly credit: CustomerCredit;
  /** What the balance is called. */
  readonly label: string;
  /** The words of a movement, with `{day}` and `{number}`. */
  readonly movement: string;
}

/** What the shop owes a customer, and the refunds and payments that made it so. */
export function CreditMovements({ credit: { balance, movements }, label, movement }: CreditMovementsProps) {
  const { locale } = useLocale();
  const amountOf = (amount: string) => (
    <bdi dir="ltr" className="figures">
      {amountWords(amount, locale)}
    </bdi>
  );
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{label}</span>
        {amountOf(balance)}
      </p>
      <ul className="text-muted grid gap-1 text-sm">
        {movements.map(({ id, at, number, amount }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{fill(movement, { day: formatDay(at, locale), number: `\u2066${number}\u2069` })}</span>
            {amountOf(amount)}
          </li>
        ))}
      </ul>
    </>
  );
}
