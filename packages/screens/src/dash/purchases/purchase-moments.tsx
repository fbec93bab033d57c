import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

export interface PurchaseMomentsProps {
  readonly order: Pick<Purchase, "made" | "sent" | "cancelled">;
}

/** Who made, sent and cancelled a purchase order, and when. */
export function PurchaseMoments({ order }: PurchaseMomentsProps) {
  const texts = useMessages("dashPurchases");
  const { locale } = useLocale();
  const isolated = useIsolated();
  return (
    <p className="text-muted flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      {(["made", "sent", "cancelled"] as const).map((name) => {
        const moment = order[name];
        return (
          moment && (
            <span key={name}>
              {fill(texts[name], { day: formatDay(moment.at, locale), who: isolated(moment.by) })}
            </span>
          )
        );
      })}
    </p>
  );
}
