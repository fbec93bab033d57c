import { piecesOfUnit, type SoldUnit } from "../catalogue/selling-unit.ts";
import { totalOf } from "../money/money.ts";
import { priceBeforeForPieces, priceForPieces, type TieredPrice } from "../money/quantity-prices.ts";
import { type OrderRules, quantityRange } from "./order-quantity.ts";

/** What decides at which price a product is bought at least. */
export interface PurchasedProduct extends OrderRules, SoldUnit, TieredPrice {
  /** Decimal text; null without an offer. */
  readonly price_before: string | null;
}

/** What a buyer pays who takes as few units as can be ordered: the price that pages, feeds and agents state. */
export interface LeastPurchase {
  /** Units that are bought at least. */
  readonly units: number;
  /** What one unit costs for those who take the least; decimal text. */
  readonly price: string;
  /** As `price` without the offer that holds; null without one. */
  readonly before: string | null;
  /** What the least costs together. */
  readonly total: string;
  /** As `total` without the offer that holds; null without one. */
  readonly totalBefore: string | null;
}

/** The {@link LeastPurchase} of a product. */
export function leastPurchase(product: PurchasedProduct): LeastPurchase {
  const { min: units } = quantityRange(product);
  const price = priceForPieces(product, units);
  const before = priceBeforeForPieces(product, units);
  const together = (one: string): string => totalOf([{ price: one, qty: units }]);
  return { units, price, before, total: together(price), totalBefore: before && together(before) };
}

/** Numbers that a price by count is compared to, as merchant feeds allow them. */
const COUNT_BASES = [100, 10, 8, 4, 2, 1];

/** What units of a product hold, and the number that their price is compared to. */
export interface UnitMeasure {
  readonly unit: "piece" | "metre";
  readonly value: number;
  readonly base: number;
}

/** What some units of a product hold; null for one piece, whose price needs no measure. */
export function measureOf(sold: SoldUnit, units: number): UnitMeasure | null {
  const value = piecesOfUnit(sold) * units;
  if (sold.unit === "metre") return { unit: "metre", value, base: 1 };
  if (value === 1) return null;
  return { unit: "piece", value, base: COUNT_BASES.find((one) => value % one === 0) ?? 1 };
}
