import { minorOf, sumOf } from "./money.ts";

/** The largest amount of money: that of a price, of a line, of an order with all its costs, and of a document, which all are read by one rule. */
export const MAX_AMOUNT = "9999999999.99";

/** Whether amounts with two decimals, of any length, come to an amount that can be stored and read. */
export const isBounded = (...amounts: readonly string[]): boolean =>
  minorOf(sumOf(amounts)) <= minorOf(MAX_AMOUNT);
