import { type Cart, removeLine } from "./cart.ts";
import type { CartLine } from "./entities/order.ts";
import type { Named } from "./locale.ts";
import { toMinorUnits } from "./money.ts";

/** What has become of a line since it was put in the cart. */
export interface LineChange {
  /** The price that holds now, as decimal text; null where it is still the line's own. */
  readonly price: string | null;
  /** Pieces left where they are fewer than the line's; 0 where there are none or the product is gone; else null. */
  readonly left: number | null;
}

/** What the shop says of a product now. */
export interface ProductNow extends Named {
  readonly price: string;
  readonly amount: number;
  readonly part_number: string | null;
}

/** A line of the cart beside what the shop says of its product now. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Null as long as it is not known, and where the shop no longer has it. */
  readonly product: Pick<ProductNow, "name" | "name_ar" | "part_number"> | null;
  /** Null where nothing changed, or nothing is known yet. */
  readonly change: LineChange | null;
}

/** Compares a line with its product; `null` stands for a product that the shop no longer has. */
export function changeOf(line: CartLine, product: ProductNow | null): LineChange | null {
  if (!product) return { price: null, left: 0 };
  const left = Math.max(product.amount, 0);
  const change: LineChange = {
    price: toMinorUnits(product.price) === toMinorUnits(line.price) ? null : product.price,
    left: left < line.qty ? left : null,
  };
  return change.price === null && change.left === null ? null : change;
}

const REASON = /^cart\.(?<index>\d+)\.(?<what>price|qty|id)$/;

/** Reads the reasons of a refused order ('cart.0.price': the price now, 'cart.0.qty': pieces left, 'cart.0.id': the product is gone) by the lines' product ids. */
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

/** The cart after the buyer accepted what became of a line: it has the new price, and no more pieces than there are. */
export function acceptChange(cart: Cart, id: number, { price, left }: LineChange): Cart {
  if (left === 0) return removeLine(cart, id);
  return cart.map((line) =>
    line.id === id
      ? { ...line, price: price ?? line.price, qty: Math.min(line.qty, left ?? line.qty) }
      : line,
  );
}
