const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .toLowerCase();

/**
 * Whether a text holds every word of a search, in any order: accents, Arabic vowel signs and hamza carriers count as their bare letter.
 */
export function matchesWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
