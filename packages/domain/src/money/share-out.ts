/** Shares an amount in proportion to weights: rounded down, with the units that are left going to the largest remainders, the first of equal ones. */
export function shareOut(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / whole);
  const left = Number(amount - shares.reduce((sum, share) => sum + share, 0n));
  const rounded = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.at - b.at)
    .slice(0, left);
  const raised = new Set(rounded.map(({ at }) => at));
  return shares.map((share, at) => (raised.has(at) ? share + 1n : share));
}
