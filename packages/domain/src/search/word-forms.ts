import { withoutArticle } from "./folding.ts";

/** Candidate singulars of a plural: English, or Arabic in ات, whose singular may end in ه. */
function singulars(word: string): string[] {
  if (/^[a-z]{2,}[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/^[a-z]{2,}(?:ch|sh|ss|x)es$/.test(word)) return [word.slice(0, -2)];
  if (/^[a-z]{3,}[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/^\p{Script=Arabic}{3,}ات$/u.test(word)) return [word.slice(0, -2), `${word.slice(0, -2)}ه`];
  return [];
}

/** Lists the forms of a folded word to search for: with and without the Arabic article, plural and singular. */
export function wordForms(word: string): string[] {
  const bare = withoutArticle(word);
  return [...new Set([word, bare, ...singulars(bare)])];
}
