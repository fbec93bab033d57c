/** How near a price is to a power of ten of another one, as a decimal logarithm: within a tenth, or within the changes that lists bring with them. */
export const jumpTolerance = { near: 0.045, changed: 0.15 } as const;

/** Powers of ten that a misplaced decimal mark, or the price of a pack, makes of a price. */
const MAX_POWER = 3;

/**
 * The power of ten by which a price is about 10, 100 or 1,000 times another one (1 to 3), or that part of it (-1 to -3); null for every other
 * change, and where one of them is 0.
 */
export function priceJump(before: string, after: string, tolerance: number): number | null {
  const ratio = Number(after) / Number(before);
  if (!Number.isFinite(ratio) || ratio <= 0) return null;
  const logarithm = Math.log10(ratio);
  const power = Math.round(logarithm);
  const isJump = power !== 0 && Math.abs(power) <= MAX_POWER && Math.abs(logarithm - power) <= tolerance;
  return isJump ? power : null;
}
