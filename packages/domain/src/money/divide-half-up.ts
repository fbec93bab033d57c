/** Divides whole numbers and rounds half up: 2.5 becomes 3, -2.5 becomes -2; the denominator is above zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // Division of bigints truncates towards 0, which is up for negative numbers.
  return doubled < 0n && quotient * divisor !== doubled ? quotient - 1n : quotient;
}
