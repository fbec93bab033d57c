import { SEARCH_DEBOUNCE_MS, SEARCH_NARROW_ABOVE } from "@shop/domain/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { facetsQuery } from "../products/queries.ts";
import { searchQuery } from "./queries.ts";
import type { SearchState, SearchView } from "./view.ts";

/** The error of a failed search; the overlay shows a text of its own instead. */
const SEARCH_ERROR = "Error fetching products.";

/**
 * The model of the search overlay: debounces the query by 1000 ms. Each query has a cache key of its own, so a stale response never
 * replaces a newer one, and the request of an outdated query is cancelled.
 */
export function useSearchModel(initialQuery = ""): SearchView {
  const [query, setQuery] = useState(initialQuery);
  const text = query.trim();
  const debounced = useDebouncedText(text, SEARCH_DEBOUNCE_MS);

  const result = useQuery(searchQuery(useApi(), debounced));
  const search = ((): SearchState => {
    if (text === "") return { status: "idle" };
    if (text !== debounced || result.isFetching) return { status: "searching" };
    if (result.error) return { status: "failed", error: SEARCH_ERROR, onRetry: () => void result.refetch() };
    return result.data ? { status: "found", answer: result.data } : { status: "searching" };
  })();

  const canNarrow = search.status === "found" && search.answer.totalCount > SEARCH_NARROW_ABOVE;
  const facets = useQuery({ ...facetsQuery(useApi(), { query: debounced }), enabled: canNarrow });
  // The data of the query before is a placeholder that does not belong to these results.
  const narrowing = facets.isPlaceholderData ? null : (facets.data ?? null);

  return {
    query,
    search,
    totalCount: search.status === "found" ? search.answer.totalCount : 0,
    facets: canNarrow && !facets.isError ? narrowing : undefined,
    onQuery: setQuery,
  };
}
