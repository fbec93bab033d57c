import type { SearchMiss, SearchMissSort } from "@shop/contract/search-misses/search-miss.ts";
import { SEARCH_MISS_ROWS } from "@shop/domain/constants.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** The searches that found nothing, in an order. */
export const sortMisses = (misses: readonly SearchMiss[], sort: SearchMissSort): SearchMiss[] =>
  misses.toSorted((a, b) => {
    const byTime = b.last_at.localeCompare(a.last_at);
    return sort === "most" ? b.count - a.count || byTime : byTime;
  });

/** Answers to the administrators' list of searches that found nothing. */
export function searchMissAnswers(shop: ShopState) {
  return {
    listSearchMisses: ({ query: { page = 1, per_page = SEARCH_MISS_ROWS, sort = "most" } }) =>
      pageOf(sortMisses(shop.searchMisses, sort), page, per_page),
  } satisfies Partial<Answers>;
}
