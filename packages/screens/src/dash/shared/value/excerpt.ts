/** Characters of the common beginning that are shown before the first difference. */
const CONTEXT = 40;

const firstDifference = (text: string, other: string): number => {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return at;
};

/** Shortens a text to about `most` characters, at the ends of words, and around its first difference from another version of it. */
export function excerptOf(text: string, most: number, other?: string): string {
  if (text.length <= most) return text;
  const differs = other === undefined ? 0 : firstDifference(text, other);
  const from = Math.max(0, Math.min(differs - CONTEXT, text.length - most));
  const isWhole = from + most >= text.length;
  // A word that is cut is left out, unless it is the one that differs.
  const before = from === 0 ? "" : text.slice(from, differs).replace(/^\S*\s+/, "");
  const after = text.slice(from === 0 ? 0 : differs, from + most);
  return `${from === 0 ? "" : "…"}${before}${isWhole ? after : `${after.replace(/\s+\S*$/, "")}…`}`;
}
