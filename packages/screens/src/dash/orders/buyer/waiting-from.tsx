import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { waitingFrom } from "@shop/domain/orders/list/order-waiting.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import Hourglass from "lucide-react/icons/hourglass";

/** Says from when on the buyer of an unconfirmed order can be reminded. */
export function WaitingFrom({ order }: { readonly order: AdminOrder }) {
  const { waiting: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const from = new Date(waitingFrom(order)).toISOString();
  return (
    <p className="text-muted mb-4 flex items-start gap-2 text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      <time dateTime={from}>
        {fill(texts.from, { day: formatDay(from, locale), time: formatTime(from, locale) })}
      </time>
    </p>
  );
}
