import { MAX_LINE_QUANTITY } from "../constants.ts";
import type { CartLine } from "./cart-line.ts";

/** Cart lines in insertion order. */
export type Cart = readonly CartLine[];

/** Line to add to a cart. */
export type NewCartLine = Omit<CartLine, "qty">;

const withQuantity = (cart: Cart, id: number, change: (qty: number) => number): Cart =>
  cart.flatMap((line) => {
    if (line.id !== id) return [line];
    const qty = Math.min(change(line.qty), MAX_LINE_QUANTITY);
    return qty >= 1 ? [{ ...line, qty }] : [];
  });

/** Adds a line, or increases the quantity of the existing one. */
export function addLine(cart: Cart, line: NewCartLine, qty = 1): Cart {
  if (cart.some(({ id }) => id === line.id)) return withQuantity(cart, line.id, (before) => before + qty);
  return [...cart, { ...line, qty: Math.min(qty, MAX_LINE_QUANTITY) }];
}

/** Increments the quantity of a line. */
export const increaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty + 1);

/** Decrements the quantity of a line; removes it at quantity 1. */
export const decreaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty - 1);

/** Sets the quantity of a line; removes it below 1. */
export const setQuantity = (cart: Cart, id: number, qty: number): Cart => withQuantity(cart, id, () => qty);

/** Removes a line. */
export const removeLine = (cart: Cart, id: number): Cart => cart.filter((line) => line.id !== id);

/** Restores a removed line at its position; does nothing if the product is in the cart again. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.some(({ id }) => id === line.id) ? cart : [...cart.slice(0, index), line, ...cart.slice(index)];

/** Sums the quantities of all lines, for the header's badge. */
export const cartCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.qty, 0);

const isPositiveInteger = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limit;

/** Parses a stored line and drops unknown fields; null for an invalid line. */
function lineOf(item: unknown): CartLine | null {
  if (typeof item !== "object" || item === null) return null;
  const { id, name, price, image, qty } = item as Partial<Record<keyof CartLine, unknown>>;
  const isLine =
    isPositiveInteger(id, 2_147_483_647) &&
    typeof name === "string" &&
    typeof price === "string" &&
    typeof image === "string" &&
    isPositiveInteger(qty, MAX_LINE_QUANTITY);
  return isLine ? { id, name, price, image, qty } : null;
}

/**
 * Parses a stored cart: drops invalid lines and merges lines of one product. Validates by hand what
 * `cartLineSchema` declares, so that pages need not load the validation library.
 */
export function parseCart(text: string | null): Cart {
  if (text === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.reduce<Cart>((cart, item) => {
    const line = lineOf(item);
    return line ? addLine(cart, line, line.qty) : cart;
  }, []);
}
