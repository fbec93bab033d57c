import type { ProductCard } from "@shop/contract/entities/product.ts";
import type { Listing, Remote, Submission } from "@shop/contract/state.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import type { CardPage, ProductFilter } from "../api.ts";
import { cardsOf, productPages } from "../queries.ts";
import { nextPageSubmission, toRemote } from "../remote.ts";

/** A list of product cards that grows page by page, as a screen is told it. */
export interface ProductPages {
  readonly products: Remote<Listing<ProductCard>>;
  /** The loading of the next page. */
  readonly more: Submission;
  readonly onLoadMore: () => void;
}

const listingOf = (pages: readonly CardPage[], hasMore: boolean, start?: string): Listing<ProductCard> => ({
  items: cardsOf(pages),
  total: pages[0]?.total ?? 0,
  totalExact: pages[0]?.total_exact ?? true,
  hasMore,
  start,
  next: pages.at(-1)?.next_cursor,
});

/** Pages of the products that a filter leaves, from a cursor on; a page counts as `refreshing` only where it is fetched again. */
export function useProductPages(filter: ProductFilter, start?: string): ProductPages {
  const list = useInfiniteQuery(productPages(useApi(), filter, start));
  return {
    products: toRemote(list, ({ pages }) => listingOf(pages, list.hasNextPage, start)),
    more: nextPageSubmission(list),
    onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
  };
}
