import { foldedWords } from "./folding.ts";

/** Words that ask for a low price, folded. */
const LOW = new Set(
  "cheap cheaper cheapest inexpensive affordable budget رخيص رخيصه ارخص ارخيص الارخص اقتصادي اقتصاديه".split(
    " ",
  ),
);

/** Whether a folded word asks for a low price. */
export const isLowPrice = (word: string): boolean => LOW.has(word);

const isLow = (token: string): boolean => isLowPrice(foldedWords(token).join(" "));

/** Splits words that ask for a low price off a search; null where it has none, or nothing else. */
export function readPriceWords(text: string): { readonly words: string; readonly rest: string } | null {
  const tokens = text.split(/\s+/).filter(Boolean);
  const [words, rest] = [tokens.filter(isLow), tokens.filter((token) => !isLow(token))];
  return words.length === 0 || rest.length === 0 ? null : { words: words.join(" "), rest: rest.join(" ") };
}

/** What a search is read as that asks for a low price. */
export const cheapestFirst = { name: "Lowest price first", name_ar: "الأقل سعرًا أولًا" } as const;
