import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { daysWords } from "@shop/i18n/words/delivery-words.ts";

import { DeliverySums } from "../../shared/sums/delivery-sums.tsx";

export interface QuotedDeliveryProps {
  /** The choice of where the order goes; nothing is shown without one. */
  readonly delivery: DeliveryView;
  /** How the order is paid; its fee is stated where there is one. */
  readonly payBy?: PayBy | null | undefined;
  /** The total of the goods, as decimal text. */
  readonly total: string;
}

/** What delivery of goods costs, how long it takes, what is missing to free delivery, and the total with it; announced when it changes. */
export function QuotedDelivery({ delivery: { rates, to }, payBy, total }: QuotedDeliveryProps) {
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  const quote = rates && to && quoteDelivery(rates, to, total);
  return (
    (rates || payBy) && (
      <div aria-live="polite" className="grid gap-1 empty:hidden">
        <DeliverySums delivery={quote} payBy={payBy} total={total}>
          {quote?.zone && <p className="text-muted text-sm">{daysWords(quote.zone, locale, texts)}</p>}
          {quote && quote.missing !== null && (
            <p className="text-positive text-sm">
              {fill(texts.missing, { amount: amountWords(quote.missing, locale) })}
            </p>
          )}
        </DeliverySums>
      </div>
    )
  );
}
