import { minorOf } from "../../money/money.ts";
import { type EditedLine, linesChangeText } from "./line-edits.ts";
import { discountChangeText, type OrderDiscount } from "./order-discount.ts";

/** Percent by which a price may be lowered where every price may be given. */
export const ANY_PRICE = 100;

/** Percent by which administrators without the right to prices may lower those of an order, unless the settings state it. */
export const DISCOUNT_LIMIT = 0;

/** Whether an amount lies between that of the shop and what is left of it after a discount of so many percent, rounded as discounts are. */
export function isWithinLimit(given: string, shown: string, percent: number): boolean {
  const [amount, full] = [minorOf(given), minorOf(shown)];
  return amount <= full && amount * 100n + 50n >= full * BigInt(100 - percent);
}

/** A line of a new order with the shop's price for its pieces. */
export interface TakenLine extends EditedLine {
  readonly shown: string;
}

/** What an administrator gives in a new order, in signs that are read in every language: prices that are not the shop's, and a discount; '' for neither. */
export const givenText = (lines: readonly TakenLine[], discount: OrderDiscount | null): string =>
  [
    linesChangeText(
      lines.map(({ shown, ...line }) => ({ ...line, price: shown })),
      lines,
    ),
    discountChangeText(null, discount),
  ]
    .filter((text) => text !== "")
    .join("\n");
