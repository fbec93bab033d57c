import type { SoldUnit } from "../catalogue/selling-unit.ts";
import { exactStock, type PublicStock } from "../catalogue/shown-stock.ts";
import type { Named } from "../locale/locale.ts";
import { toMinorUnits } from "../money/money.ts";
import { type TieredPrice, priceForPieces } from "../money/quantity-prices.ts";
import type { RefusedLine } from "../orders/lines/refused-line.ts";
import type { CartLine } from "./cart-line.ts";
import { type Cart, removeLine, setQuantity } from "./cart.ts";
import {
  isValidQuantity,
  type NearQuantities,
  nearerQuantity,
  nearestQuantity,
  nearQuantities,
  type OrderRules,
  quantityUpTo,
} from "./order-quantity.ts";

/** Changes of a line's product since it was added to the cart. */
export interface LineChange {
  /** Current price of a piece at the line's quantity, as decimal text; null if unchanged. */
  readonly price: string | null;
  /** The current prices by quantity of a changed price; missing where the shop has only named that price. */
  readonly tieredPrice?: TieredPrice | undefined;
  /** Remaining stock if below the line's quantity; 0 if out of stock or no longer sold; else null. */
  readonly left: number | null;
  /** True where `left` is the least that is there, because the shop hides the number. */
  readonly at_least?: true | undefined;
  /** The valid quantities next to the line's, which the shop does not sell; missing where it does. */
  readonly quantity?: NearQuantities | undefined;
  /** The valid quantity that accepting it sets; missing where that is the line's, or what is left. */
  readonly take?: number | undefined;
}

/** Current price and stock of a product. */
export interface ProductNow extends Named, PublicStock, TieredPrice, OrderRules, SoldUnit {
  /** What it costs without the offer that holds; null without one. */
  readonly price_before: string | null;
  readonly part_number: string | null;
}

/** Cart line with its current product. */
export interface CheckedLine {
  readonly line: CartLine;
  /** Null while loading, and if the product is no longer sold. */
  readonly product: Pick<
    ProductNow,
    | "name"
    | "name_ar"
    | "part_number"
    | "price"
    | "price_before"
    | "quantity_prices"
    | "amount"
    | "stock"
    | keyof OrderRules
    | keyof SoldUnit
  > | null;
  /** Null if unchanged or still loading. */
  readonly change: LineChange | null;
}

/** The valid quantity that is taken in place of one of which so many are left; undefined where that is as many as are left. */
function takenOf(rules: OrderRules, qty: number, left: number): number | undefined {
  if (left < qty) {
    const most = quantityUpTo(rules, left);
    return most === left ? undefined : most;
  }
  const { below } = nearQuantities(rules, qty);
  const nearest = nearestQuantity(rules, qty);
  const taken = nearest > left && below !== null ? below : nearest;
  return taken === qty ? undefined : taken;
}

/** Compares a line with its product; `null` means that the product is no longer sold. */
export function changeOf(line: CartLine, product: ProductNow | null): LineChange | null {
  if (!product) return { price: null, left: 0 };
  // Where the shop hides the number, only a refused order shows that there are too few.
  const isLeast = product.stock?.shown === "at_least";
  const exact = product.amount <= 0 ? 0 : exactStock(product);
  const left = isLeast ? product.amount : (exact ?? line.qty);
  const unit = priceForPieces(product, line.qty);
  const isPriced = toMinorUnits(unit) === toMinorUnits(line.price);
  const { price, quantity_prices } = product;
  // A line that is too short of stock has the quantities that are left.
  const isSold = isValidQuantity(product, line.qty);
  const take = takenOf(product, line.qty, exact ?? (isLeast ? product.amount : Infinity));
  const change: LineChange = {
    price: isPriced ? null : unit,
    ...(!isPriced && quantity_prices.length > 0 && { tieredPrice: { price, quantity_prices } }),
    left: left < line.qty ? left : null,
    ...(isLeast && left < line.qty && { at_least: true }),
    ...(!isSold && { quantity: nearQuantities(product, line.qty) }),
    ...(take !== undefined && { take }),
  };
  return change.price === null && change.left === null && isSold ? null : change;
}

/** Checks whether lines only have more pieces than are left, as they may have had when they were added. */
export const isOnlyShort = (lines: readonly CheckedLine[]): boolean =>
  lines.every(
    ({ change }) => change === null || (change.price === null && change.left !== 0 && !change.quantity),
  );

/** The changes of the lines of a rejected order, by product id. */
export function refusedChanges(cart: Cart, lines: readonly RefusedLine[]): ReadonlyMap<number, LineChange> {
  const changes = new Map<number, LineChange>();
  for (const { place, price, left, at_least, quantity: near } of lines) {
    const line = cart[place];
    if (!line) continue;
    const before = changes.get(line.id);
    const least = left === null ? before?.at_least : at_least;
    const quantity = near ?? before?.quantity;
    changes.set(line.id, {
      price: price ?? before?.price ?? null,
      left: left ?? before?.left ?? null,
      ...(least && { at_least: least }),
      ...(quantity && { quantity, take: nearerQuantity(quantity, line.qty) }),
    });
  }
  return changes;
}

/** Applies an accepted change to the cart: the new price, a valid quantity, and at most the remaining stock. */
export function acceptChange(cart: Cart, id: number, { price, tieredPrice, left, take }: LineChange): Cart {
  if (left === 0) return removeLine(cart, id);
  const priced =
    price === null
      ? cart
      : cart.map((line) => {
          const { tieredPrice: _before, ...rest } = line;
          return line.id === id ? { ...rest, price, ...(tieredPrice && { tieredPrice }) } : line;
        });
  const qty = cart.find((line) => line.id === id)?.qty ?? 0;
  return setQuantity(priced, id, take ?? Math.min(qty, left ?? qty));
}
