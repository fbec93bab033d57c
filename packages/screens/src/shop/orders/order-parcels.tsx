import type { Order } from "@shop/contract/orders/order.ts";
import { isAllSent, unsentLines } from "@shop/domain/orders/parcels/order-parcels.ts";
import { shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";

import { GoodsList } from "../../shared/sums/goods-list.tsx";

/** The goods of an order that no parcel has. */
const goodsToCome = ({ lines }: Pick<Order, "lines">): Order["lines"] =>
  unsentLines(lines).flatMap(({ place, qty }) => {
    const line = lines[place];
    return line ? [{ ...line, qty }] : [];
  });

export interface OrderParcelsProps {
  /** The order whose parcels are shown. */
  readonly order: Pick<Order, "lines" | "parcels">;
}

/** The parcels of an order with carrier, tracking number, date and goods, and what is still to come; of one that is the whole order who carries it. */
export function OrderParcels({ order }: OrderParcelsProps) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  const id = useId();
  const { parcels } = order;
  const [only] = parcels;
  if (!only) return null;
  if (parcels.length === 1 && isAllSent(order.lines)) {
    const shipment = shipmentText(only);
    return (
      shipment !== "" && (
        <dl>
          <dt className="text-muted text-sm">{texts.shipment}</dt>
          <dd className="wrap-anywhere select-all">
            <bdi>{shipment}</bdi>
          </dd>
        </dl>
      )
    );
  }
  const toCome = goodsToCome(order);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {texts.parcels}
      </h3>
      <ol className="divide-line border-line divide-y border-y">
        {parcels.map((parcel, at) => (
          <li key={`${parcel.at} ${parcel.tracking}`} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{fill(texts.parcel, { number: formatCount(at + 1) })}</span>
              <time dateTime={parcel.at} className="text-muted text-sm">
                {fill(texts.sentOn, { date: formatDay(parcel.at, locale) })}
              </time>
            </p>
            {shipmentText(parcel) !== "" && (
              <p className="wrap-anywhere">
                <span className="text-muted text-sm">{texts.shipment}: </span>
                <bdi className="select-all">{shipmentText(parcel)}</bdi>
              </p>
            )}
            <GoodsList lines={parcel.lines} />
          </li>
        ))}
        {toCome.length > 0 && (
          <li className="py-2">
            <p className="font-semibold">{texts.toCome}</p>
            <GoodsList lines={toCome} />
          </li>
        )}
      </ol>
    </section>
  );
}
