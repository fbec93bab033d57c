import { exactStock, type PublicStock } from "../catalogue/shown-stock.ts";
import type { Named } from "../locale/locale.ts";
import { toMinorUnits } from "../money/money.ts";
import type { RefusedLine } from "../orders/refused-line.ts";
import type { CartLine } from "./cart-line.ts";
import { type Cart, removeLine } from "./cart.ts";

/** Changes of a line's product since it was added to the cart. */
export interface LineChange {
  /** Current price as decimal text; null if unchanged. */
  readonly price: string | null;
  /** Remaining stock if below the line's quantity; 0 if out of stock or no longer sold; else null. */
  readonly left: number | null;
  /** True where `left` is the least that is there, because the shop hides the number. */
  readonly at_least?: true | undefined;
}

/** Current price and stock of a product. */
export interface ProductNow extends Named, PublicStock {
  readonly price: string;
  /** What it costs without the offer that holds; null without one. */
  readonly price_before: string | null;
  readonly part_number: string | null;
}

/** Cart line with its current product. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Null while loading, and if the product is no longer sold. */
  readonly product: Pick<ProductNow, "name" | "name_ar" | "part_number" | "price_before"> | null;
  /** Null if unchanged or still loading. */
  readonly change: LineChange | null;
}

/** Compares a line with its product; `null` means that the product is no longer sold. */
export function changeOf(line: CartLine, product: ProductNow | null): LineChange | null {
  if (!product) return { price: null, left: 0 };
  // Where the shop hides the number, only a refused order shows that there are too few.
  const isLeast = product.stock?.shown === "at_least";
  const exact = product.amount <= 0 ? 0 : exactStock(product);
  const left = isLeast ? product.amount : (exact ?? line.qty);
  const change: LineChange = {
    price: toMinorUnits(product.price) === toMinorUnits(line.price) ? null : product.price,
    left: left < line.qty ? left : null,
    ...(isLeast && left < line.qty && { at_least: true }),
  };
  return change.price === null && change.left === null ? null : change;
}

/** Checks whether lines only have more pieces than are left, as they may have had when they were added. */
export const isOnlyShort = (lines: readonly CheckedLine[]): boolean =>
  lines.every(({ change }) => change === null || (change.price === null && change.left !== 0));

/** The changes of the lines of a rejected order, by product id. */
export function refusedChanges(cart: Cart, lines: readonly RefusedLine[]): ReadonlyMap<number, LineChange> {
  const changes = new Map<number, LineChange>();
  for (const { place, price, left, at_least } of lines) {
    const line = cart[place];
    if (!line) continue;
    const before = changes.get(line.id);
    const least = left === null ? before?.at_least : at_least;
    changes.set(line.id, {
      price: price ?? before?.price ?? null,
      left: left ?? before?.left ?? null,
      ...(least && { at_least: least }),
    });
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
