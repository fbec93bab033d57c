import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import type { ChangeElsewhere, OrderReminderView } from "@shop/data/dash/orders/view.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { isWaiting } from "@shop/domain/orders/list/order-waiting.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { type BatchState, batchStates, isQuoted, statesAfter } from "@shop/domain/orders/order-state.ts";
import { awaitsPayment } from "@shop/domain/orders/payments/order-payments.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatShopDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { placeName } from "@shop/i18n/words/delivery-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { Link } from "@shop/ui/link.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Clock from "lucide-react/icons/clock";
import Hourglass from "lucide-react/icons/hourglass";
import PackageX from "lucide-react/icons/package-x";
import Receipt from "lucide-react/icons/receipt";
import Repeat from "lucide-react/icons/repeat";
import { useMemo } from "react";

import { LocalText } from "../../../shared/local-text.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { SelectBox } from "../../selection/select-box.tsx";
import { ROW_OPENER } from "../../selection/use-row-keys.ts";
import { Allowed } from "../../shared/rights.tsx";
import { RemindBuyer } from "../buyer/remind-buyer.tsx";
import { ChangedMark } from "../changed-elsewhere.tsx";
import { OrderStateMark } from "../order-state-mark.tsx";
import { ParcelProgress } from "../parcels/parcel-progress.tsx";
import { PaymentStateMark } from "../payments/payment-state-mark.tsx";

interface CellProps {
  readonly order: AdminOrderSummary;
}

function DateCell({ order: { created_at } }: CellProps) {
  const { locale } = useLocale();
  return (
    <time dateTime={created_at} className="@max-xl:text-muted block leading-snug @max-xl:text-sm">
      {formatDay(created_at, locale)}{" "}
      <span className="text-muted block @max-xl:hidden">{formatTime(created_at, locale)}</span>
    </time>
  );
}

function BuyerCell({ order: { name, phone, orders_of_phone } }: CellProps) {
  const { list } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <span className="block leading-snug">
      <span className="block wrap-anywhere @max-xl:truncate">
        <bdi>{name}</bdi>
      </span>
      <span className={cn("text-muted flex flex-wrap items-center gap-x-2", name !== "" && "@max-xl:hidden")}>
        <span className="figures">{phone}</span>
        {orders_of_phone > 1 && (
          <span className="inline-flex items-center gap-1">
            <Repeat aria-hidden className="size-3.5 shrink-0" />
            <span aria-hidden className="figures">
              {formatCount(orders_of_phone)}
            </span>
            <span className="sr-only">{plural(locale, orders_of_phone, list.several)}</span>
          </span>
        )}
      </span>
    </span>
  );
}

function TotalCell({ order: { total, unpriced, delivery, pay_by: payBy, returned } }: CellProps) {
  const { list } = useMessages("dashOrders");
  const { locale } = useLocale();
  const due = totalWithDelivery(total, delivery, payBy);
  return (
    <span className="block leading-snug">
      <Price price={total} size="sm" />
      {due !== total && (
        <span className="text-muted block @max-xl:hidden">
          {fill(payBy && !isZeroPrice(payBy.fee) ? list.withCosts : list.withDelivery, {
            total: amountWords(due, locale),
          })}
        </span>
      )}
      {!isZeroPrice(returned) && (
        <span className="text-muted block">
          {fill(list.returned, { amount: amountWords(returned, locale) })}
        </span>
      )}
      {unpriced > 0 && !isZeroPrice(total) && (
        <span className="text-muted flex items-center gap-1 @max-xl:hidden ltr:@xl:justify-end">
          <Clock aria-hidden className="size-3.5 shrink-0" />
          {plural(locale, unpriced, list.unpriced)}
        </span>
      )}
    </span>
  );
}

function PaidCell({ order: { paid, left } }: CellProps) {
  const { list } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <span className="block leading-snug">
      <span className="figures block">{amountWords(paid, locale)}</span>
      {!isZeroPrice(left) && (
        <span className="text-muted block">{fill(list.left, { amount: amountWords(left, locale) })}</span>
      )}
    </span>
  );
}

interface StateCellProps extends CellProps, Omit<OrderColumnsOptions, "onNext" | "mayChange"> {}

function StateCell({ order, now, changes, reminding, onRemind }: StateCellProps) {
  const { list, waiting, quotation } = useMessages("dashOrders");
  const { orderChannels, proofToCheck } = useMessages("dashShell");
  const { locale } = useLocale();
  const change = changes.get(order.id);
  const awaited = awaitsPayment(order);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <OrderStateMark state={order.state} />
      <ParcelProgress sent={order.sent_pieces} pieces={order.pieces} />
      {(order.payment_state !== "unpaid" || awaited) && (
        <PaymentStateMark state={order.payment_state} awaited={awaited} />
      )}
      {order.proof_waits && (
        <Badge tone="caution" icon={<Receipt />}>
          {proofToCheck}
        </Badge>
      )}
      {order.channel !== "web" && <Badge>{orderChannels[order.channel]}</Badge>}
      {isOpenRequest(order) && (
        <Badge tone="caution" icon={<PackageX />} title={list.requestHint}>
          {list.request}
        </Badge>
      )}
      {isQuoted(order.state) && order.quotation && (
        <Badge tone={order.quotation.expired ? "caution" : "neutral"}>
          {fill(order.quotation.expired ? quotation.expired : quotation.validUntil, {
            day: formatShopDay(order.quotation.valid_until, locale),
          })}
        </Badge>
      )}
      {isWaiting(order, now) && (
        <>
          <Badge
            tone="caution"
            icon={<Hourglass />}
            title={plural(locale, order.waiting_hours, list.waitingHint)}
          >
            {list.waiting}
          </Badge>
          <Allowed need="orders">
            <span className="mt-1 flex w-full flex-wrap items-center gap-1 @max-xl:hidden">
              {order.email !== "" && (
                <RemindBuyer
                  remindedAt={order.reminded_at}
                  now={now}
                  pending={reminding === order.id}
                  onRemind={() => onRemind(order.id)}
                />
              )}
              <Link
                href={`${dashPathOf.order(order.id)}?to=cancelled`}
                aria-label={fill(waiting.cancelOf, { number: formatOrderNumber(order.number) })}
                className={cn(buttonClasses({ size: "sm", variant: "quiet" }), "max-sm:min-h-11")}
              >
                {waiting.cancel}
              </Link>
            </span>
          </Allowed>
        </>
      )}
      {change && <ChangedMark change={change} />}
    </span>
  );
}

/** The step that usually follows: confirming, sending or delivering; it opens the same dialog as for several orders. */
function NextCell({ order, onNext }: CellProps & Pick<OrderColumnsOptions, "onNext">) {
  const { batch, change } = useMessages("dashOrders");
  const [next] = statesAfter(order.state);
  const to = batchStates.find((state) => state === next);
  if (!to) return null;
  const command = change.commands[to];
  return (
    <Button
      size="sm"
      className="@max-xl:min-h-11"
      aria-label={fill(batch.nextOf, { command, number: formatOrderNumber(order.number) })}
      onClick={() => onNext(order, to)}
    >
      {command}
    </Button>
  );
}

/** Options of {@link useOrderColumns}; all keep their identity between renders. */
export interface OrderColumnsOptions extends OrderReminderView {
  /** Whether the reader may change orders: without it no column offers their next step. */
  readonly mayChange: boolean;
  /** The time by which orders count as waiting. */
  readonly now: number;
  /** Orders that were changed elsewhere just now, by id. */
  readonly changes: ReadonlyMap<number, ChangeElsewhere>;
  /** Called by the command of an order's next step. */
  readonly onNext: (order: AdminOrderSummary, to: BatchState) => void;
}

/** The columns of the table of orders; they stay the same between renders. */
export function useOrderColumns({
  mayChange,
  now,
  changes,
  reminding,
  onRemind,
  onNext,
}: OrderColumnsOptions): readonly DataTableColumn<AdminOrderSummary>[] {
  const { list, order: texts, batch } = useMessages("dashOrders");
  const { options } = useMessages("payment");
  const delivery = useMessages("delivery");
  const { locale } = useLocale();
  return useMemo(() => {
    const next: DataTableColumn<AdminOrderSummary> = {
      id: "next",
      label: batch.nextStep,
      size: 145,
      narrow: "end",
      render: (order) => <NextCell {...{ order, onNext }} />,
    };
    return [
      {
        id: "number",
        label: list.number,
        size: 150,
        narrow: "start",
        render: ({ id, number }) => (
          <span className="flex items-center">
            <SelectBox
              id={id}
              label={fill(batch.select, { number: formatOrderNumber(number) })}
              toActions={batch.toActions}
            />
            <TextLink
              {...ROW_OPENER}
              href={dashPathOf.order(id)}
              aria-label={fill(texts.title, { number: formatOrderNumber(number) })}
              className="figures inline-flex items-center whitespace-nowrap max-sm:min-h-11"
            >
              {formatOrderNumber(number)}
            </TextLink>
          </span>
        ),
      },
      {
        id: "state",
        label: list.state,
        size: 225,
        narrow: "start",
        render: (order) => <StateCell {...{ order, now, changes, reminding, onRemind }} />,
      },
      ...(mayChange ? [next] : []),
      {
        id: "buyer",
        label: list.buyer,
        size: 170,
        narrow: "start",
        render: (order) => <BuyerCell order={order} />,
      },
      {
        id: "pieces",
        label: list.pieces,
        size: 75,
        align: "end",
        narrow: "hidden",
        render: ({ pieces }) => <span className="figures">{formatCount(pieces)}</span>,
      },
      {
        id: "total",
        label: list.total,
        size: 140,
        align: "end",
        sortable: true,
        narrow: "end",
        render: (order) => <TotalCell order={order} />,
      },
      {
        id: "paid",
        label: list.paid,
        size: 130,
        align: "end",
        narrow: "hidden",
        hiddenAtFirst: true,
        render: (order) => <PaidCell order={order} />,
      },
      {
        id: "place",
        label: list.place,
        size: 140,
        narrow: "hidden",
        hiddenAtFirst: true,
        render: ({ delivery: to }) =>
          to && <span className="wrap-anywhere">{placeName(to, locale, delivery)}</span>,
      },
      {
        id: "method",
        label: list.method,
        size: 150,
        narrow: "hidden",
        hiddenAtFirst: true,
        render: ({ pay_by: payBy }) => payBy && options[payBy.option],
      },
      {
        id: "parcel",
        label: list.parcel,
        size: 150,
        narrow: "hidden",
        hiddenAtFirst: true,
        render: ({ parcel }) =>
          parcel && (
            <span className="block leading-snug wrap-anywhere">
              <bdi className="block">{parcel.carrier}</bdi>
              <span className="figures text-muted block">{parcel.tracking}</span>
            </span>
          ),
      },
      {
        id: "note",
        label: list.note,
        size: 200,
        narrow: "hidden",
        hiddenAtFirst: true,
        render: ({ shop_note: note }) =>
          note !== "" && (
            <span className="line-clamp-3 wrap-anywhere" title={note}>
              <LocalText text={note} />
            </span>
          ),
      },
      {
        id: "date",
        label: list.date,
        size: 120,
        sortable: true,
        narrow: "end",
        render: (order) => <DateCell order={order} />,
      },
    ];
  }, [list, texts, batch, delivery, options, locale, mayChange, now, changes, reminding, onRemind, onNext]);
}
