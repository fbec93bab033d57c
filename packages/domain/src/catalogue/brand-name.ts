/** What names of brands are compared by: 'KELVRA' and ' kelvra ' are one brand. A product belongs to the entry of its brand by this alone. */
export const brandKey = (name: string): string =>
  name.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase();

/** The spellings among some names that are the brand of a name. */
export function spellingsOf(name: string, names: Iterable<string>): Set<string> {
  const key = brandKey(name);
  return new Set([...names].filter((one) => brandKey(one) === key));
}
