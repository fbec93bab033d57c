import { localStore, stored } from "../../storage/stored.ts";

const MAX_SEARCHES = 5;

const searches = stored("searches", localStore, (value): readonly string[] | null =>
  Array.isArray(value) ? value.filter((query): query is string => typeof query === "string") : null,
);

/** Keeps the latest searches in local storage, for the search overlay. */
export const recentSearches = {
  /** The latest searches, the newest first. */
  read: (): readonly string[] => searches.read()?.slice(0, MAX_SEARCHES) ?? [],
  /** Puts a search first. */
  add: (query: string): void => {
    const others = recentSearches.read().filter((earlier) => earlier !== query);
    searches.write([query, ...others].slice(0, MAX_SEARCHES));
  },
};
