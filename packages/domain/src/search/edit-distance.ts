/** The last row of the matrix of distances, of one word to each prefix of the other; null where all are above `limit`. */
function distances(one: string, other: string, limit: number): number[] | null {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let minimum = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped && row > 1 && column > 1) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
      minimum = Math.min(minimum, distance);
    }
    if (minimum > limit) return null;
    beforeLast = last;
    last = current;
  }
  return last;
}

/**
 * Computes the Damerau-Levenshtein distance of two words (optimal string alignment): the number of letters to
 * insert, delete, replace or swap with their neighbour. Returns `limit + 1` for any distance above `limit`.
 */
export function editDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  return Math.min(distances(one, other, limit)?.at(-1) ?? limit + 1, limit + 1);
}

/** Computes the smallest distance of a word to any beginning of another; `limit + 1` for any distance above `limit`. */
export function prefixDistance(one: string, other: string, limit: number): number {
  if (one.length - other.length > limit) return limit + 1;
  const row = distances(one, other.slice(0, one.length + limit), limit);
  return row ? Math.min(...row, limit + 1) : limit + 1;
}
