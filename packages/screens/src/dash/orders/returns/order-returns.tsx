import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { amountOfReturn, isAllowance } from "@shop/domain/orders/returns/order-returns.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";

import { GoodsList } from "../../../shared/sums/goods-list.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";
import { LedgerEntry } from "../ledger-entry.tsx";
import { canAllow, canReturn, returnWords } from "./return-values.ts";

/** The goods of a return, with what became of them; nothing of an allowance, which takes off lines without them. */
export function ReturnedGoods({ lines }: Pick<AdminReturn, "lines">) {
  const { returns: texts } = useMessages("dashOrders");
  const goods = lines.filter(({ qty }) => qty > 0);
  return goods.length > 0 && <GoodsList lines={goods} noteOf={({ goal }) => texts.went[goal]} />;
}

interface EntryProps extends Pick<OrderReturnsProps, "onVoid"> {
  readonly entry: AdminReturn;
}

function Entry({ entry, onVoid }: EntryProps) {
  const { id, reason, delivery, fee, lines, refund_id: refundId } = entry;
  const isPrice = isAllowance(reason);
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <LedgerEntry
      {...{ entry, texts }}
      title={texts.reasons[reason]}
      amount={`−${amountWords(amountOfReturn(entry), locale)}`}
      details={
        <>
          {isPrice && <span>{texts.allowance}</span>}
          {!isPrice && !isZeroPrice(delivery) && (
            <span>{fill(texts.withDelivery, { amount: amountWords(delivery, locale) })}</span>
          )}
          {!isPrice && !isZeroPrice(fee) && (
            <span>{fill(texts.withFee, { amount: amountWords(fee, locale) })}</span>
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
  /** Opens the dialog that records an allowance. */
  readonly onAllow: () => void;
  /** Opens the dialog that takes back the return with an id. */
  readonly onVoid: (returnId: number) => void;
}

/** What came back of an order, and the allowances on it, with reason, value, who recorded it and when; nothing before its delivery. */
export function OrderReturns({ order, onRecord, onAllow, onVoid }: OrderReturnsProps) {
  const { returns: texts } = useMessages("dashOrders");
  const mayChange = useMay("orders");
  const { returns, state } = order;
  if (state !== "delivered" && returns.length === 0) return null;
  return (
    <DashSection
      title={texts.title}
      action={
        mayChange && (
          <div className="flex flex-wrap gap-2">
            {canAllow(order) && <Button onClick={onAllow}>{texts.allow}</Button>}
            {canReturn(order) && <Button onClick={onRecord}>{texts.record}</Button>}
          </div>
        )
      }
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
