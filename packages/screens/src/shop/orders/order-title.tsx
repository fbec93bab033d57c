import type { Order } from "@shop/contract/orders/order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { isPartSent, sentPieces } from "@shop/domain/orders/parcels/order-parcels.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { OrderStateBadge } from "./order-state-badge.tsx";

/** Heading of an order: number, date and state. */
export function OrderTitle({ order }: { readonly order: Order }) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  const progress = sentPieces(order.lines);
  const isOffer = isQuoted(order.state);
  const [before, after] = (isOffer ? texts.page.quotation.number : texts.order).split("{number}");
  return (
    <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        <span className="block text-lg font-bold">
          {before}
          <span className="figures">{formatOrderNumber(order.number)}</span>
          {after}
        </span>
        <span className="text-muted block text-sm font-normal">
          <time dateTime={order.created_at}>
            {fill(isOffer ? texts.page.quotation.made : texts.ordered, {
              date: formatDay(order.created_at, locale),
            })}
          </time>
        </span>
      </span>
      <span>
        <span className="sr-only">{texts.state}: </span>
        <OrderStateBadge state={order.state} />
        {isPartSent(progress) && (
          <span className="block text-sm font-normal">
            {fill(plural(locale, progress.pieces, texts.progress), { sent: formatCount(progress.sent) })}
          </span>
        )}
      </span>
    </span>
  );
}
