import { foldText } from "@shop/domain/search/folding.ts";
import { isFiller } from "@shop/domain/search/kind-words.ts";

import { allNamed } from "../search/search-terms.ts";
import type { SentenceProducts, Left } from "./sentence-products.ts";

/** Products with free words. */
interface WithWords extends Left {
  /** Part numbers in place of which others were found. */
  readonly near: readonly string[];
  /** Words with typing errors, and what they were read as. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Words whose typing errors are looked for: each asks the database several times. */
const MAX_REPAIRED = 6;

const saysNothing = (word: string): boolean => word === "" || isFiller(foldText(word));

/** A number of one or two digits counts only where a product is called so: 'relay 12' is none that mentions the number. */
const isBareNumber = (word: string): boolean => /^\p{Nd}{1,2}$/u.test(word);

/** One word after the other: as many as some of the products have together. A word with a typing error counts as repaired. */
async function asManyAsFit(
  products: SentenceProducts,
  words: readonly string[],
  among: readonly number[],
): Promise<WithWords> {
  const [kept, unmatched, near] = [[] as string[], [] as string[], [] as string[]];
  const spellings = new Map<string, string>();
  let ids = among;
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    const within = { ids, named: isBareNumber(word) ? allNamed(word) : undefined };
    const alone = await products.matching(word, within, isLast);
    const isRepaired = alone.length === 0 && unmatched.length < MAX_REPAIRED;
    const repaired = isRepaired ? await products.repaired(word, ids) : null;
    const found = repaired?.ids ?? alone;
    const isFirst = repaired !== null || kept.length === 0;
    const together = isFirst ? found : await products.matching([...kept, word].join(" "), { ids }, isLast);
    if (together.length === 0) {
      unmatched.push(word);
      continue;
    }
    ids = together;
    if (repaired) near.push(...repaired.near);
    else kept.push(word);
    if (repaired?.corrected) spellings.set(word, repaired.corrected);
  }
  return { ids, unmatched, near, spellings };
}

/** The products among some that have free words: the only words of a search that may be left out. */
export async function withWords(
  products: SentenceProducts,
  text: string,
  among: readonly number[],
): Promise<WithWords> {
  const none = { unmatched: [], near: [], spellings: new Map<string, string>() };
  const words = text.split(/\s+/).filter((word) => !saysNothing(word));
  if (words.length === 0) return { ...none, ids: among };
  const named = allNamed(words.filter(isBareNumber).join(" "));
  const all = await products.matching(words.join(" "), { ids: among, named });
  if (all.length > 0) return { ...none, ids: all };
  return asManyAsFit(products, words, among);
}
