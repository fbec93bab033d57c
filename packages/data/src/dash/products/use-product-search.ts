import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { orderableProducts } from "./orderable-product.ts";
import type { ProductSearchView } from "./product-search-view.ts";
import { foundProductsQuery } from "./queries.ts";

/** The search for products to add to an order: what is typed is searched for after a pause. No order gets a draft. */
export function useProductSearch(): ProductSearchView {
  const [query, setQuery] = useState("");
  const text = query.trim();
  const debounced = useDebouncedText(text, TABLE_SEARCH_DEBOUNCE_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    ...foundProductsQuery(useApi(), debounced),
    placeholderData: keepPreviousData,
  });
  const searching = text !== "" && (text !== debounced || isFetching);
  return {
    query,
    onQuery: setQuery,
    products: text === "" ? [] : orderableProducts(data ?? []),
    searching,
    failed: text !== "" && isError && !searching,
    onRetry: () => void refetch(),
  };
}
