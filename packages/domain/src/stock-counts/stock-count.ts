import { MAX_STOCK } from "../bulk/bulk-rule.ts";

/** Maximum length of the name of a stock count. */
export const COUNT_NAME_LENGTH = 80;
/** The most products of a count, which is booked in one transaction. */
export const MAX_COUNT_PRODUCTS = 5000;
/** The most scans and list lines of a count. */
export const MAX_COUNT_ENTRIES = 20_000;
/** The most pieces that one scan, entry or line of a list adds. */
export const MAX_COUNTED = 1_000_000;
/** Maximum length of a code that is scanned or typed. */
export const PRODUCT_CODE_LENGTH = 80;

/** What becomes of a count. */
export const countStates = ["open", "booked", "discarded"] as const;

/** What becomes of a count. */
export type CountState = (typeof countStates)[number];

/** What was counted of a product, beside its stock. */
export interface CountedStock {
  /** The pieces that were counted. */
  readonly counted: number;
  /** The pieces that there should have been when it was counted. */
  readonly expected: number;
  /** The stock now. */
  readonly amount: number;
}

/** How many pieces more were counted than there should have been; negative for fewer. */
export const countDifference = ({ counted, expected }: Pick<CountedStock, "counted" | "expected">): number =>
  counted - expected;

/**
 * The stock of a product once its count is booked: the difference at the moment of counting is added to the stock of the moment of booking, so
 * that what was sold or delivered in between stays. Never below 0.
 */
export const stockAfterCount = (stock: CountedStock): number =>
  Math.min(MAX_STOCK, Math.max(0, stock.amount + countDifference(stock)));

/** How many pieces that were sold since the count are not there, by which the stock would be below 0. */
export const missingAfterCount = (stock: CountedStock): number =>
  Math.max(0, -(stock.amount + countDifference(stock)));
