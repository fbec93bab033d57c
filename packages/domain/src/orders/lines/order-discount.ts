import { divideHalfUp } from "../../money/divide-half-up.ts";
import { fromMinorUnits, minorOf, toMinorUnits } from "../../money/money.ts";

/** Ways in which the discount of an order is given. */
export const discountKinds = ["percent", "amount"] as const;

/** A discount as it is given: a part of the sum of the lines in percent, or an amount of money. */
export interface DiscountEntry {
  readonly kind: (typeof discountKinds)[number];
  /** Decimal text with at most two decimals. */
  readonly value: string;
}

/** The discount of an order. */
export interface OrderDiscount {
  /** What it takes off the sum of the lines; two decimals. */
  readonly amount: string;
  /** The part of the sum in percent, with two decimals, where it was given so; null for an amount. */
  readonly percent: string | null;
  /** The amount that was given, where the lines allow only a part of it. */
  readonly given?: string | undefined;
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

const partOf = (whole: bigint, percent: bigint): bigint => divideHalfUp(whole * percent, WHOLE);

/**
 * The discount that an entry gives on a sum of lines, rounded half up to the smallest unit. Null where it takes off nothing, or leaves
 * nothing to be paid: a total of zero means that prices are being updated.
 */
export function discountOf({ kind, value }: DiscountEntry, sum: string): OrderDiscount | null {
  const given = toMinorUnits(value);
  const whole = BigInt(sum.replace(".", ""));
  if (given === null) return null;
  const amount = kind === "percent" ? partOf(whole, given) : given;
  if (amount <= 0n || amount >= whole) return null;
  return { amount: fromMinorUnits(amount), percent: kind === "percent" ? fromMinorUnits(given) : null };
}

/**
 * The discount of an order whose lines have another sum: a percentage follows the sum, an amount stays as it was given. Both are capped so
 * that the smallest unit is left to pay, and count in full again once the lines are worth enough.
 */
export function discountOn(discount: OrderDiscount | null, sum: string): OrderDiscount | null {
  if (!discount) return null;
  const { percent, given = discount.amount } = discount;
  const whole = minorOf(sum);
  const wanted = percent === null ? minorOf(given) : partOf(whole, minorOf(percent));
  const most = whole > 0n ? whole - 1n : 0n;
  const amount = fromMinorUnits(wanted < most ? wanted : most);
  return { amount, percent, ...(percent === null && amount !== given && { given }) };
}

/** The total of lines of a sum after a discount; two decimals. */
export const totalAfter = (sum: string, discount: Pick<OrderDiscount, "amount"> | null): string =>
  discount === null
    ? sum
    : fromMinorUnits(BigInt(sum.replace(".", "")) - BigInt(discount.amount.replace(".", "")));

/** What differs between two discounts, in signs that are read in every language; '' for equal ones. */
export function discountChangeText(before: OrderDiscount | null, after: OrderDiscount | null): string {
  const [old = "–", now = "–"] = [before?.amount, after?.amount];
  return old === now ? "" : `−: ${old} → ${now}`;
}
