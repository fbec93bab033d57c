/** A line with its key in a list. */
export interface KeyedLine<L> {
  readonly key: string;
  readonly line: L;
}

/** Gives each line a key of its own, also where two lines are about one product. */
export function keyedLines<L extends { readonly product_id: number }>(
  lines: readonly L[],
): readonly KeyedLine<L>[] {
  const seen = new Map<number, number>();
  return lines.map((line) => {
    const nth = (seen.get(line.product_id) ?? 0) + 1;
    seen.set(line.product_id, nth);
    return { key: `${line.product_id}-${nth}`, line };
  });
}
