/** The entries of a list that none has taken back. */
export const countedEntries = <Entry extends { readonly voided: object | null }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.filter(({ voided }) => voided === null);
