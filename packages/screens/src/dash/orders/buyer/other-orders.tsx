import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { Price } from "../../../shared/product/price.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { OrderStateMark } from "../order-state-mark.tsx";

/** The other orders of the buyer's phone; nothing without them. */
export function OtherOrders({ orders }: { readonly orders: AdminOrder["other_orders"] }) {
  const { order: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (orders.length === 0) return null;
  return (
    <DashSection title={texts.others}>
      <ul className="divide-line divide-y">
        {orders.map(({ id, number, state, created_at, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <TextLink
              href={dashPathOf.order(id)}
              className="figures inline-flex items-center font-semibold max-sm:min-h-11"
            >
              {formatOrderNumber(number)}
            </TextLink>
            <OrderStateMark state={state} />
            <span className="ms-auto">
              <Price price={total} size="sm" />
            </span>
            <time dateTime={created_at} className="text-muted w-full text-sm">
              {formatDay(created_at, locale)}
            </time>
          </li>
        ))}
      </ul>
    </DashSection>
  );
}
