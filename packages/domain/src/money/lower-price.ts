import { divideHalfUp } from "./divide-half-up.ts";
import { toMinorUnits } from "./money.ts";

/** Whether a price is lower than the one before; never where one of them cannot be read. */
export function isLower(price: string, before: string): boolean {
  const [now, full] = [toMinorUnits(price), toMinorUnits(before)];
  return now !== null && full !== null && now < full;
}

/**
 * The whole percent that a price is lower than the one before, to the nearest: 10 for an offer of 10 % whose price was rounded; 0 without
 * one, and never all of it.
 */
export function percentOff(price: string, before: string): number {
  const [now, full] = [toMinorUnits(price), toMinorUnits(before)];
  if (now === null || full === null || full <= now) return 0;
  return Math.min(Number(divideHalfUp((full - now) * 100n, full)), 99);
}
