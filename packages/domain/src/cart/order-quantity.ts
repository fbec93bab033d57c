import { hasOtherPieces, piecesOfUnit, type SoldUnit } from "../catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "../constants.ts";

/** How many units of a product can be ordered; what is missing or null does not limit it. */
export interface OrderRules {
  /** The least that is ordered; null is 1. */
  readonly min_order?: number | null | undefined;
  /** Only multiples of it are ordered; null is 1. */
  readonly order_step?: number | null | undefined;
  /** The most that is ordered; null for no other limit than that of a line. */
  readonly max_order?: number | null | undefined;
}

/** The valid quantities of a product: from `min` to `max` in steps; both are valid. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The valid quantities around one that is not valid; null where there is none on that side. */
export interface NearQuantities {
  readonly below: number | null;
  readonly above: number | null;
}

/** The valid quantities by some rules; null where none is valid. */
function rangeOf({ min_order: least, order_step: by, max_order: most }: OrderRules): QuantityRange | null {
  const step = by ?? 1;
  const min = Math.ceil((least ?? 1) / step) * step;
  const max = Math.floor(Math.min(most ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY) / step) * step;
  return min <= max ? { min, max, step } : null;
}

/** The quantities of a line that no rules limit. */
export const anyQuantity: QuantityRange = { min: 1, max: MAX_LINE_QUANTITY, step: 1 };

/** The valid quantities of a product. Rules that contradict each other are not stored; such ones limit nothing. */
export const quantityRange = (rules: OrderRules): QuantityRange => rangeOf(rules) ?? anyQuantity;

/** Whether so many units of a product can be ordered; the limit of a line is not that of several lines of a product. */
export function isValidQuantity(rules: OrderRules, qty: number): boolean {
  const { min, max, step } = quantityRange(rules);
  const isTooMany = rules.max_order != null && qty > max;
  return qty >= min && !isTooMany && qty % step === 0;
}

/** The valid quantities next to one that is not valid; the quantity itself on both sides where it is. */
export function nearQuantities(rules: OrderRules, qty: number): NearQuantities {
  const { min, max, step } = quantityRange(rules);
  const below = Math.min(Math.floor(qty / step) * step, max);
  const above = Math.max(Math.ceil(qty / step) * step, min);
  return { below: below < min ? null : below, above: above > max ? null : above };
}

/** The nearer one of two neighbours; of two as near the higher one. */
export function nearerQuantity({ below, above }: NearQuantities, qty: number): number {
  if (below === null || above === null) return below ?? above ?? qty;
  return qty - below < above - qty ? below : above;
}

/** The valid quantity that is nearest to one. */
export const nearestQuantity = (rules: OrderRules, qty: number): number =>
  nearerQuantity(nearQuantities(rules, qty), qty);

/** The lowest valid quantity from one upwards, or the highest of all where none is as high. */
export const quantityFrom = (rules: OrderRules, qty: number): number =>
  nearQuantities(rules, qty).above ?? quantityRange(rules).max;

/** The highest valid quantity up to one; 0 where none is as low. */
export const quantityUpTo = (rules: OrderRules, qty: number): number => nearQuantities(rules, qty).below ?? 0;

/** The units that hold a number of pieces. */
export interface UnitsOfPieces {
  readonly qty: number;
  /** Pieces that they hold beyond those. */
  readonly left: number;
}

/** The fewest valid units of a product that hold so many pieces, or the most that can be ordered, and the pieces that are left over. */
export function unitsForPieces(rules: OrderRules & SoldUnit, pieces: number): UnitsOfPieces {
  const each = piecesOfUnit(rules);
  const qty = quantityFrom(rules, Math.ceil(pieces / each));
  return { qty, left: Math.max(qty * each - pieces, 0) };
}

/** What is wrong with rules of quantities, or with the pieces of a unit. */
type QuantityFault = "pieces_not_of_unit" | "most_below_least" | "no_valid_quantity";

/** The fields that {@link quantityErrors} compares. */
export const quantityFields = ["unit", "pieces_per_unit", "min_order", "order_step", "max_order"] as const;

/** The faults of how a product is sold, by field; none for what can be stored. */
export function quantityErrors(
  rules: OrderRules & SoldUnit,
): Readonly<Partial<Record<(typeof quantityFields)[number], QuantityFault>>> {
  const { min_order: least, max_order: most } = rules;
  return {
    ...(hasOtherPieces(rules) && { pieces_per_unit: "pieces_not_of_unit" as const }),
    ...(most != null && most < (least ?? 1)
      ? { max_order: "most_below_least" as const }
      : rangeOf(rules) === null && { order_step: "no_valid_quantity" as const }),
  };
}
