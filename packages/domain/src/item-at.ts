/** The entry of a list at a place; throws where there is none, so that what is missing is never read as nothing. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`The list has no entry at ${place}.`);
  return item;
}
