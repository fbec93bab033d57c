const segmenter = new Intl.Segmenter();

/**
 * Returns the first two graphemes of a name (emoji, accents and Arabic vowel signs stay whole), or 'Pr' for a missing name.
 */
export function initialsOf(name?: string | null): string {
  const letters = Array.from(segmenter.segment(name?.trim() ?? ""), ({ segment }) => segment);
  return letters.slice(0, 2).join("") || "Pr";
}
