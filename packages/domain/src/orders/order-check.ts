import type { CartLine } from "../cart/cart-line.ts";
import { isZeroPrice, toMinorUnits } from "../money/money.ts";

/** Price and stock of a product at the time of an order. */
export interface Sellable {
  /** Decimal text. */
  readonly price: string;
  /** Stock in pieces; 0 and below is out of stock. */
  readonly amount: number;
}

/** Rejection of an order, with the reasons by line. */
export interface OutdatedCart {
  readonly code: "price_changed" | "stock_short";
  /**
   * Current values by line: `cart.0.price` the new price, `cart.0.qty` the remaining stock, and `cart.0.id` where the shop no longer
   * sells the product (with stock 0).
   */
  readonly errors: Readonly<Record<string, string>>;
}

/** Fields of a cart line that the check reads. */
export type OrderedLine = Pick<CartLine, "id" | "price" | "qty">;

const samePrice = (one: string, other: string): boolean =>
  isZeroPrice(one) ? isZeroPrice(other) : toMinorUnits(one) === toMinorUnits(other);

/**
 * Compares a cart with current prices and stock; null where every line still holds. Lines of one product share its stock, in their
 * order.
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

/** Sums the pieces of each product of a cart, in the order of first occurrence. */
export function orderedPieces(cart: readonly Pick<OrderedLine, "id" | "qty">[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, qty } of cart) pieces.set(id, (pieces.get(id) ?? 0) + qty);
  return pieces;
}
