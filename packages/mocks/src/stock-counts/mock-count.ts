import type { CountedLine, StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import { hasCode, readCode } from "@shop/domain/catalogue/codes.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { type CountedProduct, countOutcome } from "@shop/domain/stock-counts/sum-count.ts";

import { withSent } from "../orders/mock-parcels.ts";
import type { ShopState } from "../shop/state.ts";

/** A scan, an entered number or a line of a list. */
export interface MockCountEntry {
  readonly productId: number;
  readonly qty: number;
  readonly expected: number;
  readonly at: string;
  readonly by: string;
  readonly attempt: string | null;
}

/** A count of the mock shop. */
export interface MockStockCount {
  readonly count: Omit<StockCount, "products">;
  /** The newest last. */
  readonly entries: readonly MockCountEntry[];
}

/** What was counted of a product, with who counted it. */
export interface MockCounted extends CountedProduct {
  readonly id: number;
  readonly at: string;
  readonly by: readonly string[];
}

const unsentPieces = ({ orders }: ShopState, productId: number): number =>
  orders
    .filter((order) => (order.state === "received" || order.state === "confirmed") && !isOpenRequest(order))
    .flatMap((order) => withSent(order))
    .filter((line) => line.product_id === productId)
    .reduce((sum, { qty, sent = 0 }) => sum + qty - sent, 0);

/** The pieces that there should be of a product on sale; undefined for any other. */
export function mockExpected(shop: ShopState, productId: number, withReserved: boolean): number | undefined {
  const product = shop.products.find(({ id }) => id === productId);
  return product && product.amount + (withReserved ? unsentPieces(shop, productId) : 0);
}

const isEdited = ({ history }: ShopState, productId: number, since: string): boolean =>
  history.some(
    ({ about, action, at, fields }) =>
      about === `product:${productId}` &&
      (action === "updated" || action === "undone") &&
      at > since &&
      fields.some(({ field }) => field === "amount"),
  );

/** What was counted of each product, the last one first. */
export function mockCounted(shop: ShopState, { count, entries }: MockStockCount): MockCounted[] {
  const isOpen = count.state === "open";
  const byProduct = Map.groupBy(entries.toReversed(), ({ productId }) => productId);
  return [...byProduct].flatMap(([id, own]) => {
    const [last] = own;
    if (!last) return [];
    const { expected, at } = last;
    const isMoved = own.some((entry) => entry.expected !== expected);
    return [
      {
        id,
        counted: own.reduce((sum, { qty }) => sum + qty, 0),
        expected,
        moved: isOpen && (isMoved || isEdited(shop, id, at)),
        amount: isOpen ? (shop.products.find((product) => product.id === id)?.amount ?? null) : null,
        cost: shop.costs.get(id) ?? null,
        at,
        by: [...new Set(own.map(({ by }) => by))],
      },
    ];
  });
}

/** What was counted of a product, as the API answers it. */
export function toMockLine(shop: ShopState, counted: MockCounted): CountedLine {
  const product = shop.products.find(({ id }) => id === counted.id);
  const { after, missing, atCost } = countOutcome(counted);
  const { id, counted: pieces, expected, moved, amount, at, by } = counted;
  return {
    id,
    name: product?.name ?? "",
    name_ar: product?.name_ar ?? null,
    part_number: product?.part_number ?? null,
    counted: pieces,
    expected,
    moved,
    amount,
    after,
    missing,
    at_cost: atCost,
    by: [...by],
    at,
  };
}

/** The ids of the products that have a code, as their barcode or part number. */
export function mockCoded({ products, barcodes }: ShopState, code: string): number[] {
  const { text, productId } = readCode(code);
  if (productId !== null) return products.flatMap(({ id }) => (id === productId ? [id] : []));
  const alike = products.filter(
    ({ part_number: part }) => part !== null && foldPartNumber(part) === foldPartNumber(text),
  );
  const exact = alike.filter(({ part_number: part }) => part?.toLowerCase() === text.toLowerCase());
  const found = exact.length > 0 ? exact : alike;
  return products
    .filter((one) => found.includes(one) || hasCode(barcodes.get(one.id) ?? null, code))
    .map(({ id }) => id);
}
