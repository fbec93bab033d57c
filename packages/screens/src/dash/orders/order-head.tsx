import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted, type OrderState, stateBefore, statesAfter } from "@shop/domain/orders/order-state.ts";
import { sentPieces } from "@shop/domain/orders/parcels/order-parcels.ts";
import { slipOf } from "@shop/domain/orders/payments/order-payments.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import Printer from "lucide-react/icons/printer";
import Undo2 from "lucide-react/icons/undo-2";

import { BottomBar } from "../shared/bottom-bar.tsx";
import { Allowed } from "../shared/rights.tsx";
import { OrderStateMark } from "./order-state-mark.tsx";
import { ParcelProgress } from "./parcels/parcel-progress.tsx";

export interface OrderHeadProps {
  /** The order whose number, state and date are shown. */
  readonly order: AdminOrder;
  /** Opens the dialog of a change of state. */
  readonly onState: (to: OrderState) => void;
}

/** Head of an order: number, state, date and commands. */
export function OrderHead({
  order: { id, number, state, created_at, channel, lines, paid },
  onState,
}: OrderHeadProps) {
  const { order: texts, change, quotation } = useMessages("dashOrders");
  const isOffer = isQuoted(state);
  const { orderChannels } = useMessages("dashShell");
  const { locale } = useLocale();
  const [beforeNumber, afterNumber] = (isOffer ? quotation.title : texts.title).split("{number}");
  const [main, ...others] = statesAfter(state);
  const before = stateBefore(state);
  const papers = isOffer
    ? [{ print: quotation.print, address: addressOf(adminAddresses.readQuotation, { id }) }]
    : [
        {
          print: slipOf(state, paid) === "receipt" ? texts.printReceipt : texts.printSlip,
          address: addressOf(adminAddresses.readReceipt, { id }),
        },
        { print: texts.printInvoice, address: addressOf(adminAddresses.readInvoice, { id }) },
        { print: texts.printPacking, address: addressOf(adminAddresses.readPackingList, { id }) },
      ];
  const command = (to: OrderState, isMain: boolean) => (
    <Button
      // The main command stays the same button, which keeps the focus, where a change of state makes it another one.
      key={isMain ? "main" : to}
      variant={isMain ? "signal" : to === "cancelled" ? "danger" : "outline"}
      onClick={() => onState(to)}
    >
      {change.commands[to]}
    </Button>
  );
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-bold">
            {beforeNumber}
            <span className="figures whitespace-nowrap select-all">{formatOrderNumber(number)}</span>
            {afterNumber}
          </h1>
          <output>
            <OrderStateMark state={state} /> <ParcelProgress {...sentPieces(lines)} />
          </output>
        </div>
        <time dateTime={created_at} className="text-muted mt-0.5 block text-sm">
          {channel !== "web" && `${fill(texts.takenBy, { channel: orderChannels[channel] })} · `}
          {fill(isOffer ? quotation.made : texts.ordered, {
            day: formatDay(created_at, locale),
            time: formatTime(created_at, locale),
          })}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {papers.map(({ print, address }) => (
          <a
            key={address}
            href={address}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: "quiet" })}
          >
            <Printer aria-hidden className="size-4" />
            {print}
          </a>
        ))}
        <Allowed need="orders">
          {before && (
            <Button variant="quiet" onClick={() => onState(before)}>
              <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
              {change.back.commands[state]}
            </Button>
          )}
          {others.map((to) => command(to, false))}
          {main && <BottomBar>{command(main, true)}</BottomBar>}
        </Allowed>
      </div>
    </div>
  );
}
