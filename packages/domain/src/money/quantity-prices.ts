import { isLower } from "./lower-price.ts";
import { isZeroPrice } from "./money.ts";

/** A lower price of a piece for those who buy some pieces or more. */
export interface QuantityPrice {
  /** The smallest number of pieces that it holds for. */
  readonly from: number;
  /** Decimal text. */
  readonly price: string;
}

/** What a piece costs by the number that is bought. */
export interface TieredPrice {
  /** Decimal text of the price of one piece. */
  readonly price: string;
  /** In the order of their numbers; empty where every number has the same price. */
  readonly quantity_prices: readonly QuantityPrice[];
}

/** Maximum number of quantity prices of a product. */
export const MAX_QUANTITY_PRICES = 5;
/** Limits of the number of pieces from which one holds. */
export const MIN_STEP = 2;
export const MAX_STEP = 100_000;

/** The price of a piece for those who buy this number; one that is not lower than the price, such as that of an offer, does not count. */
export const priceForPieces = ({ price, quantity_prices: steps }: TieredPrice, pieces: number): string =>
  steps.findLast((step) => step.from <= pieces && isLower(step.price, price))?.price ?? price;

/** The quantity prices that are lower than a price. */
export const lowerSteps = (steps: readonly QuantityPrice[], price: string): QuantityPrice[] =>
  steps.filter((step) => isLower(step.price, price));

/** The next quantity price, where it needs no more than as many pieces again; undefined where it is out of reach or there is none. */
export function stepInReach(tiered: TieredPrice, pieces: number): QuantityPrice | undefined {
  const unit = priceForPieces(tiered, pieces);
  const next = tiered.quantity_prices.find(({ from, price }) => from > pieces && isLower(price, unit));
  return next && next.from <= 2 * pieces ? next : undefined;
}

/** What is wrong with a number of pieces or a price of the quantity prices. */
type StepFault = "bad_price" | "quantity_not_rising" | "quantity_price_not_falling";

/**
 * The faults of quantity prices by their path, such as `quantity_prices.0.price`: numbers rise, and prices fall from that of one piece.
 * None for those that can be stored.
 */
export function stepErrors({
  price,
  quantity_prices: steps,
}: TieredPrice): Readonly<Record<string, StepFault>> {
  const faults: Record<string, StepFault> = {};
  for (const [place, step] of steps.entries()) {
    const before = steps[place - 1];
    const path = `quantity_prices.${place}`;
    if (before && step.from <= before.from) faults[`${path}.from`] = "quantity_not_rising";
    if (isZeroPrice(step.price)) faults[`${path}.price`] = "bad_price";
    else if (!isLower(step.price, before?.price ?? price))
      faults[`${path}.price`] = "quantity_price_not_falling";
  }
  return faults;
}

/** Whether quantity prices can be stored. */
export const areSteps = (tiered: TieredPrice): boolean => Object.keys(stepErrors(tiered)).length === 0;

/** The price of a piece without the offer that holds, for those who buy this number; null without one, and where a quantity price is lower. */
export const priceBeforeForPieces = (
  tiered: TieredPrice & { readonly price_before: string | null },
  pieces: number,
): string | null => (priceForPieces(tiered, pieces) === tiered.price ? tiered.price_before : null);
