import { toMinorUnits } from "./money.ts";

/** Whether a price is lower than the one before. */
export const isLower = (price: string, before: string): boolean =>
  (toMinorUnits(price) ?? 0n) < (toMinorUnits(before) ?? 0n);

/**
 * The whole percent that a price is lower than the one before, to the nearest: 10 for an offer of 10 % whose price was rounded; 0 without
 * one, and never all of it.
 */
export function percentOff(price: string, before: string): number {
  const [now, full] = [toMinorUnits(price) ?? 0n, toMinorUnits(before) ?? 0n];
  if (full <= now) return 0;
  return Math.min(Number(((full - now) * 200n + full) / (full * 2n)), 99);
}
