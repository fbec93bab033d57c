import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { amountWords } from "@shop/i18n/amount-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Undo2 from "lucide-react/icons/undo-2";

import { LocalText } from "../../parts/local-text.tsx";
import { UnitQuantity } from "../../parts/unit-notes.tsx";
import { OrderSection } from "./order-section.tsx";
import { canReturn, returnWords } from "./return-values.ts";

/** The goods of a return, with what became of them. */
export function ReturnedGoods({ lines }: Pick<AdminReturn, "lines">) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.place} className="flex flex-wrap gap-x-2">
          <span className="figures shrink-0">{formatCount(line.qty)} ×</span>
          <span className="min-w-0 grow basis-40 wrap-anywhere">
            <LocalText text={localName(line, locale)} />
            <UnitQuantity sold={line} qty={line.qty} />
          </span>
          <span className="text-muted text-sm">{line.restocked ? texts.toStock : texts.writtenOff}</span>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<OrderReturnsProps, "onVoid"> {
  readonly entry: AdminReturn;
}

function Entry({ entry, onVoid }: EntryProps) {
  const { id, reason, note, value, delivery, at, by, lines, refund_id: refundId, voided } = entry;
  const { returns: texts, log } = useMessages("dashOrders");
  const { locale } = useLocale();
  const whenOf = (time: string) => ({ day: formatDay(time, locale), time: formatTime(time, locale) });
  const [beforeWho, afterWho] = log.by.split("{who}");
  return (
    <li className="py-3 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={cn("font-semibold", voided && "line-through")}>{texts.reasons[reason]}</span>
        <span className={cn("figures ms-auto font-semibold", voided && "text-muted line-through")}>
          <bdi dir="ltr">−{amountWords(value, locale)}</bdi>
        </span>
      </p>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <time dateTime={at}>{fill(texts.moment, whenOf(at))}</time>
        <span className="wrap-anywhere">
          {beforeWho}
          <bdi>{by}</bdi>
          {afterWho}
        </span>
        {!isZeroPrice(delivery) && (
          <span>{fill(texts.withDelivery, { amount: amountWords(delivery, locale) })}</span>
        )}
        {refundId !== null && <span>{texts.withRefund}</span>}
      </p>
      <ReturnedGoods lines={lines} />
      {note !== "" && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      {voided ? (
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>{fill(texts.voided, whenOf(voided.at))}</span>
          <span className="wrap-anywhere">
            {beforeWho}
            <bdi>{voided.by}</bdi>
            {afterWho}
          </span>
        </p>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          className="max-sm:min-h-11"
          aria-label={fill(texts.takeBackOf, { entry: returnWords(entry, locale, texts) })}
          onClick={() => onVoid(id)}
        >
          <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
          {texts.takeBack}
        </Button>
      )}
    </li>
  );
}

/** Props of {@link OrderReturns}. */
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
  const { returns, state } = order;
  if (state !== "delivered" && returns.length === 0) return null;
  return (
    <OrderSection
      title={texts.title}
      action={canReturn(order) && <Button onClick={onRecord}>{texts.record}</Button>}
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
    </OrderSection>
  );
}
