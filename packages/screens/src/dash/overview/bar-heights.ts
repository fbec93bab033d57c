/** Parts into which the height of a chart is divided. */
const PARTS = 1000n;

/** Least height of a bar that stands for more than nothing, in parts. */
const LEAST = 10n;

const hundredthsOf = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** Heights of bars in thousandths of the highest, for amounts with two decimals of any length. */
export function barHeights(amounts: readonly string[]): number[] {
  const values = amounts.map(hundredthsOf);
  const highest = values.reduce((most, value) => (value > most ? value : most), 0n);
  return values.map((value) => {
    if (value <= 0n) return 0;
    const height = (value * PARTS) / highest;
    return Number(height < LEAST ? LEAST : height);
  });
}

/** The largest of amounts with two decimals. */
export const largestOf = (amounts: readonly string[]): string =>
  amounts.reduce((most, amount) => (hundredthsOf(amount) > hundredthsOf(most) ? amount : most), "0.00");
