import { PART_CHOICES, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { inLists } from "../products/seen-products.ts";
import { findProducts } from "../search/search.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to parts lists. */
export function partsListAnswers(state: ShopState) {
  return {
    findParts: ({ body }) => {
      const { parts, dropped } = readPartsList(body.list);
      const lines = parts.map(({ text, qty, otherwise }) => {
        const found = findProducts(inLists(state), text);
        const isNamed = found.length === 0 && otherwise !== undefined;
        const products = isNamed ? findProducts(inLists(state), otherwise) : found;
        const none = products.length === 0;
        return {
          text: isNamed && !none ? otherwise : text,
          qty,
          products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
          total: products.length,
          corrected: null,
          near: [],
          mentioned: [],
          unmatched: isNamed && !none ? [text] : [],
        };
      });
      return { lines, dropped };
    },
  } satisfies Partial<Answers>;
}
