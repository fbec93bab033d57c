import type { CartLine } from "../../cart/cart-line.ts";
import { isValidQuantity, nearQuantities, type OrderRules } from "../../cart/order-quantity.ts";
import { isZeroPrice, toMinorUnits } from "../../money/money.ts";
import { type TieredPrice, priceForPieces } from "../../money/quantity-prices.ts";
import type { RefusedLine } from "../lines/refused-line.ts";

/** Prices, stock and valid quantities of a product at the time of an order. */
export interface Sellable extends TieredPrice, OrderRules {
  /** Stock in pieces; 0 and below is out of stock. */
  readonly amount: number;
  /** Stock from which on a rejection names this number as the least that is left; null where it names the exact one. */
  readonly hidden_from?: number | null;
}

/** Rejection of an order, with the lines that no longer hold. */
export interface OutdatedCart {
  readonly code: "price_changed" | "stock_short" | "quantity_not_sold";
  readonly lines: readonly RefusedLine[];
}

/** Fields of a cart line that the check reads. */
export type OrderedLine = Pick<CartLine, "id" | "price" | "qty">;

const samePrice = (one: string, other: string): boolean =>
  isZeroPrice(one) ? isZeroPrice(other) : toMinorUnits(one) === toMinorUnits(other);

const isRefused = ({ price, left, quantity, sold }: RefusedLine): boolean =>
  price !== null || left !== null || quantity !== undefined || !sold;

/** The code of a refusal: what old clients can act on comes first. */
function codeOf(lines: readonly RefusedLine[]): OutdatedCart["code"] {
  if (lines.some(({ price }) => price !== null)) return "price_changed";
  return lines.some(({ left, sold }) => left !== null || !sold) ? "stock_short" : "quantity_not_sold";
}

/**
 * Compares a cart with current prices, stock and valid quantities; null where every line still holds. Lines of one product share its stock, in their
 * order, and have the price of all their pieces together, whose number is valid or refused with the first of them. Where anything else is refused, nothing is said of a stock that is hidden: it could be found
 * out by orders that are never placed.
 */
export function outdatedLines(
  cart: readonly OrderedLine[],
  productOf: (id: number) => Sellable | undefined,
): OutdatedCart | null {
  const pieces = orderedPieces(cart);
  const left = new Map<number, number>();
  const named = new Map<number, number>();
  const checked = cart.map(({ id, price, qty }, place): RefusedLine => {
    const product = productOf(id);
    const stock = Math.max(product?.amount ?? 0, 0);
    const hiddenFrom = product?.hidden_from ?? Infinity;
    const all = pieces.get(id) ?? qty;
    const isFirst = !left.has(id);
    const unit = product && priceForPieces(product, all);
    const available = left.get(id) ?? stock;
    const least = named.get(id) ?? Math.min(stock, hiddenFrom);
    left.set(id, Math.max(available - qty, 0));
    named.set(id, Math.max(least - qty, 0));
    return {
      place,
      price: unit !== undefined && !samePrice(price, unit) ? unit : null,
      left: qty > available ? least : null,
      ...(qty > available && stock >= hiddenFrom && { at_least: true }),
      ...(product && isFirst && !isValidQuantity(product, all) && { quantity: nearQuantities(product, all) }),
      sold: product !== undefined,
    };
  });
  const plain = checked
    .map(({ at_least: isHidden, ...line }) => (isHidden ? { ...line, left: null } : line))
    .filter(isRefused);
  const lines = plain.length > 0 ? plain : checked.filter(isRefused);
  if (lines.length === 0) return null;
  return { code: codeOf(lines), lines };
}

/** Sums the pieces of each product of a cart, in the order of first occurrence. */
export function orderedPieces(cart: readonly Pick<OrderedLine, "id" | "qty">[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, qty } of cart) pieces.set(id, (pieces.get(id) ?? 0) + qty);
  return pieces;
}
