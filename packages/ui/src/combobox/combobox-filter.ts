const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .toLowerCase();

/**
 * Checks whether a text contains every word of a search in any order, ignoring accents, Arabic vowel signs and hamza forms.
 */
export function matchesWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
