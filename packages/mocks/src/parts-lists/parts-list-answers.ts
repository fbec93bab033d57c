import { PART_CHOICES, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { searchProducts } from "../search/value-search.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to parts lists. */
export function partsListAnswers(state: ShopState) {
  return {
    findParts: ({ body }) => {
      const { parts, dropped } = readPartsList(body.list);
      const lines = parts.map(({ text, qty }) => {
        const { products, near, unmatched } = searchProducts(state, text);
        const some = products.length > 0;
        return {
          text,
          qty,
          products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
          total: products.length,
          corrected: null,
          near: some ? [...near] : [],
          unmatched: some ? [...unmatched] : [],
        };
      });
      return { lines, dropped };
    },
  } satisfies Partial<Answers>;
}
