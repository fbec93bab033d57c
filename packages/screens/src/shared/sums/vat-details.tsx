import type { VatPart } from "@shop/domain/orders/lines/vat.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { vatRows } from "@shop/i18n/words/vat-words.ts";

export interface VatDetailsProps {
  /** What the order holds at each rate; null where the rates are not known. */
  readonly vat: ReadonlyArray<VatPart> | null;
}

/** The value added tax that the prices of an order include, by rate and folded; that they include it, where the rates are not known. */
export function VatDetails({ vat }: VatDetailsProps) {
  const texts = useMessages("vat");
  const { locale } = useLocale();
  if (vat === null) return <p className="text-muted text-sm">{texts.included}</p>;
  return (
    <details className="text-sm">
      <summary className="text-muted min-h-11 cursor-pointer py-2.5 sm:min-h-9 sm:py-1.5">
        {texts.breakdown}
      </summary>
      <dl className="grid gap-1 pb-1">
        {vatRows(vat, texts).map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{amountWords(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
