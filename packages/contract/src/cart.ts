import { MAX_LINE_QUANTITY } from "./constants.ts";
import type { CartLine } from "./entities/order.ts";

/** A cart: its lines in the order in which they were first added. */
export type Cart = readonly CartLine[];

/** What is added to a cart. */
export type NewCartLine = Omit<CartLine, "qty">;

const withQuantity = (cart: Cart, id: number, change: (qty: number) => number): Cart =>
  cart.flatMap((line) => {
    if (line.id !== id) return [line];
    const qty = Math.min(change(line.qty), MAX_LINE_QUANTITY);
    return qty >= 1 ? [{ ...line, qty }] : [];
  });

/** Appends a line that is not yet there, or raises the quantity of the one that is. */
export function addLine(cart: Cart, line: NewCartLine, qty = 1): Cart {
  if (cart.some(({ id }) => id === line.id)) return withQuantity(cart, line.id, (before) => before + qty);
  return [...cart, { ...line, qty: Math.min(qty, MAX_LINE_QUANTITY) }];
}

/** One more of a line. */
export const increaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty + 1);

/** One less of a line; at quantity 1 the line goes. */
export const decreaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty - 1);

/** A line's quantity set; below 1 the line goes. */
export const setQuantity = (cart: Cart, id: number, qty: number): Cart => withQuantity(cart, id, () => qty);

/** The cart without a line. */
export const removeLine = (cart: Cart, id: number): Cart => cart.filter((line) => line.id !== id);

/** Puts a line that was removed back where it stood; a cart that has its product again stays as it is. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.some(({ id }) => id === line.id) ? cart : [...cart.slice(0, index), line, ...cart.slice(index)];

/** The sum of the quantities of all lines: the header's badge. */
export const cartCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.qty, 0);

const whole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** A kept line as it is known, without what a stranger may have added; null where it is none. */
function lineOf(item: unknown): CartLine | null {
  if (typeof item !== "object" || item === null) return null;
  const { id, name, price, image, qty } = item as Partial<Record<keyof CartLine, unknown>>;
  const isLine =
    whole(id, 2_147_483_647) &&
    typeof name === "string" &&
    typeof price === "string" &&
    typeof image === "string" &&
    whole(qty, MAX_LINE_QUANTITY);
  return isLine ? { id, name, price, image, qty } : null;
}

/**
 * Reads a kept cart: lines that are damaged or foreign are dropped, the rest stays, lines of one product are joined. It checks by
 * hand what `cartLineSchema` says, so that every page's script can do without the validation library.
 */
export function parseCart(text: string | null): Cart {
  if (text === null) return [];
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.reduce<Cart>((cart, item) => {
    const line = lineOf(item);
    return line ? addLine(cart, line, line.qty) : cart;
  }, []);
}
