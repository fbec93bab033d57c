import { PART_CHOICES, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { searchProducts } from "../search/value-search.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to parts lists. */
export function partsListAnswers(state: ShopState) {
  return {
    findParts: ({ body }) => {
      const { parts, dropped } = readPartsList(body.list);
      const lines = parts.map(({ text, qty, otherwise }) => {
        const found = searchProducts(state, text);
        const isNamed = found.products.length === 0 && otherwise !== undefined;
        const { products, near, unmatched } = isNamed ? searchProducts(state, otherwise) : found;
        const none = products.length === 0;
        return {
          text: isNamed && !none ? otherwise : text,
          qty,
          products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
          total: products.length,
          corrected: null,
          near: none ? [] : [...near],
          mentioned: [],
          unmatched: none ? [] : [...(isNamed ? [text] : []), ...unmatched],
        };
      });
      return { lines, dropped };
    },
  } satisfies Partial<Answers>;
}
