import { asciiDigits, foldedWords } from "../folding.ts";

/** A word of a search between spaces. */
export interface Token {
  /** As typed, without the signs that end sentences. */
  readonly text: string;
  readonly folded: readonly string[];
}

/** Tokens that are read; a search has fewer. */
const MAX_TOKENS = 40;

/** The tokens of a search: '500جنيه' and '500egp' are two, so that the amount is read. */
export const tokensOf = (text: string): Token[] =>
  asciiDigits(text)
    .replaceAll(/(?<=\d)(?=(?:egp|le|جنيه|ج\.م)(?!\p{L}))/giu, " ")
    .split(/\s+/)
    .map((token) => token.replaceAll(/^[؟?!"“”«»]+|[؟?!"“”«»,،;؛]+$/gu, "").replace(/(?<=\p{L}{2})\.$/u, ""))
    .filter(Boolean)
    .slice(0, MAX_TOKENS)
    .map((token) => ({ text: token, folded: foldedWords(token) }));

/** Tokens as a text. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** Phrases of folded words, given with commas between them, the longest first. */
export const phrases = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => foldedWords(phrase))
    .filter((words) => words.length > 0)
    .toSorted((a, b) => b.length - a.length);

/** How many tokens from a place on are one of some phrases; 0 where none is. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  known: readonly (readonly string[])[],
): number {
  const found = known.find((words) =>
    words.every((word, index) => tokens[at + index]?.folded.join(" ") === word),
  );
  return found?.length ?? 0;
}
