import { SEARCH_DEBOUNCE_MS } from "@shop/contract/constants.ts";
import type { SearchAnswer } from "@shop/contract/endpoints/catalogue.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { useApi } from "../api-context.tsx";
import { search } from "../queries.ts";

/** Kept in state on a failure; the overlay never shows it and has words of its own. */
export const SEARCH_ERROR = "Error fetching products.";

/** A search while it is typed: nothing asked, on its way (from the first key on), answered, or failed. */
export type SearchState =
  | { readonly status: "idle" }
  | { readonly status: "searching" }
  | { readonly status: "found"; readonly answer: SearchAnswer }
  | { readonly status: "failed"; readonly error: string; readonly onRetry: () => void };

/** What the search overlay is fed. */
export interface SearchModel {
  /** What stands in the box. */
  readonly query: string;
  readonly search: SearchState;
  /** How many products the answer counts; 0 without an answer. */
  readonly totalCount: number;
  readonly onQuery: (query: string) => void;
}

/**
 * Searches once the typing has stopped for 1000 ms. Each text is a question of its own: a newer one ends an older
 * request, and an older answer can never stand under a newer text.
 */
export function useSearchModel(initialQuery = ""): SearchModel {
  const [query, setQuery] = useState(initialQuery);
  const [asked, setAsked] = useState("");
  const text = query.trim();

  useEffect(() => {
    const timer = setTimeout(setAsked, text === "" ? 0 : SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);

  const result = useQuery(search(useApi(), asked));
  const state = ((): SearchState => {
    if (text === "") return { status: "idle" };
    if (text !== asked || result.isFetching) return { status: "searching" };
    if (result.error) return { status: "failed", error: SEARCH_ERROR, onRetry: () => void result.refetch() };
    return result.data ? { status: "found", answer: result.data } : { status: "searching" };
  })();

  return {
    query,
    search: state,
    totalCount: state.status === "found" ? state.answer.totalCount : 0,
    onQuery: setQuery,
  };
}
