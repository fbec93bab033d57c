import type { Named } from "../locale/locale.ts";
import { toMinorUnits } from "../money/money.ts";
import type { CartLine } from "./cart-line.ts";
import { type Cart, removeLine } from "./cart.ts";

/** Changes of a line's product since it was added to the cart. */
export interface LineChange {
  /** Current price as decimal text; null if unchanged. */
  readonly price: string | null;
  /** Remaining stock if below the line's quantity; 0 if out of stock or no longer sold; else null. */
  readonly left: number | null;
}

/** Current price and stock of a product. */
export interface ProductNow extends Named {
  readonly price: string;
  readonly amount: number;
  readonly part_number: string | null;
}

/** Cart line with its current product. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Null while loading, and if the product is no longer sold. */
  readonly product: Pick<ProductNow, "name" | "name_ar" | "part_number"> | null;
  /** Null if unchanged or still loading. */
  readonly change: LineChange | null;
}

/** Compares a line with its product; `null` means that the product is no longer sold. */
export function changeOf(line: CartLine, product: ProductNow | null): LineChange | null {
  if (!product) return { price: null, left: 0 };
  const left = Math.max(product.amount, 0);
  const change: LineChange = {
    price: toMinorUnits(product.price) === toMinorUnits(line.price) ? null : product.price,
    left: left < line.qty ? left : null,
  };
  return change.price === null && change.left === null ? null : change;
}

/** Checks whether lines only have more pieces than are left, as they may have had when they were added. */
export const isOnlyShort = (lines: readonly CheckedLine[]): boolean =>
  lines.every(({ change }) => change === null || (change.price === null && change.left !== 0));

const REASON = /^cart\.(?<index>\d+)\.(?<what>price|qty|id)$/;

/** Maps the reasons of a rejected order ('cart.0.price': current price, 'cart.0.qty': remaining stock, 'cart.0.id': no longer sold) to product ids. */
export function refusedLines(
  cart: Cart,
  errors: Readonly<Record<string, string>>,
): ReadonlyMap<number, LineChange> {
  const changes = new Map<number, LineChange>();
  for (const [field, value] of Object.entries(errors)) {
    const { index, what } = REASON.exec(field)?.groups ?? {};
    const line = cart[Number(index ?? -1)];
    if (!line) continue;
    const before = changes.get(line.id) ?? { price: null, left: null };
    if (what === "price" && toMinorUnits(value) !== null) changes.set(line.id, { ...before, price: value });
    if (what === "id") changes.set(line.id, { price: null, left: 0 });
    if (what === "qty" && /^\d+$/.test(value)) changes.set(line.id, { ...before, left: Number(value) });
  }
  return changes;
}

/** Applies an accepted change to the cart: the new price, and at most the remaining stock. */
export function acceptChange(cart: Cart, id: number, { price, left }: LineChange): Cart {
  if (left === 0) return removeLine(cart, id);
  return cart.map((line) =>
    line.id === id
      ? { ...line, price: price ?? line.price, qty: Math.min(line.qty, left ?? line.qty) }
      : line,
  );
}
