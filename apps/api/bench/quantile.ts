/** The value below which a share of sorted numbers lies; undefined without numbers. */
export const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
