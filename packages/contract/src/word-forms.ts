import { withoutArticle } from "./folding.ts";

/** What a plural may be the plural of: an English one, or an Arabic one in ات, whose singular may end in ه. */
function singulars(word: string): string[] {
  if (/^[a-z]{2,}[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/^[a-z]{2,}(?:ch|sh|ss|x)es$/.test(word)) return [word.slice(0, -2)];
  if (/^[a-z]{3,}[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/^\p{Script=Arabic}{3,}ات$/u.test(word)) return [word.slice(0, -2), `${word.slice(0, -2)}ه`];
  return [];
}

/** A folded word in the forms in which it may stand in a text: with or without the Arabic article, a plural or not. */
export function wordForms(word: string): string[] {
  const bare = withoutArticle(word);
  return [...new Set([word, bare, ...singulars(bare)])];
}
