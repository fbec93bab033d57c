import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import { takesParcelsBack } from "@shop/domain/orders/order-state.ts";
import { sentPieces } from "@shop/domain/orders/parcels/order-parcels.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { GoodsList } from "../../../shared/sums/goods-list.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";
import { LedgerEntry } from "../ledger-entry.tsx";
import { canSend, parcelWords } from "./parcel-values.ts";

interface EntryProps extends Omit<OrderParcelsProps, "onSend"> {
  readonly entry: AdminParcel;
}

function Entry({ order: { id: orderId, state }, entry, onVoid }: EntryProps) {
  const { parcels: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { id, collect, lines, voided } = entry;
  const title = parcelWords(entry, locale, texts);
  return (
    <LedgerEntry
      title={title}
      texts={state === "cancelled" ? { ...texts, takeBack: texts.arrived } : texts}
      entry={{ ...entry, note: "" }}
      amount={collect === null ? null : fill(texts.collects, { amount: amountWords(collect, locale) })}
      takeBackLabel={fill(state === "cancelled" ? texts.arrivedOf : texts.takeBackOf, { entry: title })}
      onVoid={takesParcelsBack(state) ? () => onVoid(id) : null}
    >
      <GoodsList lines={lines} />
      {!voided && (
        <TextLink
          href={addressOf(adminAddresses.readParcelPackingList, { id: orderId, parcelId: id })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center text-sm max-sm:min-h-11"
        >
          {texts.packing}
        </TextLink>
      )}
    </LedgerEntry>
  );
}

export interface OrderParcelsProps {
  /** The order whose parcels are shown. */
  readonly order: AdminOrder;
  /** Opens the dialog that sends a parcel. */
  readonly onSend: () => void;
  /** Opens the dialog that takes back the parcel with an id. */
  readonly onVoid: (parcelId: number) => void;
}

/** The parcels of an order with carrier, tracking number and goods, and how much is sent; nothing before it is confirmed. */
export function OrderParcels({ order, onSend, onVoid }: OrderParcelsProps) {
  const { parcels: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  const { parcels } = order;
  if (parcels.length === 0 && !canSend(order)) return null;
  const { sent, pieces } = sentPieces(order.lines);
  return (
    <DashSection
      title={texts.title}
      action={canSend(order) && mayChange && <Button onClick={onSend}>{texts.send}</Button>}
    >
      <p className="text-muted text-sm">
        {sent === 0 ? texts.none : fill(plural(locale, pieces, texts.progress), { sent: formatCount(sent) })}
      </p>
      {parcels.length > 0 && (
        <ul className="divide-line border-line mt-2 divide-y border-t">
          {parcels.map((entry) => (
            <Entry key={entry.id} {...{ order, entry, onVoid }} />
          ))}
        </ul>
      )}
    </DashSection>
  );
}
