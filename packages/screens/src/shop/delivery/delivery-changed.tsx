import type { DeliveryRefusal } from "@shop/data/shop/delivery/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { costWords, placeName } from "@shop/i18n/words/delivery-words.ts";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

export interface DeliveryChangedProps {
  /** Why the order was refused. */
  readonly refusal: DeliveryRefusal;
}

/** Says that delivery costs something else by now, for which an order was refused. */
export function DeliveryChanged({ refusal: { to, before, now } }: DeliveryChangedProps) {
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  const place = placeName(to, locale, texts);
  return (
    <p role="alert" className="bg-caution-soft flex items-start gap-2 rounded-md p-3">
      <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
      <span>
        {now === null
          ? fill(texts.ended, { place })
          : fill(texts.changed, {
              place,
              before: costWords(before, locale, texts),
              now: costWords(now, locale, texts),
            })}
      </span>
    </p>
  );
}
