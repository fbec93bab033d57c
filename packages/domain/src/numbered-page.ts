/** The place of a page in a list; a page beyond the last is the last one. */
export function pageAt(total: number, page: number, rows: number) {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / rows)));
  return { page: shown, offset: (shown - 1) * rows };
}

/** One page of a whole list. */
export function pageOf<T>(all: readonly T[], page: number, rows: number) {
  const { offset, page: shown } = pageAt(all.length, page, rows);
  return { data: all.slice(offset, offset + rows), page: shown, per_page: rows, total: all.length };
}

/** The number in each state. */
export function countsIn<S extends string>(
  states: readonly S[],
  count: (state: S) => number,
): Record<S, number>;
export function countsIn(states: readonly string[], count: (state: string) => number): object {
  return Object.fromEntries(states.map((state) => [state, count(state)]));
}
