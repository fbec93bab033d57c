import type { OrderReturn } from "@shop/contract/orders/order.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { useId } from "react";

import { GoodsList } from "../../shared/sums/goods-list.tsx";

export interface OrderReturnsProps {
  /** What came back of the order, and without lines what was taken off its price, the newest first. */
  readonly returns: readonly OrderReturn[];
}

/** What came back of an order, when and at what value; nothing where nothing did. */
export function OrderReturns({ returns }: OrderReturnsProps) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  const id = useId();
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby={id} className="bg-sunken rounded-md px-3 py-2">
      <h3 id={id} className="font-semibold">
        {texts.returns}
      </h3>
      <ul className="divide-line divide-y">
        {returns.map(({ at, lines, value, delivery, fee }) => (
          <li key={at} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <time dateTime={at} className="text-muted">
                {fill(lines.length > 0 ? texts.returnedOn : texts.reducedOn, { date: formatDay(at, locale) })}
              </time>
              <bdi dir="ltr" className="figures font-semibold">
                {amountWords(sumOf([value, delivery, fee]), locale)}
              </bdi>
            </p>
            {lines.length > 0 && <GoodsList lines={lines} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
