/** Orders in which a list of products can be asked for. */
export const productSorts = ["newest", "price", "-price", "name", "-name"] as const;

/** One order of a list of products; a leading minus turns it round. */
export type ProductSort = (typeof productSorts)[number];

/** Categories in the order in which the shop shows them: by sort index, then by id. */
export const bySortIndex = <T extends { readonly sort_index: number; readonly id: number }>(
  list: readonly T[],
): T[] => list.toSorted((a, b) => a.sort_index - b.sort_index || a.id - b.id);
