import { PART_CHOICES, PARTS_AT_ONCE, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { inLists } from "../products/seen-products.ts";
import { findProducts } from "../search/search.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to parts lists. */
export function partsListAnswers(state: ShopState) {
  return {
    findParts: ({ body: { list, from, boards, ...options } }) => {
      const { parts, leftOut, columns, dropped } = readPartsList(list, options);
      const lines = parts.slice(from, from + PARTS_AT_ONCE).map(({ text, also = [], qty, places }) => {
        const find = (words: string) => findProducts(inLists(state), words);
        const named = [text, ...also].find((one) => find(one).length > 0);
        const products = find(named ?? text);
        return {
          text: named ?? text,
          qty: qty * boards,
          places: places ?? null,
          products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
          total: products.length,
          corrected: null,
          near: [],
          mentioned: [],
          unmatched: named === undefined || named === text ? [] : [text],
        };
      });
      return {
        lines,
        parts: parts.length,
        searched: Math.min(from + PARTS_AT_ONCE, parts.length),
        left_out: [...leftOut],
        columns: [...columns],
        dropped,
      };
    },
  } satisfies Partial<Answers>;
}
