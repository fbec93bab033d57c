import type { ProductCard } from "@shop/contract/products/product.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import type { CardPage, ProductFilter } from "../../api.ts";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import type { Listing } from "../../view.ts";
import { cardsOfPages, productPagesQuery } from "./queries.ts";
import type { ProductPages } from "./view.ts";

const toListing = (pages: readonly CardPage[], hasMore: boolean, start?: string): Listing<ProductCard> => ({
  items: cardsOfPages(pages),
  total: pages[0]?.total ?? 0,
  totalExact: pages[0]?.total_exact ?? true,
  hasMore,
  start,
  next: pages.at(-1)?.next_cursor,
});

/** Options of {@link useProductPages}. */
export interface ProductPagesOptions {
  /** The cursor that the list begins at, where that is not its start. */
  readonly start?: string | undefined;
  /** False keeps the list from being fetched; true by default. */
  readonly enabled?: boolean;
}

/** The paged list of the products that match a filter. */
export function useProductPages(
  filter: ProductFilter,
  { start, enabled = true }: ProductPagesOptions = {},
): ProductPages {
  const list = useInfiniteQuery({ ...productPagesQuery(useApi(), filter, start), enabled });
  return {
    products: toRemote(list, ({ pages }) => toListing(pages, list.hasNextPage, start)),
    more: nextPageSubmission(list),
    onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
  };
}
