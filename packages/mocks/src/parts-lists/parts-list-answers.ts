import { ApiError } from "@shop/contract/api-error.ts";
import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { ReadPartsList, SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
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
  const find = (words: string) => findProducts(inLists(state), words);
  const findParts = ({ list, from, boards, ...options }: ReadPartsList): FoundParts => {
    const { parts, leftOut, columns, dropped } = readPartsList(list, options);
    const lines = parts.slice(from, from + PARTS_AT_ONCE).map(({ text, also = [], qty, places }) => {
      const named = [text, ...also].find((one) => find(one).length > 0);
      const products = find(named ?? text);
      const line = {
        text: named ?? text,
        qty: qty * boards,
        places: places ?? null,
        products: products.slice(0, PART_CHOICES).map((one) => cardOf(state, one)),
        total: products.length,
        corrected: null,
        near: [],
        inexact: [],
        mentioned: [],
        unmatched: named === undefined || named === text ? [] : [text],
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
  };
  const saved = (token: string): SavedPartsList => {
    const list = state.partsLists.get(token);
    if (!list) throw new ApiError("not_found");
    return list;
  };
  return {
    findParts: ({ body }) => findParts(body),
    savePartsList: ({ body }) => {
      const token = `list${state.nextId()}`;
      state.partsLists.set(token, body);
      return {
        token,
        expires_at: new Date(Date.now() + THIRTY_DAYS_MS).toISOString(),
        address: `http://localhost${pages.savedPartsList(token)}`,
      };
    },
    readPartsList: ({ params }) => {
      const request = saved(params.token);
      return { request, found: findParts({ ...request, from: 0 }) };
    },
    exportPartsList: ({ params, query: { format } }) => {
      saved(params.token);
      return new Blob([], { type: sheetTypes[format] });
    },
  } satisfies Partial<Answers>;
}
