/** The items of a list in the order of their ids; items that the ids leave out follow. */
export const inOrder = <T extends { readonly id: number }>(
  list: readonly T[],
  ids: readonly number[],
): T[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: T): number => places.get(id) ?? ids.length;
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
};
