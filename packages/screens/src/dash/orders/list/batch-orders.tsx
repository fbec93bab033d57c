import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useId } from "react";

import { OrderStateMark } from "../order-state-mark.tsx";

/** An order of a batch with what is said of it. */
export interface BatchOrder {
  readonly order: AdminOrderSummary;
  /** Remarks, or why it is skipped. */
  readonly words: ReadonlyArray<string>;
}

export interface BatchOrdersProps {
  /** Heading above the orders. */
  readonly title: string;
  /** The orders; nothing is shown without one. */
  readonly orders: ReadonlyArray<BatchOrder>;
}

/** Orders of a batch with links to them, their states and what is said of each. */
export function BatchOrders({ title, orders }: BatchOrdersProps) {
  const { order: texts } = useMessages("dashOrders");
  const headingId = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      <ul className="mt-1 grid">
        {orders.map(({ order: { id, number, name, state }, words }) => (
          <li
            key={id}
            className="border-line flex flex-wrap items-center gap-x-2 gap-y-0.5 border-b py-1 last:border-b-0"
          >
            <TextLink
              href={dashPathOf.order(id)}
              aria-label={fill(texts.title, { number: formatOrderNumber(number) })}
              className="figures inline-flex items-center whitespace-nowrap max-sm:min-h-11"
            >
              {formatOrderNumber(number)}
            </TextLink>
            <OrderStateMark state={state} />
            <span className="text-muted min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            {words.map((word) => (
              <span key={word} className="w-full text-sm">
                {word}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
