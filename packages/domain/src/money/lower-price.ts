import { toMinorUnits } from "./money.ts";

/** Whether a price is lower than the one before. */
export const isLower = (price: string, before: string): boolean =>
  (toMinorUnits(price) ?? 0n) < (toMinorUnits(before) ?? 0n);

/** The whole percent that a price is lower than the one before; 0 where it is less than one. */
export function percentOff(price: string, before: string): number {
  const [now, full] = [toMinorUnits(price) ?? 0n, toMinorUnits(before) ?? 0n];
  // Rounded down, so that no offer promises more than it holds.
  return full > now ? Number(((full - now) * 100n) / full) : 0;
}
