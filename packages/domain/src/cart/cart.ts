import { MAX_LINE_QUANTITY } from "../constants.ts";
import { isReadablePrice } from "../money/money.ts";
import { type TieredPrice, type QuantityPrice, priceForPieces } from "../money/quantity-prices.ts";
import type { CartLine } from "./cart-line.ts";
import { type OrderRules, quantityFrom } from "./order-quantity.ts";

/** Cart lines in insertion order. */
export type Cart = readonly CartLine[];

/** Line to add to a cart, with the price of one piece. */
export type NewCartLine = Omit<CartLine, "qty">;

/** The prices of a product, or of a line as it was added. */
type Priced = Pick<CartLine, "price" | "tieredPrice">;

/** The prices of a product for its line. */
export const linePrices = ({ price, quantity_prices }: TieredPrice): Priced => ({
  price,
  ...(quantity_prices.length > 0 && { tieredPrice: { price, quantity_prices } }),
});

const priceAt = ({ price, tieredPrice }: Priced, qty: number): string =>
  tieredPrice ? priceForPieces(tieredPrice, qty) : price;

/**
 * A line with another quantity, at its price. Newer prices are taken over where they leave the line as dear as it is: any other change is
 * shown and accepted.
 */
function atQuantity({ tieredPrice, ...line }: CartLine, qty: number, newer?: Priced): CartLine {
  const isSame = newer && priceAt(newer, line.qty) === line.price;
  const prices = isSame ? newer : { price: line.price, ...(tieredPrice && { tieredPrice }) };
  return {
    ...line,
    qty,
    price: priceAt(prices, qty),
    ...(prices.tieredPrice && { tieredPrice: prices.tieredPrice }),
  };
}

const withQuantity = (cart: Cart, id: number, change: (qty: number) => number, newer?: Priced): Cart =>
  cart.flatMap((line) => {
    if (line.id !== id) return [line];
    const qty = Math.min(change(line.qty), MAX_LINE_QUANTITY);
    return qty >= 1 ? [atQuantity(line, qty, newer)] : [];
  });

/** Adds a line, or increases the quantity of the existing one; a quantity that is not valid by the rules is raised to the next one that is. */
export function addLine(cart: Cart, line: NewCartLine, qty = 1, rules: OrderRules = {}): Cart {
  if (cart.some(({ id }) => id === line.id))
    return withQuantity(cart, line.id, (before) => quantityFrom(rules, before + qty), line);
  const pieces = quantityFrom(rules, qty);
  return [...cart, { ...line, qty: pieces, price: priceAt(line, pieces) }];
}

/** Increments the quantity of a line. */
export const increaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty + 1);

/** Decrements the quantity of a line; removes it at quantity 1. */
export const decreaseLine = (cart: Cart, id: number): Cart => withQuantity(cart, id, (qty) => qty - 1);

/** Sets the quantity of a line; removes it below 1. Newer prices of its product are taken over unless they make the line dearer or cheaper as it is. */
export const setQuantity = (cart: Cart, id: number, qty: number, newer?: TieredPrice): Cart =>
  withQuantity(cart, id, () => qty, newer && linePrices(newer));

/** Removes a line. */
export const removeLine = (cart: Cart, id: number): Cart => cart.filter((line) => line.id !== id);

/** Restores a removed line at its position; does nothing if the product is in the cart again. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.some(({ id }) => id === line.id) ? cart : [...cart.slice(0, index), line, ...cart.slice(index)];

/** Sums the quantities of all lines, for the header's badge. */
export const cartCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.qty, 0);

const isPositiveInteger = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limit;

const isTieredPrice = (value: unknown): value is TieredPrice => {
  const { price, quantity_prices: steps } = (value ?? {}) as Partial<Record<keyof TieredPrice, unknown>>;
  return (
    typeof price === "string" &&
    Array.isArray(steps) &&
    steps.every(
      (step: Partial<Record<keyof QuantityPrice, unknown>> | null) => typeof step?.price === "string",
    )
  );
};

/** Parses a stored line and drops unknown fields; null for an invalid line. */
function lineOf(item: unknown): CartLine | null {
  if (typeof item !== "object" || item === null) return null;
  const { id, name, price, image, qty } = item as Partial<Record<keyof CartLine, unknown>>;
  const isLine =
    isPositiveInteger(id, 2_147_483_647) &&
    typeof name === "string" &&
    typeof price === "string" &&
    isReadablePrice(price) &&
    typeof image === "string" &&
    isPositiveInteger(qty, MAX_LINE_QUANTITY);
  return isLine ? { id, name, price, image, qty } : null;
}

/** A line with stored prices by quantity, unless they are none or give it another price. */
const withTieredPrice = (line: CartLine, tieredPrice: unknown): CartLine =>
  isTieredPrice(tieredPrice) && priceForPieces(tieredPrice, line.qty) === line.price
    ? { ...line, tieredPrice }
    : line;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The texts that a cart is stored as: its lines, and beside them the prices by quantity of their products, by id. */
export const cartTexts = (cart: Cart): readonly [lines: string, tieredPrices: string] => [
  JSON.stringify(cart.map(({ tieredPrice: _stored, ...line }) => line)),
  JSON.stringify(Object.fromEntries(cart.map(({ id, tieredPrice }) => [id, tieredPrice]))),
];

/**
 * Parses a stored cart: drops invalid lines and merges lines of one product. Validates by hand what
 * `cartLineSchema` declares, so that pages need not load the validation library.
 */
export function parseCart(text: string | null, tieredText: string | null = null): Cart {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  const tieredPrices = new Map(Object.entries(parsed(tieredText) ?? {}));
  return stored.reduce<Cart>((cart, item) => {
    const line = lineOf(item);
    return line ? addLine(cart, withTieredPrice(line, tieredPrices.get(String(line.id))), line.qty) : cart;
  }, []);
}
