import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import { parcelAmounts, unsentLines } from "@shop/domain/orders/parcels/order-parcels.ts";
import type { Shipment } from "@shop/domain/orders/parcels/shipment.ts";
import type { PickedLine } from "@shop/domain/orders/returns/order-returns.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { mockDue, mockLines, mockTotal } from "./order-total.ts";

/** A new parcel of an order. */
export function mockParcel(
  shop: Pick<ShopState, "nextId" | "adminEmail">,
  order: MockOrder,
  picked: readonly PickedLine[],
  { carrier, tracking }: Shipment,
): AdminParcel {
  const { worths, charges, collect } = parcelAmounts(
    {
      ...order,
      lines: mockLines(order),
      total: mockTotal(order),
      due: mockDue(order),
      parcels: (order.parcels ?? []).toReversed(),
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

/** The parcels of an order with one that has all that is left of it. */
export const withRest = (
  shop: Pick<ShopState, "nextId" | "adminEmail">,
  order: MockOrder,
  shipment: Shipment = { carrier: "", tracking: "" },
): readonly AdminParcel[] => [
  mockParcel(shop, order, unsentLines(mockLines(order)), shipment),
  ...(order.parcels ?? []),
];
