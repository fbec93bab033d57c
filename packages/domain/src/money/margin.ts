import { divideHalfUp } from "./divide-half-up.ts";
import { toMinorUnits } from "./money.ts";

/** Whether a price is lower than a cost; a price that is being updated (0) and an unknown cost are not compared. */
export function isBelowCost(price: string, cost: string | null): boolean {
  const [asked, paid] = [toMinorUnits(price), cost === null ? null : toMinorUnits(cost)];
  return asked !== null && asked > 0n && paid !== null && asked < paid;
}

/**
 * What is left of an amount above its cost in percent of the amount, with one decimal, rounded half away from 0; null where the amount is 0. Both have two
 * decimals and any sign.
 */
export function marginPercent(amount: string, margin: string): number | null {
  const [whole, part] = [BigInt(amount.replace(".", "")), BigInt(margin.replace(".", ""))];
  if (whole === 0n) return null;
  const isNegative = part < 0n !== whole < 0n;
  const [size, of] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const tenths = Number(divideHalfUp(size * 1000n, of)) / 10;
  return isNegative && tenths !== 0 ? -tenths : tenths;
}
