import type { ReceivedLine } from "@shop/contract/suppliers/received.ts";
import { costOfPieces, packCost } from "@shop/domain/purchases/packs.ts";
import { formatPurchaseNumber } from "@shop/domain/purchases/purchase-order.ts";

import { isUndone, type MockPurchase } from "../purchases/mock-purchase.ts";
import type { ShopState } from "../shop/state.ts";

/** What a booking of an order brought, a row for each product. */
function linesOf(
  shop: ShopState,
  { order, lines, arrivals }: MockPurchase,
  receipt: MockPurchase["receipts"][number],
): ReceivedLine[] {
  const booked = arrivals.filter(({ receiptId }) => receiptId === receipt.id);
  return lines.flatMap(({ id, name, name_ar, part_number, pack, cost: costNow }, place): ReceivedLine[] => {
    const own = booked.filter(({ productId }) => productId === id);
    const qty = own.reduce((sum, arrival) => sum + arrival.qty, 0);
    const cost = own[0]?.cost ?? null;
    if (qty === 0) return [];
    return [
      {
        id: receipt.id * lines.length + place,
        at: receipt.booked.at,
        order: { id: order.id, number: formatPurchaseNumber(order.id) },
        product_id: id,
        name,
        name_ar,
        part_number,
        deleted: !shop.products.some((product) => product.id === id),
        qty,
        pack,
        cost,
        unit_cost: packCost(cost, pack, 1),
        total: cost === null ? null : costOfPieces({ pack, cost }, qty),
        cost_now: costNow,
        undone: isUndone(shop, receipt.change),
      },
    ];
  });
}

/** What was received from a supplier, the newest booking first. */
export const mockReceived = (shop: ShopState, supplierId: number): ReceivedLine[] =>
  shop.purchases
    .filter(({ order }) => order.supplier.id === supplierId)
    .flatMap((one) => one.receipts.map((receipt) => ({ one, receipt })))
    .toSorted((a, b) => b.receipt.id - a.receipt.id)
    .flatMap(({ one, receipt }) => linesOf(shop, one, receipt));
