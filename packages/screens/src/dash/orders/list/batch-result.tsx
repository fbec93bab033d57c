import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import type { OrderOutcome } from "@shop/contract/orders/order-batch.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useEffect, useRef } from "react";

import { type BatchOrder, BatchOrders } from "./batch-orders.tsx";

export interface BatchResultProps {
  /** The orders that were to be changed. */
  readonly orders: ReadonlyArray<AdminOrderSummary>;
  /** What became of each. */
  readonly outcomes: ReadonlyArray<OrderOutcome>;
  /** Orders that were not to be changed, with the reasons. */
  readonly skipped: ReadonlyArray<BatchOrder>;
}

/** What became of the orders of a batch; those that were not changed are named. */
export function BatchResult({ orders, outcomes, skipped }: BatchResultProps) {
  const { batch: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const summary = useRef<HTMLOutputElement>(null);
  // The command that had the focus is removed.
  useEffect(() => summary.current?.focus(), []);
  const numberOf = (outcome: OrderOutcome["outcome"]): number =>
    outcomes.filter((one) => one.outcome === outcome).length;
  const already = numberOf("already");
  const refused = orders.flatMap((order): BatchOrder[] => {
    const code = outcomes.find(({ id }) => id === order.id)?.code;
    return code ? [{ order, words: [texts.refusals[code]] }] : [];
  });
  const unchanged = [...refused, ...skipped];
  return (
    <div className="grid gap-4">
      <output ref={summary} tabIndex={-1} className="grid gap-1 font-semibold outline-none">
        <span>{plural(locale, numberOf("changed"), texts.done)}</span>
        {already > 0 && <span>{plural(locale, already, texts.alreadyDone)}</span>}
      </output>
      <BatchOrders title={plural(locale, unchanged.length, texts.skipped)} orders={unchanged} />
    </div>
  );
}
