import { PART_CHOICES, PARTS_AT_ONCE, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";
import { pages } from "@shop/domain/site/pages.ts";

import { cardOf } from "../products/catalogue-answers.ts";
import { inLists } from "../products/seen-products.ts";
import { findProducts } from "../search/search.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Answers to parts lists. */
export function partsListAnswers(state: ShopState) {
  return {
    findParts: ({ body: { list, from, boards, ...options } }) => {
      const { parts, leftOut, columns, dropped } = readPartsList(list, options);
      const lines = parts.slice(from, from + PARTS_AT_ONCE).map(({ text, qty, places }) => {
        const products = findProducts(inLists(state), text);
        const line = {
          text,
          qty: qty * boards,
          places: places ?? null,
          products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
          total: products.length,
          corrected: null,
          near: [],
          inexact: [],
          mentioned: [],
          unmatched: [],
          missing_part: null,
        };
        return Object.assign(line, { sure: surePart(line)?.id ?? null });
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
    savePartsList: () => {
      const token = `list${state.nextId()}`;
      return {
        token,
        expires_at: new Date(Date.now() + THIRTY_DAYS_MS).toISOString(),
        address: `http://localhost${pages.savedPartsList(token)}`,
      };
    },
  } satisfies Partial<Answers>;
}
