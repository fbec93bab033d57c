import { ApiError } from "@shop/contract/api-error.ts";
import type { Purchase, PurchaseLine, Receipt, ReorderLine } from "@shop/contract/purchases/purchase.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { saleStates } from "@shop/domain/orders/order-state.ts";
import { returnedUnits } from "@shop/domain/orders/returns/order-returns.ts";
import { costOfPieces, packCost } from "@shop/domain/purchases/packs.ts";
import { formatPurchaseNumber, purchaseStateOf } from "@shop/domain/purchases/purchase-order.ts";
import { proposedQuantity, soldPerWeek, weeksLeft } from "@shop/domain/purchases/reorder.ts";

import { withPages } from "../products/seen-products.ts";
import type { ShopState } from "../shop/state.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A line of a purchase order of the mock shop. */
export interface MockPurchaseLine extends Omit<
  PurchaseLine,
  "received" | "arrived" | "amount" | "unit_cost" | "product_cost"
> {}

/** A scan or an entered number of what arrived. */
interface MockArrival {
  readonly productId: number;
  readonly qty: number;
  readonly attempt: string | null;
  /** The booking that it belongs to; null for none yet. */
  readonly receiptId: number | null;
  /** What a pack of its line cost when it was booked; null before, and where that was not known. */
  readonly cost: string | null;
}

/** A purchase order of the mock shop. */
export interface MockPurchase {
  readonly order: Pick<Purchase, "id" | "supplier" | "made" | "sent" | "cancelled" | "note" | "version">;
  readonly attempt: string | null;
  readonly lines: readonly MockPurchaseLine[];
  readonly arrivals: readonly MockArrival[];
  readonly receipts: readonly (Omit<Receipt, "undone"> & { readonly version: number })[];
}

/** Whether a change of many products was undone. */
export const isUndone = (shop: ShopState, change: number | null): boolean =>
  shop.bulkChanges.some((one) => one.change.id === change && one.change.undone !== null);

/** The lines of a purchase order, as the API answers them. */
export const toMockLines = (shop: ShopState, { lines, arrivals, receipts }: MockPurchase): PurchaseLine[] => {
  const undone = new Set(receipts.filter(({ change }) => isUndone(shop, change)).map(({ id }) => id));
  const piecesOf = (id: number, isCounted: (one: MockArrival) => boolean): number =>
    arrivals.filter((one) => one.productId === id && isCounted(one)).reduce((sum, { qty }) => sum + qty, 0);
  return lines.map((line) => ({
    ...line,
    unit_cost: packCost(line.cost, line.pack, 1),
    product_cost: shop.products.some(({ id }) => id === line.id) ? (shop.costs.get(line.id) ?? null) : null,
    received: piecesOf(line.id, ({ receiptId }) => receiptId !== null && !undone.has(receiptId)),
    arrived: piecesOf(line.id, ({ receiptId }) => receiptId === null),
    amount: shop.products.find(({ id }) => id === line.id)?.amount ?? null,
  }));
};

/** The bookings of a purchase order, as the API answers them. */
export const toMockReceipts = (shop: ShopState, { receipts }: MockPurchase): Receipt[] =>
  receipts.map(({ id, booked, pieces, change }) => ({
    id,
    booked,
    pieces,
    change,
    undone: isUndone(shop, change),
  }));

const openOf = (line: PurchaseLine): number => Math.max(0, line.qty - line.received);

/** A purchase order, as the API answers it. */
export function toMockPurchase(shop: ShopState, one: MockPurchase): Purchase {
  const lines = toMockLines(shop, one);
  const sum = (of: (line: PurchaseLine) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  const valueOf = (piecesOf: (line: PurchaseLine) => number): string =>
    sumOf(lines.map((line) => costOfPieces(line, piecesOf(line))));
  const received = sum((line) => line.received);
  const state = one.order.cancelled ? "cancelled" : one.order.sent ? "sent" : "draft";
  return {
    ...one.order,
    number: formatPurchaseNumber(one.order.id),
    state: purchaseStateOf({
      state,
      received,
      open: sum(openOf),
    }),
    lines: lines.length,
    pieces: sum(({ qty }) => qty),
    received,
    arrived: sum((line) => line.arrived),
    over: sum((line) => Math.max(0, line.arrived - openOf(line))),
    total: valueOf(({ qty }) => qty),
    received_total: valueOf((line) => line.received),
    open_total: valueOf(openOf),
    unknown: lines.filter((line) => line.cost === null).length,
    version: one.order.version,
  };
}

/** What is to be ordered of the products that were sold, those whose stock runs out first. */
export function mockReorder(
  shop: ShopState,
  purchases: readonly MockPurchase[],
  { days, weeks }: { readonly days: number; readonly weeks: number },
): ReorderLine[] {
  const since = Date.now() - days * DAY_MS;
  const sold = new Map<number, number>();
  for (const order of shop.orders) {
    const isSale = saleStates.some((state) => state === order.state);
    if (!isSale || Date.parse(order.created_at) < since) continue;
    for (const [at, line] of order.lines.entries()) {
      const kept = line.qty - returnedUnits(order.returns ?? [], at);
      sold.set(line.product_id, (sold.get(line.product_id) ?? 0) + kept);
    }
  }
  const open = new Map<number, number>();
  for (const one of purchases) {
    if (one.order.cancelled) continue;
    for (const { id, qty, received } of toMockLines(shop, one)) {
      open.set(id, (open.get(id) ?? 0) + Math.max(0, qty - received));
    }
  }
  return withPages(shop)
    .flatMap((product) => {
      const pieces = sold.get(product.id) ?? 0;
      if (pieces <= 0) return [];
      const supply = shop.supplies.get(product.id);
      const supplier = shop.suppliers.find(({ id }) => id === supply?.supplierId);
      const facts = {
        sold: pieces,
        days,
        stock: product.amount,
        onOrder: open.get(product.id) ?? 0,
        pack: supplier ? (supply?.pack ?? 1) : 1,
      };
      const { id, name, name_ar, part_number, visibility } = product;
      return [
        {
          id,
          name,
          name_ar,
          part_number,
          visibility,
          supplier: supplier ? { id: supplier.id, name: supplier.name } : null,
          supplier_part: supplier ? (supply?.supplierPart ?? "") : "",
          pack: facts.pack,
          sold: pieces,
          per_week: soldPerWeek(facts),
          stock: facts.stock,
          on_order: facts.onOrder,
          weeks_left: weeksLeft(facts) ?? 0,
          proposed: proposedQuantity(facts, weeks),
          unit_cost: shop.costs.get(id) ?? null,
        },
      ];
    })
    .toSorted((one, other) => Math.max(one.stock, 0) / one.sold - Math.max(other.stock, 0) / other.sold);
}

/** A purchase order by its id; throws not_found. */
export function foundPurchase(purchases: readonly MockPurchase[], id: number): MockPurchase {
  const one = purchases.find(({ order }) => order.id === id);
  if (!one) throw new ApiError("not_found");
  return one;
}
