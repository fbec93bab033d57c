import { createContext, useContext } from "react";

/** Opens the page's search overlay from a search box. */
export interface SearchLauncher {
  /** Opens the overlay with the text of a box, which keeps the focus until the overlay has loaded, or without a box with a query. */
  readonly open: (box: HTMLInputElement | null, query?: string) => Promise<void>;
  /** Preloads the overlay. */
  readonly preload: () => void;
  /** Navigates to all results of a query. */
  readonly onSearch: (query: string) => void;
}

/** Without a provider a search box is a plain form. */
export const SearchLauncherContext = createContext<SearchLauncher | null>(null);

/** The launcher of the page's search overlay, or null. */
export const useSearchLauncher = (): SearchLauncher | null => useContext(SearchLauncherContext);
