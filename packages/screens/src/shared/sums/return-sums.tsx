import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { dueOf } from "@shop/domain/orders/returns/order-returns.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

/** How many units of a line came back; nothing where none did. */
export function ReturnedUnits({ line: { returned = 0 } }: { readonly line: Pick<OrderLine, "returned"> }) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  if (returned === 0) return null;
  return <span className="text-muted block text-sm">{plural(locale, returned, texts.returnedUnits)}</span>;
}

export interface ReturnSumsProps {
  /** The order whose returns are summed. */
  readonly order: Pick<Order, "state" | "total" | "delivery" | "pay_by" | "returned">;
}

const row = "flex flex-wrap items-baseline justify-between gap-x-4";

/** What returns take off an order, and what is due after them, below its total; nothing where nothing came back. */
export function ReturnSums({ order }: ReturnSumsProps) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  if (isZeroPrice(order.returned)) return null;
  return (
    <>
      <p className={row}>
        <span>{texts.returned}</span>
        <bdi dir="ltr" className="figures font-semibold">
          −{amountWords(order.returned, locale)}
        </bdi>
      </p>
      <p className={row}>
        <span className="font-semibold">{texts.afterReturns}</span>
        <bdi dir="ltr" className="figures font-semibold">
          {amountWords(dueOf(order), locale)}
        </bdi>
      </p>
    </>
  );
}
