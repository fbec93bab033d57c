import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";

/** The answer that the search overlay has handed on in the state of a navigation, checked loosely: only the overlay writes it; null without one. */
export const receivedAnswer = (state: unknown): SearchAnswer | null => (isAnswer(state) ? state : null);

const isAnswer = (state: unknown): state is SearchAnswer =>
  typeof state === "object" && state !== null && "products" in state && Array.isArray(state.products);
