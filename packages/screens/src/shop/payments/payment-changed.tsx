import type { PaymentRefusal } from "@shop/data/shop/payments/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

export interface PaymentChangedProps {
  /** Why the order was refused. */
  readonly refusal: PaymentRefusal;
}

/** Says that the payment costs something else by now, or is offered no more, for which an order was refused. */
export function PaymentChanged({ refusal: { option: name, before, now } }: PaymentChangedProps) {
  const texts = useMessages("payment");
  const { locale } = useLocale();
  const option = texts.options[name];
  return (
    <p role="alert" className="bg-caution-soft flex items-start gap-2 rounded-md p-3">
      <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
      <span>
        {now === null
          ? fill(texts.ended, { option })
          : fill(texts.changed, {
              option,
              before: amountWords(before, locale),
              now: amountWords(now, locale),
            })}
      </span>
    </p>
  );
}
