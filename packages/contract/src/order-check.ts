import type { CartLine } from "./entities/order.ts";
import { isZeroPrice, toMinorUnits } from "./money.ts";

/** What holds of a product at the moment when it is ordered. */
export interface Sellable {
  /** Decimal text. */
  readonly price: string;
  /** Stock in pieces; 0 and below is none. */
  readonly amount: number;
}

/** Why a cart cannot be ordered as it is. */
export interface OutdatedCart {
  readonly code: "price_changed" | "stock_short";
  /**
   * What holds now, by line: `cart.0.price` the new price, `cart.0.qty` how many are left, and `cart.0.id` where the shop no longer
   * sells the product (then none are left).
   */
  readonly errors: Readonly<Record<string, string>>;
}

/** What an order reads of a cart's lines. */
export type OrderedLine = Pick<CartLine, "id" | "price" | "qty">;

const samePrice = (one: string, other: string): boolean =>
  isZeroPrice(one) ? isZeroPrice(other) : toMinorUnits(one) === toMinorUnits(other);

/**
 * Holds a cart against what is sold now; null where every line is still true. Lines of one product share its stock, the first
 * takes first.
 */
export function outdatedLines(
  cart: readonly OrderedLine[],
  productOf: (id: number) => Sellable | undefined,
): OutdatedCart | null {
  const left = new Map<number, number>();
  const prices: Record<string, string> = {};
  const amounts: Record<string, string> = {};
  for (const [index, { id, price, qty }] of cart.entries()) {
    const product = productOf(id);
    if (!product) amounts[`cart.${index}.id`] = "unknown_product";
    else if (!samePrice(price, product.price)) prices[`cart.${index}.price`] = product.price;
    const available = left.get(id) ?? Math.max(product?.amount ?? 0, 0);
    if (qty > available) amounts[`cart.${index}.qty`] = String(available);
    left.set(id, Math.max(available - qty, 0));
  }
  if (Object.keys(prices).length > 0) return { code: "price_changed", errors: { ...prices, ...amounts } };
  return Object.keys(amounts).length > 0 ? { code: "stock_short", errors: amounts } : null;
}

/** How many pieces of each product a cart orders, the products in the order in which they first stand in it. */
export function orderedPieces(cart: readonly Pick<OrderedLine, "id" | "qty">[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, qty } of cart) pieces.set(id, (pieces.get(id) ?? 0) + qty);
  return pieces;
}
