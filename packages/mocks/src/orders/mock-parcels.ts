import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderStateChange } from "@shop/contract/orders/admin-order.ts";
import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { parcelAmounts, placesAfter, unsentLines } from "@shop/domain/orders/parcels/order-parcels.ts";
import type { Shipment } from "@shop/domain/orders/parcels/shipment.ts";
import { type PickedLine, returnedUnits } from "@shop/domain/orders/returns/order-returns.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { mockDue, mockTotal } from "./order-total.ts";

/** The parcels of an order of the mock shop, the newest first. */
export const parcelsOf = ({ parcels = [] }: Pick<MockOrder, "parcels">): readonly AdminParcel[] => parcels;

/** The parcels of an order of the mock shop that are not taken back, the newest first. */
export const countedParcels = (order: Pick<MockOrder, "parcels">): readonly AdminParcel[] =>
  countedEntries(parcelsOf(order));

/** The lines of an order of the mock shop with the units that parcels have. */
export const withSent = (order: Pick<MockOrder, "lines" | "parcels">): OrderLine[] =>
  order.lines.map((line, place) => {
    const sent = countedParcels(order)
      .flatMap(({ lines }) => lines)
      .reduce((sum, one) => (one.place === place ? sum + one.qty : sum), 0);
    return sent > 0 ? { ...line, sent } : line;
  });

/** The lines of an order of the mock shop with the units that were sent and that came back. */
export const mockLines = ({
  returns = [],
  ...order
}: Pick<MockOrder, "lines" | "returns" | "parcels">): OrderLine[] =>
  withSent(order).map((line, place) => {
    const returned = returnedUnits(returns, place);
    return returned > 0 ? Object.assign({}, line, { returned }) : line;
  });

/** The parcels of an order of the mock shop as its buyer sees them. */
export const toParcels = (order: Pick<MockOrder, "parcels">): Order["parcels"] =>
  countedParcels(order)
    .toReversed()
    .map(({ at, carrier, tracking, lines }) => ({
      at,
      carrier,
      tracking,
      lines: lines.map(({ place: _place, worth: _worth, ...line }) => line),
    }));

/** A new parcel of an order of the mock shop. */
export function mockParcel(
  shop: Pick<ShopState, "nextId" | "adminEmail">,
  order: MockOrder,
  picked: readonly PickedLine[],
  { carrier, tracking }: Shipment,
): AdminParcel {
  const { discount, delivery, pay_by, payments } = order;
  const { worths, charges, collect } = parcelAmounts(
    {
      lines: withSent(order),
      total: mockTotal(order),
      discount,
      delivery,
      pay_by,
      due: mockDue(order),
      payments,
      parcels: parcelsOf(order).toReversed(),
    },
    picked,
  );
  return {
    id: shop.nextId(),
    at: new Date().toISOString(),
    by: shop.adminEmail,
    carrier,
    tracking,
    charges,
    collect,
    lines: picked.flatMap(({ place, qty }, at) => {
      const line = order.lines[place];
      if (!line) return [];
      const { part_number: _part, price: _price, price_before: _before, ...sold } = line;
      return [{ ...sold, place, qty, worth: worths[at] ?? "0.00" }];
    }),
    voided: null,
  };
}

/** The parcels of an order of the mock shop with one that has all that is left of it. */
export function withRest(
  shop: Pick<ShopState, "nextId" | "adminEmail">,
  order: MockOrder,
  shipment: Shipment = { carrier: "", tracking: "" },
): readonly AdminParcel[] {
  const picked = unsentLines(withSent(order));
  return picked.length === 0
    ? parcelsOf(order)
    : [mockParcel(shop, order, picked, shipment), ...parcelsOf(order)];
}

/** The parcels of an order of the mock shop of which some are taken back. */
export function withVoided(
  shop: Pick<ShopState, "adminEmail">,
  order: MockOrder,
  taken: readonly AdminParcel[],
): readonly AdminParcel[] {
  const voided = { by: shop.adminEmail, at: new Date().toISOString() };
  return parcelsOf(order).map((one) => (taken.includes(one) ? Object.assign({}, one, { voided }) : one));
}

/** The parcels of an order of the mock shop after an edit of its lines. */
export function movedParcels(order: MockOrder, edited: readonly OrderLine[]): readonly AdminParcel[] {
  const places = placesAfter(withSent(order), edited);
  return parcelsOf(order).map((one) =>
    one.voided
      ? one
      : Object.assign({}, one, {
          lines: one.lines.map((line) =>
            Object.assign({}, line, { place: places.get(line.place) ?? line.place }),
          ),
        }),
  );
}

/** The parcels of an order that changes its state; throws has_parcels as the server does. */
export function parcelsIn(
  shop: Pick<ShopState, "nextId" | "adminEmail">,
  order: MockOrder,
  { state, shipment }: Pick<OrderStateChange, "state" | "shipment">,
): MockOrder["parcels"] {
  const counted = countedParcels(order);
  if (state === "sent") return withRest(shop, order, shipment);
  if (state === "confirmed") return withVoided(shop, order, counted.slice(0, 1));
  if (order.state === "cancelled" && counted.length > 0) throw new ApiError("has_parcels");
  if (state !== "cancelled") return parcelsOf(order);
  if (order.state !== "sent" && counted.length > 0) throw new ApiError("has_parcels");
  return withVoided(shop, order, counted);
}
