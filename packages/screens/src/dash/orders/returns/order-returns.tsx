import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";

import { GoodsList } from "../../../shared/sums/goods-list.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";
import { LedgerEntry } from "../ledger-entry.tsx";
import { canReturn, returnWords } from "./return-values.ts";

/** The goods of a return, with what became of them. */
export function ReturnedGoods({ lines }: Pick<AdminReturn, "lines">) {
  const { returns: texts } = useMessages("dashOrders");
  return <GoodsList lines={lines} noteOf={({ goal }) => texts.went[goal]} />;
}

interface EntryProps extends Pick<OrderReturnsProps, "onVoid"> {
  readonly entry: AdminReturn;
}

function Entry({ entry, onVoid }: EntryProps) {
  const { id, reason, value, delivery, lines, refund_id: refundId } = entry;
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <LedgerEntry
      {...{ entry, texts }}
      title={texts.reasons[reason]}
      amount={`−${amountWords(value, locale)}`}
      details={
        <>
          {!isZeroPrice(delivery) && (
            <span>{fill(texts.withDelivery, { amount: amountWords(delivery, locale) })}</span>
          )}
          {refundId !== null && <span>{texts.withRefund}</span>}
        </>
      }
      takeBackLabel={fill(texts.takeBackOf, { entry: returnWords(entry, locale, texts) })}
      onVoid={() => onVoid(id)}
    >
      <ReturnedGoods lines={lines} />
    </LedgerEntry>
  );
}

export interface OrderReturnsProps {
  /** The order whose returns are shown. */
  readonly order: AdminOrder;
  /** Opens the dialog that records a return. */
  readonly onRecord: () => void;
  /** Opens the dialog that takes back the return with an id. */
  readonly onVoid: (returnId: number) => void;
}

/** What came back of an order, with reason, value, who recorded it and when; nothing before its delivery. */
export function OrderReturns({ order, onRecord, onVoid }: OrderReturnsProps) {
  const { returns: texts } = useMessages("dashOrders");
  const mayChange = useMay("orders");
  const { returns, state } = order;
  if (state !== "delivered" && returns.length === 0) return null;
  return (
    <DashSection
      title={texts.title}
      action={canReturn(order) && mayChange && <Button onClick={onRecord}>{texts.record}</Button>}
    >
      {returns.length === 0 ? (
        <p className="text-muted text-sm">{texts.none}</p>
      ) : (
        <ul className="divide-line border-line divide-y border-t">
          {returns.map((entry) => (
            <Entry key={entry.id} entry={entry} onVoid={onVoid} />
          ))}
        </ul>
      )}
    </DashSection>
  );
}
