import { ignoreStorageErrors } from "../../storage/safe-storage.ts";

const KEY = "searches";
const MAX_SEARCHES = 5;

/** Keeps the latest searches in local storage, for the search overlay. */
export const recentSearches = {
  /** The latest searches, the newest first. */
  read: (): readonly string[] =>
    ignoreStorageErrors(() => {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
      return Array.isArray(stored)
        ? stored.filter((query): query is string => typeof query === "string").slice(0, MAX_SEARCHES)
        : [];
    }) ?? [],
  /** Puts a search first. */
  add: (query: string): void => {
    const others = recentSearches.read().filter((earlier) => earlier !== query);
    ignoreStorageErrors(() =>
      localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES))),
    );
  },
};
