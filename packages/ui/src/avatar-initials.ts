const segmenter = new Intl.Segmenter();

/**
 * The first two letters of a name as a reader counts them (emoji, accents and Arabic vowel signs stay whole), or 'Pr' when it is missing.
 */
export function initialsOf(name?: string | null): string {
  const letters = Array.from(segmenter.segment(name?.trim() ?? ""), ({ segment }) => segment);
  return letters.slice(0, 2).join("") || "Pr";
}
